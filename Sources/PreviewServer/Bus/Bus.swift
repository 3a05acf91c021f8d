// SPDX-License-Identifier: Apache-2.0
import CNats
import Glibc

/// The connection to the servers of NATS, over which the servers of a cluster speak.
///
/// The library's threads only fill a queue. Everything else happens on the loop's thread: it takes
/// the messages in the order in which they came, whatever they are about.
final class Bus {
  /// The reason why something did not work.
  struct Failure: Error, Equatable {
    var message: String
    /// JetStream's number of the error; 0 for others.
    var code = 0
  }

  /// What came over the bus.
  struct Message {
    var subject: String
    /// 503 when nobody was there to answer.
    var status: Int
    var bytes: [UInt8]
  }

  /// A header of a message.
  struct Header {
    var name: String
    var value: String
  }

  /// The seconds for which an answer is waited for.
  static let patience = 1.5
  private static let millisecondsPerSecond = 1000.0
  private static let nobody = 503

  /// Becomes readable when messages wait.
  let descriptor: Int32
  /// The greatest number of bytes of a message.
  let bound: Int
  private let raw: OpaquePointer
  private let inbox: String
  private var handlers: [String: (subscription: UnsafeMutableRawPointer, take: (Message) -> Void)] =
    [:]
  private var questions: [UInt64: (until: Double, take: (Result<Message, Failure>) -> Void)] = [:]
  private var lastQuestion: UInt64 = 0
  /// Messages that came while an answer was waited for.
  private var early: [Message] = []

  /// Connects.
  ///
  /// - Parameters:
  ///   - url: The address of a server of NATS, or several with commas between them.
  ///   - credentials: A file with credentials, if the server wants one.
  ///   - name: The name of this connection, for who looks at the server of NATS.
  /// - Throws: `Failure` when the library is missing, or no server answers.
  init(url: String, credentials: String?, name: String) throws(Failure) {
    var words = [CChar](repeating: 0, count: Int(TESSERA_BUS_ERROR_BYTES))
    guard let raw = tessera_bus_open(url, credentials, name, &words) else {
      let bytes = words.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw Failure(message: String(decoding: bytes, as: UTF8.self))
    }
    self.raw = raw
    descriptor = tessera_bus_descriptor(raw)
    bound = Int(tessera_bus_bound(raw))
    inbox = "_INBOX.tessera\(UInt64.random(in: 0...UInt64.max))"
    guard tessera_bus_subscribe(raw, inbox + ".*") != nil else {
      throw Failure(message: "NATS takes no subscription")
    }
  }

  var isConnected: Bool { tessera_bus_is_connected(raw) != 0 }

  /// How many times the connection was lost and made again.
  var reconnects: UInt64 { tessera_bus_reconnects(raw) }

  // MARK: Subjects

  /// Takes all messages of a subject from now on.
  func subscribe(_ subject: String, _ take: @escaping (Message) -> Void) {
    guard handlers[subject] == nil else { return }
    guard let subscription = tessera_bus_subscribe(raw, subject) else { return }
    handlers[subject] = (subscription, take)
  }

  /// Takes no more messages of a subject.
  func unsubscribe(_ subject: String) {
    guard let handler = handlers.removeValue(forKey: subject) else { return }
    tessera_bus_unsubscribe(raw, handler.subscription)
  }

  /// Sends a message to all that take its subject; while there is no connection, it is lost.
  func publish(_ subject: String, _ bytes: some Collection<UInt8>) {
    _ = send(subject, reply: nil, header: nil, bytes)
  }

  private func send(
    _ subject: String,
    reply: String?,
    header: Header?,
    _ bytes: some Collection<UInt8>
  ) -> Failure? {
    let whole = ContiguousArray(bytes)
    let status = whole.withUnsafeBytes { buffer in
      tessera_bus_publish(
        raw,
        subject,
        reply,
        header?.name,
        header?.value,
        buffer.baseAddress,
        Int32(buffer.count)
      )
    }
    guard status != 0 else { return nil }
    return Failure(message: String(cString: tessera_bus_words(raw, status)))
  }

  // MARK: Questions

  /// Asks, and gives the answer to `take` later, or why there is none.
  func ask(
    _ subject: String,
    header: Header? = nil,
    _ bytes: some Collection<UInt8>,
    take: @escaping (Result<Message, Failure>) -> Void
  ) {
    lastQuestion += 1
    let reply = "\(inbox).\(lastQuestion)"
    if let failure = send(subject, reply: reply, header: header, bytes) {
      return take(.failure(failure))
    }
    questions[lastQuestion] = (MonotonicClock.seconds + Self.patience, take)
  }

  /// Asks, and waits for the answer.
  func answer(
    _ subject: String,
    header: Header? = nil,
    _ bytes: some Collection<UInt8>
  ) throws(Failure) -> Message {
    guard isConnected else { throw Self.away }
    lastQuestion += 1
    let reply = "\(inbox).\(lastQuestion)"
    if let failure = send(subject, reply: reply, header: header, bytes) { throw failure }
    let end = MonotonicClock.seconds + Self.patience
    defer { if !early.isEmpty { tessera_bus_ring(raw) } }
    while true {
      while let message = taken() {
        guard message.subject == reply else {
          early.append(message)
          continue
        }
        guard message.status != Self.nobody else { throw Self.unanswered }
        return message
      }
      let left = end - MonotonicClock.seconds
      guard left > 0 else { throw Failure(message: "NATS does not answer") }
      tessera_bus_wait(raw, Int32(left * Self.millisecondsPerSecond) + 1)
    }
  }

  private static let away = Failure(message: "there is no connection to NATS")
  private static let unanswered = Failure(message: "nobody answers at NATS", code: nobody)

  private func taken() -> Message? {
    guard let message = tessera_bus_take(raw) else { return nil }
    defer { tessera_bus_free_message(message) }
    let count = message.pointee.count
    return Message(
      subject: String(cString: message.pointee.subject),
      status: Int(message.pointee.status),
      bytes: Array(UnsafeRawBufferPointer(start: tessera_bus_bytes(message), count: count))
    )
  }

  // MARK: The loop

  /// Hands out what has come.
  func drain() {
    var count: UInt64 = 0
    _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
    while true {
      if !early.isEmpty {
        let waiting = early
        early.removeAll(keepingCapacity: true)
        for message in waiting { hand(message) }
      } else if let message = taken() {
        hand(message)
      } else {
        return
      }
    }
  }

  private func hand(_ message: Message) {
    if let handler = handlers[message.subject] { return handler.take(message) }
    guard message.subject.hasPrefix(inbox + "."),
      let number = UInt64(message.subject.dropFirst(inbox.utf8.count + 1)),
      let question = questions.removeValue(forKey: number)
    else { return }
    question.take(message.status == Self.nobody ? .failure(Self.unanswered) : .success(message))
  }

  /// Tells those who wait for an answer too long that there is none.
  func expire(now: Double) {
    for (number, question) in questions where question.until <= now {
      questions[number] = nil
      question.take(.failure(Failure(message: "NATS does not answer")))
    }
  }

  /// Sends what waits, and ends the connection.
  func close() {
    tessera_bus_flush(raw, Int32(Self.patience * Self.millisecondsPerSecond))
    tessera_bus_close(raw)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The part of JetStream that is used: streams, messages with an expected number before them, and
/// reading by subject.
extension Bus {
  /// JetStream's numbers of errors.
  enum Code {
    static let notFound = 10059
    static let noMessage = 10037
    /// Another message is the last one of the subject.
    static let notLast = 10071
    static let noReplicas = 10074
    static let tooFewServers = 10005
  }

  /// A message in a stream.
  struct Stored {
    var subject: String
    var sequence: UInt64
    var bytes: Data
  }

  /// The form of everything that a cluster keeps; another one is refused.
  static let form = "tessera 1"
  private static let mostReplicas = 3
  private static let expected = "Nats-Expected-Last-Subject-Sequence"

  /// Calls JetStream.
  func call(_ path: String, _ body: [String: Any] = [:]) throws(Failure) -> [String: Any] {
    let message: Message
    do throws(Failure) {
      message = try answer("$JS.API." + path, Self.json(body))
    } catch {
      guard error.code != 0 else { throw error }
      throw Failure(message: "it runs without JetStream; start it with nats-server -js")
    }
    return try Self.content(message)
  }

  private static func json(_ body: [String: Any]) -> Data {
    (try? JSONSerialization.data(withJSONObject: body)) ?? Data()
  }

  private static func content(_ message: Message) throws(Failure) -> [String: Any] {
    let whole = try? JSONSerialization.jsonObject(with: Data(message.bytes)) as? [String: Any]
    guard let whole else { throw Failure(message: "NATS gave an answer that cannot be read") }
    guard let error = whole["error"] as? [String: Any] else { return whole }
    throw Failure(
      message: error["description"] as? String ?? "JetStream refused",
      code: (error["err_code"] as? NSNumber)?.intValue ?? 0
    )
  }

  /// Finds a stream, or makes it: with as many replicas as the servers of NATS allow.
  ///
  /// - Throws: `Failure` when there is one of another form, or none can be made.
  func ensure(stream name: String, subjects: [String], _ more: [String: Any]) throws(Failure) {
    do throws(Failure) {
      let found = try call("STREAM.INFO." + name)
      let form = (found["config"] as? [String: Any])?["description"] as? String
      guard form == Self.form else {
        throw Failure(
          message: "its stream \(name) is of another version (\(form ?? "none")), this server's is "
            + "\(Self.form); update all servers, or remove it with: nats stream rm \(name)"
        )
      }
      return
    } catch {
      guard error.code == Code.notFound else { throw error }
    }
    var config = more
    config["name"] = name
    config["subjects"] = subjects
    config["description"] = Self.form
    config["storage"] = "file"
    do throws(Failure) {
      config["num_replicas"] = Self.mostReplicas
      _ = try call("STREAM.CREATE." + name, config)
    } catch {
      guard [Code.noReplicas, Code.tooFewServers].contains(error.code) else { throw error }
      config["num_replicas"] = 1
      _ = try call("STREAM.CREATE." + name, config)
    }
  }

  /// Writes a message behind one with a number, and waits until it is there.
  ///
  /// - Parameters:
  ///   - subject: The subject.
  ///   - bytes: The content.
  ///   - last: The number of the subject's last message, 0 for none; `nil` for any.
  /// - Returns: The message's number.
  /// - Throws: `Failure` with ``Code/notLast`` when another message came before.
  @discardableResult
  func store(
    _ subject: String,
    _ bytes: some Collection<UInt8>,
    after last: UInt64?
  ) throws(Failure) -> UInt64 {
    try Self.sequence(try answer(subject, header: Self.header(after: last), bytes))
  }

  /// Writes a message behind one with a number, and gives its number to `take` later.
  func store(
    _ subject: String,
    _ bytes: some Collection<UInt8>,
    after last: UInt64?,
    take: @escaping (Result<UInt64, Failure>) -> Void
  ) {
    ask(subject, header: Self.header(after: last), bytes) { answer in
      take(
        answer.flatMap { message in
          Result { () throws(Failure) in try Self.sequence(message) }
        }
      )
    }
  }

  private static func header(after last: UInt64?) -> Header? {
    last.map { Header(name: expected, value: String($0)) }
  }

  private static func sequence(_ message: Message) throws(Failure) -> UInt64 {
    let content = try content(message)
    guard let sequence = (content["seq"] as? NSNumber)?.uint64Value else {
      throw Failure(message: "JetStream did not number a message")
    }
    return sequence
  }

  /// The last message of a subject; `nil` when there is none.
  func last(of subject: String, in stream: String) throws(Failure) -> Stored? {
    try message(in: stream, ["last_by_subj": subject])
  }

  /// The first message of a subject from a number on; `nil` when there is none.
  func next(of subject: String, from sequence: UInt64, in stream: String) throws(Failure) -> Stored?
  {
    try message(in: stream, ["next_by_subj": subject, "seq": NSNumber(value: sequence)])
  }

  private func message(
    in stream: String,
    _ question: [String: Any]
  ) throws(Failure) -> Stored? {
    do throws(Failure) {
      return Self.stored(try call("STREAM.MSG.GET." + stream, question))
    } catch {
      guard error.code == Code.noMessage else { throw error }
      return nil
    }
  }

  /// Gives the last message of a subject to `take` later.
  func last(
    of subject: String,
    in stream: String,
    take: @escaping (Result<Stored?, Failure>) -> Void
  ) {
    ask("$JS.API.STREAM.MSG.GET." + stream, Self.json(["last_by_subj": subject])) { answer in
      do {
        take(.success(Self.stored(try Self.content(try answer.get()))))
      } catch {
        let failure = error as? Failure ?? Failure(message: "\(error)")
        take(failure.code == Code.noMessage ? .success(nil) : .failure(failure))
      }
    }
  }

  private static func stored(_ content: [String: Any]) -> Stored? {
    guard let message = content["message"] as? [String: Any],
      let subject = message["subject"] as? String,
      let sequence = (message["seq"] as? NSNumber)?.uint64Value
    else { return nil }
    let text = message["data"] as? String ?? ""
    return Stored(subject: subject, sequence: sequence, bytes: Data(base64Encoded: text) ?? Data())
  }

  /// Removes a subject's messages before a number.
  func purge(_ subject: String, before sequence: UInt64, in stream: String) {
    let body: [String: Any] = ["filter": subject, "seq": NSNumber(value: sequence)]
    ask("$JS.API.STREAM.PURGE." + stream, Self.json(body)) { _ in }
  }
}

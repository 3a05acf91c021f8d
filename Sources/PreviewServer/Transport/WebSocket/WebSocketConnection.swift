// SPDX-License-Identifier: Apache-2.0
import CWebSockets
import Foundation
import StageProtocol

/// One WebSocket of a client.
final class WebSocketConnection: PollTarget, ClientConnection {
  /// How far the connection is from its end.
  enum Life {
    case open
    /// Our close frame is the last of the queue; the client's close frame is awaited.
    case closing
    /// Nothing is sent any more; what still arrives is dropped, so that the client gets our close
    /// frame. With unread bytes, the kernel would reset the connection.
    case draining
    case ended
  }

  /// The bytes that may wait in the kernel, so that a client that stops reading is noticed at once.
  private static let unsentBytes: Int32 = 16 * 1024
  /// The seconds in which a client can read the rest, and then those in which it can answer our
  /// close frame, before its connection is cut.
  private static let closeSeconds = 5.0
  private static let answerSeconds = 2.0
  /// How many bytes of a client that is closed are read before its connection is cut.
  private static let drainedBytes = 4 * 1024 * 1024
  /// The longest reason in a close frame, in bytes.
  private static let reasonBytes = 123

  let id: UInt64
  /// The number of its socket in `Admission`.
  let socket: UInt64
  var isRemote = false
  private unowned let loop: EventLoop
  private let descriptor: Int32
  private var key: Poller.Key?
  /// Whether the client has sent a message.
  private var hasSpoken = false
  private var reader: WebSocketReader
  private var outlet: SocketOutlet
  private var life = Life.open
  /// Whether the loop writes at the end of its turn.
  private var awaitsFlush = false
  private var watchesWriting = false
  /// Whether nothing more is expected from the client: it has closed, or broken the rules.
  private var isDone = false
  private var drained = 0
  private var silence: Silence
  /// Pings the client and ends connections that do not answer.
  private lazy var timer = loop.timer { [unowned self] in timerFired() }

  init(id: UInt64, socket: UInt64, descriptor: Int32, loop: EventLoop) {
    self.id = id
    self.socket = socket
    self.descriptor = descriptor
    self.loop = loop
    reader = WebSocketReader(bound: loop.limits.messageBytes)
    outlet = SocketOutlet(textBound: loop.limits.outboundBytes)
    silence = Silence(since: loop.now)
    _ = cws_limit_unsent(descriptor, Self.unsentBytes)
  }

  /// Polls the socket from now on.
  func join(_ poller: Poller) -> Bool {
    key = poller.add(descriptor, self)
    timer.schedule(after: Silence.pingSeconds)
    return key != nil
  }

  var isClosing: Bool { life != .open }

  /// Queues a text; the connection is closed when too much waits.
  func send(text: Frame, key: String?) {
    guard life == .open else { return }
    guard outlet.queue.append(text: text, key: key) else { return cutOff() }
    requestFlush()
  }

  func send(frame: Frame) {
    guard life == .open else { return }
    guard outlet.queue.append(frame: frame) else { return cutOff() }
    requestFlush()
  }

  func close(_ code: CloseCode, _ reason: String) {
    guard life == .open else { return }
    beginClosing(code.rawValue, reason)
  }

  /// Drops the connection without a close frame, which would wait behind all other messages.
  func cutOff() {
    guard life != .ended else { return }
    end()
  }

  private func requestFlush() {
    guard !awaitsFlush, !watchesWriting else { return }
    awaitsFlush = true
    loop.flushSoon(self)
  }

  private func beginClosing(_ code: UInt16, _ reason: String) {
    life = .closing
    var payload: [UInt8] = []
    if code != WireCloseCode.none {
      payload = [UInt8(code >> 8), UInt8(truncatingIfNeeded: code)]
      payload += Self.whole(reason)
    }
    outlet.closing = Frame(payload, .close)
    timer.schedule(after: Self.closeSeconds)
    requestFlush()
  }

  /// As much of a reason as fits, without half a character.
  private static func whole(_ reason: String) -> [UInt8] {
    var bytes = Array(reason.utf8.prefix(reasonBytes))
    while !bytes.isEmpty, String(validating: bytes, as: UTF8.self) == nil { bytes.removeLast() }
    return bytes
  }

  // MARK: Writing

  /// Writes what waits, as far as the kernel accepts it.
  func flush() {
    awaitsFlush = false
    guard life == .open || life == .closing, let key else { return }
    switch outlet.write(to: descriptor) {
    case .broken: return end()
    case .waits:
      guard !watchesWriting else { return }
      watchesWriting = true
      loop.poller.watch(key, descriptor, toWrite: true)
    case .done:
      if watchesWriting {
        watchesWriting = false
        loop.poller.watch(key, descriptor, toWrite: false)
      }
      guard outlet.isClosed else { return }
      if isDone { drain() } else { timer.schedule(after: Self.answerSeconds) }
    }
  }

  /// Ends the conversation; the socket is closed when the client has closed its side.
  private func drain() {
    life = .draining
    shutdown(descriptor, Int32(SHUT_WR))
    loop.ended(self)
  }

  private func end() {
    guard life != .ended else { return }
    let wasTold = life == .draining
    life = .ended
    timer.cancel()
    if let key { loop.poller.remove(key, descriptor) }
    key = nil
    loop.doorway.left(self)
    if !wasTold { loop.ended(self) }
  }

  // MARK: Reading

  func ready(toRead: Bool, toWrite: Bool) {
    if toWrite, watchesWriting { flush() }
    guard toRead, life != .ended else { return }
    let count = recv(descriptor, loop.scratch.baseAddress, loop.scratch.count, 0)
    guard count > 0 else {
      if count < 0, errno == EAGAIN || errno == EINTR { return }
      return end()
    }
    silence.heard(at: loop.now)
    guard life != .draining else { return drop(count) }
    read(UnsafeMutableRawBufferPointer(rebasing: loop.scratch[..<count]))
  }

  /// Reads the client's bytes.
  func read(_ bytes: UnsafeMutableRawBufferPointer) {
    guard !isDone else { return drop(bytes.count) }
    do throws(WebSocketFault) {
      try reader.read(bytes) { take($0) }
    } catch {
      fail(error)
    }
  }

  private func drop(_ count: Int) {
    drained += count
    if drained > Self.drainedBytes { end() }
  }

  /// Takes an event; `false` ends the reading.
  private func take(_ event: WebSocketReader.Event) -> Bool {
    switch event {
    case .text(let text): take(text)
    case .binary:
      guard life == .open else { return true }
      loop.delegate?.receivedBinary(from: self)
    case .ping(let payload):
      guard life == .open else { return true }
      send(text: Frame(payload, .pong), key: nil)
    case .pong: break
    case .close(let code):
      isDone = true
      if life == .open { beginClosing(code, "") }
      requestFlush()
      return false
    }
    return life != .ended
  }

  private func take(_ text: UnsafeRawBufferPointer) {
    guard life == .open else { return }
    if !hasSpoken {
      hasSpoken = true
      loop.doorway.spoke(self)
    }
    loop.delegate?.received(text, from: self)
  }

  private func fail(_ fault: WebSocketFault) {
    isDone = true
    guard life == .open else { return requestFlush() }
    switch fault {
    case .broken(let rule): beginClosing(WireCloseCode.brokenRule, rule)
    case .invalidText: beginClosing(WireCloseCode.invalidText, "the text is not UTF-8")
    case .tooLong(let bound):
      let error = ProtocolError(
        code: ErrorCode.tooBig,
        field: "",
        message: "a message may have at most \(bound) bytes"
      )
      beginClosing(CloseCode(ending: error).rawValue, error.message)
    }
  }

  // MARK: Silence

  private func timerFired() {
    guard life == .open else { return end() }
    switch silence.look(at: loop.now) {
    case .wait(let seconds): timer.schedule(after: seconds)
    case .ping:
      send(text: Frame([], .ping), key: nil)
      timer.schedule(after: Silence.answerSeconds)
    case .hangUp: end()
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// A client that asks for its first picture by a request, while its WebSocket is still opening.
///
/// The request is answered with the frames that the WebSocket would have got. The client then stays
/// for a while, without hearing more, until the WebSocket continues its session.
final class HeadStart: ClientConnection {
  /// The path of the request.
  static let path = "/first"
  /// The seconds in which the messages should be answered; then the client gets what there is.
  private static let answerSeconds = 1.0
  /// The seconds for which the client stays after the answer.
  private static let staySeconds = 5.0

  let id: UInt64
  let isRemote: Bool
  private unowned let loop: EventLoop
  private let answer: ([UInt8]) -> Void
  /// The frames so far; `nil` when they are the answer already, or nobody waits for one.
  private var frames: [UInt8]? = []
  private var textBytes = 0
  private(set) var isClosing = false
  private lazy var timer = loop.timer { [unowned self] in timerFired() }

  /// Makes a client whose answer is given at most once.
  init(id: UInt64, isRemote: Bool, loop: EventLoop, answer: @escaping ([UInt8]) -> Void) {
    self.id = id
    self.isRemote = isRemote
    self.loop = loop
    self.answer = answer
    timer.schedule(after: Self.answerSeconds)
  }

  /// Whether frames are still collected.
  var isWaiting: Bool { frames != nil }

  func send(text: Frame, key: String?) {
    textBytes += text.count
    // What does not fit comes by the WebSocket.
    if textBytes > loop.limits.outboundBytes { finish() }
    frames?.append(contentsOf: text.bytes)
  }

  func send(frame: Frame) { frames?.append(contentsOf: frame.bytes) }

  func close(_ code: CloseCode, _ reason: String) {
    finish()
    end()
  }

  /// Answers the request with the frames so far.
  func finish() {
    guard let bytes = frames else { return }
    frames = nil
    timer.schedule(after: Self.staySeconds)
    answer(bytes)
  }

  /// Ends the client, because nobody waits for the answer.
  func cutOff() {
    frames = nil
    end()
  }

  private func timerFired() { if isWaiting { finish() } else { end() } }

  private func end() {
    guard !isClosing else { return }
    isClosing = true
    timer.cancel()
    loop.ended(self)
  }
}

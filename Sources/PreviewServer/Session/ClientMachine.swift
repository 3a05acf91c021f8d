// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The server's state of one connection.
struct ClientMachine {
  /// The decision about a message.
  enum Verdict: Equatable {
    case pass
    /// The message is dropped and answered with the error.
    case refuse(ProtocolError)
    /// The error ends the connection.
    case cut(ProtocolError)
  }

  let id: UInt64
  /// The secret with which a later connection continues this session; `nil` before `hello`.
  var session: String?
  var name = ""
  /// The index of one of ten hues.
  var hue = 0
  /// What it may do.
  var role = ClientRole.edit
  /// The link with which it came.
  var link: UInt64?
  /// Whether it came over the network to a server of this machine.
  var isRemote = false
  /// The views that it drives or follows.
  var views: Set<UInt64> = []
  var acknowledgements = AcknowledgementQueue()
  private(set) var lastSeq: UInt64 = 0
  private var bucket: TokenBucket

  /// The weight of `seen`: it answers messages of the server, so the server decides its rate.
  private static let seenWeight = 0.25

  init(id: UInt64, limits: Limits, now: Double) {
    self.id = id
    bucket = TokenBucket(rate: limits.messagesPerSecond, burst: limits.messageBurst, now: now)
  }

  /// Decides about a message before anything uses it.
  mutating func admit(_ message: ClientMessage, now: Double) -> Verdict {
    if case .seen = message { return takeSeen(now: now) }
    let verdict = admitAny(now: now)
    guard verdict == .pass, let seq = message.seq else { return verdict }
    guard seq > lastSeq else {
      return .refuse(
        ProtocolError(
          code: ErrorCode.outOfRange,
          field: "seq",
          message: "seq is \(seq), but must be greater than the last one, \(lastSeq)"
        )
      )
    }
    lastSeq = seq
    acknowledgements.begin(seq, now: now)
    return .pass
  }

  /// Decides about a `seen`; `nil` before `hello`, when no `seen` may come.
  mutating func admitSeen(now: Double) -> Verdict? {
    session == nil ? nil : takeSeen(now: now)
  }

  /// Counts a `seen`.
  ///
  /// It is never dropped: a lost one would reduce the view's credit for ever.
  private mutating func takeSeen(now: Double) -> Verdict {
    bucket.take(Self.seenWeight, now: now) == .cutOff ? Self.flooding : .pass
  }

  /// Decides about a message that could not be read.
  mutating func admitAny(now: Double) -> Verdict {
    switch bucket.take(1, now: now) {
    case .pass: return .pass
    case .cutOff: return Self.flooding
    case .refuse:
      let message = "more than \(Int(bucket.rate)) messages a second; this one was dropped"
      return .refuse(ProtocolError(code: SessionErrorCode.rate, field: "", message: message))
    }
  }

  private static let flooding = Verdict.cut(
    ProtocolError(code: SessionErrorCode.flood, field: "", message: "too many messages")
  )
}

extension ClientMessage {
  /// The number of a command; other messages have none.
  var seq: UInt64? {
    switch self {
    case .open(let open): open.seq
    case .close(let seq, _, _): seq
    case .viewport(let seq, _, _): seq
    case .scroll(let scroll): scroll.seq
    case .set(let command): command.seq
    case .act(let seq, _, _), .show(let seq, _, _), .room(let seq, _, _): seq
    case .tune(let command): command.seq
    case .stop(let seq, _): seq
    case .hello, .seen, .resync, .ping, .bye: nil
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import StageProtocol

extension ClientMessage {
  /// The least role that may send the message.
  var needed: ClientRole {
    switch self {
    case .hello, .open, .close, .viewport, .scroll, .seen, .resync, .ping, .bye: .look
    case .set, .show, .tune, .stop: .edit
    case .act(_, _, let action): action.needed
    case .room(_, _, let action): action.needed
    }
  }
}

extension StageAction {
  /// Questions need no right; everything that others see afterwards does.
  fileprivate var needed: ClientRole {
    switch self {
    case .probe, .boxes, .inspect, .titles, .jump, .watch: .look
    default: .edit
    }
  }
}

extension RoomAction {
  fileprivate var needed: ClientRole {
    switch self {
    case .cursor, .hand: .look
    case .comment: .comment
    case .share, .version, .save, .fetch, .answers: .edit
    }
  }
}

extension ClientRole {
  /// Why a message is refused.
  func refusal(of message: ClientMessage) -> ProtocolError? {
    let needed = message.needed
    guard self < needed else { return nil }
    let may = self == .look ? "look" : "look and comment"
    let wanted = needed == .comment ? "comment" : "edit"
    return ProtocolError(
      code: SessionErrorCode.role,
      field: "",
      message: "with this link, one may \(may); ask for a link with which one may \(wanted)"
    )
  }
}

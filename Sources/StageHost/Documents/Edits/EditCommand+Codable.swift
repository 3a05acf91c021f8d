// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Edits are kept in the form of the clients' messages, so that only one form exists.
extension EditCommand: Codable {
  private enum Key: String, CodingKey {
    case edit
    case batch
    case near
    case paste
    case section
    case index
  }

  /// Bounds for edits that were within the clients' bounds before the selected items were written
  /// into them.
  private static var limits: Limits {
    var limits = Limits.standard
    limits.actionItems = limits.items
    limits.messageBytes = limits.hostMessageBytes
    return limits
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if let items = try container.decodeIfPresent([StageData.Item].self, forKey: .paste) {
      let place = StageEdit.ItemPlace(
        section: try container.decode(String.self, forKey: .section),
        index: try container.decode(Int.self, forKey: .index)
      )
      self = .paste(items, at: place)
      return
    }
    if let seed = try container.decodeIfPresent(UInt32.self, forKey: .batch) {
      self = .batch(seed: seed, near: try container.decodeIfPresent(String.self, forKey: .near))
      return
    }
    let text = try container.decode(String.self, forKey: .edit)
    let message = try MessageCodec.decodeClient(Data(text.utf8), limits: Self.limits)
    guard case .act(_, _, .edit(let edit, _)) = message else {
      throw DecodingError.dataCorruptedError(
        forKey: Key.edit,
        in: container,
        debugDescription: "not an edit"
      )
    }
    self = .edit(edit)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .edit(let edit):
      let message = ClientMessage.act(seq: 0, view: 0, action: .edit(edit, animated: true))
      let text = String(decoding: MessageCodec.encode(message), as: UTF8.self)
      try container.encode(text, forKey: .edit)
    case .batch(let seed, let anchor):
      try container.encode(seed, forKey: .batch)
      try container.encodeIfPresent(anchor, forKey: .near)
    case .paste(let items, let place):
      try container.encode(items, forKey: .paste)
      try container.encode(place.section, forKey: .section)
      try container.encode(place.index, forKey: .index)
    }
  }
}

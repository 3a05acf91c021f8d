// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// What a data file can put beside a row of a list, by UIKit's names.
public enum RowAccessory: String, Hashable, Sendable, CaseIterable, Codable {
  /// A tick.
  case checkmark
  /// A chevron that says that there is more.
  case disclosureIndicator
  /// A button that tells more.
  case detail
  /// A button that deletes, while the list is edited.
  case delete
  /// A button that inserts, while the list is edited.
  case insert
  /// A circle that shows the selection, while the list is edited.
  case multiselect
  /// A grip, while the list is edited.
  case reorder
}

extension RowAccessory {
  /// The accessories that an item names.
  ///
  /// - Throws: `unknownValue` for a word that is none, `duplicate` for one that was named before.
  static func read(_ reader: FieldReader) throws(ProtocolError) -> [RowAccessory] {
    guard reader.optional("accessories") != nil else { return [] }
    var found: [RowAccessory] = []
    for (index, value) in try reader.array("accessories").enumerated() {
      let path = "\(reader.field("accessories"))[\(index)]"
      guard case .text(let word) = value, let accessory = RowAccessory(rawValue: word) else {
        let words = allCases.map(\.rawValue).joined(separator: ", ")
        throw ProtocolError(
          code: ErrorCode.unknownValue,
          field: path,
          message: "\(path) must be one of \(words)"
        )
      }
      guard !found.contains(accessory) else {
        throw ProtocolError(
          code: ErrorCode.duplicate,
          field: path,
          message: "\(path) is \(word), which the row has already"
        )
      }
      found.append(accessory)
    }
    return found
  }
}

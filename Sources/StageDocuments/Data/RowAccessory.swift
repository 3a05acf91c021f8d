// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The accessories of a list's row in a data file, with UIKit's names.
public enum RowAccessory: String, Hashable, Sendable, CaseIterable, Codable {
  /// A check mark.
  case checkmark
  /// A chevron: there is more.
  case disclosureIndicator
  /// A button for details.
  case detail
  /// A button that deletes, while the list is being edited.
  case delete
  /// A button that inserts, while the list is being edited.
  case insert
  /// A circle that shows the selection, while the list is being edited.
  case multiselect
  /// A handle for moving the row, while the list is being edited.
  case reorder
}

extension RowAccessory {
  /// The accessories of an item.
  ///
  /// - Throws: `unknownValue` for an unknown word, `duplicate` for a word that occurs twice.
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

// SPDX-License-Identifier: Apache-2.0

/// A mistake that layouts and data sources are known to make.
enum Trouble: String, CaseIterable {
  case nothing
  case notFinite
  case negativeSize
  case missingIndexPath
  case duplicateAttributes
  case mutatedAttributes
  case visibleCellsInLayout
  case wrongCount
  case undequeuedCell
  case unknownIdentifier
  case headerWithoutProvider
  case duplicateIdentity

  /// What people read.
  var label: String {
    switch self {
    case .nothing: "Nothing"
    case .notFinite: "A frame that is not finite"
    case .negativeSize: "A negative size"
    case .missingIndexPath: "An index path that does not exist"
    case .duplicateAttributes: "Two attributes for one item"
    case .mutatedAttributes: "Attributes changed after they were handed out"
    case .visibleCellsInLayout: "Visible cells asked for while laying out"
    case .wrongCount: "A count that changes without an update"
    case .undequeuedCell: "A cell that was not dequeued"
    case .unknownIdentifier: "An unknown reuse identifier"
    case .headerWithoutProvider: "Headers that nobody provides"
    case .duplicateIdentity: "One identity for two items"
    }
  }
}

// SPDX-License-Identifier: Apache-2.0

/// A common mistake of layouts and data sources.
enum Trouble: String, CaseIterable {
  case nothing
  case notFinite
  case negativeSize
  case negativeContentSize
  case missingIndexPath
  case duplicateAttributes
  case mutatedAttributes
  case visibleCellsInLayout
  case reloadInLayout
  case wrongCount
  case negativeCount
  case noCell
  case undequeuedCell
  case unknownIdentifier
  case headerWithoutProvider
  case duplicateIdentity
  case lostIdentity

  /// The name for users.
  var label: String {
    switch self {
    case .nothing: "Nothing"
    case .notFinite: "A frame that is not finite"
    case .negativeSize: "A negative size"
    case .negativeContentSize: "A negative content size"
    case .missingIndexPath: "An index path that does not exist"
    case .duplicateAttributes: "Two attributes for one item"
    case .mutatedAttributes: "Attributes changed after they were handed out"
    case .visibleCellsInLayout: "Visible cells asked for while laying out"
    case .reloadInLayout: "A reload each time the layout prepares"
    case .wrongCount: "A count that changes without an update"
    case .negativeCount: "A negative number of items"
    case .noCell: "No cell at all"
    case .undequeuedCell: "A cell that was not dequeued"
    case .unknownIdentifier: "An unknown reuse identifier"
    case .headerWithoutProvider: "Headers that nobody provides"
    case .duplicateIdentity: "One identity for two items"
    case .lostIdentity: "An identity that is thrown away"
    }
  }
}

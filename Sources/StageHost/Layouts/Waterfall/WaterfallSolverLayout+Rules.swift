// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension WaterfallSolverLayout: RuleTelling {
  /// The most columns whose ends are told.
  private static let toldColumns = 8

  func rules(ofItemAt path: IndexPath) -> [RuleLine] {
    guard path.count > 1, let (column, ends) = choice(ofItemAt: path) else { return [] }
    let told = ends.prefix(Self.toldColumns).map(\.ruleText).joined(separator: ", ")
    let rule =
      settings.placement == .shortest
      ? "the shortest column, and of several the first" : "all columns in turn"
    return [
      RuleLine("Column", "\(column + 1) of \(ends.count)"),
      RuleLine("Columns ended at", told),
      RuleLine("Rule", rule),
      RuleLine("Size", "a column's width; the height keeps the item's proportions"),
    ]
  }
  func rules(ofViewOfKind kind: String, in section: Int) -> [RuleLine] {
    [
      RuleLine("Place", "before the section's items"),
      RuleLine("Length", "the width within the section's inset"),
      RuleLine("Thickness", "\(settings.headerHeight.ruleText), the height of headers"),
    ]
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A layout of the stage that tells why it put an item where it is.
@MainActor
protocol RuleTelling {
  /// The rules for an item, from the general to the special one.
  func rules(ofItemAt path: IndexPath) -> [RuleLine]

  /// The rules for a supplementary view of a section.
  func rules(ofViewOfKind kind: String, in section: Int) -> [RuleLine]
}

/// One rule that decided about an element: its name, and what came out of it.
struct RuleLine: Hashable {
  var name: String
  var text: String

  init(_ name: String, _ text: String) { (self.name, self.text) = (name, text) }
}

extension CGFloat {
  /// A length in points with at most two decimals, without zeros at the end.
  var ruleText: String {
    guard isFinite, magnitude < Self.longestText else { return "∞" }
    let rounded = (self * Self.partsOfPoint).rounded() / Self.partsOfPoint
    let text = rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
    return text.replacing("-", with: "−")
  }

  /// The smallest parts of a point that texts show: 1/100 pt.
  private static let partsOfPoint: CGFloat = 100
  private static let longestText: CGFloat = 1e12
}

// SPDX-License-Identifier: Apache-2.0
import StageProtocol

// A list's background and lines as statements that set them.

extension ListDocument {
  /// The rules with an effect.
  private var rules: [ItemSeparators] { itemSeparators.filter { !$0.separators.isEmpty } }

  /// The statements that set background and lines of the list configuration in a variable; none
  /// when the look decides both.
  func statements(_ local: String) -> [String] {
    let ground = backgroundColor.map {
      ["\(local).backgroundColor = \(SwiftExpression.colour($0))"]
    }
    let lines = separatorConfiguration.statements("\(local).separatorConfiguration")
    return (ground ?? []) + lines + handler(local)
  }

  private func handler(_ local: String) -> [String] {
    guard !rules.isEmpty else { return [] }
    let isAsked = rules.contains { !$0.sections.isEmpty || !$0.items.isEmpty }
    let name = "separators"
    let start = "\(local).itemSeparatorHandler = { \(isAsked ? "indexPath" : "_"), \(name) in"
    let body = rules.flatMap { $0.statements(name) }
    return [start, "  var \(name) = \(name)"] + (body + ["return \(name)"]).map { "  \($0)" } + [
      "}"
    ]
  }
}

extension ListDocument.ItemSeparators {
  /// The statements that change the lines in a variable, if the rule is for the row.
  fileprivate func statements(_ local: String) -> [String] {
    let conditions = [("section", sections), ("item", items)]
      .filter { !$0.1.isEmpty }
      .map { Self.condition($0.0, $0.1) }
    let body = separators.statements(local)
    guard !conditions.isEmpty else { return body }
    return ["if \(conditions.joined(separator: ", ")) {"] + body.map { "  \($0)" } + ["}"]
  }

  private static func condition(_ member: String, _ indexes: [Int]) -> String {
    guard indexes.count > 1 else {
      return indexes.map { "indexPath.\(member) == \($0)" }.joined()
    }
    return "[\(indexes.map(String.init).joined(separator: ", "))].contains(indexPath.\(member))"
  }
}

extension ListDocument.Separators {
  /// The statements that change the lines in a variable.
  fileprivate func statements(_ local: String) -> [String] {
    let words = [
      ("topSeparatorVisibility", topSeparatorVisibility),
      ("bottomSeparatorVisibility", bottomSeparatorVisibility),
    ]
    let sides = [
      ("topSeparatorInsets.leading", topSeparatorInsets.leading),
      ("topSeparatorInsets.trailing", topSeparatorInsets.trailing),
      ("bottomSeparatorInsets.leading", bottomSeparatorInsets.leading),
      ("bottomSeparatorInsets.trailing", bottomSeparatorInsets.trailing),
    ]
    return words.compactMap { member, word in word.map { "\(local).\(member) = .\($0.rawValue)" } }
      + sides.compactMap { member, length in
        length.map { "\(local).\(member) = \(ProtocolError.describe($0))" }
      }
      + colours.compactMap { member, colour in
        colour.map { "\(local).\(member) = \(SwiftExpression.colour($0))" }
      }
  }

  private var colours: [(String, UInt32?)] {
    [("color", color), ("multipleSelectionColor", multipleSelectionColor)]
  }
}

extension SwiftExpression {
  private static let byteBits: UInt32 = 8
  private static let byteMask: UInt32 = 0xFF

  /// The expression of a colour 0xRRGGBB.
  fileprivate static func colour(_ value: UInt32) -> String {
    let parts = [value >> (2 * byteBits), value >> byteBits, value].map { $0 & byteMask }
    let names = zip(["red", "green", "blue"], parts)
      .map { "\($0): \($1 == 0 ? "0" : $1 == byteMask ? "1" : "\($1) / \(byteMask)")" }
    return "UIColor(\(names.joined(separator: ", ")), alpha: 1)"
  }
}

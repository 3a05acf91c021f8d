// SPDX-License-Identifier: Apache-2.0
import StageProtocol

// The file's values as Swift expressions.

extension SwiftExpression {
  /// A width and a height.
  static func size(
    _ width: CompositionalDocument.Dimension,
    _ height: CompositionalDocument.Dimension
  ) -> SwiftExpression {
    .call(
      "NSCollectionLayoutSize",
      ["widthDimension": width.swift, "heightDimension": height.swift]
    )
  }

  /// A kind of views.
  static func kind(_ word: String) -> SwiftExpression {
    switch word {
    case CompositionalDocument.ElementKind.header:
      .text("UICollectionView.elementKindSectionHeader")
    case CompositionalDocument.ElementKind.footer:
      .text("UICollectionView.elementKindSectionFooter")
    default: .string(word)
    }
  }
}

extension CompositionalDocument.Dimension {
  var swift: SwiftExpression {
    let label = kind == .uniformAcrossSiblings ? "estimate" : ""
    return .call(".\(kind.rawValue)", [label: .number(value)])
  }
}

extension CompositionalDocument.Spacing {
  var swift: String { ".\(kind.rawValue)(\(ProtocolError.describe(value)))" }
}

extension CompositionalDocument.EdgeInsets {
  var swift: SwiftExpression {
    .call(
      "NSDirectionalEdgeInsets",
      [
        "top": .number(top), "leading": .number(leading), "bottom": .number(bottom),
        "trailing": .number(trailing),
      ]
    )
  }
}

extension CompositionalDocument.EdgeSpacing {
  var swift: SwiftExpression {
    .call(
      "NSCollectionLayoutEdgeSpacing",
      [
        "leading": .text(leading?.swift ?? "nil"), "top": .text(top?.swift ?? "nil"),
        "trailing": .text(trailing?.swift ?? "nil"), "bottom": .text(bottom?.swift ?? "nil"),
      ]
    )
  }
}

extension CompositionalDocument.Offset {
  var swift: SwiftExpression { .call("CGPoint", ["x": .number(x), "y": .number(y)]) }
}

extension CompositionalDocument.Anchor {
  var swift: SwiftExpression {
    let sides = SwiftExpression.array(edges.map { .text(".\($0.rawValue)") })
    guard offset != CompositionalDocument.Offset() else {
      return .call("NSCollectionLayoutAnchor", ["edges": sides])
    }
    return isFractional
      ? .call("NSCollectionLayoutAnchor", ["edges": sides, "fractionalOffset": offset.swift])
      : .call("NSCollectionLayoutAnchor", ["edges": sides, "absoluteOffset": offset.swift])
  }
}

extension CompositionalDocument.Axis {
  /// The function that makes a group along the axis.
  var group: String { "NSCollectionLayoutGroup.\(rawValue)" }
}

extension CompositionalDocument.Item {
  /// Whether it is a group with its subitems below each other.
  var runsDown: Bool {
    switch content {
    case .cell, .custom: false
    case .subitems(let axis, _), .repeating(let axis, _, _), .sharing(let axis, _, _):
      axis == .vertical
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Items and groups, named as UIKit names them.
extension CompositionalDocument {
  /// Along which way a group, or the whole layout, runs.
  package enum Axis: String, CaseIterable, Hashable, Sendable {
    case horizontal
    case vertical
  }

  /// One length of an item.
  package struct Dimension: Hashable, Sendable {
    /// What the number means.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
      /// A share of the width of the box around.
      case fractionalWidth
      /// A share of the height of the box around.
      case fractionalHeight
      /// Points.
      case absolute
      /// Points until the element is measured.
      case estimated
      /// Points until all siblings are measured.
      case uniformAcrossSiblings
    }

    /// What the number means.
    package var kind: Kind
    /// A share or points.
    package var value: Double

    /// Whether it is a share of the box around.
    package var isFraction: Bool { kind == .fractionalWidth || kind == .fractionalHeight }
  }

  /// A distance between neighbours.
  package struct Spacing: Hashable, Sendable {
    /// What the number means.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
      /// Exactly so many points.
      case fixed
      /// At least so many points; what is left over is shared out.
      case flexible
    }

    /// What the number means.
    package var kind: Kind
    /// Points.
    package var value: Double
  }

  /// Distances inwards from the edges of a box, in points.
  package struct EdgeInsets: Hashable, Sendable {
    static let members = ["top", "leading", "bottom", "trailing"]

    /// At the upper edge.
    package var top = 0.0
    /// Where lines begin.
    package var leading = 0.0
    /// At the lower edge.
    package var bottom = 0.0
    /// Where lines end.
    package var trailing = 0.0
  }

  /// Room that is kept around an item.
  package struct EdgeSpacing: Hashable, Sendable {
    static let members = ["leading", "top", "trailing", "bottom"]

    /// Where lines begin.
    package var leading: Spacing?
    /// At the upper edge.
    package var top: Spacing?
    /// Where lines end.
    package var trailing: Spacing?
    /// At the lower edge.
    package var bottom: Spacing?
  }

  /// A cell, or a group of items.
  package struct Item: Hashable, Sendable {
    static let itemMembers = [
      "width", "height", "contentInsets", "edgeSpacing", "supplementaryItems",
    ]
    static let groupMembers =
      itemMembers + [
        "axis", "subitems", "repeatingSubitem", "subitem", "count", "interItemSpacing",
        customMember,
      ]
    /// The cells of a custom group.
    static let customMember = "customItems"

    /// What fills the box.
    package indirect enum Content: Hashable, Sendable {
      /// One cell.
      case cell
      /// Subitems in turn, as many as fit.
      case subitems(Axis, [Part<Item>])
      /// So many copies, each of its own size.
      case repeating(Axis, Part<Item>, count: Int)
      /// So many copies that share the length equally.
      case sharing(Axis, Part<Item>, count: Int)
      /// Cells that say themselves where they are.
      case custom([CustomItem])
    }

    /// The width.
    package var width: Dimension
    /// The height.
    package var height: Dimension
    /// What fills the box.
    package var content = Content.cell
    /// The distances of the content from the edges.
    package var contentInsets = EdgeInsets()
    /// Room that is kept around the box.
    package var edgeSpacing: EdgeSpacing?
    /// The distance between neighbours in a group.
    package var interItemSpacing: Spacing?
    /// Views that are anchored to the box.
    package var supplementaryItems: [Part<SupplementaryItem>] = []

    /// Whether it holds items.
    package var isGroup: Bool { content != .cell }

    /// The items that it holds, each with the way to it in the file.
    package var subitems: [(step: String, part: Part<Item>)] {
      switch content {
      case .cell, .custom: []
      case .subitems(_, let list): list.enumerated().map { ("subitems[\($0)]", $1) }
      case .repeating(_, let item, _): [("repeatingSubitem", item)]
      case .sharing(_, let item, _): [("subitem", item)]
      }
    }
  }
}

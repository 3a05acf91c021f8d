// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Items and groups, with UIKit's names.
extension CompositionalDocument {
  /// The direction of a group or of the whole layout.
  package enum Axis: String, CaseIterable, Hashable, Sendable {
    case horizontal
    case vertical
  }

  /// One length of an item.
  package struct Dimension: Hashable, Sendable {
    /// The meaning of the number.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
      /// A fraction of the container's width.
      case fractionalWidth
      /// A fraction of the container's height.
      case fractionalHeight
      /// Points.
      case absolute
      /// Estimated points until the element is measured.
      case estimated
      /// Estimated points until all siblings are measured.
      case uniformAcrossSiblings
    }

    /// The meaning of the number.
    package var kind: Kind
    /// A fraction or points.
    package var value: Double

    /// Whether it is a fraction of the container.
    package var isFraction: Bool { kind == .fractionalWidth || kind == .fractionalHeight }
  }

  /// A distance between neighbours.
  package struct Spacing: Hashable, Sendable {
    /// The meaning of the number.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
      /// Exactly this number of points.
      case fixed
      /// At least this number of points; the rest of the space is divided equally.
      case flexible
    }

    /// The meaning of the number.
    package var kind: Kind
    /// The number of points.
    package var value: Double
  }

  /// Distances inwards from the edges of a box, in points.
  package struct EdgeInsets: Hashable, Sendable {
    static let members = ["top", "leading", "bottom", "trailing"]

    /// The inset at the upper edge.
    package var top = 0.0
    /// The inset at the edge where lines start.
    package var leading = 0.0
    /// The inset at the lower edge.
    package var bottom = 0.0
    /// The inset at the edge where lines end.
    package var trailing = 0.0
  }

  /// Free space around an item.
  package struct EdgeSpacing: Hashable, Sendable {
    static let members = ["leading", "top", "trailing", "bottom"]

    /// The space at the edge where lines start.
    package var leading: Spacing?
    /// The space at the upper edge.
    package var top: Spacing?
    /// The space at the edge where lines end.
    package var trailing: Spacing?
    /// The space at the lower edge.
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
    /// The member for the cells of a custom group.
    static let customMember = "customItems"

    /// The content of the box.
    package indirect enum Content: Hashable, Sendable {
      /// One cell.
      case cell
      /// Subitems in turn, as many as there is space for.
      case subitems(Axis, [Part<Item>])
      /// Copies that each have their own size.
      case repeating(Axis, Part<Item>, count: Int)
      /// Copies that divide the length equally.
      case sharing(Axis, Part<Item>, count: Int)
      /// Cells with their own frames.
      case custom([CustomItem])
    }

    /// The width.
    package var width: Dimension
    /// The height.
    package var height: Dimension
    /// The content of the box.
    package var content = Content.cell
    /// The insets of the content.
    package var contentInsets = EdgeInsets()
    /// The free space around the box.
    package var edgeSpacing: EdgeSpacing?
    /// The distance between neighbours in a group.
    package var interItemSpacing: Spacing?
    /// Views that are anchored to the box.
    package var supplementaryItems: [Part<SupplementaryItem>] = []

    /// Whether it contains items.
    package var isGroup: Bool { content != .cell }

    /// The items in it, each with its path in the file.
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

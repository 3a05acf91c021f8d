// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Supplementary and decoration views, with UIKit's names.
extension CompositionalDocument {
  /// The words for the two kinds of views with names in UIKit; any other text is the kind itself.
  package enum ElementKind {
    /// The word for `UICollectionView.elementKindSectionHeader`.
    package static let header = "elementKindSectionHeader"
    /// The word for `UICollectionView.elementKindSectionFooter`.
    package static let footer = "elementKindSectionFooter"
  }

  /// An edge of a box.
  package enum Edge: String, CaseIterable, Hashable, Sendable {
    case top
    case leading
    case bottom
    case trailing
  }

  /// A side of a section or of the whole layout.
  package enum Alignment: String, CaseIterable, Hashable, Sendable {
    case none
    case top
    case topLeading
    case leading
    case bottomLeading
    case bottom
    case bottomTrailing
    case trailing
    case topTrailing
  }

  /// A distance, in points or in fractions of a view's own size.
  package struct Offset: Hashable, Sendable {
    static let members = ["x", "y"]

    /// The distance to the right.
    package var x = 0.0
    /// The distance downwards.
    package var y = 0.0
  }

  /// A point of a box, and a distance from it.
  package struct Anchor: Hashable, Sendable {
    static let members = ["edges", "absoluteOffset", "fractionalOffset"]

    /// The edges at which the point is; on an axis without an edge, it is in the middle.
    package var edges: [Edge]
    /// The distance from the point.
    package var offset = Offset()
    /// Whether the distance is in fractions of the view's own size.
    package var isFractional = false
  }

  /// A view that is anchored to an item or a group.
  package struct SupplementaryItem: Hashable, Sendable {
    static let members = [
      "elementKind", "width", "height", "containerAnchor", "itemAnchor", "zIndex", "contentInsets",
    ]

    /// The kind that the data source is asked for.
    package var elementKind: String
    /// The width.
    package var width: Dimension
    /// The height.
    package var height: Dimension
    /// The point of the host box.
    package var containerAnchor: Anchor
    /// The point of the view; `nil` to derive it from the host's.
    package var itemAnchor: Anchor?
    /// The z-index.
    package var zIndex = 1
    /// The insets of the view in its box.
    package var contentInsets = EdgeInsets()
  }

  /// A header, footer or side view of a section or of the whole layout.
  package struct BoundaryItem: Hashable, Sendable {
    static let members = [
      "elementKind", "width", "height", "alignment", "absoluteOffset", "extendsBoundary",
      "pinToVisibleBounds", "zIndex", "contentInsets",
    ]

    /// The kind that the data source is asked for.
    package var elementKind: String
    /// The width.
    package var width: Dimension
    /// The height.
    package var height: Dimension
    /// The side of the host.
    package var alignment: Alignment
    /// The distance from its place there, in points.
    package var absoluteOffset = Offset()
    /// Whether the host becomes larger by the view.
    package var extendsBoundary = true
    /// Whether it stays visible as long as its host is.
    package var pinToVisibleBounds = false
    /// The z-index.
    package var zIndex = 1
    /// The insets of the view in its box.
    package var contentInsets = EdgeInsets()
  }

  /// A view behind a section.
  package struct DecorationItem: Hashable, Sendable {
    static let members = ["elementKind", "zIndex", "contentInsets"]

    /// The kind for which a view class is registered.
    package var elementKind: String
    /// The z-index.
    package var zIndex = 0
    /// The insets of the view in the section.
    package var contentInsets = EdgeInsets()
  }
}

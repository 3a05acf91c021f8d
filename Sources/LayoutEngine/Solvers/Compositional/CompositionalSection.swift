// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A section: the sequence of its groups, and the views and insets around them.
package struct CompositionalSection: Sendable {
  package var group: CompositionalItem
  package var insets: CompositionalInsets
  /// The distance between neighbouring groups, in points.
  package var groupSpacing: CGFloat
  package var boundaries: [CompositionalBoundary]
  package var decorations: [CompositionalDecoration]
  package var scrolling: OrthogonalScrolling
  /// The distances by which the container is narrower than the content, on the cross axis.
  package var margins: AxisInsets
  /// The distances by which boundary items are narrower than the content, on the cross axis.
  package var boundaryMargins: AxisInsets
  /// Whether boundary items are also within the section's insets, on the cross axis.
  package var boundariesFollowInsets: Bool
  /// Space before the first header along the layout's axis, in points.
  package var spaceBefore: CGFloat

  /// Makes a section; all settings but the group are off by default.
  package init(
    group: CompositionalItem,
    insets: CompositionalInsets = .zero,
    groupSpacing: CGFloat = 0,
    boundaries: [CompositionalBoundary] = [],
    decorations: [CompositionalDecoration] = [],
    scrolling: OrthogonalScrolling = .none,
    margins: AxisInsets = .zero,
    boundaryMargins: AxisInsets? = nil,
    boundariesFollowInsets: Bool = true,
    spaceBefore: CGFloat = 0
  ) {
    self.group = group
    self.insets = insets
    self.groupSpacing = CompositionalSpacing(groupSpacing).length
    self.boundaries = boundaries
    self.decorations = decorations
    self.scrolling = scrolling
    self.margins = margins
    self.boundaryMargins = boundaryMargins ?? margins
    self.boundariesFollowInsets = boundariesFollowInsets
    self.spaceBefore = CompositionalSpacing(spaceBefore).length
  }

  /// Whether measuring decides any length in it.
  package var isMeasured: Bool {
    group.isMeasured || boundaries.contains(where: \.size.isMeasured)
  }
}

/// How an orthogonal section scrolls, across the layout's own direction.
package enum OrthogonalScrolling: Int, Hashable, Sendable {
  case none = 0
  case continuous = 1
  case continuousGroupLeadingBoundary = 2
  case paging = 3
  case groupPaging = 4
  case groupPagingCentered = 5
}

/// A header, footer or side view of a section or of the whole layout.
package struct CompositionalBoundary: Hashable, Sendable {
  /// A place along one axis of the host.
  package enum Side: Hashable, Sendable {
    case start
    case middle
    case end

    var share: CGFloat { self == .start ? 0 : self == .end ? 1 : 0.5 }
  }

  package var kind: String
  package var size: CompositionalSize
  /// Leading, middle or trailing.
  package var horizontal: Side
  /// Top, middle or bottom.
  package var vertical: Side
  /// The distance by which it is moved from its place, in points.
  package var offset: CGPoint
  package var extendsBoundary: Bool
  package var isPinned: Bool
  package var zIndex: Int
  package var insets: CompositionalInsets

  /// Makes a boundary item.
  package init(
    kind: String,
    size: CompositionalSize,
    horizontal: Side,
    vertical: Side,
    offset: CGPoint = .zero,
    extendsBoundary: Bool = true,
    isPinned: Bool = false,
    zIndex: Int = 1,
    insets: CompositionalInsets = .zero
  ) {
    self.kind = kind
    self.size = size
    self.horizontal = horizontal
    self.vertical = vertical
    let isSound = [offset.x, offset.y].allSatisfy { abs($0) <= CompositionalPolicy.longestLength }
    self.offset = isSound ? offset : .zero
    self.extendsBoundary = extendsBoundary
    self.isPinned = isPinned
    self.zIndex = zIndex
    self.insets = insets
  }

  func side(_ axis: Axis) -> Side { axis == .horizontal ? horizontal : vertical }
  func offset(_ axis: Axis) -> CGFloat { axis == .horizontal ? offset.x : offset.y }
}

/// A view behind a whole section.
package struct CompositionalDecoration: Hashable, Sendable {
  package var kind: String
  package var zIndex: Int
  package var insets: CompositionalInsets

  /// Makes a decoration.
  package init(kind: String, zIndex: Int = 0, insets: CompositionalInsets = .zero) {
    self.kind = kind
    self.zIndex = zIndex
    self.insets = insets
  }
}

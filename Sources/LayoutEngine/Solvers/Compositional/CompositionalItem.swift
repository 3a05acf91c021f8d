// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The blueprint of a cell, or of a group with all that is in it.
package struct CompositionalItem: Sendable {
  /// What fills the box.
  package indirect enum Content: Sendable {
    /// One cell.
    case cell
    /// Subitems in turn, as many as fit.
    case cycle(Axis, [CompositionalItem])
    /// So many copies, each of its own size.
    case copies(Axis, CompositionalItem, count: Int)
    /// So many copies that share the length equally, whatever their own says.
    case shares(Axis, CompositionalItem, count: Int)
    /// Cells where somebody says.
    case custom(CompositionalFrames)
  }

  package var size: CompositionalSize
  package var content: Content
  package var insets: CompositionalInsets
  package var edges: CompositionalEdges
  /// The distance between neighbours within the box.
  package var spacing: CompositionalSpacing
  package var supplementaries: [CompositionalSupplementary]

  /// Makes a blueprint; of a cell unless another content is given.
  package init(
    _ size: CompositionalSize,
    content: Content = .cell,
    insets: CompositionalInsets = .zero,
    edges: CompositionalEdges = .zero,
    spacing: CompositionalSpacing = .zero,
    supplementaries: [CompositionalSupplementary] = []
  ) {
    self.size = size
    self.content = content
    self.insets = insets
    self.edges = edges
    self.spacing = spacing
    self.supplementaries = supplementaries
  }

  /// Whether measuring decides about any length in it.
  package var isMeasured: Bool {
    if size.isMeasured || supplementaries.contains(where: \.size.isMeasured) { return true }
    return switch content {
    case .cell, .custom: false
    case .cycle(_, let items): items.contains(where: \.isMeasured)
    case .copies(_, let item, _), .shares(_, let item, _): item.isMeasured
    }
  }
}

/// Where the cells of a custom group are.
package struct CompositionalFrames: Sendable {
  /// One cell of it.
  package struct Frame: Hashable, Sendable {
    /// The place within the group's content box, in points.
    package var frame: CGRect
    package var zIndex: Int

    /// Makes a frame.
    package init(frame: CGRect, zIndex: Int = 0) {
      self.frame = frame
      self.zIndex = zIndex
    }
  }

  /// Tells the frames for a content box of a size and the insets that it has in the group.
  package var frames: @Sendable (CGSize, CompositionalInsets) -> [Frame]

  /// Makes it of a function that gives the same for the same.
  package init(_ frames: @escaping @Sendable (CGSize, CompositionalInsets) -> [Frame]) {
    self.frames = frames
  }
}

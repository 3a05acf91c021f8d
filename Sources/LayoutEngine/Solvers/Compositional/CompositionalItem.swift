// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The description of a cell, or of a group with its subitems.
package struct CompositionalItem: Sendable {
  /// The content of the box.
  package indirect enum Content: Sendable {
    /// One cell.
    case cell
    /// Subitems in turn, until no more fit.
    case cycle(Axis, [CompositionalItem])
    /// A number of copies, each with its own size.
    case copies(Axis, CompositionalItem, count: Int)
    /// A number of copies that share the length equally; the length in their description is
    /// ignored.
    case shares(Axis, CompositionalItem, count: Int)
    /// Cells with given frames.
    case custom(CompositionalFrames)
  }

  package var size: CompositionalSize
  package var content: Content
  package var insets: CompositionalInsets
  package var edges: CompositionalEdges
  /// The distance between neighbours within the box.
  package var spacing: CompositionalSpacing
  package var supplementaries: [CompositionalSupplementary]

  /// Makes a description; of a cell unless another content is given.
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

  /// Whether measuring decides any length in it.
  package var isMeasured: Bool {
    if size.isMeasured || supplementaries.contains(where: \.size.isMeasured) { return true }
    return switch content {
    case .cell, .custom: false
    case .cycle(_, let items): items.contains(where: \.isMeasured)
    case .copies(_, let item, _), .shares(_, let item, _): item.isMeasured
    }
  }
}

/// Gives the frames of the cells of a custom group.
package struct CompositionalFrames: Sendable {
  /// One cell of the group.
  package struct Frame: Hashable, Sendable {
    /// The frame within the group's content box, in points.
    package var frame: CGRect
    package var zIndex: Int

    /// Makes a frame.
    package init(frame: CGRect, zIndex: Int = 0) {
      self.frame = frame
      self.zIndex = zIndex
    }
  }

  /// Returns the frames for the size of a content box and the insets that the box has in the group.
  package var frames: @Sendable (CGSize, CompositionalInsets) -> [Frame]

  /// Wraps a function, which must return the same frames for the same arguments.
  package init(_ frames: @escaping @Sendable (CGSize, CompositionalInsets) -> [Frame]) {
    self.frames = frames
  }
}

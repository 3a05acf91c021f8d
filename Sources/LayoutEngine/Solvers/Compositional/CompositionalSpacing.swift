// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A distance in points: an exact or a least one.
package struct CompositionalSpacing: Hashable, Sendable {
  /// The distance, or the least distance; zero for an invalid number.
  package var length: CGFloat
  /// Whether the distance gets a share of the free space.
  package var isFlexible: Bool

  /// Makes a spacing.
  package init(_ length: CGFloat = 0, isFlexible: Bool = false) {
    let isValid = (0...CompositionalPolicy.longestLength).contains(length)
    self.length = isValid ? length : 0
    self.isFlexible = isFlexible
  }

  /// No distance at all.
  package static let zero = CompositionalSpacing()

  /// The distance, with its share of the free space if it is flexible.
  func length(share: CGFloat) -> CGFloat { isFlexible ? length + share : length }

  var flexibleCount: Int { isFlexible ? 1 : 0 }
}

/// The space around an item's box.
package struct CompositionalEdges: Hashable, Sendable {
  package var leading: CompositionalSpacing
  package var top: CompositionalSpacing
  package var trailing: CompositionalSpacing
  package var bottom: CompositionalSpacing

  /// Makes edges; each is zero unless given.
  package init(
    leading: CompositionalSpacing = .zero,
    top: CompositionalSpacing = .zero,
    trailing: CompositionalSpacing = .zero,
    bottom: CompositionalSpacing = .zero
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// No room.
  package static let zero = CompositionalEdges()

  func start(_ axis: Axis) -> CompositionalSpacing { axis == .horizontal ? leading : top }
  func end(_ axis: Axis) -> CompositionalSpacing { axis == .horizontal ? trailing : bottom }
}

/// Distances inwards from the edges of a box, in points.
package struct CompositionalInsets: Hashable, Sendable {
  package var top: CGFloat
  package var leading: CGFloat
  package var bottom: CGFloat
  package var trailing: CGFloat

  /// Makes insets; a number that is not finite counts as zero.
  package init(
    top: CGFloat = 0,
    leading: CGFloat = 0,
    bottom: CGFloat = 0,
    trailing: CGFloat = 0
  ) {
    self.top = Self.sound(top)
    self.leading = Self.sound(leading)
    self.bottom = Self.sound(bottom)
    self.trailing = Self.sound(trailing)
  }

  /// No insets.
  package static let zero = CompositionalInsets()

  private static func sound(_ length: CGFloat) -> CGFloat {
    abs(length) <= CompositionalPolicy.longestLength ? length : 0
  }

  func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }
  func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }
  func sum(_ axis: Axis) -> CGFloat { start(axis) + end(axis) }

  /// The same insets, but zero for lengths that measuring decides.
  func without(width: Bool, height: Bool) -> CompositionalInsets {
    CompositionalInsets(
      top: height ? 0 : top,
      leading: width ? 0 : leading,
      bottom: height ? 0 : bottom,
      trailing: width ? 0 : trailing
    )
  }

  /// A box without its insets; no length becomes negative.
  func inside(_ box: CGRect) -> CGRect {
    CGRect(
      x: box.minX + leading,
      y: box.minY + top,
      width: max(0, box.width - leading - trailing),
      height: max(0, box.height - top - bottom)
    )
  }
}

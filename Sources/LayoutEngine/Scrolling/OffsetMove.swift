// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// An animated move of the content.
///
/// The collection view is at the target at once, and the stage host moves the content there
/// visibly.
package struct OffsetMove: Hashable, Sendable {
  /// The offset at the start, in content coordinates.
  package var origin: CGPoint
  /// The offset at the end, in content coordinates.
  package var target: CGPoint
  /// The animation of the move.
  package var animation: ElementAnimation

  package init(origin: CGPoint, target: CGPoint, animation: ElementAnimation) {
    self.origin = origin
    self.target = target
    self.animation = animation
  }
}

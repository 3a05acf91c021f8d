// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A move of the content that is to be seen, because somebody asked for an animated one.
///
/// The collection view stands at the target at once; whoever shows it lets the content run there.
package struct OffsetMove: Hashable, Sendable {
  /// Where the content came from, in content coordinates.
  package var origin: CGPoint
  /// Where it stands now.
  package var target: CGPoint
  /// How it runs there.
  package var animation: ElementAnimation

  package init(origin: CGPoint, target: CGPoint, animation: ElementAnimation) {
    self.origin = origin
    self.target = target
    self.animation = animation
  }
}

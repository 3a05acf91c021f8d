// SPDX-License-Identifier: Apache-2.0

/// How far animations are that somebody moves by hand, in place of the clock.
@MainActor
package final class AnimationProgress {
  /// The part of the way, which springs may leave.
  package var value: Double = 0
  /// Whether it does not move by itself now, so that nobody needs frames for it.
  package var isHeld = true

  /// Stands at the start.
  package init() {}
}

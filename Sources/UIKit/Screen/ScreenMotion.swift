// SPDX-License-Identifier: Apache-2.0
import QuartzCore

/// What moves on a screen that people see; pictures for files show the views' own values.
@MainActor
package enum ScreenMotion {
  /// Paints views and layers as their animations show them now.
  package static func shown<Result>(_ paint: () -> Result) -> Result {
    FrameClock.current.layerAnimations.shown(paint)
  }
}

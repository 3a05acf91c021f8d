// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A guide that follows something.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  /// Activates constraints while the guide is near an edge; here it always is at the lower one.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint],
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    if edge.contains(.bottom) { NSLayoutConstraint.activate(trackingConstraints) }
  }

  /// Activates constraints while the guide is away from an edge; here it never leaves the lower one.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint],
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    if !edge.contains(.bottom) { NSLayoutConstraint.activate(trackingConstraints) }
  }

  /// Removes constraints from the guide's care; they stay as they are.
  open func removeAllTrackedConstraints() {}
}

/// The guide of the keyboard.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether it follows a keyboard that floats; there is none.
  open var followsUndockedKeyboard = false
  /// Whether it ends at the safe area while there is no keyboard.
  open var usesBottomSafeArea = true
  /// The space above the keyboard in which it is pulled down with the content; recorded.
  open var keyboardDismissPadding: CGFloat = 0
}

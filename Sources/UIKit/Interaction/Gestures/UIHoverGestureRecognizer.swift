// SPDX-License-Identifier: Apache-2.0

/// Finds a pointer that hovers; it never begins, because fingers do not hover.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

extension UIGestureRecognizer {
  /// The kinds of touches that take part; fingers in any case.
  public var allowedTouchTypes: [NSNumber] {
    get { recorded("allowedTouchTypes") ?? [0, 1, 2, 3] }
    set { record(newValue, as: "allowedTouchTypes") }
  }
  /// The kinds of presses that take part; there are none here.
  public var allowedPressTypes: [NSNumber] {
    get { recorded("allowedPressTypes") ?? [] }
    set { record(newValue, as: "allowedPressTypes") }
  }
  /// Whether only one kind of touches takes part at a time; recorded.
  public var requiresExclusiveTouchType: Bool {
    get { recorded("requiresExclusiveTouchType") ?? true }
    set { record(newValue, as: "requiresExclusiveTouchType") }
  }
}

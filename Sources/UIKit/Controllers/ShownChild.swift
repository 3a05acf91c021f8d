// SPDX-License-Identifier: Apache-2.0

/// Shows one child of a controller in the whole of its view.
@MainActor
struct ShownChild {
  private weak var shown: UIViewController?

  init() {}

  /// Puts the view of a child into the view of its parent, if that is loaded, in place of another
  /// one's.
  ///
  /// - Parameters:
  ///   - child: The child; `nil` shows none.
  ///   - parent: Its parent.
  ///   - isInFront: Whether the child lies in front of everything else in its parent's view, not behind it.
  mutating func show(
    _ child: UIViewController?,
    in parent: UIViewController,
    isInFront: Bool = false
  ) {
    guard let around = parent.viewIfLoaded, shown !== child else { return }
    // Before the window is seen, appearances are told by what shows it.
    let isSeen = around.window != nil
    let before = shown
    if isSeen { before?.beginAppearanceTransition(false, animated: true) }
    before?.viewIfLoaded?.removeFromSuperview()
    shown = child
    if isSeen { child?.beginAppearanceTransition(true, animated: true) }
    defer {
      if isSeen {
        // What has appeared has its place: controllers scroll then.
        around.layOutAround()
        before?.endAppearanceTransition()
        child?.endAppearanceTransition()
      }
    }
    guard let view = child?.view else { return }
    view.manager = child
    view.frame = around.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if isInFront { around.addSubview(view) } else { around.insertSubview(view, at: 0) }
  }
}

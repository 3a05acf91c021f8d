// SPDX-License-Identifier: Apache-2.0

/// Shows one child of a controller in the whole of its view.
@MainActor
struct ShownChild {
  private weak var shown: UIViewController?

  init() {}

  /// Puts the view of a child into the view of its parent, if that is loaded, in place of another
  /// one's.
  mutating func show(_ child: UIViewController?, in parent: UIViewController) {
    guard let around = parent.viewIfLoaded, shown !== child else { return }
    shown?.viewIfLoaded?.removeFromSuperview()
    shown = child
    guard let view = child?.view else { return }
    view.frame = around.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    around.insertSubview(view, at: 0)
  }
}

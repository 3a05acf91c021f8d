// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Shows one child of a controller in the whole of its view.
@MainActor
final class ShownChild {
  private weak var shown: UIViewController?
  /// The change from one child to another that is under way.
  private var change: ScreenChange?

  init() {}

  /// Puts the view of a child into the view of its parent, if that is loaded, in place of another
  /// one's.
  ///
  /// - Parameters:
  ///   - child: The child; `nil` shows none.
  ///   - parent: Its parent.
  ///   - isInFront: Whether the child lies in front of everything else in its parent's view, not behind it.
  ///   - isAnimated: What the children are told.
  ///   - look: How the change is seen; it is asked only if somebody sees it.
  ///   - end: Called when the child has appeared; without completion, the one before is there again.
  func show(
    _ child: UIViewController?,
    in parent: UIViewController,
    isInFront: Bool = false,
    isAnimated: Bool = true,
    by look: (_ from: UIViewController, _ to: UIViewController) -> (any ChangeLook)? = { _, _ in nil
    },
    end: @escaping (_ isComplete: Bool) -> Void = { _ in }
  ) {
    guard let around = parent.viewIfLoaded, shown !== child else { return end(true) }
    change?.finish()
    // Before the window is seen, appearances are told by what shows it.
    let isSeen = around.window != nil
    let before = shown
    let change = ScreenChange(in: around.window, from: before, to: child, pair(before, child, look))
    self.change = change
    shown = child
    if isSeen { before?.beginAppearanceTransition(false, animated: isAnimated) }
    let own = change?.look as? OwnLook
    if let own, let view = before?.viewIfLoaded {
      own.containerView.frame = around.bounds
      around.insertSubview(own.containerView, at: 0)
      own.containerView.addSubview(view)
    } else {
      before?.viewIfLoaded?.removeFromSuperview()
    }
    if isSeen { child?.beginAppearanceTransition(true, animated: isAnimated) }
    if let view = child?.view {
      view.manager = child
      view.frame = around.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if own == nil { Self.put(view, in: around, isInFront) }
    }
    if own == nil, isSeen {
      // What has appeared has its place: controllers scroll then.
      around.layOutAround()
      child?.tellIsAppearing()
    }
    guard let change else {
      if isSeen { around.layOutContents() }
      finish(before, child, isSeen)
      return end(true)
    }
    change.begin { [weak self, weak around] isComplete in
      self?.change = nil
      if !isComplete { self?.shown = before }
      let (gone, stays) = isComplete ? (before, child) : (child, before)
      if !isComplete, isSeen {
        child?.beginAppearanceTransition(false, animated: isAnimated)
        before?.beginAppearanceTransition(true, animated: isAnimated)
      }
      if own != nil, let around {
        gone?.viewIfLoaded?.removeFromSuperview()
        if let view = stays?.viewIfLoaded {
          view.frame = around.bounds
          Self.put(view, in: around, isInFront)
        }
        own?.containerView.removeFromSuperview()
      }
      // What was done is taken back before the views have their places.
      if !isComplete { end(false) }
      if own != nil { around?.layOutAround() }
      self?.finish(gone, stays, isSeen)
      if isComplete { end(true) }
    }
    guard own != nil else { return }
    around.layOutAround()
    child?.tellIsAppearing()
  }

  private func pair(
    _ before: UIViewController?,
    _ child: UIViewController?,
    _ look: (UIViewController, UIViewController) -> (any ChangeLook)?
  ) -> (any ChangeLook)? {
    guard let before, let child, before.isViewLoaded else { return nil }
    return look(before, child)
  }

  private static func put(_ view: UIView, in around: UIView, _ isInFront: Bool) {
    if isInFront { around.addSubview(view) } else { around.insertSubview(view, at: 0) }
  }

  private func finish(
    _ before: UIViewController?,
    _ child: UIViewController?,
    _ isSeen: Bool
  ) {
    guard isSeen else { return }
    before?.endAppearanceTransition()
    child?.endAppearanceTransition()
  }
}

// SPDX-License-Identifier: Apache-2.0
package import Foundation

extension UIViewController {
  /// Sets the view's size and traits, and makes the calls that UIKit makes when a device is turned.
  ///
  /// Changes alongside are made with the new size of all controllers' views, before these are laid out. Subviews are not
  /// laid out, because their content is not visible.
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - traits: The new traits.
  ///   - previous: The old traits; `nil` when the view is shown for the first time.
  /// - Source: UIKit's documentation of `UIContentContainer` and `UITraitEnvironment`.
  package func turn(
    to size: CGSize,
    _ traits: UITraitCollection,
    from previous: UITraitCollection?
  ) {
    guard let view else { return }
    let isResized = view.frame.size != size
    let isChanged = previous.map { $0.values != traits.values } ?? false
    let coordinator = TurnCoordinator()
    let over = shownOver
    // Those whose views are as large as this one's, and become so again.
    let whole = over.filter { $0.viewIfLoaded?.frame.size == view.frame.size }
    if previous != nil, isChanged {
      willTransition(to: traits, with: coordinator)
      for controller in over { controller.forwardToPresented(traits, with: coordinator) }
    }
    if previous != nil, isResized {
      viewWillTransition(to: size, with: coordinator)
      for controller in over {
        if let own = controller.relations.recorded.presentation, own.container != nil {
          own.viewWillTransition(to: size, with: coordinator)
        } else if whole.contains(where: { $0 === controller }) {
          controller.viewWillTransition(to: size, with: coordinator)
        }
      }
    }
    for controller in [self] + whole { controller.resizeViews(to: size) }
    ShownDevice.current.traits = traits
    view.window?.deviceTraits = traits
    if isChanged, let previous {
      var change = DeviceChange(from: previous)
      change.tell(self)
    }
    coordinator.runAlongside()
    if previous == nil || isResized { layOutView(view) }
    coordinator.complete()
  }

  /// The controllers that are shown over this one, or over one in it, from the lowest.
  private var shownOver: [UIViewController] {
    var found: [UIViewController] = []
    var waiting = [self]
    while let controller = waiting.popLast() {
      waiting += controller.children
      guard let presented = controller.relations.presented else { continue }
      waiting.append(presented)
      if !found.contains(where: { $0 === presented }) { found.append(presented) }
    }
    return found
  }

  /// Tells a presented controller of other traits, by the presentation of its app if it has one.
  private func forwardToPresented(
    _ traits: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let own = relations.recorded.presentation, own.container != nil else {
      return willTransition(to: traits, with: coordinator)
    }
    own.willTransition(to: traits, with: coordinator)
  }

  /// Tells the controllers in this one, whose views change their size with its own.
  ///
  /// - Source: the reference of `viewWillTransition(to:with:)`: super forwards the change to the children.
  func forwardTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let old = viewIfLoaded?.frame.size else { return }
    for child in children {
      guard let own = child.viewIfLoaded?.frame.size else { continue }
      let new = own.following(old, to: size)
      if new != own { child.viewWillTransition(to: new, with: coordinator) }
    }
  }

  /// Gives the view a size, and the views of the controllers in this one what follows from it.
  private func resizeViews(to size: CGSize) {
    guard let view = viewIfLoaded, view.frame.size != size else { return }
    let old = view.frame.size
    view.frame.size = size
    (view as? CollectionControllerView)?.layOutContent()
    for child in children {
      guard let own = child.viewIfLoaded?.frame.size else { continue }
      // A view that has followed already is as large as it was to become.
      let new = own.following(old, to: size)
      if new != own { child.resizeViews(to: new) }
    }
  }

  private func layOutView(_ view: UIView) {
    guard !(view is ControllerView) else { return view.layoutSubviews() }
    viewWillLayoutSubviews()
    view.layoutSubviews()
    viewDidLayoutSubviews()
  }
}

extension CGSize {
  /// The size after a view around it became another one: along each axis, what was as long as that view is again.
  fileprivate func following(_ old: CGSize, to new: CGSize) -> CGSize {
    CGSize(
      width: width == old.width ? new.width : width,
      height: height == old.height ? new.height : height
    )
  }
}

/// Collects the changes that are made together with the turning of a view.
@MainActor
private final class TurnCoordinator: UIViewControllerTransitionCoordinator {
  private typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The time that a device takes to turn its content, in seconds.
  let transitionDuration = 0.3
  let isCancelled = false
  private var alongside: [Work] = []
  private var completions: [Work] = []

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func runAlongside() {
    for work in alongside { work(self) }
    alongside = []
  }

  func complete() {
    for work in completions { work(self) }
    completions = []
  }
}

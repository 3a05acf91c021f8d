// SPDX-License-Identifier: Apache-2.0
package import Foundation

extension UIViewController {
  /// Sets the view's size and traits, and makes the calls that UIKit makes when a device is turned.
  ///
  /// Changes alongside are made with the new size, before the view is laid out. Subviews are not
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
    if previous != nil, isChanged { willTransition(to: traits, with: coordinator) }
    if previous != nil, isResized { viewWillTransition(to: size, with: coordinator) }
    view.frame.size = size
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

  private func layOutView(_ view: UIView) {
    guard !(view is ControllerView) else { return view.layoutSubviews() }
    viewWillLayoutSubviews()
    view.layoutSubviews()
    viewDidLayoutSubviews()
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

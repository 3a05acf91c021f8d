// SPDX-License-Identifier: Apache-2.0
package import Foundation

extension UIViewController {
  /// Gives the view its size and traits, and tells of a change as UIKit does when a device is turned.
  ///
  /// What changes alongside is run with the new size, before the view is laid out; subviews are not laid out,
  /// for what they show is not seen.
  /// - Parameters:
  ///   - size: In points.
  ///   - traits: What is known of the device then.
  ///   - previous: What was known before; `nil` when the view is shown for the first time.
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
    LayoutEnvironment.currentTraits = traits
    if isChanged, let previous {
      view.tellTraitChange(from: previous)
      tellTraitChange(from: previous)
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

/// Collects what changes along with a view that is turned.
@MainActor
private final class TurnCoordinator: UIViewControllerTransitionCoordinator {
  private typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// How long a device takes to turn what it shows, in seconds.
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

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Puts the views of presented controllers in front of a window's other views, and takes them away.
@MainActor
package final class WindowPresenter {
  /// The most controllers that are presented over one another.
  private static let most = 32

  private let window: UIWindow
  private var shown: [ShownPresentation] = []
  /// Those that are on their way out.
  private var going: [ShownPresentation] = []

  /// Presents in a window.
  package init(_ window: UIWindow) {
    self.window = window
    window.presenter = self
  }

  /// The controllers that are presented over the root, the first one at the back.
  private var wanted: [UIViewController] {
    var wanted: [UIViewController] = []
    var next = window.rootViewController.flatMap(Self.presented(within:))
    while let controller = next, wanted.count < Self.most,
      !wanted.contains(where: { $0 === controller })
    {
      wanted.append(controller)
      next = Self.presented(within: controller)
    }
    return wanted
  }

  /// The controller that a controller or one in it presents.
  private static func presented(within controller: UIViewController) -> UIViewController? {
    controller.relations.presented
      ?? controller.children.lazy.compactMap { presented(within: $0) }.first
  }

  /// Shows the present presentations.
  package func update() {
    let wanted = wanted
    let kept = zip(shown, wanted).prefix { $0.controller === $1 }.count
    let gone = shown[kept...].reversed()
    shown.removeSubrange(kept...)
    for one in gone {
      going.append(one)
      one.remove { [weak self, weak one] isComplete in
        guard let self, let one else { return }
        going.removeAll { $0 === one }
        if !isComplete { shown.append(one) }
      }
    }
    // Only the frontmost one is seen to go.
    for one in gone.dropFirst() { one.finish() }
    if wanted.count > kept { for one in going { one.finish() } }
    for controller in wanted[kept...] {
      let presentation = ShownPresentation(of: controller, in: window)
      shown.append(presentation)
      presentation.add { [weak self, weak presentation] in
        self?.shown.removeAll { $0 === presentation }
      }
    }
    for each in shown { each.place() }
  }

  /// Closes the frontmost presentation.
  ///
  /// - Returns: Whether there was one.
  package func dismissLast() -> Bool {
    guard let last = shown.last?.controller, let presenter = last.presentingViewController else {
      return false
    }
    presenter.dismiss(animated: true)
    return true
  }

  /// The controller in front of all others.
  package var front: UIViewController? { shown.last?.controller ?? window.rootViewController }
}

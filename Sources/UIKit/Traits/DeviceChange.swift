// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Tells the screen of an app that its device has other traits: everything in the window, and the controllers whose
/// views are not in it now.
///
/// What resolves colours in its layout does so again, because everything is laid out anew.
/// - Source: UIKit's documentation of `UITraitEnvironment`: all views and controllers hear of a change of the device.
@MainActor
struct DeviceChange {
  private let previous: UITraitCollection
  private var told: Set<ObjectIdentifier> = []

  /// A change from earlier traits.
  init(from previous: UITraitCollection) { self.previous = previous }

  /// Tells the window of a controller, or its view where it has none.
  mutating func tell(_ root: UIViewController) {
    tell(root.view.window ?? root.view, from: previous)
    var waiting = [root]
    while let controller = waiting.popLast() {
      waiting += controller.children + [controller.relations.presented].compactMap { $0 }
      guard !told.contains(ObjectIdentifier(controller)) else { continue }
      if let view = controller.viewIfLoaded { tell(view, from: previous) }
      tell(controller, from: previous)
    }
  }

  private mutating func tell(_ controller: UIViewController, from previous: UITraitCollection) {
    guard told.insert(ObjectIdentifier(controller)).inserted else { return }
    controller.tellTraitChange(from: previous)
  }

  private mutating func tell(_ view: UIView, from outer: UITraitCollection) {
    view.setNeedsLayout()
    guard !(view is UICollectionView) else { return layOutWithin(view) }
    let previous = view.traits(over: outer)
    // What has a style of its own hears nothing of another style around it.
    guard view.traitCollection.values != previous.values else { return }
    view.tellTraitChange(from: previous)
    if let controller = view.manager { tell(controller, from: previous) }
    for subview in view.tree.subviews { tell(subview, from: previous) }
  }

  /// A collection view knows the device itself, and has told what it shows.
  private func layOutWithin(_ view: UIView) {
    view.forEachHeld { held in
      held.setNeedsLayout()
      layOutWithin(held)
    }
  }
}

extension UIView {
  /// The view's traits where those around it are known.
  func traits(over around: UITraitCollection) -> UITraitCollection {
    guard traits.style != .unspecified || traits.isElevated || !traits.overrides.isEmpty else {
      return around
    }
    var values = around.values
    if traits.isElevated { values.userInterfaceLevel = .elevated }
    if traits.style != .unspecified { values.userInterfaceStyle = traits.style }
    return UITraitCollection(traits.overrides.over(values))
  }
}

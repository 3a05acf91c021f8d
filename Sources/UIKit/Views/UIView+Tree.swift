// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UIView {
  /// Whether this view is `view` or one of its subviews at any depth.
  public func isDescendant(of view: UIView) -> Bool { isWithin(view) }

  /// Moves a subview in front of the other subviews.
  public func bringSubviewToFront(_ view: UIView) {
    guard place(of: view) != nil else { return }
    insert(view, at: .max)
  }

  /// Moves a subview behind the other subviews.
  public func sendSubviewToBack(_ view: UIView) {
    guard place(of: view) != nil else { return }
    insert(view, at: 0)
  }

  /// Exchanges the places of two subviews.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let views = subviews
    guard views.indices.contains(index1), views.indices.contains(index2) else { return }
    tree.exchange(views[index1], views[index2])
  }

  /// Whether the view is opaque; it has no effect here.
  public var isOpaque: Bool {
    get { traits.isOpaque }
    set { traits.isOpaque = newValue }
  }

  /// Whether several fingers reach the view; it has no effect here.
  public var isMultipleTouchEnabled: Bool {
    get { traits.isMultipleTouchEnabled }
    set { traits.isMultipleTouchEnabled = newValue }
  }

  /// Whether the view blocks touches of other views; it has no effect here.
  public var isExclusiveTouch: Bool {
    get { traits.isExclusiveTouch }
    set { traits.isExclusiveTouch = newValue }
  }

  /// A name for restoring the view; it has no effect here.
  public var restorationIdentifier: String? {
    get { traits.restorationIdentifier }
    set { traits.restorationIdentifier = newValue }
  }
}

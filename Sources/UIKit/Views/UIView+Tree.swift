// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UIView {
  /// Whether a view is this one or holds it.
  public func isDescendant(of view: UIView) -> Bool { isWithin(view) }

  /// Puts a view in front of the others that this one holds.
  public func bringSubviewToFront(_ view: UIView) {
    guard place(of: view) != nil else { return }
    insert(view, at: subviews.count)
  }

  /// Puts a view behind the others that this one holds.
  public func sendSubviewToBack(_ view: UIView) {
    guard place(of: view) != nil else { return }
    insert(view, at: 0)
  }

  /// Exchanges the places of two views that this one holds.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let views = subviews
    guard views.indices.contains(index1), views.indices.contains(index2) else { return }
    tree.exchange(views[index1], views[index2])
  }

  /// Whether nothing shows through the view; recorded.
  public var isOpaque: Bool {
    get { traits.isOpaque }
    set { traits.isOpaque = newValue }
  }

  /// Whether several fingers reach the view; recorded.
  public var isMultipleTouchEnabled: Bool {
    get { traits.isMultipleTouchEnabled }
    set { traits.isMultipleTouchEnabled = newValue }
  }

  /// Whether the view keeps touches from others; recorded.
  public var isExclusiveTouch: Bool {
    get { traits.isExclusiveTouch }
    set { traits.isExclusiveTouch = newValue }
  }

  /// A name to restore the view by; recorded.
  public var restorationIdentifier: String? {
    get { traits.restorationIdentifier }
    set { traits.restorationIdentifier = newValue }
  }
}

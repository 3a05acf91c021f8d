// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a view and the views in it are told when they come into a window or leave it.
///
/// - Source: the references of `willMove(toWindow:)`, `didMoveToWindow()` and `tintColorDidChange()`. The order among
///   the views, the outer ones first, is ours.
@MainActor
struct WindowMove {
  private let view: UIView
  private let window: UIWindow?
  private let isMove: Bool

  /// The move of a view from one window to another; `nil` stands for none.
  init(of view: UIView, from old: UIWindow?, to new: UIWindow?) {
    (self.view, window, isMove) = (view, new, old !== new)
  }

  /// Tells of the move before it happens.
  func begin() {
    guard isMove else { return }
    for each in view.withAllWithin { each.willMove(toWindow: window) }
  }

  /// Tells of the move, and of a tint that the views have got by it.
  func end() {
    guard isMove else { return }
    for each in view.withAllWithin {
      if window != nil {
        Appearances.current.dress(each)
        each.meetTraits()
      }
      each.didMoveToWindow()
    }
    guard window != nil, view.superview?.tintColor != .tintColor else { return }
    view.tellTint()
  }
}

extension UIView {
  /// Tells a view, and the controller whose view it is, of the traits of the first window that it comes into.
  fileprivate func meetTraits() {
    guard !traits.wasInWindow else { return }
    traits.wasInWindow = true
    manager?.traitCollectionDidChange(nil)
    traitCollectionDidChange(nil)
  }

  /// The view and all views in it, the outer ones first.
  ///
  /// They are collected before they are told anything: Swift 6.3's optimiser ends by a fault where a function that gets
  /// a closure of the move calls itself.
  fileprivate var withAllWithin: [UIView] {
    var all = [self]
    var next = 0
    while next < all.count {
      all += all[next].held
      next += 1
    }
    return all
  }

  /// The subviews, with those that a collection view shows.
  private var held: [UIView] { (self as? UICollectionView)?.subviews ?? tree.subviews }

  /// Tells the views that have this view's inherited tint that it is another one.
  fileprivate func tellTint() {
    guard traits.tintColor == nil else { return }
    tintColorDidChange()
    tellInheritedTint()
  }

  /// Tells the views in this one that have its tint that it is another one.
  func tellInheritedTint() { for view in held { view.tellTint() } }
}

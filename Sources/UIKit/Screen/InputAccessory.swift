// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// What stands above the keyboard, or at the lower edge of a window without one: that of the first responder or of
/// one of its next responders, otherwise that of the controller in front.
///
/// - Source: the reference of `UIResponder`. A controller counts as the first responder as soon as it says that
///   it can be one (policy), because there is nothing else here that it could type into.
@MainActor
package final class InputAccessory {
  private weak var owner: UIResponder?
  private var shown: UIView?

  /// Makes the place of a window's accessory.
  package init() {}

  /// Shows what belongs to the present field or controller.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - responder: The first responder.
  ///   - front: The controller in front of all others.
  ///   - keyboard: The height of the keyboard, in points.
  /// - Returns: The height, in points; 0 for nothing.
  package func update(
    in window: UIWindow,
    responder: UIResponder?,
    front: UIViewController?,
    keyboard: CGFloat
  ) -> CGFloat {
    adopt(owner(responder, front: front), in: window)
    guard let shown else { return 0 }
    // Before it has its place at the lower edge, nothing has told it what is covered there.
    shown.coveredInsets.bottom = keyboard > 0 ? 0 : window.safeAreaInsets.bottom
    if window.subviews.last !== shown { window.bringSubviewToFront(shown) }
    let size = window.bounds.size
    let height = Self.height(of: shown, within: size.width)
    shown.frame = CGRect(
      x: 0,
      y: size.height - keyboard - height,
      width: size.width,
      height: height
    )
    return height
  }

  /// Asks another owner for its view; the same one is not asked again, as its view may be a new one each time.
  private func adopt(_ next: UIResponder?, in window: UIWindow) {
    let isLeft = next == nil && shown != nil
    guard isLeft || next !== owner || shown?.superview !== window && shown != nil else { return }
    owner = next
    let wanted = next?.inputAccessoryView ?? next?.inputAccessoryViewController?.view
    guard wanted !== shown || wanted?.superview !== window else { return }
    shown?.removeFromSuperview()
    shown = wanted
    if let wanted { window.addSubview(wanted) }
  }

  private func owner(_ first: UIResponder?, front: UIViewController?) -> UIResponder? {
    let chain = Array(sequence(first: first, next: { $0?.next })).compactMap { $0 }
    // What another controller covers keeps its place for when it is in front again.
    let isBehind =
      front != nil && chain.contains { $0 is UIViewController } && !chain.contains { $0 === front }
    if !isBehind, let responder = chain.first(where: has) { return responder }
    var controller = front.map(Self.shown(in:))
    while let present = controller {
      if present.canBecomeFirstResponder, has(present) { return present }
      controller = present.parent
    }
    return nil
  }

  private func has(_ responder: UIResponder) -> Bool {
    responder === owner || responder.inputAccessoryView != nil
      || responder.inputAccessoryViewController != nil
  }

  /// The innermost controller that fills a controller's view.
  private static func shown(in controller: UIViewController) -> UIViewController {
    let next: UIViewController? =
      switch controller {
      case let stack as UINavigationController: stack.topViewController
      case let tabs as UITabBarController: tabs.selectedViewController
      default: controller.children.last { $0.fills(controller) }
      }
    return next.map(shown(in:)) ?? controller
  }

  /// The height that a view wants at a width, in points.
  static func height(of view: UIView, within width: CGFloat) -> CGFloat {
    let own = view.intrinsicContentSize.height
    // A view that follows its constraints names no height, which apps also write as 0.
    if own > 0 { return own }
    if view.bounds.height > 0, view.autoresizingMask.contains(.flexibleHeight) == false {
      return view.bounds.height
    }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return fitting.height > 0 ? fitting.height : view.bounds.height
  }
}

extension UIViewController {
  /// Whether the controller's view takes all the room of that of the controller around it.
  fileprivate func fills(_ outer: UIViewController) -> Bool {
    guard let view = viewIfLoaded, let holder = outer.viewIfLoaded else { return false }
    return view.superview === holder && !view.isHidden && view.frame.size == holder.bounds.size
  }
}

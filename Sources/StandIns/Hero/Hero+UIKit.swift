// SPDX-License-Identifier: Apache-2.0
public import UIKit

extension HeroExtension where Base: UIView {
  /// Views with the same name on two screens are one to those who see the transition.
  public var id: String? {
    get { base.recorded("hero.id") }
    nonmutating set { base.record(newValue, as: "hero.id") }
  }
  public var modifiers: [HeroModifier]? {
    get { base.recorded("hero.modifiers") }
    nonmutating set { base.record(newValue, as: "hero.modifiers") }
  }
  public var isEnabled: Bool {
    get { base.recorded("hero.isEnabled") ?? true }
    nonmutating set { base.record(newValue, as: "hero.isEnabled") }
  }
  public var isEnabledForSubviews: Bool {
    get { base.recorded("hero.isEnabledForSubviews") ?? true }
    nonmutating set { base.record(newValue, as: "hero.isEnabledForSubviews") }
  }
}

extension HeroExtension where Base: UIViewController {
  /// Whether Hero's transitions are wanted; the system's are shown.
  public var isEnabled: Bool {
    get { base.recorded("hero.isEnabled") ?? false }
    nonmutating set { base.record(newValue, as: "hero.isEnabled") }
  }
  public var modalAnimationType: HeroDefaultAnimationType {
    get { base.recorded("hero.modalAnimationType") ?? .auto }
    nonmutating set { base.record(newValue, as: "hero.modalAnimationType") }
  }

  /// Goes back to where the controller came from, in a stack or over another one.
  public func dismissViewController(completion: (() -> Void)? = nil) {
    if let stack = base.navigationController, stack.viewControllers.first !== base {
      stack.popViewController(animated: true)
      completion?()
    } else {
      base.dismiss(animated: true, completion: completion)
    }
  }

  public func unwindToRootViewController() {
    if let stack = base.navigationController {
      stack.popToRootViewController(animated: true)
    } else {
      base.view.window?.rootViewController?.dismiss(animated: true)
    }
  }

  /// Puts another controller in the place of this one.
  public func replaceViewController(with next: UIViewController, completion: (() -> Void)? = nil) {
    if let stack = base.navigationController {
      stack.setViewControllers(stack.viewControllers.dropLast() + [next], animated: true)
      completion?()
    } else if let presenter = base.presentingViewController {
      presenter.dismiss(animated: false) {
        presenter.present(next, animated: true, completion: completion)
      }
    } else {
      base.view.window?.rootViewController = next
      completion?()
    }
  }
}

extension HeroExtension where Base: UINavigationController {
  public var navigationAnimationType: HeroDefaultAnimationType {
    get { base.recorded("hero.navigationAnimationType") ?? .auto }
    nonmutating set { base.record(newValue, as: "hero.navigationAnimationType") }
  }
  public var navigationAnimationTypeString: String? {
    get { base.recorded("hero.navigationAnimationTypeString") }
    nonmutating set { base.record(newValue, as: "hero.navigationAnimationTypeString") }
  }
}

extension HeroExtension where Base: UITabBarController {
  public var tabBarAnimationType: HeroDefaultAnimationType {
    get { base.recorded("hero.tabBarAnimationType") ?? .auto }
    nonmutating set { base.record(newValue, as: "hero.tabBarAnimationType") }
  }
}

/// What conducts transitions; the system's are shown, which no finger holds in the middle.
@preconcurrency @MainActor
public final class Hero: NSObject {
  public static let shared = Hero()
  public private(set) var progress: CGFloat = 0
  public var containerColor = UIColor.black
  public var defaultAnimation = HeroDefaultAnimationType.auto
  public var isTransitioning: Bool { false }

  public func update(_ percentageComplete: CGFloat) { progress = percentageComplete }
  public func finish(animate: Bool = true) { progress = 1 }
  public func cancel(animate: Bool = true) { progress = 0 }
  public func apply(modifiers: [HeroModifier], to view: UIView) { view.hero.modifiers = modifiers }
}

/// Hears of transitions of its controller; nobody tells it here.
@preconcurrency @MainActor
public protocol HeroViewControllerDelegate: AnyObject {}

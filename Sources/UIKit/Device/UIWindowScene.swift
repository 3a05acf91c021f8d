// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Something of an app that is on a screen.
@preconcurrency @MainActor
open class UIScene: NSObject {
  /// How far in front a scene is.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// How far in front the scene is: quite.
  open var activationState: ActivationState { .foregroundActive }
}

/// The windows of an app on a screen: here there is one scene without windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The screen.
  open var screen: UIScreen { .main }
  /// The windows: none.
  open var windows: [UIWindow] { [] }
  /// The window in front: none.
  open var keyWindow: UIWindow? { nil }
  /// How the device is held.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }
  /// What surrounds the scene.
  open var traitCollection: UITraitCollection { .current }
}

extension UIApplication {
  private static let onlyScene = UIWindowScene()

  /// What of the app is on screens.
  public var connectedScenes: Set<UIScene> { [Self.onlyScene] }
  /// The bar with the time: there is none.
  public var statusBarFrame: CGRect { .zero }
}

extension UITraitCollection {
  /// What surrounds whoever is at work.
  public class var current: UITraitCollection { LayoutEnvironment.currentTraits }

  /// Makes a collection of one value.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(horizontalSizeClass: horizontalSizeClass))
  }

  /// Makes a collection of one value.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(verticalSizeClass: verticalSizeClass))
  }

  /// Makes a collection of one value.
  public convenience init(displayScale: CGFloat) {
    self.init(Values(displayScale: displayScale))
  }

  /// Makes a collection of one value.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(Values(userInterfaceIdiom: userInterfaceIdiom))
  }

  /// Makes a collection of one value.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Values(preferredContentSizeCategory: preferredContentSizeCategory))
  }
}

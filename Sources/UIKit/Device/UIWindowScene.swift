// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A part of an app on a screen.
@preconcurrency @MainActor
open class UIScene: NSObject {
  /// The activation states of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// The activation state of the scene; always active in the foreground.
  open var activationState: ActivationState { .foregroundActive }
  /// What the system remembers about the scene.
  public let session = UISceneSession()
  /// What is told of the scene.
  open var delegate: (any UISceneDelegate)?
}

/// A scene with the windows of an app; here each launch has one.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The screen.
  open var screen: UIScreen { .main }
  /// The coordinates of the screen's rectangle, in points.
  var bounds: CGRect { screen.bounds }
  /// The windows of the scene that are shown.
  open var windows: [UIWindow] { AppWindows.current.all.filter { $0.windowScene === self } }
  /// The window of the scene with the keyboard's focus.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// What is known of the status bar.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
  /// The coordinates of the scene.
  open var coordinateSpace: UIView { windows.first ?? UIView(frame: bounds) }
  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }
  /// The traits of the device and its settings.
  open var traitCollection: UITraitCollection { .current }
}

extension UIApplication {
  /// The scenes of the app; always exactly one, that of the last launch.
  public var connectedScenes: Set<UIScene> { [AppWindows.current.scene] }
  /// Whether an app may have several scenes; no.
  public var supportsMultipleScenes: Bool { false }
  /// What the system remembers about the scenes.
  public var openSessions: Set<UISceneSession> { [AppWindows.current.scene.session] }
  /// The frame of the status bar; always zero, because there is none.
  public var statusBarFrame: CGRect { .zero }
}

extension UITraitCollection {
  /// The traits of the collection view that is being laid out.
  public class var current: UITraitCollection { ShownDevice.current.traits }

  /// Makes traits with one known value.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(horizontalSizeClass: horizontalSizeClass))
  }

  /// Makes traits with one known value.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(verticalSizeClass: verticalSizeClass))
  }

  /// Makes traits with one known value.
  public convenience init(displayScale: CGFloat) {
    self.init(Values(displayScale: displayScale))
  }

  /// Makes traits with one known value.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(Values(userInterfaceIdiom: userInterfaceIdiom))
  }

  /// Makes traits with one known value.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Values(preferredContentSizeCategory: preferredContentSizeCategory))
  }
}

extension UITraitCollection {
  /// Makes traits of several; of values that two of them know, the later one's counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var merged = Values()
    for values in traitCollections.map(\.values) {
      if values.horizontalSizeClass != .unspecified {
        merged.horizontalSizeClass = values.horizontalSizeClass
      }
      if values.verticalSizeClass != .unspecified {
        merged.verticalSizeClass = values.verticalSizeClass
      }
      if values.displayScale > 0 { merged.displayScale = values.displayScale }
      if values.layoutDirection != .unspecified { merged.layoutDirection = values.layoutDirection }
      if values.userInterfaceIdiom != .unspecified {
        merged.userInterfaceIdiom = values.userInterfaceIdiom
      }
      if values.userInterfaceStyle != .unspecified {
        merged.userInterfaceStyle = values.userInterfaceStyle
      }
      if values.listEnvironment != .unspecified { merged.listEnvironment = values.listEnvironment }
      if values.preferredContentSizeCategory != .unspecified {
        merged.preferredContentSizeCategory = values.preferredContentSizeCategory
      }
      merged.custom.merge(values.custom) { $1 }
    }
    self.init(merged)
  }
}

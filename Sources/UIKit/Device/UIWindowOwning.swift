// SPDX-License-Identifier: Apache-2.0

/// A delegate that may keep a window in a property of its class.
///
/// In UIKit the property is optional in both protocols of delegates, so code that asks a delegate by its protocol gets
/// a window in two optionals (`delegate?.window??.rootViewController`), and code that knows the class gets it in one.
/// Swift has optional requirements for Objective-C only. So the requirement stands here, where calls by the protocols of
/// delegates pass it over for the property in two optionals.
@preconcurrency @MainActor
public protocol UIWindowOwning: AnyObject {
  /// The window; `nil` for a class without the property.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension UIWindowOwning {
  /// No window, because the property is optional.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }
}

extension UIApplicationDelegate {
  /// The app's window, for apps without scenes.
  public var window: UIWindow?? { .some((self as any UIWindowOwning).window) }
}

extension UIWindowSceneDelegate {
  /// The scene's window.
  public var window: UIWindow?? { .some((self as any UIWindowOwning).window) }
}

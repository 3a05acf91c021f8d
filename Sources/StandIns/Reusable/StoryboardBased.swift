// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// A controller that a storyboard of its name makes.
public protocol StoryboardBased: AnyObject {}

/// A controller that a storyboard makes, as one of several scenes.
public protocol StoryboardSceneBased: AnyObject {
  static var sceneIdentifier: String { get }
}

extension StoryboardSceneBased {
  public static var sceneIdentifier: String { String(describing: self) }
}

extension StoryboardBased where Self: UIViewController {
  /// A controller from an archive without values.
  @MainActor public static func instantiate() -> Self { made() }
}

extension StoryboardSceneBased where Self: UIViewController {
  /// A controller from an archive without values.
  @MainActor public static func instantiate() -> Self { made() }
}

extension UIViewController {
  fileprivate static func made() -> Self {
    guard let controller = Self(coder: EmptyArchive.coder) else {
      preconditionFailure("\(Self.self) cannot be made by init(coder:)")
    }
    return controller
  }
}

// SPDX-License-Identifier: Apache-2.0
import AppFoundation
public import UIKit

/// A controller that is the first one of a storyboard of its name.
public protocol StoryboardBased: AnyObject {
  @MainActor static var sceneStoryboard: UIStoryboard { get }
}

extension StoryboardBased {
  @MainActor public static var sceneStoryboard: UIStoryboard {
    UIStoryboard(name: String(describing: self), bundle: AppFoundation.Bundle(for: self))
  }
}

extension StoryboardBased where Self: UIViewController {
  /// The storyboard's first controller; without the file, one made without values.
  @MainActor public static func instantiate() -> Self {
    guard let found = sceneStoryboard.instantiateInitialViewController() else { return made() }
    guard let typed = found as? Self else {
      fatalError("The first controller of \(sceneStoryboard) is not of class \(self)")
    }
    return typed
  }
}

/// A controller that a storyboard makes, as one of several scenes.
public protocol StoryboardSceneBased: AnyObject {
  @MainActor static var sceneStoryboard: UIStoryboard { get }
  static var sceneIdentifier: String { get }
}

extension StoryboardSceneBased {
  @MainActor public static var sceneStoryboard: UIStoryboard {
    UIStoryboard(name: String(describing: self), bundle: AppFoundation.Bundle(for: self))
  }
  public static var sceneIdentifier: String { String(describing: self) }
}

extension StoryboardSceneBased where Self: UIViewController {
  /// The controller of the scene; without it, one made without values.
  @MainActor public static func instantiate() -> Self {
    let found = sceneStoryboard.instantiateViewController(withIdentifier: sceneIdentifier)
    return found as? Self ?? made()
  }
}

extension UIViewController {
  fileprivate static func made() -> Self {
    guard let controller = Self(coder: EmptyArchive.coder) else {
      preconditionFailure("\(Self.self) cannot be made by init(coder:)")
    }
    return controller
  }
}

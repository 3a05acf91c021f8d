// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What happens to a scene; the calls of a launch are made when the app itself is shown.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene was made; the window is made here.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  /// Called when the scene was closed.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene became active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene becomes inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene returns to the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene is in the background.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing, because the method is optional.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing, because the method is optional.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing, because the method is optional.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing, because the method is optional.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing, because the method is optional.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing, because the method is optional.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// What happens to a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, UIWindowOwning {}

// SPDX-License-Identifier: Apache-2.0
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var coordinator: AppCoordinator?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    let navigation = UINavigationController()
    coordinator = AppCoordinator(navigation: navigation)
    coordinator?.start()
    window.rootViewController = navigation
    self.window = window
    window.makeKeyAndVisible()
  }
}

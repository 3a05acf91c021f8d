// SPDX-License-Identifier: Apache-2.0
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = (scene as? UIWindowScene) else { return }
    window = UIWindow(windowScene: scene)
    let model = PurseViewModel()
    let purse = PurseViewController(model: model)
    window?.rootViewController = UINavigationController(rootViewController: purse)
    window?.makeKeyAndVisible()
  }
}

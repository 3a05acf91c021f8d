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
    let feed = FramesController(collectionViewLayout: UICollectionViewFlowLayout())
    window?.rootViewController = UINavigationController(rootViewController: feed)
    window?.makeKeyAndVisible()
  }
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

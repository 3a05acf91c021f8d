// SPDX-License-Identifier: Apache-2.0
import UIKit

/// Shows photographs as a wall; a tap on one leads to it.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: WallController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

// SPDX-License-Identifier: Apache-2.0
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    let navigation = UINavigationController(rootViewController: SearchBuilder.build())
    navigation.navigationBar.barStyle = .black
    navigation.navigationBar.tintColor = .white
    navigation.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.white]
    window?.rootViewController = navigation
    window?.makeKeyAndVisible()
    return true
  }
}

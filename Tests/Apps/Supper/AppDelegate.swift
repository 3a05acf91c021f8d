// SPDX-License-Identifier: Apache-2.0
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = MainTabBarController()
    window?.makeKeyAndVisible()
    return true
  }
}

class MainTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.isTranslucent = false
    let meals = MealsViewController()
    meals.tabBarItem = UITabBarItem(
      title: "Meals",
      image: UIImage(systemName: "fork.knife"),
      selectedImage: UIImage(systemName: "fork.knife.circle.fill")
    )
    let journal = JournalViewController()
    journal.tabBarItem = UITabBarItem(title: "Journal", image: UIImage(systemName: "book"), tag: 1)
    let pantry = UINavigationController(rootViewController: PantryViewController())
    pantry.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 2)
    viewControllers = [meals, journal, pantry]
  }
}

// SPDX-License-Identifier: Apache-2.0
import UIKit

@MainActor
final class MainTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemBackground
    tabBar.standardAppearance = appearance
    tabBar.scrollEdgeAppearance = appearance
    if #available(iOS 17.0, *) {
      traitOverrides.userInterfaceStyle = .dark
    }
    let home = HomeViewController(viewModel: HomeViewModel(repository: MockStripRepository()))
    home.tabBarItem = UITabBarItem(
      title: "Strips",
      image: UIImage(systemName: "book.pages"),
      tag: 0
    )
    let saved = UIViewController()
    saved.tabBarItem = UITabBarItem(title: "Saved", image: UIImage(systemName: "heart"), tag: 1)
    viewControllers = [UINavigationController(rootViewController: home), saved]
  }
}

#Preview {
  MainTabBarController()
}

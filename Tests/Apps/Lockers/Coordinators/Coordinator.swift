// SPDX-License-Identifier: Apache-2.0
import UIKit

protocol Coordinator: AnyObject {
  var children: [any Coordinator] { get set }
  func start()
}

extension Coordinator {
  func run(_ child: some Coordinator) {
    children.append(child)
    child.start()
  }
}

final class AppCoordinator: Coordinator {
  var children: [any Coordinator] = []
  private let window: UIWindow

  init(window: UIWindow) { self.window = window }

  func start() {
    let tabs = UITabBarController()
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    run(TabsCoordinator(tabs: tabs))
  }
}

final class TabsCoordinator: Coordinator {
  var children: [any Coordinator] = []
  private let tabs: UITabBarController

  init(tabs: UITabBarController) { self.tabs = tabs }

  func start() {
    let today = TodayViewController()
    today.tabBarItem = UITabBarItem(title: "Today", image: UIImage(systemName: "sun.max"), tag: 0)
    let lockers = LockersViewController(viewModel: LockersViewModel())
    lockers.tabBarItem = UITabBarItem(
      title: "Lockers",
      image: UIImage(systemName: "square.grid.2x2"),
      tag: 1
    )
    tabs.setViewControllers([today, lockers], animated: false)
  }
}

// SPDX-License-Identifier: Apache-2.0
import UIKit

final class MainTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.tintColor = .systemPink
    viewControllers = [
      make(GalleryViewController(), "Studio", "photo"),
      make(NotesViewController(), "Notes", "note.text"),
    ]
  }

  private func make(
    _ root: UIViewController,
    _ title: String,
    _ image: String
  ) -> UIViewController {
    root.title = title
    root.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: image), tag: 0)
    return UINavigationController(rootViewController: root)
  }
}

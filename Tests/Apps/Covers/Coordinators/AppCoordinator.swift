// SPDX-License-Identifier: Apache-2.0
import UIKit

protocol Coordinator: AnyObject {
  var navigation: UINavigationController { get }
  func start()
}

final class AppCoordinator: Coordinator {
  let navigation: UINavigationController
  private let network = NetworkWatcher(interval: 5)

  init(navigation: UINavigationController) {
    self.navigation = navigation
  }

  func start() {
    network.begin { [weak self] isOnline in
      self?.navigation.view.alpha = isOnline ? 1 : 0.5
    }
    let model = ShelfViewModel(service: LocalShelfService())
    let controller = ShelfViewController(model: model)
    controller.coordinator = self
    navigation.pushViewController(controller, animated: false)
  }

  func open(_ book: Book) {
    navigation.pushViewController(BookViewController(book: book), animated: true)
  }
}

// SPDX-License-Identifier: Apache-2.0
import UIKit

final class SearchBuilder {
  static func build() -> SearchViewController {
    let view = SearchViewController()
    let presenter = SearchPresenter()
    let interactor = SearchInteractor(network: NetworkClient())
    let router = SearchRouter()
    presenter.view = view
    presenter.interactor = interactor
    presenter.router = router
    interactor.presenter = presenter
    view.presenter = presenter
    router.viewController = view
    return view
  }
}

// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import Foundation

final class SearchPresenter: SearchPresenterInput, SearchInteractorOutput {
  weak var view: (any SearchViewInput)?
  var interactor: (any SearchInteractorInput)!
  var router: SearchRouter!
  private var model = PhotosViewModel()
  private var page = 0

  func search(matching text: String) {
    page += 1
    view?.show(.loading)
    interactor.loadPhotos(matching: text, page: page)
  }

  func didSelectPhoto(at index: Int) {
    router.showPhoto(model.urls[index])
  }

  func searched(_ photos: Photos) {
    let urls = photos.photo.map { $0.url }
    model.urls += urls
    DispatchQueue.main.async { [unowned self] in
      self.view?.show(.content)
      self.view?.display(self.model)
    }
  }

  func failed(_ error: NetworkError) {
    DispatchQueue.main.async { self.view?.show(.error("\(error)")) }
  }
}

final class SearchInteractor: SearchInteractorInput {
  weak var presenter: (any SearchInteractorOutput)?
  private let network: NetworkClient

  init(network: NetworkClient) { self.network = network }

  func loadPhotos(matching text: String, page: Int) {
    let endpoint = "https://api.example.org/rest?text=\(text)&page=\(page)"
    network.request(endpoint) { [weak self] (result: Result<PhotosResponse, NetworkError>) in
      switch result {
      case .success(let response): self?.presenter?.searched(response.photos)
      case .failure(let error): self?.presenter?.failed(error)
      }
    }
  }
}

final class SearchRouter {
  weak var viewController: SearchViewController?

  func showPhoto(_ url: URL) {
    let detail = PhotoViewController(url: url)
    viewController?.navigationController?.pushViewController(detail, animated: true)
  }
}

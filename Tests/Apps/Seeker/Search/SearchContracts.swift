// SPDX-License-Identifier: Apache-2.0
import Foundation

protocol SearchViewInput: AnyObject {
  func show(_ state: ViewState)
  func display(_ model: PhotosViewModel)
  func insert(at indexPaths: [IndexPath], _ model: PhotosViewModel)
}

enum ViewState: Equatable {
  case none, loading
  case error(String)
  case content
}

protocol SearchPresenterInput: AnyObject {
  func search(matching text: String)
  func didSelectPhoto(at index: Int)
}

protocol SearchInteractorInput: AnyObject {
  func loadPhotos(matching text: String, page: Int)
}

protocol SearchInteractorOutput: AnyObject {
  func searched(_ photos: Photos)
  func failed(_ error: NetworkError)
}

struct PhotosViewModel {
  var urls: [URL] = []
  var isEmpty: Bool { urls.isEmpty }
}

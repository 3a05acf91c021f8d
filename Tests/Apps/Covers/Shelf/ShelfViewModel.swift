// SPDX-License-Identifier: Apache-2.0
import Foundation

protocol ShelfViewModelOutput: AnyObject {
  func show(_ shelves: [Shelf])
}

final class ShelfViewModel: ShelfServiceDelegate {
  weak var output: ShelfViewModelOutput?
  private var service: ShelfService

  init(service: ShelfService) {
    self.service = service
    self.service.delegate = self
  }

  func load() { service.load() }

  func didLoad(_ shelves: [Shelf]) {
    DispatchQueue.main.async { self.output?.show(shelves) }
  }
}

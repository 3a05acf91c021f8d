// SPDX-License-Identifier: Apache-2.0
import Foundation

protocol ShelfService {
  var delegate: ShelfServiceDelegate? { get set }
  func load()
}

protocol ShelfServiceDelegate: AnyObject {
  func didLoad(_ shelves: [Shelf])
}

final class LocalShelfService: ShelfService {
  weak var delegate: ShelfServiceDelegate?

  func load() {
    let names = ["New", "Travel", "Poems"]
    let shelves = names.enumerated().map { index, name in
      Shelf(
        name: name,
        books: (0..<5).map {
          Book(id: index * 5 + $0, title: "\(name) \($0 + 1)", writer: "Ada Reed")
        }
      )
    }
    delegate?.didLoad(shelves)
  }
}

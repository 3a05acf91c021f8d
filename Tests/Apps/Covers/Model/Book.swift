// SPDX-License-Identifier: Apache-2.0
import Foundation

struct Book: Hashable {
  let id: Int
  let title: String
  let writer: String
}

struct Shelf: Hashable {
  let name: String
  let books: [Book]
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import Unbox

struct Print {
  let id: Int
  let title: String
  let imageURL: URL?
  let likes: Int
  let author: Author
}

struct Author {
  let name: String
}

extension Print: Unboxable {
  init(unboxer: Unboxer) throws {
    id = try unboxer.unbox(key: "id")
    title = try unboxer.unbox(key: "title")
    imageURL = unboxer.unbox(keyPath: "images.normal")
    likes = try unboxer.unbox(key: "likes_count")
    author = try unboxer.unbox(key: "user")
  }
}

extension Author: Unboxable {
  init(unboxer: Unboxer) throws {
    name = try unboxer.unbox(key: "name")
  }
}

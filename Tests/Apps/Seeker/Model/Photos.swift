// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import Foundation

struct PhotosResponse: Decodable {
  let photos: Photos
}

struct Photos: Decodable {
  let page: Int
  let photo: [Photo]
}

struct Photo: Decodable {
  let url: URL
  let title: String

  private enum Keys: String, CodingKey { case id, secret, server, farm, title }

  init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    let id = try values.decode(String.self, forKey: .id)
    let server = try values.decode(String.self, forKey: .server)
    title = try values.decode(String.self, forKey: .title)
    url = URL(string: "https://farm.example.org/\(server)/\(id).jpg")!
  }
}

// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import Foundation

struct Programme: Codable, Hashable {
  var title: String
  var start: Date
  var minutes: Int
}
final class Guide {
  static let shared = Guide()
  private(set) var channels: [[Programme]] = []
  func load(from url: URL) throws {
    channels = try JSONDecoder().decode([[Programme]].self, from: Data(contentsOf: url))
  }
  func programme(at path: IndexPath) -> Programme? {
    guard channels.indices.contains(path.section),
      channels[path.section].indices.contains(path.item)
    else { return nil }
    return channels[path.section][path.item]
  }
}

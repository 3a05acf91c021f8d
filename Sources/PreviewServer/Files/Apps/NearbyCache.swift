// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Remembers files and their words until the files change.
final class NearbyCache: Equatable {
  let files = FileCache()
  private var known: [String: (bytes: Data, words: NearbySources.Words)] = [:]

  /// The words of a file; `nil` when it cannot be read.
  func words(of path: String) -> NearbySources.Words? {
    guard let bytes = try? files.bytes(of: path) else {
      known[path] = nil
      return nil
    }
    if let found = known[path], found.bytes == bytes { return found.words }
    let words = NearbySources.Words(bytes)
    known[path] = (bytes, words)
    return words
  }

  /// What is remembered makes no difference.
  static func == (left: NearbyCache, right: NearbyCache) -> Bool { true }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol
import TestSupport

/// The contents of `Tests/Vectors/delta.json`, which the page's tests also read.
struct DeltaVectors: Decodable {
  struct Valid: Decodable {
    var name: String
    var bytes: [[String]]
    var delta: SparseDelta
  }

  struct File: Decodable {
    var name: String
    var bytes: [[String]]
    var role: String
    var file: String
    var text: String
  }

  struct Invalid: Decodable {
    var name: String
    var bytes: [[String]]
    var code: String
    var field: String
  }

  var deltas: [Valid]
  var files: [File]
  var invalid: [Invalid]

  static func load() throws -> DeltaVectors {
    try JSONDecoder().decode(DeltaVectors.self, from: try vectorFile("delta.json"))
  }
}

/// The bytes of pairs: a meaning and its hexadecimal digits.
func bytes(of pairs: [[String]]) -> [UInt8] {
  pairs.flatMap { pair in
    (pair.last ?? "").split(separator: " ").compactMap { UInt8($0, radix: 16) }
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport

/// `Tests/Vectors/text.json`, which the page's tests read as well.
struct TextVectors: Decodable {
  struct Case: Decodable {
    struct Line: Decodable {
      var text: String
      var width: Double

      init(from decoder: any Decoder) throws {
        var line = try decoder.unkeyedContainer()
        text = try line.decode(String.self)
        width = try line.decode(Double.self)
      }
    }

    var name: String
    var text: String
    var width: Double?
    var limit: Int
    var lines: [Line]
  }

  var size: Double
  var lines: [Case]

  static func load() throws -> TextVectors {
    try JSONDecoder().decode(TextVectors.self, from: try vectorFile("text.json"))
  }
}

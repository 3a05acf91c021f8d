// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Data are written in the form of a data file.
extension StageData: Codable {
  private enum Key: String, CodingKey {
    case sections
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    sections = try container.decode([Section].self, forKey: .sections)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(sections, forKey: .sections)
  }

  /// The bytes of a data file with these sections; reading it gives the same sections.
  ///
  /// - Complexity: O(n) for n items.
  var fileBytes: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    return (try? encoder.encode(self)) ?? Data()
  }
}

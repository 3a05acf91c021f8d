// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// The data of a Swift layout without a data file: numbered items in three sections.
enum NumberedItems {
  private static let counts = [12, 30, 9]
  /// Heights of the items, repeated, in points.
  ///
  /// They differ so that layouts with uneven items show their effect.
  private static let heights = [120, 180, 90, 150, 210, 110, 160]
  private static let width = 120

  /// The items as a data file.
  static let file: StageInput.File = {
    var number = 0
    let sections = counts.enumerated().map { index, count in
      let items = (0..<count).map { _ in
        number += 1
        let height = heights[(number - 1) % heights.count]
        let members = "\"title\": \"\(number)\", \"width\": \(width), \"height\": \(height)"
        return "{\"id\": \"item-\(number)\", \(members)}"
      }
      let list = items.joined(separator: ",\n")
      return
        "{\"id\": \"s\(index + 1)\", \"title\": \"Section \(index + 1)\", \"items\": [\n\(list)]}"
    }
    let text = "{\"sections\": [\n\(sections.joined(separator: ",\n"))]}\n"
    return StageInput.File(name: "numbered items", bytes: Data(text.utf8))
  }()
}

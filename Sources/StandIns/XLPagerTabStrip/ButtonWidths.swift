// SPDX-License-Identifier: Apache-2.0
import UIKit

/// How buttons share a bar.
enum ButtonWidths {
  /// Widths that fill the room: equal ones, but none below its least.
  ///
  /// - Complexity: O(*n*²) in the worst case
  static func filling(_ room: CGFloat, with least: [CGFloat]) -> [CGFloat] {
    var large: Set<Int> = []
    while true {
      let taken = large.reduce(CGFloat.zero) { $0 + least[$1] }
      let share = (room - taken) / CGFloat(max(1, least.count - large.count))
      let more = least.indices.filter { !large.contains($0) && least[$0] > share }
      if more.isEmpty { return least.indices.map { large.contains($0) ? least[$0] : share } }
      large.formUnion(more)
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import UIKit

/// Items that are moved through one view move in all others, too.
extension Stage {
  /// Shows the present movements of each view in the others, and ends those that are over.
  ///
  /// A view shows one movement of others at a time, and none while items are moved through itself.
  ///
  /// - Complexity: O(v²) for v views while anything is moved, otherwise O(v).
  func shareDrags() {
    let ordered = views.values.sorted { $0.id < $1.id }
    let carriers = ordered.filter { $0.touching.drag != nil }
    for view in ordered {
      let others = carriers.filter { $0.id != view.id && $0.touching.carried != nil }
      let followed = others.first { $0.id == view.touching.imitated } ?? others.first
      guard followed != nil || view.touching.imitated != nil else { continue }
      let offset = view.offset
      view.touching.imitate(followed?.touching.carried, of: followed?.id)
      flush(view, expected: offset)
    }
  }
}

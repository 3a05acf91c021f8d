// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol

/// The items that an update of the data inserted or deleted, and how they appear and disappear.
struct ItemAppearances {
  private let preset: AppearancePreset
  private let difference: DataDifference?

  /// Takes the inserted and deleted items; none when the layout decides.
  init(_ difference: DataDifference, by preset: AppearancePreset) {
    self.preset = preset
    self.difference = preset == .none ? nil : difference
  }

  /// A transaction in which these items appear and disappear by the preset.
  ///
  /// - Parameters:
  ///   - transaction: The collection view's transaction.
  ///   - bounds: The visible part of the content.
  ///   - last: The last shown attributes of an element.
  /// - Returns: The transaction with other starts and ends.
  func applied(
    to transaction: Transaction,
    in bounds: CGRect,
    last: (ElementKey) -> ElementAttributes?
  ) -> Transaction {
    guard transaction.animation != nil, let difference else { return transaction }
    let (come, gone) = (difference.come, difference.gone)
    guard !come.isEmpty || !gone.isEmpty else { return transaction }
    var result = transaction
    for index in result.inserted.indices {
      let inserted = result.inserted[index]
      guard inserted.key.category == .cell, come.contains(inserted.key.identity) else { continue }
      result.inserted[index].initial = preset.start(of: inserted.attributes, in: bounds)
    }
    for index in result.removed.indices {
      let key = result.removed[index].key
      guard key.category == .cell, gone.contains(key.identity), let place = last(key) else {
        continue
      }
      result.removed[index].final = preset.end(of: place, in: bounds)
    }
    return result
  }
}

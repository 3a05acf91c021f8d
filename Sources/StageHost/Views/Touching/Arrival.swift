// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// A thing from outside that was dropped and has not arrived.
@MainActor
final class Arrival {
  /// The name of a thing in deliveries.
  struct Key: Hashable {
    /// The number of its drop.
    var drop: UInt32
    /// The index of the thing in its drop, from 0.
    var index: Int
  }

  /// The name in deliveries.
  nonisolated let key: Key
  /// The client that dropped it and delivers it.
  nonisolated let client: UInt64
  /// The view in which it was dropped.
  nonisolated let view: UInt64
  /// The title of its placeholder.
  let title: String
  /// Its place in the whole data, used when its placeholder is gone.
  var place: StageEdit.ItemPlace
  /// The loaded part, from 0 to 1; `nil` when it is unknown.
  var progress: Double?

  init(_ key: Key, of client: UInt64, in view: UInt64, title: String, at place: StageEdit.ItemPlace)
  {
    self.key = key
    self.client = client
    self.view = view
    self.title = title
    self.place = place
  }

  /// Configures the cell of the placeholder.
  func configure(_ cell: UICollectionViewCell, of source: StageDataSource) {
    cell.content = CellContent(title: title)
    if let row = cell as? UICollectionViewListCell {
      ListRows.configure(row, as: StageData.Item(id: "", title: title), nil) { _ in }
    }
    cell.content.isPlaceholder = true
    cell.content.progress = UInt8(((progress ?? 0) * Self.whole).rounded())
    source.behaviour.configure(cell)
  }

  private static let whole = 100.0
}

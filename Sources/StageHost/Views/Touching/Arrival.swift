// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// A thing from outside that was put down and is on its way.
@MainActor
final class Arrival {
  /// What deliveries name it by.
  struct Key: Hashable {
    /// The number of its drop.
    var drop: UInt32
    /// Which of the things of its drop, from 0.
    var index: Int
  }

  /// What deliveries name it by.
  nonisolated let key: Key
  /// Who put it down, and delivers it.
  nonisolated let client: UInt64
  /// The view over which it was put down.
  nonisolated let view: UInt64
  /// What it is called.
  let title: String
  /// Where in the whole data it goes if its placeholder is gone.
  var place: StageEdit.ItemPlace
  /// How much of it is there, from 0 to 1; `nil` until that was told.
  var progress: Double?

  init(_ key: Key, of client: UInt64, in view: UInt64, title: String, at place: StageEdit.ItemPlace)
  {
    self.key = key
    self.client = client
    self.view = view
    self.title = title
    self.place = place
  }

  /// Makes a cell hold its place.
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

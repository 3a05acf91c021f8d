// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// The placeholders in a view for things that have not arrived.
@MainActor
final class Placeholders {
  /// The thing that replaces its placeholder in the next change of the data.
  var arriving: Arrival.Key?
  /// The placeholders by thing.
  private var awaited: [Arrival.Key: any UICollectionViewDropPlaceholderContext] = [:]
  private let collectionView: UICollectionView
  private let source: StageDataSource

  init(_ collectionView: UICollectionView, _ source: StageDataSource) {
    self.collectionView = collectionView
    self.source = source
  }

  /// Inserts a placeholder for a thing before an item of the data.
  func await(_ arrival: Arrival, at path: IndexPath) {
    let placeholder = UICollectionViewDropPlaceholder(
      insertionIndexPath: path,
      reuseIdentifier: StageDataSource.identifier(
        ofPlaceholderInList: collectionView.isList(section: path.section)
      )
    )
    placeholder.cellUpdateHandler = { [unowned source] cell in arrival.configure(cell, of: source) }
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: arrival.title)))
    awaited[arrival.key] = collectionView.hold(placeholder, for: item)
  }

  /// Shows the progress of a thing.
  func showProgress(of key: Arrival.Key) {
    collectionView.performAnimated(nil) { awaited[key]?.setNeedsCellUpdate() }
  }

  /// Removes the placeholder of a thing that will not arrive.
  func giveUp(_ key: Arrival.Key, animation: ElementAnimation?) {
    guard let context = awaited.removeValue(forKey: key) else { return }
    collectionView.performAnimated(animation) { _ = context.deletePlaceholder() }
  }

  /// The present place of a thing in the data; `nil` when its placeholder is gone, for example
  /// after a reload.
  func landing(of key: Arrival.Key) -> IndexPath? {
    awaited[key].flatMap(collectionView.insertionIndexPath(of:))
  }

  /// Changes the data; the arriving thing replaces its placeholder.
  func exchange(_ update: () -> Void) {
    guard let key = arriving, let context = awaited.removeValue(forKey: key) else {
      return update()
    }
    arriving = nil
    var isDone = false
    context.commitInsertion { _ in
      isDone = true
      update()
    }
    if !isDone { update() }
  }

  /// The place in the data for a drop on an item, or beside all items.
  func placeOfDrop(_ drop: StageDragDelegate.Drop, at point: CGPoint) -> IndexPath? {
    guard let path = drop.destination, let section = source.data.section(path.section) else {
      return placeBesideItems(at: point)
    }
    let isOnto = drop.intent == .insertIntoDestinationIndexPath
    return IndexPath(
      item: min(path.item + (isOnto ? 1 : 0), section.items.count),
      section: path.section
    )
  }

  /// The place beside the nearest visible item: after the item when the point is after it in the
  /// direction of reading, and after all visible items when the point is below them.
  private func placeBesideItems(at point: CGPoint) -> IndexPath? {
    let seen: [(path: IndexPath, frame: CGRect)] = collectionView.indexPathsForVisibleItems
      .compactMap { shown in
        let path = collectionView.dataSourceIndexPath(forPresentationIndexPath: shown)
        guard let path, let frame = collectionView.layoutAttributesForItem(at: shown)?.frame else {
          return nil
        }
        return (path, frame)
      }
    let isBelow = seen.allSatisfy { point.y >= $0.frame.maxY }
    let nearest =
      isBelow
      ? seen.max { $0.path < $1.path }
      : seen.min { $0.frame.distance(to: point) < $1.frame.distance(to: point) }
    guard let nearest else {
      return source.data.sections.indices.last.map {
        IndexPath(item: source.data.sections[$0].items.count, section: $0)
      }
    }
    let (path, frame) = nearest
    let isInLine = (frame.minY..<max(frame.maxY, frame.minY)).contains(point.y)
    let isBehind = isInLine ? point.x >= frame.midX : point.y >= frame.maxY
    return IndexPath(item: path.item + (isBehind ? 1 : 0), section: path.section)
  }

  /// The place in the whole data for a place among the visible items.
  func wholePlace(of path: IndexPath) -> StageEdit.ItemPlace? {
    guard let section = source.data.section(path.section) else { return nil }
    let index = source.wholeIndex(
      behind: section.items.prefix(path.item),
      in: section.id,
      without: []
    )
    return StageEdit.ItemPlace(section: section.id, index: index)
  }
}

extension CGRect {
  /// The distance between a point and the nearest point of the rectangle, in points.
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    let nearest = CGPoint(
      x: Swift.min(Swift.max(point.x, minX), maxX),
      y: Swift.min(Swift.max(point.y, minY), maxY)
    )
    return hypot(point.x - nearest.x, point.y - nearest.y)
  }
}

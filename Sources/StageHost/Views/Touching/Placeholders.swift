// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// Placeholders in a view, of things that are on their way.
@MainActor
final class Placeholders {
  /// What takes the place of its placeholder with the next data.
  var arriving: Arrival.Key?
  /// The places of things that are on their way.
  private var awaited: [Arrival.Key: any UICollectionViewDropPlaceholderContext] = [:]
  private let collectionView: UICollectionView
  private let source: StageDataSource

  init(_ collectionView: UICollectionView, _ source: StageDataSource) {
    self.collectionView = collectionView
    self.source = source
  }

  /// Lets a placeholder stand for a thing before an item of the data.
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

  /// Shows how far a thing is.
  func showProgress(of key: Arrival.Key) {
    collectionView.performAnimated(nil) { awaited[key]?.setNeedsCellUpdate() }
  }

  /// Takes the placeholder of a thing away that will not come.
  func giveUp(_ key: Arrival.Key, animation: ElementAnimation?) {
    guard let context = awaited.removeValue(forKey: key) else { return }
    collectionView.performAnimated(animation) { _ = context.deletePlaceholder() }
  }

  /// Where in the data a thing goes now; `nil` when its placeholder is gone, as after a reload.
  func landing(of key: Arrival.Key) -> IndexPath? {
    awaited[key].flatMap(collectionView.insertionIndexPath(of:))
  }

  /// Changes the data, which puts what is arriving in the place of its placeholder.
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

  /// Where in the data something stands that is put down over an item or beside all of them.
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

  /// The place beside the nearest item that is seen: behind it where the point lies behind it as one
  /// reads, and behind all that are seen where it lies below them.
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

  /// A place among the items that are shown, as one in the whole data.
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
  /// How far a point is from the nearest point of the rectangle, in points.
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    let nearest = CGPoint(
      x: Swift.min(Swift.max(point.x, minX), maxX),
      y: Swift.min(Swift.max(point.y, minY), maxY)
    )
    return hypot(point.x - nearest.x, point.y - nearest.y)
  }
}

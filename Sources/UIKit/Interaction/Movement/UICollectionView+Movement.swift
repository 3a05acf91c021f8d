// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What the data source and the delegate are asked and told about an item that follows a finger.
extension UICollectionView: MovementHub {
  /// Whether an item follows a finger.
  package var isMovingItem: Bool { movement.isUnderWay }

  var move: TentativeMove? {
    get { data.move }
    set { data.move = newValue }
  }

  var placeholders: PlaceholderPlaces {
    get { data.placeholders }
    set { data.placeholders = newValue }
  }

  func pictureFollows(_ mapping: BatchMapping) {
    data.follow(mapping, assigningIdentities: identitySource == nil)
    interaction.follow(mapping)
    visible.follow(mapping)
  }

  func announcementsFollow(_ mapping: BatchMapping) { prefetching.follow(mapping) }

  func showMovement(_ animation: ElementAnimation?) {
    // The elements must be asked for again even if the layout has nothing to prepare.
    cycle.invalidate(.elements)
    setNeedsLayout()
    performAnimated(animation) {}
    interaction.show()
  }

  /// Whether the data source allows an item to be moved; `true` if it does not implement the
  /// method.
  ///
  /// - Source: Apple's page also requires `moveItemAt`. Only a call can show whether that is
  ///   implemented, so the first movement without it moves back at its end, and later ones do not
  ///   begin.
  func mayMove(_ indexPath: IndexPath) -> Bool {
    guard let dataSource = askedDataSource, !ImmovableSources.contains(type(of: dataSource)) else {
      return false
    }
    let answer = dataSource.collectionView?(self, canMoveItemAt: indexPath)
    let text = answer.map(String.init) ?? "not implemented"
    note(.data("collectionView(_:canMoveItemAt: \(indexPath.callText)) → \(text)"))
    return answer ?? true
  }

  func tellMove(from: IndexPath, to: IndexPath) -> Bool {
    note(.data("collectionView(_:moveItemAt: \(from.callText), to: \(to.callText))"))
    let isTold = cycle.moveItem {
      askedDataSource?.collectionView?(self, moveItemAt: from, to: to) != nil
    }
    if isTold { callListeners?.tell("collectionView(_:moveItemAt:to:)", [self, from, to]) }
    if !isTold, let dataSource { ImmovableSources.insert(type(of: dataSource)) }
    return isTold
  }

  func retargeted(_ proposed: IndexPath, of item: InteractiveMovement) -> IndexPath {
    guard let calls = askedDelegate?.collectionView else { return proposed }
    let original = item.originalPath
    noteAsking("targetIndexPathForMoveOfItemFromOriginalIndexPath", original)
    return calls(
      self,
      targetIndexPathForMoveOfItemFromOriginalIndexPath: original,
      atCurrentIndexPath: item.targetPath,
      toProposedIndexPath: proposed
    )
      ?? calls(
        self,
        targetIndexPathForMoveFromItemAt: original,
        toProposedIndexPath: proposed
      ) ?? proposed
  }
}

/// What the data source and the delegate are asked while an item follows a finger.
///
/// They do not know the movement before its end, so all calls to them use positions of the data.
/// The layout, and questions to the collection view, use positions of the picture.
/// - Source: ours; UIKit asks for the sizes of items by tentative paths, so that sizes jump.
extension UICollectionView {
  /// The index path of an item of the picture, for the data source and the delegate.
  func dataPath(of position: ElementPosition) -> IndexPath {
    IndexPath(position: data.original(of: position))
  }

  /// The index path of an element of the picture, for the data source and the delegate.
  ///
  /// A supplementary view with item 0 belongs to its section, so its index path does not change.
  func dataPath(of slot: ElementSlot) -> IndexPath {
    guard data.move != nil || !data.placeholders.isEmpty, slot.indexPath.count == 2 else {
      return slot.indexPath
    }
    guard slot.category == .cell || slot.position.item != 0 else { return slot.indexPath }
    guard committedCounts.contains(slot.position) else { return slot.indexPath }
    return dataPath(of: slot.position)
  }

  /// The counts of the data source, which may differ from those of the picture.
  var dataCounts: SectionCounts {
    let counts = committedCounts
    guard let move = data.move else { return data.placeholders.dataCounts(of: counts) }
    return counts.moving(from: move.target, to: move.original)
  }
}

/// The classes of data sources that do not implement `moveItemAt`, as calls showed.
@MainActor
private enum ImmovableSources {
  private static var classes: Set<ObjectIdentifier> = []

  static func contains(_ type: AnyClass) -> Bool { classes.contains(ObjectIdentifier(type)) }

  static func insert(_ type: AnyClass) { classes.insert(ObjectIdentifier(type)) }
}

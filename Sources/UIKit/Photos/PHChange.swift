// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A change of the library: it compares what was fetched with what is there now.
open class PHChange: NSObject {
  /// What differs from a result; `nil` if nothing does.
  open func changeDetails<Kind: PHObject>(
    for fetchResult: PHFetchResult<Kind>
  ) -> PHFetchResultChangeDetails<Kind>? {
    let details = PHFetchResultChangeDetails(fetchResult, fetchResult.renewed)
    return details.isEmpty ? nil : details
  }

  /// What differs from a thing; `nil` if nothing does.
  open func changeDetails<Kind: PHObject>(for object: Kind) -> PHObjectChangeDetails<Kind>? {
    let shelf = PictureShelf.current
    let name = object.localIdentifier
    let now: PHObject? =
      if object is PHAsset {
        shelf.pictures.first { $0.identifier == name }.map(PHAsset.init)
      } else {
        shelf.albums.first { $0.identifier == name }.map(PHAssetCollection.init)
      }
    if let now, !object.differs(from: now) { return nil }
    return PHObjectChangeDetails(object, now as? Kind)
  }
}

/// What differs from a thing of the library.
open class PHObjectChangeDetails<Kind: PHObject>: NSObject {
  /// The thing that was fetched.
  public let objectBeforeChanges: Kind
  /// The thing as it is now; `nil` if it was deleted.
  public let objectAfterChanges: Kind?

  init(_ before: Kind, _ after: Kind?) {
    (objectBeforeChanges, objectAfterChanges) = (before, after)
  }

  /// Whether it was deleted.
  open var objectWasDeleted: Bool { objectAfterChanges == nil }
  /// Whether the picture itself differs.
  open var assetContentChanged: Bool {
    guard let before = (objectBeforeChanges as? PHAsset)?.record,
      let after = (objectAfterChanges as? PHAsset)?.record
    else { return false }
    return before.image !== after.image
  }
}

/// What differs from the result of a search.
///
/// - Source: the references of the indexes: those of removed things count in the earlier result; those of inserted ones
///   after the removals, those of changed ones after both, and moves after all of these.
open class PHFetchResultChangeDetails<Kind: PHObject>: NSObject {
  /// The result that was fetched.
  public let fetchResultBeforeChanges: PHFetchResult<Kind>
  /// The result as it is now.
  public let fetchResultAfterChanges: PHFetchResult<Kind>
  /// The places of what is no more there, in the earlier result.
  public let removedIndexes: IndexSet?
  /// The places of what is new.
  public let insertedIndexes: IndexSet?
  /// The places of what was changed, before anything moves.
  public let changedIndexes: IndexSet?
  /// What is no more there.
  public let removedObjects: [Kind]
  /// What is new.
  public let insertedObjects: [Kind]
  /// What was changed, as it is now.
  public let changedObjects: [Kind]
  /// Where what stays was, without what was removed, and where it is now.
  private let moves: [(from: Int, to: Int)]

  /// Compares two results.
  public convenience init(
    from fromResult: PHFetchResult<Kind>,
    to toResult: PHFetchResult<Kind>,
    changedObjects: [Kind]
  ) { self.init(fromResult, toResult, changed: Set(changedObjects.map(\.localIdentifier))) }

  init(
    _ before: PHFetchResult<Kind>,
    _ after: PHFetchResult<Kind>,
    changed: Set<String> = []
  ) {
    (fetchResultBeforeChanges, fetchResultAfterChanges) = (before, after)
    let (old, new) = (before.found, after.found)
    let known = Dictionary(old.map { ($0.localIdentifier, $0) }) { first, _ in first }
    let present = Dictionary(new.map { ($0.localIdentifier, $0) }) { first, _ in first }
    let removed = old.indices.filter { present[old[$0].localIdentifier] == nil }
    let inserted = new.indices.filter { known[new[$0].localIdentifier] == nil }
    // The earlier order with what is new at its place, to which the places of changes belong.
    var between = old.map(\.localIdentifier).filter { present[$0] != nil }
    for place in inserted {
      between.insert(new[place].localIdentifier, at: min(place, between.count))
    }
    let differing = between.indices.filter { place in
      let name = between[place]
      guard let one = known[name], let other = present[name] else { return false }
      return changed.contains(name) || one.differs(from: other)
    }
    removedIndexes = removed.isEmpty ? nil : IndexSet(removed)
    insertedIndexes = inserted.isEmpty ? nil : IndexSet(inserted)
    changedIndexes = differing.isEmpty ? nil : IndexSet(differing)
    removedObjects = removed.map { old[$0] }
    insertedObjects = inserted.map { new[$0] }
    changedObjects = differing.compactMap { present[between[$0]] }
    let places = Dictionary(new.enumerated().map { ($1.localIdentifier, $0) }) { first, _ in first }
    moves = between.enumerated().compactMap { from, name in
      places[name].flatMap { $0 == from ? nil : (from, $0) }
    }
  }

  var isEmpty: Bool {
    removedIndexes == nil && insertedIndexes == nil && changedIndexes == nil && moves.isEmpty
  }

  /// Whether single changes are known: they are.
  open var hasIncrementalChanges: Bool { true }
  /// Whether things are in another order.
  open var hasMoves: Bool { !moves.isEmpty }
  /// Calls a closure with where each thing that moved was, and where it is.
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {
    for (from, to) in moves { handler(from, to) }
  }
}

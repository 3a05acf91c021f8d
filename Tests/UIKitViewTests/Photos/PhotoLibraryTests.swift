// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// The library of 48 pictures, of which the one with the number 0 is the newest.
@MainActor
@Suite(.ownProcess) struct PhotoLibraryTests {
  private let library = PHPhotoLibrary.shared()

  private final class Observer: NSObject, PHPhotoLibraryChangeObserver {
    var told: [PHChange] = []
    func photoLibraryDidChange(_ changeInstance: PHChange) { told.append(changeInstance) }
  }

  private func names<Kind: PHObject>(_ result: PHFetchResult<Kind>) -> [String] {
    result.objects(at: IndexSet(0..<result.count)).map(\.localIdentifier)
  }

  private func all() -> PHFetchResult<PHAsset> { PHAsset.fetchAssets(with: nil) }

  private func asset(_ number: Int) throws -> PHAsset {
    let found = PHAsset.fetchAssets(withLocalIdentifiers: ["picture-\(number)"], options: nil)
    return try #require(found.firstObject)
  }

  private func album(_ title: String) throws -> PHAssetCollection {
    let albums = PHAssetCollection.fetchAssetCollections(
      with: .album,
      subtype: .any,
      options: nil
    )
    let all = albums.objects(at: IndexSet(0..<albums.count))
    return try #require(all.first { $0.localizedTitle == title })
  }

  @Test func `orders, conditions and limits choose what is fetched`() {
    let options = PHFetchOptions()
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: true)]
    let oldest = PHAsset.fetchAssets(with: options)
    expect(oldest.count, equals: 48)
    expect(oldest.firstObject?.localIdentifier, equals: "picture-47")
    options.predicate = NSPredicate(
      format: "mediaType == %d && isFavorite == YES",
      PHAssetMediaType.image.rawValue
    )
    options.fetchLimit = 3
    // Every fifth is a favourite: 45, 40, 35 are the oldest ones.
    expect(
      names(PHAsset.fetchAssets(with: options)),
      equals: ["picture-45", "picture-40", "picture-35"]
    )
    expect(PHAsset.fetchAssets(with: .video, options: nil).count, equals: 0)
    expect(PHFetchResult<PHAsset>().count, equals: 0)
  }

  @Test func `albums have their own pictures`() throws {
    let smart = PHAssetCollection.fetchAssetCollections(
      with: .smartAlbum,
      subtype: .smartAlbumFavorites,
      options: nil
    )
    let favourites = try #require(smart.firstObject)
    expect(smart.count, equals: 1)
    // 0, 5, … 45.
    expect(PHAsset.fetchAssets(in: favourites, options: nil).count, equals: 10)
    // A third of 48.
    expect(PHAsset.fetchAssets(in: try album("Travel"), options: nil).count, equals: 16)
    expect(PHCollectionList.fetchTopLevelUserCollections(with: nil).count, equals: 3)
    // 2, 9, … 44 are screenshots.
    expect(try asset(9).mediaSubtypes.contains(.photoScreenshot))
    expect(try !asset(10).mediaSubtypes.contains(.photoScreenshot))
  }

  @Test func `observers get the places of what was removed, inserted and changed`() throws {
    let observer = Observer()
    library.register(observer)
    let before = all()
    let fourth = try asset(4)
    try library.performChangesAndWait {
      PHAssetChangeRequest.deleteAssets([before[1], before[3]] as NSArray)
      let request = PHAssetChangeRequest(for: fourth)
      request.isFavorite = true
      _ = PHAssetChangeRequest.creationRequestForAsset(from: UIImage())
    }
    let change = try #require(observer.told.first)
    let details = try #require(change.changeDetails(for: before))
    expect(details.removedIndexes, equals: IndexSet([1, 3]))
    // New pictures come first; after the removals, the fourth is the third one, and one more with the new one.
    expect(details.insertedIndexes, equals: IndexSet(integer: 0))
    expect(details.changedIndexes, equals: IndexSet(integer: 3))
    expect(details.changedObjects.map(\.isFavorite), equals: [true])
    expect(details.fetchResultAfterChanges.count, equals: 47)
    expect(!details.hasMoves)
    // What was fetched stays as it was.
    expect(before.count, equals: 48)
    expect(!fourth.isFavorite)
    expect(change.changeDetails(for: before[1])?.objectWasDeleted, equals: true)
    expect(change.changeDetails(for: before[2]) == nil)
    library.unregisterChangeObserver(observer)
    try library.performChangesAndWait { PHAssetChangeRequest.deleteAssets([before[0]]) }
    expect(observer.told.count, equals: 1)
  }

  @Test func `things that another order moves are told with both places`() throws {
    let options = PHFetchOptions()
    options.sortDescriptors = [NSSortDescriptor(key: "favorite", ascending: false)]
    options.fetchLimit = 12
    // Ten favourites: 0, 5, … 45, then 1 and 2.
    let before = PHAsset.fetchAssets(with: options)
    expect(before.index(of: try asset(1)), equals: 10)
    let first = try asset(1)
    try library.performChangesAndWait {
      PHAssetChangeRequest(for: first).isFavorite = true
    }
    let details = try #require(PHChange().changeDetails(for: before))
    var moves: [[Int]] = []
    details.enumerateMoves { moves.append([$0, $1]) }
    // It goes to the second place, and the nine after it go on by one.
    expect(moves.first { $0[0] == 10 }, equals: [10, 1])
    expect(moves.count, equals: 10)
    expect(details.hasMoves)
  }

  @Test func `a block makes an album, and pictures come into it`() throws {
    let (one, two) = (try asset(7), try asset(3))
    var name: String?
    try library.performChangesAndWait {
      let request = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(
        withTitle: "Harbour"
      )
      request.addAssets([one, two] as any NSFastEnumeration)
      name = request.placeholderForCreatedAssetCollection.localIdentifier
    }
    let made = try album("Harbour")
    expect(made.localIdentifier, equals: name)
    expect(
      names(PHAsset.fetchAssets(in: made, options: nil)),
      equals: ["picture-7", "picture-3"]
    )
    try library.performChangesAndWait {
      let request = PHAssetCollectionChangeRequest(for: made)
      request?.title = "Pier"
      request?.removeAssets([one] as NSArray)
    }
    expect(PHAsset.fetchAssets(in: try album("Pier"), options: nil).count, equals: 1)
    try library.performChangesAndWait {
      PHAssetCollectionChangeRequest.deleteAssetCollections([made] as NSArray)
    }
    // The album is gone, its pictures are not.
    expect(PHCollection.fetchTopLevelUserCollections(with: nil).count, equals: 3)
    expect(all().count, equals: 48)
  }

  @Test func `a block runs on a later turn, before the observers and the completion`() throws {
    let clock = WorkClock.current
    clock.note(0)
    let observer = Observer()
    library.register(observer)
    var calls: [String] = []
    library.performChanges {
      calls.append("block")
      _ = PHAssetChangeRequest.creationRequestForAsset(from: UIImage())
    } completionHandler: { isDone, _ in
      calls.append("\(isDone), \(observer.told.count) told")
    }
    expectEmpty(calls)
    clock.advance(to: 0.1)
    expect(calls, equals: ["block", "true, 1 told"])
    expect(all().count, equals: 49)
  }
}

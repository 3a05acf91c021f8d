// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation

/// Whether an app may see a person's pictures: every app may, here.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
  case limited = 4
}

/// What an app may do with pictures.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}

/// Is told when the library changes; it never does here.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
  /// The library changed.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// What changed in the library.
open class PHChange: NSObject {
  /// What changed in the result of a search; nothing.
  open func changeDetails<Kind: PHObject>(
    for fetchResult: PHFetchResult<Kind>
  ) -> PHFetchResultChangeDetails<Kind>? { nil }
}

/// What changed in the result of a search.
open class PHFetchResultChangeDetails<Kind: PHObject>: NSObject {
  /// The result after the change.
  public let fetchResultAfterChanges: PHFetchResult<Kind>
  /// Whether single changes are known; they are not.
  open var hasIncrementalChanges: Bool { false }

  init(_ result: PHFetchResult<Kind>) { fetchResultAfterChanges = result }
}

/// A person's pictures: here the stage's.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  /// The library.
  open class func shared() -> PHPhotoLibrary { library }
  /// Everything is allowed.
  open class func authorizationStatus() -> PHAuthorizationStatus { .authorized }
  /// Everything is allowed.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .authorized
  }
  /// Everything is allowed, on a later turn.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    WorkClock.current.add(after: 0, on: .main) { handler(.authorized) }
  }
  /// Everything is allowed, on a later turn.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel,
    handler: @escaping (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(handler) }
  /// Everything is allowed.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus { .authorized }

  /// Tells nobody, because nothing changes.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Forgets who is told.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Changes nothing, and says that it did.
  open func performChanges(
    _ changeBlock: @escaping () -> Void,
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    WorkClock.current.add(after: 0, on: .main) { completionHandler?(true, nil) }
  }
}

/// A thing in the library.
open class PHObject: NSObject {
  /// Its name in the library.
  public let localIdentifier: String

  init(_ name: String) { localIdentifier = name }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? PHObject)?.localIdentifier == localIdentifier
  }
  open override var hash: Int { localIdentifier.hashValue }
}

/// What a thing in the library is.
public enum PHAssetMediaType: Int, Sendable {
  case unknown = 0
  case image = 1
  case video = 2
  case audio = 3
}

/// A picture in the library.
open class PHAsset: PHObject {
  /// The number of pictures that the library seems to have.
  static let count = 48
  private static let widths = [4032, 3024, 3024, 4032]
  private static let day = 86_400.0
  /// The date of the newest picture: the same in each run.
  private static let newest = Date(timeIntervalSince1970: 1_735_725_600)

  let number: Int

  init(number: Int) {
    self.number = number
    super.init("picture-\(number)")
  }

  /// A picture.
  open var mediaType: PHAssetMediaType { .image }
  /// The width, in pixels.
  open var pixelWidth: Int { Self.widths[number % Self.widths.count] }
  /// The height, in pixels.
  open var pixelHeight: Int { Self.widths[(number + 1) % Self.widths.count] }
  /// When it was taken.
  open var creationDate: Date? { Self.newest.addingTimeInterval(-Double(number) * Self.day) }
  /// When it was changed.
  open var modificationDate: Date? { creationDate }
  /// The length of a film; 0 for pictures.
  open var duration: TimeInterval { 0 }
  /// Whether it is a favourite: every fifth is.
  open var isFavorite: Bool { number % 5 == 0 }
  /// Whether it is hidden.
  open var isHidden: Bool { false }

  private static func all(_ options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    let limit = options.map { $0.fetchLimit > 0 ? $0.fetchLimit : count } ?? count
    return PHFetchResult((0..<min(limit, count)).map { PHAsset(number: $0) })
  }
  /// All pictures, the newest first.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    all(options)
  }
  /// All pictures, the newest first; there are no films.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { mediaType == .image ? all(options) : PHFetchResult([]) }
  /// The pictures of an album.
  open class func fetchAssets(
    in assetCollection: PHAssetCollection,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { all(options) }
  /// Pictures by their names.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String],
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    let numbers = identifiers.compactMap { Int($0.drop { !$0.isNumber }) }
    return PHFetchResult(numbers.map { PHAsset(number: $0) })
  }
}

/// What is looked for in the library; only the limit has an effect.
open class PHFetchOptions: NSObject {
  /// What things must be.
  open var predicate: AppFoundation.NSPredicate?
  /// The order.
  open var sortDescriptors: [AppFoundation.NSSortDescriptor]?
  /// The most things; 0 for any number.
  open var fetchLimit = 0
  /// Whether hidden things are found, too.
  open var includeHiddenAssets = false
}

/// What was found in the library.
open class PHFetchResult<Kind: AnyObject>: NSObject {
  private let found: [Kind]

  init(_ found: [Kind]) { self.found = found }

  /// How many there are.
  open var count: Int { found.count }
  /// The first one.
  open var firstObject: Kind? { found.first }
  /// The last one.
  open var lastObject: Kind? { found.last }
  /// The one at a place.
  open func object(at index: Int) -> Kind { found[index] }
  /// The one at a place.
  open subscript(index: Int) -> Kind { found[index] }
  /// The place of one.
  open func index(of object: Kind) -> Int { found.firstIndex { $0 === object } ?? NSNotFound }
  /// Those at places.
  open func objects(at indexes: IndexSet) -> [Kind] { indexes.map { found[$0] } }
  /// Calls a closure with each one until it stops.
  open func enumerateObjects(_ block: (Kind, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stops = ObjCBool(false)
    for (place, object) in found.enumerated() where !stops.boolValue {
      unsafe block(object, place, &stops)
    }
  }
}

/// A group of pictures.
open class PHCollection: PHObject {
  /// Its name.
  open var localizedTitle: String? { nil }
}

/// What an album is.
public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum = 2
}

/// Which album it is.
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case smartAlbumFavorites = 203
  case smartAlbumRecentlyAdded = 206
  case smartAlbumUserLibrary = 209
  case any = -1
}

/// An album.
open class PHAssetCollection: PHCollection {
  private let title: String
  init(title: String) {
    self.title = title
    super.init(title)
  }
  open override var localizedTitle: String? { title }
  /// How many pictures it seems to have.
  open var estimatedAssetCount: Int { PHAsset.count }
  /// The albums.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType,
    subtype: PHAssetCollectionSubtype,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    let titles = type == .album ? ["Travel", "Family", "Garden"] : ["Recents", "Favorites"]
    return PHFetchResult(titles.map { PHAssetCollection(title: $0) })
  }
}

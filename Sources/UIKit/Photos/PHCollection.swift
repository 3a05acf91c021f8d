// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What an app may do with an album.
public enum PHCollectionEditOperation: Int, Sendable {
  case deleteContent = 1
  case removeContent = 2
  case addContent = 3
  case createContent = 4
  case rearrangeContent = 5
  case delete = 6
  case rename = 7
}

/// An album, or a folder of albums.
open class PHCollection: PHObject {
  /// Its name.
  open var localizedTitle: String? { nil }
  /// Whether it has pictures.
  open var canContainAssets: Bool { false }
  /// Whether it has albums.
  open var canContainCollections: Bool { false }
  /// Whether it can be changed in a way.
  open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }

  /// The albums that people made.
  open class func fetchTopLevelUserCollections(
    with options: PHFetchOptions?
  ) -> PHFetchResult<PHCollection> {
    PHFetchResult {
      let own = PictureShelf.current.albums.filter { $0.type == .album }
      let found: [PHCollection] = own.map(PHAssetCollection.init)
      return options?.chosen(of: found) ?? found
    }
  }
  /// The albums of a folder; there are no folders.
  open class func fetchCollections(
    in collectionList: PHCollectionList,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHCollection> { PHFetchResult() }
}

/// A folder of albums; there is none here.
open class PHCollectionList: PHCollection {
  open override var canContainCollections: Bool { true }
}

/// What an album is.
public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum = 2
  case moment = 3
}

/// Which album it is.
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case albumSyncedEvent = 3
  case albumSyncedFaces = 4
  case albumSyncedAlbum = 5
  case albumImported = 6
  case albumMyPhotoStream = 100
  case albumCloudShared = 101
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas = 201
  case smartAlbumVideos = 202
  case smartAlbumFavorites = 203
  case smartAlbumTimelapses = 204
  case smartAlbumAllHidden = 205
  case smartAlbumRecentlyAdded = 206
  case smartAlbumBursts = 207
  case smartAlbumSlomoVideos = 208
  case smartAlbumUserLibrary = 209
  case smartAlbumSelfPortraits = 210
  case smartAlbumScreenshots = 211
  case smartAlbumDepthEffect = 212
  case smartAlbumLivePhotos = 213
  case smartAlbumAnimated = 214
  case smartAlbumLongExposures = 215
  case any = 9_223_372_036_854_775_807
}

/// An album, as it was when it was fetched.
open class PHAssetCollection: PHCollection {
  let record: AlbumRecord

  init(_ record: AlbumRecord) {
    self.record = record
    super.init(record.identifier)
  }

  open override var localizedTitle: String? { record.title }
  open override var canContainAssets: Bool { true }
  open override func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool {
    record.type == .album
  }
  /// What it is.
  open var assetCollectionType: PHAssetCollectionType { record.type }
  /// Which one it is.
  open var assetCollectionSubtype: PHAssetCollectionSubtype { record.subtype }
  /// How many pictures it has.
  open var estimatedAssetCount: Int { PictureShelf.current.pictures(of: record).count }
  /// When its first picture was taken.
  open var startDate: Date? { dates.min() }
  /// When its last picture was taken.
  open var endDate: Date? { dates.max() }
  /// The names of its places; none is known.
  open var localizedLocationNames: [String] { [] }

  private var dates: [Date] { PictureShelf.current.pictures(of: record).compactMap(\.created) }

  override func differs(from other: PHObject) -> Bool {
    guard let other = (other as? PHAssetCollection)?.record else { return true }
    return record.title != other.title || record.pictures != other.pictures
  }

  private static func fetch(
    _ options: PHFetchOptions?,
    where isWanted: @escaping (AlbumRecord) -> Bool
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult {
      let found = PictureShelf.current.albums.filter(isWanted).map(PHAssetCollection.init)
      return options?.chosen(of: found) ?? found
    }
  }

  /// The albums of a type; the subtype of regular albums, and any one, stand for all.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType,
    subtype: PHAssetCollectionSubtype,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    fetch(options) {
      $0.type == type && (subtype == .any || subtype == .albumRegular || $0.subtype == subtype)
    }
  }
  /// Albums by their names in the library.
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String],
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    fetch(options) { identifiers.contains($0.identifier) }
  }
  /// The albums of a type that have a picture.
  open class func fetchAssetCollectionsContaining(
    _ asset: PHAsset,
    with type: PHAssetCollectionType,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    let name = asset.localIdentifier
    return fetch(options) { album in
      album.type == type
        && PictureShelf.current.pictures(of: album).contains { $0.identifier == name }
    }
  }
}

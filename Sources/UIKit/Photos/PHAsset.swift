// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation

/// A thing in the library, as it was when it was fetched.
open class PHObject: NSObject {
  /// Its name in the library.
  public let localIdentifier: String

  init(_ name: String) { localIdentifier = name }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? PHObject)?.localIdentifier == localIdentifier
  }
  open override var hash: Int { localIdentifier.hashValue }

  /// Whether what is known of both differs; both are the same thing.
  func differs(from other: PHObject) -> Bool { false }
}

/// Stands for a thing that a block makes, until it can be fetched.
open class PHObjectPlaceholder: PHObject {}

/// What a thing in the library is.
public enum PHAssetMediaType: Int, Sendable {
  case unknown = 0
  case image = 1
  case video = 2
  case audio = 3
}

/// Which kinds of pictures a picture is of.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt
  /// Makes kinds of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A wide picture.
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  /// A picture with more brightness.
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
  /// A picture of a screen.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
  /// A picture that moves when it is pressed.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
  /// A picture with a blurred ground.
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 1 << 4)
  /// A film that comes over the network.
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  /// A slow film.
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  /// A fast film.
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
  /// A film with a blurred ground.
  public static let videoCinematic = PHAssetMediaSubtype(rawValue: 1 << 21)
}

/// What an app may do with a picture.
public enum PHAssetEditOperation: Int, Sendable {
  case delete = 1
  case content = 2
  case properties = 3
}

extension PHAsset {
  /// How a picture is played.
  public enum PlaybackStyle: Int, Sendable {
    case unsupported = 0
    case image = 1
    case imageAnimated = 2
    case livePhoto = 3
    case video = 4
    case videoLooping = 5
  }
}

/// A picture in the library, as it was when it was fetched.
open class PHAsset: PHObject, KeyedObject {
  let record: PictureRecord

  init(_ record: PictureRecord) {
    self.record = record
    super.init(record.identifier)
  }

  /// What it is.
  open var mediaType: PHAssetMediaType { record.kind }
  /// Which kinds of pictures it is of.
  open var mediaSubtypes: PHAssetMediaSubtype { record.subtypes }
  /// How it is played: it stands still.
  open var playbackStyle: PlaybackStyle { record.kind == .video ? .video : .image }
  /// The width, in pixels.
  open var pixelWidth: Int { record.width }
  /// The height, in pixels.
  open var pixelHeight: Int { record.height }
  /// When it was taken.
  open var creationDate: Date? { record.created }
  /// When it was changed.
  open var modificationDate: Date? { record.modified }
  /// The length of a film, in seconds; 0 for pictures.
  open var duration: TimeInterval { 0 }
  /// Whether it is a favourite.
  open var isFavorite: Bool { record.isFavorite }
  /// Whether it is hidden.
  open var isHidden: Bool { record.isHidden }
  /// The name of its series; it is in none.
  open var burstIdentifier: String? { nil }
  /// Whether it stands for a series; it does not.
  open var representsBurst: Bool { false }
  /// Everything can be done with it.
  open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { true }

  /// Where it was taken, in degrees; `nil` for an unknown place.
  package var place: (latitude: Double, longitude: Double)? {
    guard let latitude = record.latitude, let longitude = record.longitude else { return nil }
    return (latitude, longitude)
  }

  override func differs(from other: PHObject) -> Bool {
    guard let other = (other as? PHAsset)?.record else { return true }
    return record.isFavorite != other.isFavorite || record.isHidden != other.isHidden
      || record.created != other.created || record.modified != other.modified
      || record.latitude != other.latitude || record.longitude != other.longitude
      || record.image !== other.image
  }

  // Predicates and sort descriptors know the properties by their names in Objective-C.
  package func keyedValue(_ key: String) -> Any? {
    switch key {
    case "localIdentifier": localIdentifier
    case "mediaType": mediaType.rawValue
    case "mediaSubtype", "mediaSubtypes": Int(mediaSubtypes.rawValue)
    case "pixelWidth": pixelWidth
    case "pixelHeight": pixelHeight
    case "creationDate": creationDate
    case "modificationDate": modificationDate
    case "duration": duration
    case "favorite", "isFavorite": isFavorite
    case "hidden", "isHidden": isHidden
    case "burstIdentifier": burstIdentifier
    default: nil
    }
  }
  package func setKeyedValue(_ value: Any?, _ key: String) {}
}

extension PHAsset {
  private static func fetch(
    _ options: PHFetchOptions?,
    _ records: @escaping () -> [PictureRecord]
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult {
      let seesHidden = options?.includeHiddenAssets ?? false
      let found = records().filter { seesHidden || !$0.isHidden }.map(PHAsset.init)
      return options?.chosen(of: found) ?? found
    }
  }

  /// All pictures; without an order, the newest comes first.
  public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    fetch(options) { PictureShelf.current.pictures }
  }
  /// All pictures of a kind; there are no films but those that the app saves.
  public class func fetchAssets(
    with mediaType: PHAssetMediaType,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    fetch(options) { PictureShelf.current.pictures.filter { $0.kind == mediaType } }
  }
  /// The pictures of an album.
  public class func fetchAssets(
    in assetCollection: PHAssetCollection,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    let name = assetCollection.localIdentifier
    return fetch(options) {
      let shelf = PictureShelf.current
      return shelf.albums.first { $0.identifier == name }.map(shelf.pictures(of:)) ?? []
    }
  }
  /// The first pictures of an album, which stand for it.
  public class func fetchKeyAssets(
    in assetCollection: PHAssetCollection,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset>? { fetchAssets(in: assetCollection, options: options) }
  /// Pictures by their names.
  public class func fetchAssets(
    withLocalIdentifiers identifiers: [String],
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    fetch(options) {
      PictureShelf.current.pictures.filter { identifiers.contains($0.identifier) }
    }
  }
}

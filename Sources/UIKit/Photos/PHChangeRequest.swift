// SPDX-License-Identifier: Apache-2.0
import AppFoundation
public import Foundation

/// What a block of `performChanges(_:)` asks for; it is done when the block has ended.
open class PHChangeRequest: NSObject {
  override init() {
    super.init()
    PictureShelf.current.note(self)
  }

  /// Does what was asked for.
  func apply(to shelf: PictureShelf) {}
}

/// Takes things out of the library.
private final class PHDeletionRequest: PHChangeRequest {
  private let deletion: (PictureShelf) -> Void
  init(_ deletion: @escaping (PictureShelf) -> Void) {
    self.deletion = deletion
    super.init()
  }
  override func apply(to shelf: PictureShelf) { deletion(shelf) }
}

/// Makes, changes or deletes a picture.
open class PHAssetChangeRequest: PHChangeRequest {
  /// Its name in the library.
  let identifier: String
  /// The picture to be made; `nil` for one that is there.
  var made: PictureRecord?
  private var changes: [(inout PictureRecord) -> Void] = []
  private var asset: PHAsset?

  /// Asks for changes of a picture.
  public init(for asset: PHAsset) {
    (identifier, self.asset) = (asset.localIdentifier, asset)
    (isFavorite, isHidden, creationDate) = (asset.isFavorite, asset.isHidden, asset.creationDate)
    super.init()
  }

  /// Asks for a new picture of a size in pixels.
  init(image: UIImage?, width: Int, height: Int, kind: PHAssetMediaType) {
    let (name, now) = (PictureShelf.current.newIdentifier("picture"), PresentDate.now)
    made = PictureRecord(
      identifier: name,
      kind: kind,
      width: width,
      height: height,
      created: now,
      modified: now,
      image: image
    )
    (identifier, creationDate) = (name, now)
    super.init()
  }

  /// Asks to save a picture.
  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    let size = image.pixels
    return PHAssetChangeRequest(image: image, width: size.width, height: size.height, kind: .image)
  }
  /// Asks to save the picture in a file; `nil` if there is none.
  open class func creationRequestForAssetFromImage(
    atFileURL fileURL: URL
  ) -> PHAssetChangeRequest? {
    let image = MainActor.assumeIsolated { UIImage(contentsOfFile: fileURL.path) }
    return image.map { creationRequestForAsset(from: $0) }
  }
  /// Asks to save the film in a file, which is seen as a picture of the stage.
  open class func creationRequestForAssetFromVideo(
    atFileURL fileURL: URL
  ) -> PHAssetChangeRequest? {
    PHAssetChangeRequest(
      image: nil,
      width: PictureShelf.film.width,
      height: PictureShelf.film.height,
      kind: .video
    )
  }
  /// Asks to delete pictures.
  open class func deleteAssets(_ assets: any NSFastEnumeration) {
    let names = Set(assets.identifiers)
    _ = PHDeletionRequest { $0.remove(pictures: names) }
  }

  /// Stands for the new picture; `nil` for one that is there.
  open var placeholderForCreatedAsset: PHObjectPlaceholder? {
    made.map { PHObjectPlaceholder($0.identifier) }
  }
  /// When it was taken.
  open var creationDate: Date? {
    didSet { changes.append { [creationDate] in $0.created = creationDate } }
  }
  /// Whether it is a favourite.
  open var isFavorite = false {
    didSet { changes.append { [isFavorite] in $0.isFavorite = isFavorite } }
  }
  /// Whether it is hidden.
  open var isHidden = false {
    didSet { changes.append { [isHidden] in $0.isHidden = isHidden } }
  }
  /// Where it was taken, in degrees.
  package var place: (latitude: Double, longitude: Double)? {
    didSet {
      changes.append { [place] in
        ($0.latitude, $0.longitude) = (place?.latitude, place?.longitude)
      }
    }
  }
  /// Takes back what was edited in the picture; nothing is.
  open func revertAssetContentToOriginal() {}

  override func apply(to shelf: PictureShelf) {
    if let made { shelf.insert(made) }
    shelf.change(picture: identifier) { picture in
      for change in changes { change(&picture) }
      picture.modified = PresentDate.now
    }
  }
}

/// What a new picture is made of.
public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video = 2
  case audio = 3
  case alternatePhoto = 4
  case pairedVideo = 9
}

/// How parts of new pictures are saved; nothing has an effect.
open class PHAssetResourceCreationOptions: NSObject {
  /// The name of the file.
  open var originalFilename: String?
  /// Whether the file is moved.
  open var shouldMoveFile = false
}

/// Makes a picture of its parts.
open class PHAssetCreationRequest: PHAssetChangeRequest {
  /// Asks for a new picture.
  open class func forAsset() -> PHAssetCreationRequest {
    PHAssetCreationRequest(image: nil, width: 1, height: 1, kind: .image)
  }

  /// Adds the picture in some data.
  open func addResource(
    with type: PHAssetResourceType,
    data: Data,
    options: PHAssetResourceCreationOptions?
  ) { take(MainActor.assumeIsolated { UIImage(data: data) }, type) }
  /// Adds the picture in a file.
  open func addResource(
    with type: PHAssetResourceType,
    fileURL: URL,
    options: PHAssetResourceCreationOptions?
  ) { take(MainActor.assumeIsolated { UIImage(contentsOfFile: fileURL.path) }, type) }

  private func take(_ image: UIImage?, _ type: PHAssetResourceType) {
    if type == .video { made?.kind = .video }
    guard type == .photo, let image else { return }
    made?.image = image
    let size = image.pixels
    made?.width = size.width
    made?.height = size.height
  }
}

extension UIImage {
  /// The size in pixels.
  fileprivate nonisolated var pixels: (width: Int, height: Int) {
    MainActor.assumeIsolated { (Int(size.width * scale), Int(size.height * scale)) }
  }
}

/// Makes, changes or deletes an album.
open class PHAssetCollectionChangeRequest: PHChangeRequest {
  private let identifier: String
  private let isNew: Bool
  private var changes: [(inout AlbumRecord) -> Void] = []

  /// The name of the album.
  open var title: String { didSet { changes.append { [title] in $0.title = title } } }

  /// Asks for changes of an album; `nil` for one that follows a rule.
  public init?(for assetCollection: PHAssetCollection) {
    guard assetCollection.record.type == .album else { return nil }
    (identifier, isNew) = (assetCollection.localIdentifier, false)
    title = assetCollection.record.title
    super.init()
  }
  /// Asks for changes of an album of which pictures are known; `nil` for one that follows a rule.
  public convenience init?(
    for assetCollection: PHAssetCollection,
    assets: PHFetchResult<PHAsset>
  ) { self.init(for: assetCollection) }

  init(titled title: String) {
    (identifier, isNew) = (PictureShelf.current.newIdentifier("album"), true)
    self.title = title
    super.init()
  }

  /// Asks for a new album.
  open class func creationRequestForAssetCollection(
    withTitle title: String
  ) -> PHAssetCollectionChangeRequest { PHAssetCollectionChangeRequest(titled: title) }
  /// Asks to delete albums; their pictures stay.
  open class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) {
    let names = Set(assetCollections.identifiers)
    _ = PHDeletionRequest { $0.remove(albums: names) }
  }

  /// Stands for the album, until it can be fetched.
  open var placeholderForCreatedAssetCollection: PHObjectPlaceholder {
    PHObjectPlaceholder(identifier)
  }
  /// Puts pictures at the end of the album.
  open func addAssets(_ assets: any NSFastEnumeration) {
    let names = assets.identifiers
    changes.append { album in
      album.pictures += names.filter { !album.pictures.contains($0) }
    }
  }
  /// Puts pictures at places of the album.
  open func insertAssets(_ assets: any NSFastEnumeration, at indexes: IndexSet) {
    let names = assets.identifiers
    changes.append { album in
      for (name, place) in zip(names, indexes) where !album.pictures.contains(name) {
        album.pictures.insert(name, at: min(place, album.pictures.count))
      }
    }
  }
  /// Takes pictures out of the album.
  open func removeAssets(_ assets: any NSFastEnumeration) {
    let names = Set(assets.identifiers)
    changes.append { $0.pictures.removeAll { names.contains($0) } }
  }
  /// Takes the pictures at places out of the album.
  open func removeAssets(at indexes: IndexSet) {
    changes.append { album in
      for place in indexes.reversed() where album.pictures.indices.contains(place) {
        album.pictures.remove(at: place)
      }
    }
  }

  override func apply(to shelf: PictureShelf) {
    if isNew {
      shelf.insert(
        AlbumRecord(identifier: identifier, title: title, type: .album, subtype: .albumRegular)
      )
    }
    shelf.change(album: identifier) { album in
      for change in changes { change(&album) }
    }
  }
}

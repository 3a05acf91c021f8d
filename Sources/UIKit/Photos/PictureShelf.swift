// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation

/// What is known of one picture at one time.
struct PictureRecord {
  var identifier: String
  var kind = PHAssetMediaType.image
  var subtypes: PHAssetMediaSubtype = []
  /// In pixels.
  var width: Int
  var height: Int
  var created: Date?
  var modified: Date?
  var isFavorite = false
  var isHidden = false
  /// Where it was taken, in degrees.
  var latitude: Double?
  var longitude: Double?
  /// The picture that the app saved; `nil` for one of the stage's.
  var image: UIImage?
}

/// What is known of one album at one time.
struct AlbumRecord {
  var identifier: String
  var title: String
  var type: PHAssetCollectionType
  var subtype: PHAssetCollectionSubtype
  /// The identifiers of its pictures, in its order; smart albums have rules instead.
  var pictures: [String] = []
}

/// The pictures and albums of a run of an app.
final class PictureShelf: @unchecked Sendable {
  /// Those of the app that asks.
  static var current: PictureShelf {
    if let shelf = AppProcess.current.pictures as? PictureShelf { return shelf }
    let shelf = PictureShelf()
    AppProcess.current.pictures = shelf
    return shelf
  }

  /// The number of pictures that a library seems to have.
  private static let count = 48
  /// Widths, in pixels, of pictures one after the other; the next one is a picture's height.
  private static let widths = [4032, 3024, 3024, 4032]
  private static let day = 86_400.0
  /// The date of the newest picture: the same in each run.
  private static let newest = Date(timeIntervalSince1970: 1_735_725_600)
  /// The size of a film, in pixels.
  static let film = (width: 1920, height: 1080)
  /// Every so many pictures there is a favourite, and a screenshot.
  private static let (favourites, screenshots) = (5, 7)

  private(set) var pictures: [PictureRecord]
  private(set) var albums: [AlbumRecord]
  private var observers: [() -> (any PHPhotoLibraryChangeObserver)?] = []
  /// What the block that runs has asked for.
  private var requests: [PHChangeRequest] = []
  private var made = 0

  private init() {
    pictures = (0..<Self.count).map { number in
      let date = Self.newest.addingTimeInterval(-Double(number) * Self.day)
      return PictureRecord(
        identifier: "picture-\(number)",
        subtypes: number % Self.screenshots == 2 ? .photoScreenshot : [],
        width: Self.widths[number % Self.widths.count],
        height: Self.widths[(number + 1) % Self.widths.count],
        created: date,
        modified: date,
        isFavorite: number % Self.favourites == 0
      )
    }
    let smart: [(String, PHAssetCollectionSubtype)] = [
      ("Recents", .smartAlbumUserLibrary), ("Favorites", .smartAlbumFavorites),
      ("Screenshots", .smartAlbumScreenshots),
    ]
    let own = ["Travel", "Family", "Garden"]
    let identifiers = pictures.map(\.identifier)
    albums =
      smart.map { title, subtype in
        AlbumRecord(identifier: title, title: title, type: .smartAlbum, subtype: subtype)
      }
      + own.enumerated().map { place, title in
        let members = identifiers.enumerated().filter { $0.offset % own.count == place }
        return AlbumRecord(
          identifier: title,
          title: title,
          type: .album,
          subtype: .albumRegular,
          pictures: members.map(\.element)
        )
      }
  }

  /// The pictures of an album, in its order.
  func pictures(of album: AlbumRecord) -> [PictureRecord] {
    switch album.subtype {
    case .smartAlbumFavorites: return pictures.filter(\.isFavorite)
    case .smartAlbumScreenshots: return pictures.filter { $0.subtypes.contains(.photoScreenshot) }
    case _ where album.type == .smartAlbum: return pictures
    default:
      let known = Dictionary(pictures.map { ($0.identifier, $0) }) { first, _ in first }
      return album.pictures.compactMap { known[$0] }
    }
  }

  // MARK: Changes

  /// A name that no other thing has.
  func newIdentifier(_ kind: String) -> String {
    made += 1
    return "\(kind)-new-\(made)"
  }

  /// Notes what a block asks for.
  func note(_ request: PHChangeRequest) { requests.append(request) }

  /// Runs a block, does what it asked for, and tells the observers.
  func change(_ block: () -> Void) {
    requests = []
    block()
    let asked = requests
    requests = []
    for request in asked { request.apply(to: self) }
    let change = PHChange()
    for observer in observers { observer()?.photoLibraryDidChange(change) }
  }

  /// Puts a picture before all others.
  func insert(_ picture: PictureRecord) { pictures.insert(picture, at: 0) }
  /// Puts an album after all others.
  func insert(_ album: AlbumRecord) { albums.append(album) }

  /// Changes a picture.
  func change(picture identifier: String, _ change: (inout PictureRecord) -> Void) {
    guard let place = pictures.firstIndex(where: { $0.identifier == identifier }) else { return }
    change(&pictures[place])
  }
  /// Changes an album.
  func change(album identifier: String, _ change: (inout AlbumRecord) -> Void) {
    guard let place = albums.firstIndex(where: { $0.identifier == identifier }) else { return }
    change(&albums[place])
  }

  /// Takes pictures out of the library and all albums.
  func remove(pictures identifiers: Set<String>) {
    pictures.removeAll { identifiers.contains($0.identifier) }
    for place in albums.indices { albums[place].pictures.removeAll { identifiers.contains($0) } }
  }
  /// Takes albums away; their pictures stay.
  func remove(albums identifiers: Set<String>) {
    albums.removeAll { identifiers.contains($0.identifier) && $0.type == .album }
  }

  // MARK: Observers

  func add(_ observer: any PHPhotoLibraryChangeObserver) {
    remove(observer)
    observers.append { [weak observer] in observer }
  }

  func remove(_ observer: any PHPhotoLibraryChangeObserver) {
    observers.removeAll { known in known().map { $0 === observer } ?? true }
  }
}

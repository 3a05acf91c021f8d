// SPDX-License-Identifier: Apache-2.0
import LayoutLibrary

/// The layout classes of the gallery as kinds of layouts, which layout files name by their class.
@MainActor
enum GalleryKinds {
  /// All kinds.
  static let all: [LayoutKind] = GalleryClasses.entries.map { entry in
    let untouched = entry.make(StagePreviewData())
    let parameters = LibraryParameters(of: untouched)
    var kind = LibraryKind.kind(entry.id, untouched, parameters) {
      GalleryStagedLayout(entry, parameters)
    }
    kind.className = entry.id
    kind.shows = shows[entry.id] ?? kind.shows
    return kind
  }

  /// The names of a class's properties, by the keys of their parameters.
  static func propertyNames(ofClass name: String) -> [String: String] {
    guard let entry = GalleryClasses.entries.first(where: { $0.id == name }) else { return [:] }
    let keyed = LibraryParameters.keyed(entry.make(StagePreviewData()).properties)
    return Dictionary(keyed.map { ($0, $1.name) }, uniquingKeysWith: { first, _ in first })
  }

  /// The part of the data that a layout shows, for layouts that do not show all data.
  private static let shows = ["ParallaxLayout": ParallaxViews.shown(of:_:)]
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import UIKit

/// What the layout files that were loaded into this process offer.
///
/// The code that is generated beside a layout file adds its entries here; the stage host reads them.
@MainActor
public final class LayoutRegistry {
  /// The one that generated code fills.
  public static let shared = LayoutRegistry()

  /// What can be shown, in the order of the source.
  public private(set) var entries: [LayoutEntry] = []

  private init() {}

  /// Adds an entry; one with the same identity takes the place of the one before.
  public func add(
    _ id: String,
    make: @escaping @MainActor (any PreviewData) -> LayoutInstance
  ) {
    entries.removeAll { $0.id == id }
    let entry = LayoutEntry(id: id) { data in
      // Whoever makes its layout from the size of its view has its view loaded by that.
      let (instance, views) = AttachedViews.noting { make(data) }
      instance.source?.early = views
      return instance
    }
    entries.append(entry)
  }

  /// Says that all pictures beside the source are going to be told, so that others are missing.
  public func beginPictures() { SourceNotes.current.pictures = [:] }

  /// Tells of a picture beside the source: what source calls it, where the page finds it, its size in points.
  public func addPicture(_ name: String, path: String, width: Double, height: Double) {
    let size = CGSize(width: width, height: height)
    SourceNotes.current.pictures?[name] = .init(path: path, size: size)
  }

  /// The entry of an identity, as the compiler's report names it.
  public func entry(_ id: String) -> LayoutEntry? { entries.first { $0.id == id } }
}

/// A layout that can be shown: a class, or a function or property that returns a layout.
@MainActor
public struct LayoutEntry {
  /// Its name in the source, such as `MosaicLayout` or `GridViewController.createLayout()`.
  public let id: String
  /// Makes a layout of its own for each view.
  public let make: @MainActor (any PreviewData) -> LayoutInstance
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import UIKit

/// The layouts that the loaded layout files offer.
///
/// Generated code adds its entries here; the stage host reads them.
@MainActor
public final class LayoutRegistry {
  /// The registry that generated code fills.
  public static let shared = LayoutRegistry()

  /// The entries, in the order of the source.
  public private(set) var entries: [LayoutEntry] = []

  /// What launches the app; `nil` without one.
  var root: (@MainActor () -> AppRoot)?

  private init() {}

  /// Adds an entry, a layout or a screen, which replaces an entry of the same identity.
  public func add(
    _ id: String,
    isScreen: Bool = false,
    isRoot: Bool = false,
    make: @escaping @MainActor (any PreviewData) -> LayoutInstance
  ) {
    entries.removeAll { $0.id == id }
    let entry = LayoutEntry(id: id, isScreen: isScreen, isRoot: isRoot) { data in
      // A maker that reads the size of its controller's view loads that view, and with it
      // collection views.
      let (instance, views) = AttachedViews.noting { make(data) }
      instance.source?.early = views
      return instance
    }
    entries.append(entry)
  }

  /// Begins the list of the pictures beside the source: a picture that is not added afterwards is
  /// missing.
  ///
  /// - Parameters:
  ///   - areAll: Whether the app has its pictures beside its source, so that others do not exist on a device either.
  ///   - unread: The names of pictures that exist, but cannot be read.
  public func beginPictures(areAll: Bool = false, unread: [String] = []) {
    SourceNotes.current.pictures = [:]
    SourceNotes.current.hasAllPictures = areAll
    SourceNotes.current.unreadPictures = Set(unread)
  }

  /// Adds a picture beside the source: its name in the source, the page's path to it, its size in
  /// points, whether it is the one for dark surroundings, and whether it is painted in a tint.
  public func addPicture(
    _ name: String,
    path: String,
    width: Double,
    height: Double,
    isDark: Bool = false,
    isTemplate: Bool = false
  ) {
    SourceNotes.current.add(
      .init(path: path, size: CGSize(width: width, height: height), isTemplate: isTemplate),
      named: name,
      isDark: isDark
    )
  }

  /// Adds a colour of an asset catalogue beside the source, by its components from 0 to 1.
  public func addColour(_ name: String, light: [Double], dark: [Double]) {
    let colours = [light, dark].compactMap { parts -> UIColor? in
      guard parts.count == 4 else { return nil }
      return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
    guard let first = colours.first, let last = colours.last else { return }
    SourceNotes.current.colours[name] = UIColor { $0.userInterfaceStyle == .dark ? last : first }
  }

  /// Adds the name of a colour that an asset catalogue describes in a way that is not read.
  public func addUnreadColour(_ name: String) { SourceNotes.current.unreadColours.insert(name) }

  /// The entry with an identity, which is its name in the compiler's report.
  public func entry(_ id: String) -> LayoutEntry? { entries.first { $0.id == id } }
}

/// A layout that can be shown: a class, or a function or property that returns a layout.
@MainActor
public struct LayoutEntry {
  /// Its name in the source, such as `MosaicLayout` or `GridViewController.createLayout()`.
  public let id: String
  /// Whether it is the layout of a screen.
  package let isScreen: Bool
  /// Whether it is the first screen of an app, which is shown as it is, also without items.
  package let isRoot: Bool
  /// Whether the app is launched before, because the screen stops without that.
  package internal(set) var launchesApp = false
  /// Makes a new layout; each view has its own.
  public let make: @MainActor (any PreviewData) -> LayoutInstance

  /// Makes an entry.
  package init(
    id: String,
    isScreen: Bool = false,
    isRoot: Bool = false,
    make: @escaping @MainActor (any PreviewData) -> LayoutInstance
  ) {
    self.id = id
    self.isScreen = isScreen
    self.isRoot = isRoot
    self.make = make
  }
}

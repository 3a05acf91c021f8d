// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// A picture beside layout files, which `UIImage(named:)` finds.
public struct SourcePicture: Hashable, Sendable {
  /// The names in source: the file's name with or without its extension and scale, or the name of
  /// its image set.
  public var names: [String]
  /// The path of the file.
  public var file: String
  /// The path on the server, the same on all servers that have a copy; it changes with each save,
  /// so that pages load the picture again.
  public var path: String
  /// The size, in points.
  public var size: CGSize
  /// The pixels for each point.
  public var scale: CGFloat
  /// Whether it takes the place of the others with its names in dark surroundings.
  public var isDark: Bool
  /// Whether the tint of what shows it is its colour.
  public var isTemplate: Bool

  /// Source without one of these words shows no picture.
  ///
  /// Storyboards and nibs, which name pictures, too, belong to apps and to views with outlets.
  public static let words: Set<String> = [
    "UIImage", "IBOutlet", "UIStoryboard", "UINib", "UIApplicationDelegate",
    "UIWindowSceneDelegate",
  ]

  /// The greatest number of files that are examined; a folder with more is no folder of pictures.
  private static let mostFiles = 4000
  /// The greatest number of pictures.
  package static let mostPictures = 1500
  /// The bytes of a file in which its size is looked for; a preview may come before it.
  private static let headerBytes = 256 << 10
  private static let startBytes = 4 << 10
  private static let drawing = "svg"
  /// The extensions of pictures that browsers show and whose size can be read.
  private static let endings: Set<String> = ["png", "jpg", "jpeg", "gif", "webp", drawing]
  /// The extensions of other pictures, which are there on a device.
  private static let unreadEndings: Set<String> = [
    "pdf", "heic", "heif", "tif", "tiff", "bmp",
  ]
  private static let catalogue = ".xcassets"
  private static let symbolSet = "symbolset"

  /// The pictures beside these files, in these folders, and in the asset catalogues there.
  ///
  /// Among pictures with the same name, the larger one counts, and of the same size the one with more pixels; it is
  /// the last one. Everything has a bound, so that a folder with many files does no harm.
  public static func beside(_ paths: [String]) -> [SourcePicture] {
    var sets: [URL: ImageSet?] = [:]
    let files = files(beside: paths).filter(isNamed).prefix(mostPictures)
    let found = files.compactMap { path -> SourcePicture? in
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      let set = sets[folder] ?? ImageSet(folder: folder)
      sets[folder] = set
      return SourcePicture(file: path, in: set)
    }
    return found.sorted {
      ($0.size.width, $0.scale, $0.file) < ($1.size.width, $1.scale, $1.file)
    }
  }

  /// The names of the files that are not looked at, because there are too many.
  public static func leftOut(beside paths: [String]) -> [String] {
    files(beside: paths).filter(isNamed).dropFirst(mostPictures)
      .map { URL(fileURLWithPath: $0).lastPathComponent }
  }

  /// The names of pictures that an app has on a device, although they are not found here: those of other kinds, broken
  /// ones, those that are too many, those in other folders of a folder, and image sets whose files were not copied.
  ///
  /// - Parameters:
  ///   - paths: The files and folders.
  ///   - found: The pictures that are found.
  /// - Returns: The names, in their order.
  public static func unread(beside paths: [String], without found: [SourcePicture]) -> [String] {
    let all = files(beside: paths) + SourceFolders.files(endings.union(unreadEndings), in: paths)
    let names = Set(all.flatMap(names(of:)) + imageSets(beside: paths))
    return names.subtracting(found.flatMap(\.names)).sorted()
  }

  /// The names of the image sets of asset catalogues beside these files or in these folders.
  public static func imageSets(beside paths: [String]) -> [String] {
    SourceFolders.named(ending: ".imageset", beside: paths)
      .map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }
  }

  /// The names in source of a file: of one in a catalogue, that of its set.
  private static func names(of file: String) -> [String] {
    let url = URL(fileURLWithPath: file)
    if file.contains(catalogue + "/") {
      return [url.deletingLastPathComponent().deletingPathExtension().lastPathComponent]
    }
    let stem = withoutScale(url.deletingPathExtension().lastPathComponent).stem
    return [stem, stem + "." + url.pathExtension]
  }

  /// The name of a file without its ending and its scale, and the scale that it says.
  private static func withoutScale(_ name: String) -> (stem: String, scale: CGFloat) {
    for (suffix, factor) in [("@2x", CGFloat(2)), ("@3x", 3)] where name.hasSuffix(suffix) {
      return (String(name.dropLast(suffix.count)), factor)
    }
    return (name, 1)
  }

  /// The tags of the pictures beside files: path, size and time of each file, and of what describes image sets.
  ///
  /// They change with the pictures; no picture is read for them.
  public static func stamps(beside paths: [String]) -> [String] {
    let files = files(beside: paths)
    let folders = Set(files.map { URL(fileURLWithPath: $0).deletingLastPathComponent() })
    let descriptions = folders.filter { ImageSet(folder: $0) != nil }
      .map { $0.appendingPathComponent(ImageSet.description).path }
    return (files + descriptions.sorted()).map { $0 + PathOnServer.stamp(of: $0) }
  }

  /// The folders in which pictures beside these files may appear and disappear.
  public static func folders(beside paths: [String]) -> [String] {
    Set(files(beside: paths).map { URL(fileURLWithPath: $0).deletingLastPathComponent().path })
      .sorted()
  }

  /// Whether a file's name is that of a picture.
  public static func isNamed(_ path: String) -> Bool {
    endings.contains(URL(fileURLWithPath: path).pathExtension.lowercased())
  }

  private static func files(beside paths: [String]) -> [String] {
    var folders: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      let folder =
        isFolder.boolValue ? path : URL(fileURLWithPath: path).deletingLastPathComponent().path
      if !folders.contains(folder) { folders.append(folder) }
    }
    var left = mostFiles
    var files: [String] = []
    for folder in folders { collect(folder, into: &files, &left) }
    for catalogue in SourceFolders.catalogues(beside: paths)
    where !folders.contains(URL(fileURLWithPath: catalogue).deletingLastPathComponent().path) {
      collect(catalogue, into: &files, &left)
    }
    return files
  }

  /// Collects a folder's pictures and those of its asset catalogues.
  private static func collect(_ folder: String, into files: inout [String], _ left: inout Int) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let isInCatalogue = folder.contains(catalogue)
    for name in names.sorted().prefix(max(0, left)) where !name.hasPrefix(".") {
      left -= 1
      let path = folder + "/" + name
      let ending = URL(fileURLWithPath: name).pathExtension.lowercased()
      if endings.contains(ending) || unreadEndings.contains(ending) {
        files.append(path)
      } else if name.hasSuffix(catalogue) || isInCatalogue && !name.contains(".json") {
        collect(path, into: &files, &left)
      }
    }
  }

  private init?(file: String, in set: ImageSet?) {
    guard let handle = FileHandle(forReadingAtPath: file),
      let start = try? handle.read(upToCount: Self.startBytes)
    else { return nil }
    // Most pictures tell their size at once, so that little of a large catalogue is read.
    let rest = { (try? handle.read(upToCount: Self.headerBytes)) ?? Data() }
    let url = URL(fileURLWithPath: file)
    let isDrawing = url.pathExtension.lowercased() == Self.drawing
    // The drawing of an own symbol is a sheet with all of its weights.
    guard !isDrawing || url.deletingLastPathComponent().pathExtension != Self.symbolSet else {
      return nil
    }
    let size = isDrawing ? DrawingHeader.size : PictureHeader.size
    guard let pixels = size(start) ?? size(start + rest()) else { return nil }
    let whole = url.lastPathComponent
    let (stem, named) = Self.withoutScale(url.deletingPathExtension().lastPathComponent)
    let entry = set?[whole]
    scale = entry?.scale ?? named
    isDark = entry?.isDark ?? false
    isTemplate = set?.isTemplate ?? false
    // A dark picture is only found as the other side of its set.
    names = isDark ? [] : [stem, stem + "." + url.pathExtension, whole]
    if let set { names.append(set.name) }
    self.file = file
    path = PathOnServer.of(file)
    self.size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
  }
}

// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// A picture that stands beside layout files, so that `UIImage(named:)` finds it.
public struct SourcePicture: Hashable, Sendable {
  /// What source calls it: the file's name with or without its ending and scale, or that of its image set.
  public var names: [String]
  /// Where the file is.
  public var file: String
  /// Where the server has it; another place after each save, so that pages fetch it anew.
  public var path: String
  /// The size, in points.
  public var size: CGSize

  /// Files that are looked at; more are no folder of pictures.
  private static let mostFiles = 4000
  /// Pictures that are found; nobody needs more.
  private static let mostPictures = 400
  /// Bytes of a file in which its size stands, also behind a preview.
  private static let headerBytes = 256 << 10
  /// Endings of what browsers show and of which the size can be read.
  private static let endings: Set<String> = ["png", "jpg", "jpeg", "gif", "webp"]
  private static let catalogue = ".xcassets"
  private static let imageSet = ".imageset"
  /// The folder of the server that the pictures are in.
  private static let root = "/beside/"

  /// The pictures in the folders that hold these files, in these folders, and in asset catalogues there.
  ///
  /// Larger ones of the same name win. Everything is bounded, so that a folder full of files does no harm.
  public static func beside(_ paths: [String]) -> [SourcePicture] {
    let found = files(beside: paths).prefix(mostPictures).compactMap(SourcePicture.init(file:))
    return found.sorted { ($0.size.width, $0.file) < ($1.size.width, $1.file) }
  }

  /// What tells the pictures beside files from those that were there before: where each is, and when it was
  /// written; nothing is read of them.
  public static func stamps(beside paths: [String]) -> [String] {
    files(beside: paths).map { $0 + stamp(of: $0) }
  }

  /// Folders in which pictures beside these files may come and go.
  public static func folders(beside paths: [String]) -> [String] {
    Set(files(beside: paths).map { URL(fileURLWithPath: $0).deletingLastPathComponent().path })
      .sorted()
  }

  /// Whether a file may be a picture, by its name.
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
    return files
  }

  /// How long a file is and when it was written.
  private static func stamp(of path: String) -> String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let time = (attributes?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate
    return " \(attributes?[.size] as? UInt64 ?? 0) \(time ?? 0)"
  }

  /// A folder's own pictures, and all of its catalogues.
  private static func collect(_ folder: String, into files: inout [String], _ left: inout Int) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let isInCatalogue = folder.contains(catalogue)
    for name in names.sorted().prefix(max(0, left)) where !name.hasPrefix(".") {
      left -= 1
      let path = folder + "/" + name
      if endings.contains(URL(fileURLWithPath: name).pathExtension.lowercased()) {
        files.append(path)
      } else if name.hasSuffix(catalogue) || isInCatalogue && !name.contains(".json") {
        collect(path, into: &files, &left)
      }
    }
  }

  private init?(file: String) {
    guard let handle = FileHandle(forReadingAtPath: file),
      let data = try? handle.read(upToCount: Self.headerBytes),
      let pixels = PictureHeader.size(of: data)
    else { return nil }
    let url = URL(fileURLWithPath: file)
    let whole = url.lastPathComponent
    var stem = url.deletingPathExtension().lastPathComponent
    var scale: CGFloat = 1
    for (suffix, factor) in [("@2x", CGFloat(2)), ("@3x", 3)] where stem.hasSuffix(suffix) {
      stem.removeLast(suffix.count)
      scale = factor
    }
    names = [stem, stem + "." + url.pathExtension, whole]
    let folder = url.deletingLastPathComponent().lastPathComponent
    if folder.hasSuffix(Self.imageSet) {
      names.append(String(folder.dropLast(Self.imageSet.count)))
    }
    self.file = file
    path =
      Self.root + Self.digest(url.standardizedFileURL.path + Self.stamp(of: file)) + "."
      + url.pathExtension.lowercased()
    size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
  }

  /// A name for a path that says nothing about it and needs no escapes: FNV-1a.
  private static func digest(_ text: String) -> String {
    let start: UInt64 = 0xcbf2_9ce4_8422_2325
    let prime: UInt64 = 0x100_0000_01b3
    let hash = text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* prime }
    return String(hash, radix: 36)
  }
}

// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation
import LayoutEngine

/// The fonts in files beside an app's source.
///
/// On Apple's systems, fonts must be registered by `Info.plist` or by code. Here all of them can be used, because a
/// project may make its `Info.plist` when it is built.
@MainActor
enum AppFonts {
  private static let endings = ["ttf", "otf", "ttc"]
  /// The most files that are read; others are not found.
  private static let mostFiles = 200

  private static var kept: (files: AppFiles, faces: [FontFace], names: [String: FontFace])?

  /// All fonts, by their names.
  static var faces: [FontFace] { read().faces }

  /// The font with a name for code, a name for people, or the name of its file.
  static func face(named name: String) -> FontFace? { read().names[name.lowercased()] }

  /// Whether there is a file with a name, which may be no font that can be read.
  static func hasFile(named name: String) -> Bool {
    endings.contains { AppFiles.current.path(named: "\(name).\($0)") != nil }
  }

  /// The regular font of a family.
  static func face(ofFamily family: String) -> FontFace? {
    plainest(of: faces.filter { $0.family.lowercased() == family.lowercased() })
  }

  /// The bold or the regular font of the same family.
  static func sibling(of face: FontFace, isBold: Bool) -> FontFace? {
    let family = faces.filter { $0.family == face.family }
    return isBold ? plainest(of: family.filter(Self.isBold)) : plainest(of: family)
  }

  private static func isBold(_ face: FontFace) -> Bool { face.name.lowercased().contains("bold") }

  /// The font with the shortest name, but the one that calls itself regular before it.
  private static func plainest(of faces: [FontFace]) -> FontFace? {
    faces.first { $0.name.lowercased().hasSuffix("regular") }
      ?? faces.min { $0.name.count < $1.name.count }
  }

  private static func read() -> (files: AppFiles, faces: [FontFace], names: [String: FontFace]) {
    let files = AppFiles.current
    if let kept, kept.files === files { return kept }
    var names: [String: FontFace] = [:]
    var faces: [FontFace] = []
    for path in endings.flatMap({ files.paths(withExtension: $0) }).prefix(mostFiles) {
      let file = (path as NSString).lastPathComponent
      guard let bytes = files.content(of: path, most: FontFile.mostBytes),
        let served = files.pathOnServer(path), let font = FontFile([UInt8](bytes)),
        let face = FontFace(font, path: served)
      else {
        let reason = "\(file) is no font that can be read; the stage's font is shown."
        AppNotes.report("bad-font", reason)
        continue
      }
      faces.append(face)
      let all = [face.name, face.fullName, (file as NSString).deletingPathExtension]
      // Of two fonts with the same name, the one nearer to the app's folder counts.
      names.merge(all.map { ($0.lowercased(), face) }) { first, _ in first }
    }
    let read = (files, faces.sorted { $0.name < $1.name }, names)
    kept = read
    return read
  }
}

extension UIFont {
  /// The names of the families: the built-in one, and those in files beside the app's source.
  public class var familyNames: [String] {
    Set(AppFonts.faces.map(\.family)).sorted() + ["Inter"]
  }

  /// The names of a family's fonts.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    familyName == "Inter"
      ? ["Inter", "Inter-Semibold"] : AppFonts.faces.filter { $0.family == familyName }.map(\.name)
  }
}

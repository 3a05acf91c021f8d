// SPDX-License-Identifier: Apache-2.0
import Foundation
import SourcePass
import StageProtocol

/// What an app takes from modules with source.
struct Imports: Codable {
  /// The modules that are compiled on their own.
  var names: Set<String> = []
  /// Their folders, each with an interface and an object.
  var folders: [String] = []
  /// The files of modules that are compiled together with the app.
  var besideApp: [String] = []
  /// What people should know about the modules.
  var notes: [Diagnostic] = []

  /// Identifies the modules, as the app sees them.
  var stamp: String { (folders + besideApp).joined(separator: "\n") }

  /// The objects that the app's library contains.
  var objects: [String] { folders.map(ModuleShelf.object) }
}

/// Keeps which modules an app imports, until one of their files changes.
struct ImportShelf {
  /// What was found, and for which files.
  private struct Kept: Codable {
    var stamp: UInt64
    var imports: Imports
  }

  private static let radix = 36

  private let path: String
  private let stamp: UInt64
  private let files: DecodedFiles

  /// The place for the modules that an app with these imports gets.
  init(
    _ modules: [ImportedModule],
    by imports: Set<String>,
    tools: String,
    cache: String,
    _ files: DecodedFiles
  ) {
    self.files = files
    var place = StableHash("".utf8)
    var stamp = StableHash(tools.utf8)
    for name in imports.sorted() { stamp.add(name.utf8) }
    for module in modules {
      place.add((module.paths.first ?? "").utf8)
      stamp.add(module.name.utf8)
      stamp.add(module.stamp.utf8)
    }
    path = "\(cache)/imports-\(String(place.value, radix: Self.radix)).plist"
    self.stamp = stamp.value
  }

  /// What is known; `nil` when a file changed, or a module is not kept any more.
  var known: Imports? {
    let found = files.value(at: path) { try PropertyListDecoder().decode(Kept.self, from: $0) }
    guard let kept = found, kept.stamp == stamp,
      kept.imports.objects.allSatisfy(FileManager.default.fileExists(atPath:))
    else { return nil }
    return kept.imports
  }

  /// Keeps what was found.
  func keep(_ imports: Imports) {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    // Without it, the next compile reads the modules again.
    guard let data = try? encoder.encode(Kept(stamp: stamp, imports: imports)) else { return }
    try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}

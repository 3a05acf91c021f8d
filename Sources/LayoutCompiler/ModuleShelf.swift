// SPDX-License-Identifier: Apache-2.0
import Foundation
import SourcePass
import StageProtocol

/// Keeps a compiled module in the compiler's cache, under a name that tells what it was made from.
struct ModuleShelf {
  /// What became of a module.
  struct Record: Codable {
    /// Whether there is an interface and an object.
    var isMade = false
    /// Why there is none; `nil` for a module that can only be shown with the app.
    var reason: String?
    var notes: [Diagnostic] = []
  }

  private static let radix = 36
  private static let prefix = "module-"
  /// The compiled modules that are kept.
  private static let most = 64

  let folder: String
  private let cache: String

  /// The place of a module with these texts, which imports modules with these folders.
  init(
    _ module: ImportedModule,
    _ files: [(name: String, text: String)],
    importing folders: [String],
    tools: String,
    cache: String
  ) {
    var hash = StableHash(tools.utf8)
    for folder in folders { hash.add(folder.utf8) }
    for file in files {
      hash.add(file.name.utf8)
      hash.add(file.text.utf8)
    }
    let name = "\(Self.prefix)\(module.name)-\(String(hash.value, radix: Self.radix))"
    folder = "\(cache)/\(name)"
    self.cache = cache
  }

  static func object(in folder: String) -> String { folder + "/module.o" }

  private static func record(in folder: String) -> String { folder + "/record.plist" }

  /// What became of the module the last time.
  var record: Record? {
    guard let data = FileManager.default.contents(atPath: Self.record(in: folder)) else {
      return nil
    }
    return try? PropertyListDecoder().decode(Record.self, from: data)
  }

  /// Keeps what became of the module; `products` are the files by their names here.
  func keep(_ record: Record, _ products: [String: String] = [:]) throws {
    let manager = FileManager.default
    let work = "\(folder).\(getpid())"
    try? manager.removeItem(atPath: work)
    try manager.createDirectory(atPath: work, withIntermediateDirectories: true)
    for (name, path) in products { try manager.moveItem(atPath: path, toPath: work + "/" + name) }
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    try encoder.encode(record).write(to: URL(fileURLWithPath: Self.record(in: work)))
    // Another compiler may have made the same; then its folder stays.
    if rename(work, folder) != 0 { try manager.removeItem(atPath: work) }
    tidy()
  }

  /// Removes what was made first.
  private func tidy() {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: cache)) ?? []
    let kept = names.filter { $0.hasPrefix(Self.prefix) }.map { name -> (String, Date) in
      let path = "\(cache)/\(name)"
      let date = try? manager.attributesOfItem(atPath: path)[.modificationDate] as? Date
      return (path, date ?? .distantPast)
    }
    for (path, _) in kept.sorted(by: { $0.1 > $1.1 }).dropFirst(Self.most) where path != folder {
      try? manager.removeItem(atPath: path)
    }
  }
}

// SPDX-License-Identifier: Apache-2.0

/// The stairs of PreviewServer: a folder uses only types of folders on lower floors, and state
/// machines use no type of the sockets.
enum ServerStairs {
  /// The floors from the lowest; the folders on one floor do not use each other.
  static let floors = [
    ["Base"], ["Transport", "Files", "Journal", "HTTP"], ["Processes"], ["Hosts", "Compiling"],
    ["Session", "Snapshot"], ["CLI"],
  ]
  private static let root = "Sources/PreviewServer/"
  private static let sockets = "Transport"

  /// Every place where a file uses a type of its own floor or of a higher one.
  static func violations(in files: [SourceFile]) -> [Violation] {
    let sources = files.filter { $0.path.hasPrefix(root) }
      .map { (file: $0, folder: folder(of: $0.path), source: SwiftSource($0.text)) }
    var homes: [String: String] = [:]
    for (_, folder, source) in sources {
      for type in source.declaredTypes { homes[type] = folder }
    }
    var found: [Violation] = []
    for (file, folder, source) in sources where folder != "" {
      guard let floor = floor(of: folder) else {
        found.append(Violation(path: file.path, reason: "its folder has no place in the order"))
        continue
      }
      let isMachine = file.path.contains("Machine")
      for (word, line) in source.words {
        guard let home = homes[word], home != folder, let other = self.floor(of: home),
          other >= floor || (isMachine && home == sockets)
        else { continue }
        found.append(Violation(path: file.path, line: line, reason: "names \(word) of \(home)"))
      }
    }
    return found.sorted { $0.description < $1.description }
  }

  private static func folder(of path: String) -> String {
    let rest = path.dropFirst(root.count).split(separator: "/")
    return rest.count > 1 ? String(rest[0]) : ""
  }

  private static func floor(of folder: String) -> Int? {
    floors.firstIndex { $0.contains(folder) }
  }
}

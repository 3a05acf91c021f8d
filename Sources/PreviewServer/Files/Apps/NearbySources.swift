// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Finds the files around a single Swift file whose declarations it names, and those that these name
/// in turn.
struct NearbySources {
  /// The names that a file declares and mentions outside of comments and texts.
  struct Words: Equatable {
    /// Types, aliases and functions outside of types.
    var declared: Set<String> = []
    /// Members that extensions add to types, by type.
    var added: [String: Set<String>] = [:]
    var mentioned: Set<String> = []
  }

  /// The file, and then the files that it needs, by path.
  let files: [String]

  /// Looks for files in the target of the nearest project, package or repository.
  init(around file: String, cache: NearbyCache = NearbyCache()) {
    guard let root = Self.root(of: file) else {
      files = [file]
      return
    }
    let candidates = Self.candidates(in: root)
    guard candidates.contains(file) else {
      files = [file]
      return
    }
    files = Self.reached(from: file, among: candidates.filter { $0 != file }, cache)
  }

  // MARK: The folder

  private static let ends = [".xcodeproj", ".xcworkspace"]
  private static let names: Set = ["Package.swift", ".git"]
  private static let mostLevels = 12

  /// The nearest folder with a project, a package or a repository; `nil` when there is none.
  static func root(of file: String) -> String? {
    var folder = (file as NSString).deletingLastPathComponent
    for _ in 0..<mostLevels where folder.count > 1 {
      // A home or the system's folder is no project.
      guard !SwiftModule.narrow([folder]).isEmpty else { return nil }
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      if entries.contains(where: { name in
        names.contains(name) || ends.contains { name.hasSuffix($0) }
      }) {
        return folder
      }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return nil
  }

  private static func candidates(in root: String) -> [String] {
    AppSources(in: root).files.map(StageCatalog.absolute)
  }

  // MARK: Names

  private static func reached(
    from file: String,
    among others: [String],
    _ cache: NearbyCache
  ) -> [String] {
    guard let own = cache.words(of: file) else { return [file] }
    let known = others.map { ($0, cache.words(of: $0) ?? Words()) }
    let types = known.reduce(into: own.declared) { $0.formUnion($1.1.declared) }
    var found: Set<String> = []
    var wanted = own.mentioned
    var count = -1
    while count != found.count {
      count = found.count
      for (path, words) in known where !found.contains(path) {
        guard words.isNeeded(for: wanted, types) else { continue }
        found.insert(path)
        wanted.formUnion(words.mentioned)
      }
    }
    return [file] + found.sorted()
  }
}

/// Remembers the words of files until the files change.
final class NearbyCache: Equatable {
  private var known: [String: (bytes: Data, words: NearbySources.Words)] = [:]

  /// The words of a file; `nil` when it cannot be read.
  func words(of path: String) -> NearbySources.Words? {
    guard let bytes = try? FileReader.read(path, bound: Limits.standard.fileBytes) else {
      known[path] = nil
      return nil
    }
    if let found = known[path], found.bytes == bytes { return found.words }
    let words = NearbySources.Words(bytes)
    known[path] = (bytes, words)
    return words
  }

  /// What is remembered makes no difference.
  static func == (left: NearbyCache, right: NearbyCache) -> Bool { true }
}

extension NearbySources.Words {
  /// Whether a file declares what others want: a type or function, or members of a type that is
  /// wanted or that no file declares.
  func isNeeded(for wanted: Set<String>, _ types: Set<String>) -> Bool {
    if !declared.isDisjoint(with: wanted) { return true }
    return added.contains { type, members in
      !declared.contains(type) && (wanted.contains(type) || !types.contains(type))
        && !members.isDisjoint(with: wanted)
    }
  }

  private static let types: Set = [
    "class", "struct", "enum", "protocol", "actor", "typealias",
  ]
  private static let members: Set = ["func", "var", "let", "init", "subscript"]

  /// Reads the words of a text.
  ///
  /// - Complexity: O(n) in the number of bytes.
  init(_ bytes: Data) {
    var scanner = WordScanner(Array(bytes))
    var depth = 0
    var inExtension: Int?
    var isExtension = false
    var extended = ""
    var before = ""
    while let token = scanner.next() {
      switch token {
      case "{":
        depth += 1
        if isExtension { (inExtension, isExtension) = (depth, false) }
      case "}":
        if inExtension == depth { inExtension = nil }
        depth -= 1
      default:
        if token == "extension", depth == 0 { isExtension = true }
        if before == "extension" { extended = token }
        if Self.types.contains(before) || before == "func" && depth == 0 {
          declared.insert(token)
        } else if Self.members.contains(before), inExtension == depth {
          added[extended, default: []].insert(token)
        } else {
          mentioned.insert(token)
        }
      }
      before = token
    }
  }
}

/// Reads the identifiers and braces of Swift source, without comments and texts.
struct WordScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next word or brace; `nil` at the end.
  mutating func next() -> String? {
    while position < bytes.count {
      let byte = bytes[position]
      if Self.isLetter(byte) { return word() }
      position += 1
      switch byte {
      case UInt8(ascii: "{"): return "{"
      case UInt8(ascii: "}"): return "}"
      case UInt8(ascii: "\""): skipText()
      case UInt8(ascii: "/"): skipComment()
      default: break
      }
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private mutating func word() -> String {
    let start = position
    while position < bytes.count,
      Self.isLetter(bytes[position])
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position])
    {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Skips a text up to its end; words in interpolations are not seen.
  private mutating func skipText() {
    let isLong = bytes[position...].starts(with: "\"\"".utf8)
    if isLong { position += 2 }
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\\") {
        position = min(bytes.count, position + 1)
      } else if byte == UInt8(ascii: "\""), !isLong || bytes[position...].starts(with: "\"\"".utf8)
      {
        if isLong { position += 2 }
        return
      } else if byte == UInt8(ascii: "\n"), !isLong {
        return
      }
    }
  }

  private mutating func skipComment() {
    guard position < bytes.count else { return }
    if bytes[position] == UInt8(ascii: "/") {
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    } else if bytes[position] == UInt8(ascii: "*") {
      position += 1
      while position < bytes.count, !bytes[position...].starts(with: "*/".utf8) { position += 1 }
      position = min(bytes.count, position + 2)
    }
  }
}

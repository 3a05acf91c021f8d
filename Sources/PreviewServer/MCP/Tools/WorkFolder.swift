// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import StageProtocol

/// The folder that tools may use.
///
/// Paths are checked before they are used. Somebody who exchanges a file for a link between the check
/// and the use could make a tool read what its user may read.
struct WorkFolder {
  /// The folder's path without symbolic links.
  let root: String

  /// The longest path, in bytes.
  static let mostPathBytes = Int(PATH_MAX) - 1

  /// Finds a folder.
  init(_ folder: String) throws(CommandFailure) {
    guard let root = Self.real(folder) else {
      throw CommandFailure(reason: .noFile, message: "there is no folder \(folder)")
    }
    self.root = root
  }

  /// Makes the folder the process's own, so that tools and messages name files relative to it.
  func enter() throws(CommandFailure) {
    guard chdir(root) != 0 else { return }
    throw CommandFailure(
      reason: .noFile,
      message: "\(root) cannot be used as a folder: \(String(cString: strerror(errno)))"
    )
  }

  /// The path of an existing file or folder, relative to the root and without links.
  ///
  /// - Throws: `CommandFailure` if it is outside, also by a link, or if there is no such file.
  func path(_ given: String) throws(CommandFailure) -> String {
    guard !given.isEmpty, !given.contains("\0"), given.utf8.count <= Self.mostPathBytes else {
      let words = "a path must have 1 to \(Self.mostPathBytes) bytes, none of them 0"
      throw CommandFailure(reason: .usage, message: words)
    }
    // Before anything is looked up, so that nobody learns what exists outside.
    let plain = Self.plain(given.hasPrefix("/") ? given : root + "/" + given)
    guard inside(plain) != nil else { throw Self.outside(given) }
    guard let real = Self.real(plain) else {
      throw CommandFailure(reason: .noFile, message: "there is no file \(given)")
    }
    guard let relative = inside(real) else { throw Self.outside(given) }
    return relative
  }

  /// The paths of several files.
  func paths(_ given: [String]) throws(CommandFailure) -> [String] {
    var paths: [String] = []
    for one in given { paths.append(try path(one)) }
    return paths
  }

  /// The files of some paths by kind, if none of them leads outside.
  func inputs(_ given: [String]) throws(CommandFailure) -> LayoutInputs {
    let named = try paths(given)
    var inputs = try LayoutInputs(named)
    // A single file brings others from around it: those outside stay there.
    if inputs.sources.first == named.first {
      inputs.sources.removeAll { !named.contains($0) && (try? path($0)) == nil }
    }
    inputs.sources = try unique(inputs.sources)
    inputs.layouts = try unique(inputs.layouts)
    inputs.data = try unique(inputs.data)
    for layout in inputs.layouts { _ = try paths(Self.named(in: layout)) }
    return inputs
  }

  /// The paths without links, each once.
  private func unique(_ given: [String]) throws(CommandFailure) -> [String] {
    var seen: Set<String> = []
    return try paths(given).filter { seen.insert($0).inserted }
  }

  /// The files that a layout file names, by their absolute paths.
  private static func named(in layout: String) -> [String] {
    let bytes = try? FileReader.read(layout, bound: Limits.standard.fileBytes)
    let files = NamedLayoutFiles(path: StageCatalog.absolute(layout))
    // One that is missing is reported when it is read.
    return files.named(in: bytes ?? Data()).map(\.path)
      .filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// A path relative to the root; `nil` for one that is outside.
  private func inside(_ path: String) -> String? {
    if path == root { return "." }
    let base = root == "/" ? root : root + "/"
    return path.hasPrefix(base) ? String(path.dropFirst(base.count)) : nil
  }

  private static func outside(_ path: String) -> CommandFailure {
    CommandFailure(
      reason: .usage,
      message: "\(path) is outside the folder that the server was started for"
    )
  }

  /// An absolute path without `.`, `..` and empty parts, as text alone.
  private static func plain(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  private static func real(_ path: String) -> String? {
    guard let made = realpath(path, nil) else { return nil }
    defer { free(made) }
    return String(cString: made)
  }
}

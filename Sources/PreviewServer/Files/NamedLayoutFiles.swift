// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// The layout files that another layout file names: where they lie, and what they say now.
struct NamedLayoutFiles {
  /// The layout file that may name others, as an absolute path.
  let path: String

  /// The others' names as they stand in the file, each once, and their paths.
  func named(in bytes: Data) -> [(name: String, path: String)] {
    let folder = (path as NSString).deletingLastPathComponent
    var seen: Set<String> = []
    return LayoutHeadline(bytes).layouts.prefix(Limits.standard.layoutOptions)
      .filter { seen.insert($0).inserted }
      .map { ($0, StageCatalog.absolute($0.hasPrefix("/") ? $0 : folder + "/" + $0)) }
  }

  /// The file's bytes together with those of the files that it names.
  ///
  /// - Throws: `ReadError.unreadable` when all of them are more than a file may be.
  func joined(
    _ bytes: Data,
    bound: Int,
    _ read: (String) -> Result<Data, FileReader.ReadError>
  ) throws(FileReader.ReadError) -> Data {
    let members = named(in: bytes).map { name, path in
      if path == self.path {
        return LayoutBundle.Member(name: name, problem: "which is this file itself")
      }
      return switch read(path) {
      case .success(let bytes): LayoutBundle.Member(name: name, bytes: bytes)
      case .failure(.missing): LayoutBundle.Member(name: name, problem: "but there is no such file")
      case .failure(.unreadable(let reason)):
        LayoutBundle.Member(name: name, problem: "which cannot be read: \(reason)")
      }
    }
    let joined = LayoutBundle(main: bytes, members: members).bytes
    guard joined.count <= bound else {
      throw .unreadable(
        "with the files that its layouts name it has \(joined.count) bytes, "
          + "but may have at most \(bound)"
      )
    }
    return joined
  }

  /// Reads a layout file with those that it names.
  static func read(_ path: String, bound: Int) throws(FileReader.ReadError) -> Data {
    let files = NamedLayoutFiles(path: StageCatalog.absolute(path))
    return try files.joined(try FileReader.read(path, bound: bound), bound: bound) { path in
      Result { () throws(FileReader.ReadError) in try FileReader.read(path, bound: bound) }
    }
  }
}

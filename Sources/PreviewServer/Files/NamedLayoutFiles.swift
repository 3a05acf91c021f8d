// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// The layout files that another layout file names: their paths and their present content.
struct NamedLayoutFiles {
  /// The absolute path of the layout file that may name others.
  let path: String

  /// The names in the file, each once, with their paths.
  func named(in bytes: Data) -> [(name: String, path: String)] {
    let folder = (path as NSString).deletingLastPathComponent
    var seen: Set<String> = []
    return LayoutHeadline(bytes).layouts.prefix(Limits.standard.layoutOptions)
      .filter { seen.insert($0).inserted }
      .map { ($0, StageCatalog.absolute($0.hasPrefix("/") ? $0 : folder + "/" + $0)) }
  }

  /// Joins the file's bytes with the bytes of the files that it names.
  ///
  /// - Throws: `ReadError.unreadable` when all together are longer than one file may be.
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

  /// Reads a layout file together with those that it names.
  static func read(_ path: String, bound: Int) throws(FileReader.ReadError) -> Data {
    let files = NamedLayoutFiles(path: StageCatalog.absolute(path))
    return try files.joined(try FileReader.read(path, bound: bound), bound: bound) { path in
      Result { () throws(FileReader.ReadError) in try FileReader.read(path, bound: bound) }
    }
  }
}

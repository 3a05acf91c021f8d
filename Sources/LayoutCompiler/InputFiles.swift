// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Reads the files of a module, within limits of number and size.
enum InputFiles {
  /// Why a module cannot be read, and the file that causes it.
  struct Wrong: Error {
    let file: String
    let message: String

    var diagnostic: Diagnostic {
      Diagnostic(severity: .error, code: "unreadable", message: message, file: file)
    }
  }

  private static let fileLimit = Limits.standard.compiledFiles
  /// In bytes: the limit for one file, and below it the limit for all files together.
  private static let sizeLimit = 2 << 20
  private static let totalLimit = 16 << 20

  /// The named files and their texts; a folder stands for the Swift files in it, sorted by path.
  static func read(_ paths: [String]) throws(Wrong) -> [(name: String, text: String)] {
    var names: [String] = []
    for path in paths { names += try files(at: path).filter { !names.contains($0) } }
    guard names.count <= fileLimit else {
      throw Wrong(
        file: paths[0],
        message: "There are \(names.count) files, but at most \(fileLimit) are read."
      )
    }
    var total = 0
    var files: [(name: String, text: String)] = []
    for name in names {
      let text = try text(of: name)
      total += text.utf8.count
      guard total <= totalLimit else {
        throw Wrong(file: name, message: "All files together are larger than \(totalLimit) bytes.")
      }
      files.append((name, text))
    }
    return files
  }

  private static func files(at path: String) throws(Wrong) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Wrong(file: path, message: "There is no such file.")
    }
    guard isFolder.boolValue else { return [path] }
    let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let names = found.filter { name in
      name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
        && !name.hasSuffix("Package.swift")
    }
    guard !names.isEmpty else { throw Wrong(file: path, message: "There is no Swift file in it.") }
    let folder = path.hasSuffix("/") ? path : path + "/"
    return names.sorted().map { folder + $0 }
  }

  private static func text(of name: String) throws(Wrong) -> String {
    guard let handle = FileHandle(forReadingAtPath: name),
      let data = try? handle.read(upToCount: sizeLimit + 1)
    else {
      if FileManager.default.isReadableFile(atPath: name) { return "" }
      throw Wrong(file: name, message: "It cannot be read.")
    }
    guard data.count <= sizeLimit else {
      throw Wrong(file: name, message: "It is larger than \(sizeLimit) bytes.")
    }
    guard let text = String(bytes: data, encoding: .utf8) else {
      throw Wrong(file: name, message: "It is not text in UTF-8.")
    }
    return text
  }
}

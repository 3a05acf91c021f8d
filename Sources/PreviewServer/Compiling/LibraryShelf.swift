// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// The folder of compiled libraries, which is removed when the server ends.
final class LibraryShelf {
  private static let prefix = "tessera-libraries-"

  /// The path of the folder; only this user has access.
  let folder: String

  /// Makes the folder, and removes the folders of servers that could not do so at their end.
  ///
  /// - Throws: `SpawnError` when it cannot be made.
  init() throws(SpawnError) {
    let root = NSTemporaryDirectory()
    let base = root.hasSuffix("/") ? root : root + "/"
    Self.sweep(base)
    var template = Array((base + Self.prefix + "\(getpid())-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      let reason = String(cString: strerror(errno))
      throw SpawnError(message: "cannot make a folder in \(root): \(reason)")
    }
    folder = template.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { String(cString: $0) } ?? base
    }
  }

  /// The folder for the files of compilers that wait; no stage has such a name.
  var standby: String { folder + "/.standby" }

  /// The folder of one compile.
  func place(stage: String, job: UInt64) -> String { "\(folder)/\(stage)/\(job)" }

  /// Removes a stage's libraries that no host needs any more; those of compiles after a job stay,
  /// because the next one may run already.
  func tidy(stage: String, keeping needed: Set<String>, job: UInt64) {
    let home = "\(folder)/\(stage)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: home)) ?? []
    for name in names where UInt64(name).map({ $0 < job }) ?? true {
      let path = "\(home)/\(name)"
      guard !needed.contains(where: { $0.hasPrefix(path + "/") }) else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// Removes the folder.
  func clear() { try? FileManager.default.removeItem(atPath: folder) }

  private static func sweep(_ base: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: base)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let words = name.dropFirst(prefix.count).split(separator: "-")
      guard let number = words.first.flatMap({ pid_t($0) }), kill(number, 0) != 0, errno == ESRCH
      else { continue }
      try? FileManager.default.removeItem(atPath: base + name)
    }
  }
}

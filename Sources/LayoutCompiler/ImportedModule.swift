// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A module that an app imports and whose source is there.
struct ImportedModule {
  let name: String
  /// Its Swift files.
  var paths: [String]

  /// Folders of package managers, whose source nobody edits.
  private static let fetched: Set = ["checkouts", "Checkouts", "Pods"]

  /// Whether a package manager brought it.
  var isFetched: Bool {
    paths.contains { path in
      path.split(separator: "/").contains { Self.fetched.contains(String($0)) }
    }
  }

  /// Whether a text can be the name of a module, and so of a file.
  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else {
      return false
    }
    return text.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
  }

  /// What changes when one of the files does.
  var stamp: String {
    paths.map { path in
      var status = stat()
      guard stat(path, &status) == 0 else { return path }
      let times = [status.st_mtim, status.st_ctim].map { "\($0.tv_sec).\($0.tv_nsec)" }
      return "\(path) \(status.st_size) \(status.st_ino) \(times.joined(separator: " "))"
    }.joined(separator: "\n")
  }
}

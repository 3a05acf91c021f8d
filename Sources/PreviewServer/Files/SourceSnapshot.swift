// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// The Swift files of a stage as they were saved together, and what the file beside them says.
struct SourceSnapshot: Hashable, Sendable {
  /// One Swift file.
  struct File: Hashable, Sendable {
    /// Where it lies.
    var path: String
    /// Its name as the compiler reports it.
    var name: String
    var bytes: Data
  }

  var files: [File]
  /// What tells the pictures beside the files from others; empty where the source shows none.
  var pictures: [String] = []
  /// What `tessera.json` says.
  var manifest = SourceManifest()
  /// What is wrong with `tessera.json`, or with a file that cannot be read.
  var problems: [Diagnostic] = []

  /// The text of a line, from 1, without its end; `nil` when there is none.
  func line(_ number: Int, of name: String) -> String? {
    files.first { $0.name == name }.flatMap { SourceLines($0.bytes).text(number) }
  }
}

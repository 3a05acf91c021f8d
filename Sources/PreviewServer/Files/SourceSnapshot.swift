// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// The Swift files of a stage at one time, with the manifest beside them.
struct SourceSnapshot: Hashable, Sendable {
  /// One Swift file.
  struct File: Hashable, Sendable {
    /// The file's path.
    var path: String
    /// The file's name in the compiler's reports.
    var name: String
    var bytes: Data
    /// The module that it belongs to; `nil` for the app's own.
    var module: String?
  }

  var files: [File]
  /// The folders that the files were found in, if folders were named.
  var roots: [String] = []
  /// The tags of the pictures beside the files; empty when the source shows none.
  var pictures: [String] = []
  /// The tags of other files that the source's code may read while it runs.
  var resources: [String] = []
  /// The content of `tessera.json`.
  var manifest = SourceManifest()
  /// The folders that the source's code may read while it runs.
  var reads: [String] = []
  /// Errors of `tessera.json`, and files that cannot be read.
  var problems: [Diagnostic] = []

  /// The order to compile the files.
  func order(_ job: UInt64) -> CompileOrder {
    var order = CompileOrder(job: job, paths: [], beside: roots)
    for file in files {
      guard let module = file.module else {
        order.paths.append(file.path)
        continue
      }
      if order.modules.last?.name != module {
        order.modules.append(AppModule(name: module, files: []))
      }
      order.modules[order.modules.count - 1].files.append(file.path)
    }
    return order
  }

  /// The text of a line of a file without its line break; `nil` when there is no such line.
  ///
  /// Numbers start at 1.
  func line(_ number: Int, of name: String) -> String? {
    files.first { $0.name == name }.flatMap { SourceLines($0.bytes).text(number) }
  }
}

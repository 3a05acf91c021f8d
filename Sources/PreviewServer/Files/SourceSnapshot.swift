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

/// A compiled layout as a host takes it in place of a layout file.
struct StageLibrary: Hashable, Sendable {
  var path: String
  /// Which of the library's layouts is shown.
  var entry: SourceState.Entry
  /// Numbers that differ from those that were compiled, by index.
  var constants: [LibraryConstant] = []
  /// What the file beside the source says of parameters.
  var values: [String: ParameterValue] = [:]
}

/// What is to be compiled.
struct CompileOrder: Hashable, Sendable {
  /// Tells compiles of one stage apart; a later one makes those before it needless.
  var job: UInt64
  var paths: [String]
}

/// How a compile ended.
enum CompileResult: Equatable {
  case report(CompileReport)
  /// There is no report, for the reason given.
  case failure(String)
}

/// A number that is to be written into a source file.
struct SourceWrite: Hashable, Sendable {
  var path: String
  var name: String
  /// What the file has to hold for the place to be right.
  var expected: Data
  /// Place in the file's bytes.
  var range: Range<Int>
  var replacement: String

  /// The file's bytes afterwards.
  var result: Data {
    var bytes = expected
    bytes.replaceSubrange(
      (bytes.startIndex + range.lowerBound)..<(bytes.startIndex + range.upperBound),
      with: Data(replacement.utf8)
    )
    return bytes
  }
}

// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The files to compile and the number of the compile.
struct CompileOrder: Hashable, Sendable {
  /// Numbers the compiles of one stage; a later one replaces all before it.
  var job: UInt64
  var paths: [String]
  /// Folders in which pictures and colours are looked for.
  var beside: [String] = []
  /// The files of modules that the others import.
  var modules: [AppModule] = []

  /// The compiler's arguments that name the files.
  var words: [String] {
    beside.flatMap { ["--beside", $0] } + modules.flatMap(\.words) + paths
  }
}

/// A module that an app imports and whose source is there.
struct AppModule: Hashable, Sendable {
  var name: String
  var files: [String]

  /// Folders of package managers, whose source nobody edits.
  private static let fetched: Set<Substring> = ["checkouts", "Checkouts", "Pods"]

  /// Whether a package manager brought it.
  var isFetched: Bool {
    files.contains { !Self.fetched.isDisjoint(with: $0.split(separator: "/")) }
  }

  /// The compiler's arguments that name the files.
  var words: [String] { files.flatMap { ["--module-file", name, $0] } }
}

/// The result of a compile.
enum CompileResult: Equatable {
  case report(CompileReport)
  /// There is no report; the text says why.
  case failure(String)
}

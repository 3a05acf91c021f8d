// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// The files that make a stage.
struct StageFiles: Hashable, Sendable {
  /// One file as it was read.
  struct File: Hashable, Sendable {
    /// Name as the user knows it.
    var name: String
    var bytes: Data
    /// What stands for the bytes when the layout was compiled; the journal does not keep it.
    var library: StageLibrary?
  }

  var layout: File
  var data: File
}

/// What of a stage outlives the server: the files that last worked, what people set, and how far the
/// numbering of commands has come.
struct StageDocument: Hashable, Sendable {
  var files: StageFiles
  var overrides: [String: ParameterValue]
  var lastNumber: UInt64
}

/// One committed command, as the journal keeps it.
struct JournalEntry: Hashable, Sendable {
  var number: UInt64
  /// What a later host needs to do it again; `nil` when the overrides say all.
  var record: String?
}

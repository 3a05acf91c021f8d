// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// What of a stage outlives the server: the files that last worked, what people set, and how far the
/// numbering of commands has come.
struct JournaledStage: Hashable, Sendable {
  var files: StageInput
  var overrides: [String: ParameterValue]
  var lastNumber: UInt64
}

/// One committed command, as the journal keeps it.
struct JournalEntry: Hashable, Sendable {
  var number: UInt64
  /// What a later host needs to do it again; `nil` when the overrides say all.
  var record: String?
}

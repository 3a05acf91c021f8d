// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The parts of a stage that outlive the server: the files that last worked, the values that people
/// set, and the last number of a command.
struct JournaledStage: Hashable, Sendable {
  var files: StageInput
  var overrides: [String: ParameterValue]
  var lastNumber: UInt64
}

/// One committed command, as the journal keeps it.
struct JournalEntry: Hashable, Sendable {
  var number: UInt64
  /// The record with which a later host repeats the command; `nil` when the overrides are enough.
  var record: String?
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// What the journal keeps of one committed change, to be done again by a host that takes over.
///
/// The journal does not read it. It tells what was asked for, with everything spelt out, and not what came
/// of it: an edit does the same to the same data wherever it is done.
enum EditRecord: Equatable, Codable {
  /// Everything before was folded; this is what of the history and the selection is still to be known.
  case fold(EditHistory.Kept)
  /// A change of the data; new ids begin with this number.
  case command(EditCommand, firstNumber: Int)
  /// A parameter was set that had this value; the phases of a client's gesture that follow belong to it.
  case parameter(key: String, before: ParameterValue?, label: String, client: UInt64, isOpen: Bool)
  /// The newest step was taken back; if it was about a parameter, that had this value.
  case undo(ParameterValue?)
  /// The step taken back last was done again; if it was about a parameter, that had this value.
  case redo(ParameterValue?)
  /// These items are selected.
  case select([String])
  /// All items are selected.
  case selectAll

  /// The text of records for one entry of the journal.
  static func text(_ records: [EditRecord]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(records) else { return "[]" }
    return String(decoding: data, as: UTF8.self)
  }

  /// The records of an entry of the journal.
  ///
  /// - Throws: `ProtocolError` when the text is not one that this version wrote.
  static func records(_ text: String) throws(ProtocolError) -> [EditRecord] {
    do {
      return try JSONDecoder().decode([EditRecord].self, from: Data(text.utf8))
    } catch {
      throw ProtocolError(
        code: ErrorCode.unknownValue,
        field: "records",
        message: "A record of the journal cannot be read by this version."
      )
    }
  }
}

extension EditHistory {
  /// What is kept of a stage beside its data and parameters when its records are folded.
  struct Kept: Equatable, Codable {
    var undo: [Step]
    var redo: [Step]
    var forgotten: Int
    var nextNumber: Int
    var selection: [String]
  }
}

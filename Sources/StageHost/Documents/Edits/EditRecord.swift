// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// The journal's record of one committed change, which a later host repeats.
///
/// The journal does not read it. It contains the command with all its items, not the result: an
/// edit has the same result on the same data in every host.
enum EditRecord: Equatable, Codable {
  /// All records before were folded; this is the rest of the history and the selection.
  case fold(EditHistory.Kept)
  /// A change of the data; the numbers of new ids start at this one.
  case command(EditCommand, firstNumber: Int)
  /// A parameter was set; `before` is its old value.
  ///
  /// Later phases of the client's gesture belong to this record.
  case parameter(key: String, before: ParameterValue?, label: String, client: UInt64, isOpen: Bool)
  /// Everything went back to the files; these are the parameters that users had set before.
  case revert([String: ParameterValue])
  /// Data and parameters became those of a kept state; `values` are the parameters that users had set
  /// before.
  case state(name: String, data: StageData, values: [String: ParameterValue])
  /// The newest step was undone; if it was about a parameter, this was the parameter's value.
  case undo(ParameterValue?)
  /// The step undone last was redone; if it was about a parameter, this was the parameter's value.
  case redo(ParameterValue?)
  /// The newest step was undone, which had gone to a kept state with these parameters.
  case undoState([String: ParameterValue])
  /// The step undone last was redone, which goes to a kept state; these were the parameters.
  case redoState([String: ParameterValue])
  /// These items were selected.
  case select([String])
  /// All items were selected.
  case selectAll

  /// The text of records for one entry of the journal.
  static func text(_ records: [EditRecord]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(records) else { return "[]" }
    return String(decoding: data, as: UTF8.self)
  }

  /// The records in an entry of the journal.
  ///
  /// - Throws: `ProtocolError` when this version has not written the text.
  static func records(_ text: String) throws(ProtocolError) -> [EditRecord] {
    do {
      return try JSONDecoder().decode([EditRecord].self, from: Data(text.utf8))
    } catch {
      throw ProtocolError(
        code: ErrorCode.unknownValue,
        field: "records",
        message: "This version cannot read a record of the journal."
      )
    }
  }
}

extension EditHistory {
  /// The rest of a stage besides data and parameters, when its records are folded.
  struct Kept: Equatable, Codable {
    var undo: [Step]
    var redo: [Step]
    var forgotten: Int
    var nextNumber: Int
    var selection: [String]
  }
}

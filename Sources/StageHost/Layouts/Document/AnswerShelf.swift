// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation
import StageProtocol

/// The recorded answers that people brought onto the stage, in the order in which they came.
struct AnswerShelf {
  /// The answers of one text.
  private struct Entry {
    var id: String
    var answers: RecordedAnswers
  }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  /// Ids and names, for the parameter with which people choose.
  var names: [(id: String, name: String)] { entries.map { ($0.id, $0.answers.name) } }

  /// Takes a text of the server, whose id is the file's name; one that cannot be read is left out.
  mutating func receive(_ file: FileMessage, limits: Limits) {
    guard let answers = try? RecordedAnswers.read(file.bytes, limits: limits) else { return }
    entries.removeAll { $0.id == file.name }
    entries = (entries + [Entry(id: file.name, answers: answers)]).suffix(limits.answerSets)
  }

  func has(_ id: String) -> Bool { entries.contains { $0.id == id } }

  /// What an app gets of the answers with an id.
  func recorded(_ id: String?) -> [AnswerBook.Recorded] {
    let answers = entries.first { $0.id == id }?.answers.answers ?? []
    return answers.compactMap {
      AnswerBook.Recorded(
        $0.request,
        file: $0.file,
        content: .init(data: Data($0.body.utf8), type: $0.type, status: $0.status)
      )
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package import AppFoundation
import Foundation
import UIKit

/// What surrounds an app: its files, recorded answers, the stage's clock and its notes.
@MainActor
package enum AppSurroundings {
  /// The manifest's name and its member with recorded answers.
  private static let (manifest, member) = ("tessera.json", "responses")
  /// The most recorded answers.
  private static let mostResponses = 500

  private static var folders: [String] = []
  /// The name of the brought answers that are in use; `nil` when there are none.
  package private(set) static var brought: String?

  /// Lets brought answers, or none, come before those that the manifest names.
  package static func use(_ answers: [AnswerBook.Recorded], named name: String?) {
    guard name != brought else { return }
    brought = name
    SourceNotes.current.forgetRequests()
    AppProcess.current.answers = book(in: folders, after: answers)
  }

  /// Prepares for the code of an app whose files are in some folders; called before it is loaded.
  package static func begin(reading folders: [String]) {
    let process = AppProcess.current
    process.noteTaker = { code, message, request in
      MainActor.assumeIsolated { SourceNotes.current.report(code, message, about: request) }
    }
    process.files = AppFiles(folders: folders)
    (self.folders, brought) = (folders, nil)
    process.answers = book(in: folders)
    process.stageTexts = { number in
      MainActor.assumeIsolated { texts(of: number) }
    }
  }

  /// The answers that the manifest names; what is wrong with it has been told by whoever read it first.
  private static func book(
    in folders: [String],
    after brought: [AnswerBook.Recorded] = []
  ) -> AnswerBook {
    for folder in folders {
      guard let bytes = AppFiles.current.content(of: folder + "/" + manifest),
        let root = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any],
        let named = root[member] as? [String: Any]
      else { continue }
      let recorded = named.sorted { ($1.key.count, $0.key) < ($0.key.count, $1.key) }
        .prefix(mostResponses).compactMap { key, file in
          (file as? String).flatMap { AnswerBook.Recorded(key, file: $0) }
        }
      return AnswerBook(brought + recorded) { file in
        AppFiles.current.content(of: file.hasPrefix("/") ? file : folder + "/" + file)
      }
    }
    return AnswerBook(brought)
  }

  /// The texts of the stage's item with a number; `nil` for data without texts.
  private static func texts(of number: Int) -> (title: String, subtitle: String)? {
    let data = StandIn.data
    var left = number
    for section in 0..<data.sectionCount {
      let count = data.itemCount(in: section)
      guard left >= count else {
        let path = IndexPath(item: left, section: section)
        let title = data.title(at: path)
        // Numbered items say nothing.
        return title.isEmpty || Int(title) != nil ? nil : (title, data.subtitle(at: path))
      }
      left -= count
    }
    return nil
  }
}

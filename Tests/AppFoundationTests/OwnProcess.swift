// SPDX-License-Identifier: Apache-2.0
import AppFoundation

/// Runs a test in an app's process of its own, with its notes and answers.
func withOwnProcess(
  _ book: AnswerBook = AnswerBook(),
  files: AppFiles = AppFiles(folders: []),
  _ body: (WorkClock, _ notes: @escaping () -> [String]) throws -> Void
) rethrows {
  final class Told { var notes: [String] = [] }
  let told = Told()
  try AppProcess.replaced { process in
    (process.answers, process.files) = (book, files)
    process.noteTaker = { code, message, _ in told.notes.append("\(code): \(message)") }
    try body(process.clock) { told.notes }
  }
}

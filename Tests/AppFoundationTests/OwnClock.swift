// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation
import Testing

/// Tests that put a clock of their own in the place of the process's, one after the other.
@Suite(.serialized) enum OnOwnClock {}

/// Runs a test with a clock, notes and answers of its own.
func withOwnClock(
  _ book: AnswerBook = AnswerBook(),
  _ body: (WorkClock, _ notes: @escaping () -> [String]) throws -> Void
) rethrows {
  final class Told { var notes: [String] = [] }
  let told = Told()
  try WorkClock.replaced { clock in
    AnswerBook.current = book
    AppNotes.taker = { code, message in told.notes.append("\(code): \(message)") }
    defer {
      AnswerBook.current = AnswerBook()
      AppNotes.taker = nil
    }
    try body(clock) { told.notes }
  }
}

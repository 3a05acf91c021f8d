// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import AppFoundation

/// Runs code of an app whose requests are answered, each with a status and a text; the clock goes on by `seconds`.
func answering(
  _ answers: [String: (status: Int, text: String)],
  type: String = "application/json",
  seconds: Double = 5,
  _ body: () -> Void
) {
  let recorded = answers.sorted { $0.key < $1.key }.compactMap { key, answer in
    AnswerBook.Recorded(
      key,
      file: "answer.json",
      content: .init(data: Data(answer.text.utf8), type: type, status: answer.status)
    )
  }
  AppProcess.replaced { process in
    process.answers = AnswerBook(recorded)
    process.clock.advance(to: 0)
    body()
    process.clock.advance(to: seconds)
  }
}

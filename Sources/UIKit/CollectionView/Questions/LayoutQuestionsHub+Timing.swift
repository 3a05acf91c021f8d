// SPDX-License-Identifier: Apache-2.0
import Foundation

extension LayoutQuestionsHub {
  /// Runs a call of the layout, and adds its time to the statistics if a stopwatch is set.
  func timed<Answer>(_ call: () -> Answer) -> Answer {
    guard let now = record.stopwatch, !record.isTiming else { return call() }
    record.isTiming = true
    let start = now()
    defer {
      record.tally.layoutMicroseconds += now() - start
      record.isTiming = false
    }
    return call()
  }
}

// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing

@testable import PreviewServer

@Suite struct JournalNewsTests {
  @Test func `tells each failure, each notice and the recovery once`() {
    var news = JournalNews()
    let steps: [(failure: String?, notices: [String], lines: [String]?)] = [
      (nil, [], nil),
      (nil, ["two records were dropped"], ["two records were dropped"]),
      (nil, ["two records were dropped"], nil),
      (
        "the disk is full", ["two records were dropped"],
        ["changes are shown but not saved: the disk is full"]
      ),
      ("the disk is full", ["two records were dropped"], nil),
      (
        "the file is gone", ["two records were dropped", "a new file was made"],
        ["a new file was made", "changes are shown but not saved: the file is gone"]
      ),
      (
        nil, ["two records were dropped", "a new file was made"],
        ["all changes are saved again in /j"]
      ),
    ]
    for step in steps {
      expect(
        news.lines(failure: step.failure, notices: step.notices, path: "/j"),
        equals: step.lines
      )
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageDocuments
import StageProtocol
import Testing

@testable import StageHost
@testable import UIKit

@Suite struct WordsEditTests {
  @Test func `all words change in one step, and those of the file come back`() throws {
    var document = EditableData("a: a0 a1 | b: b0")
    let before = document.data
    try document.run(.words(.long))
    let titles = document.data.sections.flatMap { $0.items.map(\.title) }
    let expected = before.sections.flatMap { $0.items.map { PseudoWords.long($0.title) } }
    #expect(titles == expected && document.data.text == "a: a0 a1 | b: b0")
    _ = try document.undo([:])
    expect(document.data, equals: before)
    try document.run(.words(.accented))
    try document.run(.words(.file))
    expect(document.data, equals: before)
  }
}

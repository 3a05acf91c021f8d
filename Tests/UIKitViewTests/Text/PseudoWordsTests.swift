// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing
import UIKitTestSupport

@testable import UIKit

@Suite(.ownProcess) struct PseudoWordsTests {
  @Test func `accents keep a text readable and make it a third longer`() {
    expect(PseudoWords.accented("Abc def 1"), equals: "⟦Áƀçç ðéƒƒ 1⟧")
    expect(PseudoWords.accented(""), equals: "")
    let once = PseudoWords.accented("Lisbon")
    expect(once.count, equals: "Lisbon".count + 2 + 2)
    expect(PseudoWords.accented(once), equals: once)
    expect(PseudoWords.long("a b"), equals: "a b a b a b")
    expect(PseudoWords.long(""), equals: "")
  }
}

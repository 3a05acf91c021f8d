// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing

@testable import PreviewServer

@Suite struct SaidMessagesTests {
  private func texts(_ text: String) -> [String]? {
    SaidMessages(text: text)?.texts.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `reads the lines of base64url without padding`() {
    // "a?", "\n", ">é" is 61 3f 0a 3e c3 a9.
    expect(texts("YT8KPsOp"), equals: ["a?", ">é"])
    expect(texts("Pj4KPj8"), equals: [">>", ">?"])
    expect(texts("w7w_Pn4"), equals: ["ü?>~"])
    expect(texts("CgoK"), equals: ["", "", "", ""])
  }

  @Test(arguments: [
    // ff fe fd is no UTF-8, and five lines are too many.
    "", "YQ==", "a b", "Y", "YT8+", "YT8/", "//79", "__79", "CgoKCg",
  ])
  func `what cannot be read is refused`(_ text: String) {
    expect(texts(text), equals: nil)
  }
}

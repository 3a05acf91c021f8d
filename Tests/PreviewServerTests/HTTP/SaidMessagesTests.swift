// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing

@testable import PreviewServer

@Suite struct SaidMessagesTests {
  private func texts(_ query: String?) -> [String]? {
    SaidMessages(query: query)?.texts.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `reads the lines of base64url without padding`() {
    // "a?", "\n", ">é" is 61 3f 0a 3e c3 a9.
    expect(texts("said=YT8KPsOp"), equals: ["a?", ">é"])
    expect(texts("a=b&said=Pj4KPj8&c"), equals: [">>", ">?"])
    expect(texts("said=w7w_Pn4"), equals: ["ü?>~"])
    expect(texts("said=CgoK"), equals: ["", "", "", ""])
  }

  @Test func `a query without them says nothing`() {
    for query in [nil, "", "a=b", "said", "saids=YQ", "&&"] { expect(texts(query), equals: []) }
  }

  @Test(arguments: [
    "said=", "said=YQ==", "said=a b", "said=Y", "said=YT8+", "said=YT8/", "said=//79",
    // ff fe fd is no UTF-8, five lines are too many, and twice is not clear.
    "said=__79", "said=CgoKCg", "said=YQ&said=YQ",
  ])
  func `what cannot be read is refused`(_ query: String) {
    expect(texts(query), equals: nil)
  }
}

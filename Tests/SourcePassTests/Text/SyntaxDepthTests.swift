// SPDX-License-Identifier: Apache-2.0
import Expectations
import SourcePass
import StageProtocol
import Testing

struct SyntaxDepthTests {
  @Test func `A long chain of members is too deep, a long list is not`() {
    let chain = "let a = b" + String(repeating: ".c", count: ParsedSource.depthLimit + 1)
    #expect(ParsedSource(name: "A.swift", text: chain).tooDeepOffset != nil)
    let list = "let a = [" + String(repeating: "b, ", count: ParsedSource.depthLimit) + "c]"
    expect(ParsedSource(name: "A.swift", text: list).tooDeepOffset, equals: nil)
  }
}

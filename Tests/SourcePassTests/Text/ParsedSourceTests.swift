// SPDX-License-Identifier: Apache-2.0
import Expectations
import SourcePass
import StageProtocol
import SwiftSyntax
import Testing

struct ParsedSourceTests {
  @Test func `A syntax tree renders the text that was parsed`() {
    let text = "let a = 1 // kept\n"
    expect(ParsedSource(name: "A.swift", text: text).tree.description, equals: text)
  }
}

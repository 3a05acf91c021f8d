// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol
import Testing

@testable import PreviewServer

@Suite struct OverrideRuleTests {
  private func layout(_ parameters: String) -> Data {
    Data("{\"kind\": \"flow\", \"parameters\": \(parameters)}".utf8)
  }

  @Test func `names the keys whose value changed, came or went`() {
    let old = layout(#"{"a": 1, "b": {"top": 1}, "c": true, "d": "x"}"#)
    let new = layout(#"{"a": 2, "b": {"top": 1}, "c": true, "e": 5}"#)
    #expect(OverrideRule.changedKeys(from: old, to: new) == ["a", "d", "e"])
  }

  @Test func `sees changes inside of a value`() {
    let old = layout(#"{"b": {"top": 1, "left": 2}}"#)
    let new = layout(#"{"b": {"top": 1, "left": 3}}"#)
    #expect(OverrideRule.changedKeys(from: old, to: new) == ["b"])
  }

  @Test func `sees none in another spelling of the same`() {
    let old = layout(#"{"a": 1, "b": 2}"#)
    let new = Data("{ \"parameters\": {\"b\": 2.0,\n \"a\": 1}, \"kind\": \"flow\"}".utf8)
    #expect(OverrideRule.changedKeys(from: old, to: new) == [])
  }

  @Test func `leaves the overrides alone when the file is broken`() {
    #expect(OverrideRule.changedKeys(from: layout(#"{"a": 1}"#), to: Data("{".utf8)) == [])
  }

  @Test func `drops the overrides over which the file has won`() {
    let overrides: [String: ParameterValue] = ["a": .number(7), "b": .flag(true)]
    let remaining = OverrideRule.remaining(
      overrides,
      from: layout(#"{"a": 1}"#),
      to: layout(#"{"a": 2}"#)
    )
    #expect(remaining == ["b": .flag(true)])
  }
}

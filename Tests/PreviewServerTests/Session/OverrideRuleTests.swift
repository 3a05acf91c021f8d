// SPDX-License-Identifier: Apache-2.0
import Expectations
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
    expect(OverrideRule.changedKeys(from: old, to: new), equals: ["a", "d", "e"])
  }

  @Test func `sees changes inside of a value`() {
    let old = layout(#"{"b": {"top": 1, "left": 2}}"#)
    let new = layout(#"{"b": {"top": 1, "left": 3}}"#)
    expect(OverrideRule.changedKeys(from: old, to: new), equals: ["b"])
  }

  @Test func `sees none in another spelling of the same`() {
    let old = layout(#"{"a": 1, "b": 2}"#)
    let new = Data("{ \"parameters\": {\"b\": 2.0,\n \"a\": 1}, \"kind\": \"flow\"}".utf8)
    expect(OverrideRule.changedKeys(from: old, to: new), equals: [])
  }

  @Test func `leaves the overrides alone when the file is broken`() {
    expect(OverrideRule.changedKeys(from: layout(#"{"a": 1}"#), to: Data("{".utf8)), equals: [])
  }

  @Test func `drops the overrides over which the file has won`() {
    let overrides: [String: ParameterValue] = ["a": .number(7), "b": .flag(true)]
    let remaining = OverrideRule.remaining(
      overrides,
      from: layout(#"{"a": 1}"#),
      to: layout(#"{"a": 2}"#)
    )
    expect(remaining, equals: ["b": .flag(true)])
  }

  private func sections(_ text: String) -> Data {
    Data(#"{"kind": "compositional", "sections": \#(text)}"#.utf8)
  }

  @Test func `names the paths of numbers of a compositional layout that changed`() {
    let old = sections(#"[{"group": {"width": {"absolute": 8}, "height": {"absolute": 44}}}]"#)
    let new = sections(#"[{"group": {"width": {"absolute": 8}, "height": {"absolute": 60}}}]"#)
    let changed = OverrideRule.changedKeys(from: old, to: new)
    expect(changed.contains("sections[0].group.height"))
    expect(!changed.contains("sections[0].group.width"))
    let overrides: [String: ParameterValue] = [
      "sections[0].group.height": .number(90), "sections[0].group.width": .number(9),
    ]
    expect(
      OverrideRule.remaining(overrides, from: old, to: new),
      equals: ["sections[0].group.width": .number(9)]
    )
  }

  @Test func `names the paths of all that went with a section`() {
    let old = sections(
      #"[{"group": "row"}, {"interGroupSpacing": 4, "contentInsets": {"top": 1}}]"#
    )
    let new = sections(#"[{"group": "row"}]"#)
    let changed = OverrideRule.changedKeys(from: old, to: new)
    expect(changed.contains("sections[1].interGroupSpacing"))
    expect(changed.contains("sections[1].contentInsets"))
    expect(!changed.contains("sections[0]"))
    expect(!changed.contains("sections[0].group"))
  }

  @Test func `what changes in a file that is named has the path as if it stood there`() {
    let main = Data(#"{"layouts": [{"name": "A"}, "b.layout.json"]}"#.utf8)
    let bundle = { (gap: Int) in
      let text = #"{"kind": "flow", "parameters": {"gap": \#(gap), "other": 1}}"#
      let member = LayoutBundle.Member(name: "b.layout.json", bytes: Data(text.utf8))
      return LayoutBundle(main: main, members: [member]).bytes
    }
    let changed = OverrideRule.changedKeys(from: bundle(1), to: bundle(2))
    expect(changed.contains("layouts[1].parameters.gap"))
    expect(!changed.contains("layouts[1].parameters.other"))
  }
}

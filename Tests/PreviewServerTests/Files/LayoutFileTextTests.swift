// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import PreviewServer

@Suite struct LayoutFileTextTests {
  private func change(_ file: String, _ values: [String: ParameterValue]) -> (String, [String]) {
    let change = LayoutFileChange(Data(file.utf8), setting: values)
    return (String(decoding: change.after, as: UTF8.self), change.left)
  }

  private static let inset = ParameterValue.insets(
    Insets(top: 1, left: 2.5, bottom: 3, right: 4)
  )

  @Test(arguments: [
    // A member of `parameters` is replaced; all else stays as it is, spaces and spelling included.
    (
      #"{ "kind" : "flow", "parameters" :{"a": 1.0,  "b":20 } }"#, "b", ParameterValue.number(7),
      #"{ "kind" : "flow", "parameters" :{"a": 1.0,  "b":7 } }"#
    ),
    // A new one comes after the last one, with its spaces.
    (
      "{\n  \"parameters\": {\n    \"a\": 1\n  }\n}", "cv.source", .choice("diffable"),
      "{\n  \"parameters\": {\n    \"a\": 1,\n    \"cv.source\": \"diffable\"\n  }\n}"
    ),
    (#"{"parameters": {}}"#, "a", .flag(true), #"{"parameters": {"a": true}}"#),
    (
      "{\n  \"kind\": \"flow\"\n}", "a", .number(0.5),
      "{\n  \"kind\": \"flow\",\n  \"parameters\": {\"a\": 0.5}\n}"
    ),
    // Objects keep their members' places and other members; another form is replaced.
    (
      #"{"parameters": {"i": {"right": 0, "left": 0, "top": 0, "bottom": 0}}}"#, "i",
      inset, #"{"parameters": {"i": {"right": 4, "left": 2.5, "top": 1, "bottom": 3}}}"#
    ),
    (
      #"{"parameters": {"s": 5}}"#, "s", .size(10, 20.5),
      #"{"parameters": {"s": {"width": 10, "height": 20.5}}}"#
    ),
    // Paths of compositional files, where left is leading.
    (
      #"{"sections": [{"group": {"n": [1, 2]}}, {"group": {"spacing": 8}}]}"#,
      "sections[1].group.spacing", .number(12),
      #"{"sections": [{"group": {"n": [1, 2]}}, {"group": {"spacing": 12}}]}"#
    ),
    (
      #"{"sections": [{"insets": {"leading": 0, "trailing": 0, "top": 0, "bottom": 0}}]}"#,
      "sections[0].insets", inset,
      #"{"sections": [{"insets": {"leading": 2.5, "trailing": 4, "top": 1, "bottom": 3}}]}"#
    ),
    (
      #"{"sections": [{"group": {"a": 1}}]}"#, "sections[0].group.spacing", .number(12),
      #"{"sections": [{"group": {"a": 1, "spacing": 12}}]}"#
    ),
    // Texts that look like structure, and keys with escapes and dots.
    (
      #"{"title": "}, \"parameters\": {\"a\": 9", "parameters": {"a\"b": 0, "cv.x": 1}}"#, "cv.x",
      .number(2),
      #"{"title": "}, \"parameters\": {\"a\": 9", "parameters": {"a\"b": 0, "cv.x": 2}}"#
    ),
    (
      #"{"parameters": {"a\u0041": 0}}"#, "b", .number(2),
      #"{"parameters": {"a\u0041": 0, "b": 2}}"#
    ),
  ])
  func `changes a value and nothing else`(
    _ file: String,
    _ key: String,
    _ value: ParameterValue,
    _ expected: String
  ) {
    let (text, left) = change(file, [key: value])
    expect(text, equals: expected)
    expectEmpty(left)
  }

  @Test func `leaves out what the file has no place for`() {
    let file = #"{"kind": "flow", "layouts": ["List"]}"#
    let values: [String: ParameterValue] = [
      "stage.layout": .choice("List"), "layouts.List.appearance": .choice("plain"),
    ]
    #expect(change(file, values) == (file, ["layouts.List.appearance", "stage.layout"]))
    #expect(change("", ["a": .number(1)]) == ("", ["a"]))
  }

  @Test func `tells the lines that differ, and names each change differently`() {
    let file = Data("{\n  \"parameters\": {\n    \"a\": 1\n  }\n}\n".utf8)
    let change = LayoutFileChange(file, setting: ["a": .number(2), "b": .flag(false)])
    expect(
      change.lines,
      equals: [
        FileLine(line: 3, isNew: false, text: "    \"a\": 1"),
        FileLine(line: 3, isNew: true, text: "    \"a\": 2,"),
        FileLine(line: 4, isNew: true, text: "    \"b\": false"),
      ]
    )
    let other = LayoutFileChange(file, setting: ["a": .number(2)])
    #expect(change.fingerprint != other.fingerprint)
    expectEmpty(LayoutFileChange(file, setting: ["a": .number(1)]).lines)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageDocuments
import StageProtocol
import Testing

/// Layout files that name other files in their `layouts`.
@Suite struct NamedLayoutTests {
  private typealias Member = LayoutBundle.Member

  private func main(_ layouts: String) -> Data {
    Data(#"{"kind": "flow", "layouts": \#(layouts)}"#.utf8)
  }

  private func member(_ name: String, _ text: String) -> Member {
    Member(name: name, bytes: Data(text.utf8))
  }

  private func parse(_ layouts: String, _ members: [Member]) throws -> LayoutDocument {
    try LayoutDocument.parse(
      LayoutBundle(main: main(layouts), members: members).bytes,
      file: "main.layout.json",
      kinds: ["flow", "waterfall"]
    )
  }

  private func failure(_ layouts: String, _ members: [Member]) -> DocumentError? {
    do {
      _ = try parse(layouts, members)
      return nil
    } catch {
      return error as? DocumentError
    }
  }

  // MARK: Bundle

  @Test func `a file that names no other is its own bytes`() throws {
    let bytes = Data("{}".utf8)
    expect(LayoutBundle(main: bytes, members: []).bytes, equals: bytes)
    let read = try LayoutBundle(bytes, limits: .standard)
    expect(read, equals: LayoutBundle(main: bytes, members: []))
  }

  @Test func `files and the reasons of missing ones come back`() throws {
    let bundle = LayoutBundle(
      main: main("[]"),
      members: [
        member("a.layout.json", "{ }"),
        Member(name: "b.layout.json", problem: "but there is no such file"),
        member("ü.layout.json", ""),
      ]
    )
    expect(try LayoutBundle(bundle.bytes, limits: .standard), equals: bundle)
    // A slice of other bytes has its own indices.
    let padded = Data([9]) + bundle.bytes
    expect(try LayoutBundle(padded.dropFirst(), limits: .standard), equals: bundle)
  }

  @Test func `a bundle that is cut off anywhere is refused`() throws {
    let bundle = LayoutBundle(main: main("[]"), members: [member("a.layout.json", "{}")])
    let bytes = bundle.bytes
    for count in 1..<bytes.count {
      #expect(throws: ProtocolError.self) {
        try LayoutBundle(bytes.prefix(count), limits: .standard)
      }
    }
  }

  @Test func `a bundle that cannot be read is told with the file's name`() {
    let error = #expect(throws: DocumentError.self) {
      try LayoutDocument.parse(Data([0, 200]), file: "main.layout.json")
    }
    expect(error?.code, equals: ErrorCode.truncated)
    expect(error?.file, equals: "main.layout.json")
  }

  // MARK: Reading

  @Test func `files stand among layouts that are written out, in the list's order`() throws {
    let document = try parse(
      #"["list.layout.json", {"name": "B", "kind": "waterfall"}, "sub/tiles.layout.json"]"#,
      [
        member("list.layout.json", #"{"kind": "waterfall", "title": "T", "name": "As a list"}"#),
        member("sub/tiles.layout.json", #"{"kind": "flow"}"#),
      ]
    )
    let layouts = try #require(document.layouts)
    expect(layouts.map(\.name), equals: ["As a list", "B", "tiles"])
    expect(layouts.map(\.document.kind), equals: ["waterfall", "waterfall", "flow"])
  }

  @Test func `a layout is called by its name, else by its stage's title`() throws {
    let named = { (members: String) in
      try LayoutDocument.parse(Data("{\"kind\": \"flow\"\(members)}".utf8), file: "a").shownName
    }
    expect(try named(""), equals: "")
    #expect(try named(#", "title": "T""#) == "T")
    #expect(try named(#", "title": "T", "name": "N""#) == "N")
  }

  @Test func `a file brings its own values and pinch`() throws {
    let document = try parse(
      #"["a.layout.json"]"#,
      [
        member(
          "a.layout.json",
          #"{"kind": "flow", "parameters": {"gap": 7}, "pinch": {"parameter": "gap"}}"#
        )
      ]
    )
    let layout = try #require(document.layouts?.first?.document)
    let gap = ParameterDescriptor(
      key: "gap",
      label: "Gap",
      group: "",
      help: "",
      kind: .number(minimum: 0, maximum: 9, step: 1, unit: ""),
      defaultValue: .number(0)
    )
    expect(try layout.values(for: [gap]).values, equals: ["gap": .number(7)])
    expect(layout.pinch, equals: PinchRule(parameter: "gap"))
  }

  @Test func `layouts of a named file do not count, so files may name one another`() throws {
    let other = #"{"kind": "waterfall", "layouts": ["main.layout.json", 7]}"#
    let document = try parse(#"["a.layout.json"]"#, [member("a.layout.json", other)])
    expect(document.layouts?.map(\.name), equals: ["a"])
    expect(document.layouts?.first?.document.layouts, equals: nil)
  }

  // MARK: Errors

  @Test func `a mistake in a named file is told with that file, line and path`() {
    let text = "{\"kind\": \"flow\",\n \"pinch\": 3}"
    let error = failure(#"["sub/a.layout.json"]"#, [member("sub/a.layout.json", text)])
    expect(error?.file, equals: "a.layout.json")
    expect(error?.line, equals: 2)
    expect(error?.path, equals: "pinch")
  }

  @Test func `a mistake in the file itself is told before those of others`() {
    let error = failure(#"["a.layout.json", 7]"#, [member("a.layout.json", "{")])
    expect(error?.file, equals: "main.layout.json")
    expect(error?.path, equals: "layouts[1]")
  }

  @Test func `an unknown kind is refused in a named file too`() {
    let error = failure(#"["a.layout.json"]"#, [member("a.layout.json", #"{"kind": "x"}"#)])
    expect(error?.path, equals: "kind")
    expect(error?.file, equals: "a.layout.json")
  }

  @Test(arguments: [
    ("list.json", "but a file's name must end with .layout.json"),
    (".layout.json", "but a file's name must end with .layout.json"),
    ("gone.layout.json", "but there is no such file"),
    ("never-read.layout.json", "but other files cannot be read here"),
  ])
  func `a name that leads to no file is refused at its place`(_ name: String, _ reason: String) {
    let error = failure(
      #"[{"name": "A", "kind": "flow"}, "\#(name)"]"#,
      [Member(name: "gone.layout.json", problem: "but there is no such file")]
    )
    expect(error?.path, equals: "layouts[1]")
    expect(error?.message, equals: "layouts[1] names \(name), \(reason)")
  }

  @Test func `two layouts of one name are refused, be they files or not`() {
    let file = member("a.layout.json", #"{"kind": "flow", "title": "A"}"#)
    let written = #"{"name": "A", "kind": "flow"}"#
    let after = failure(#"[\#(written), "a.layout.json"]"#, [file])
    expect(after?.code, equals: ErrorCode.duplicate)
    expect(after?.path, equals: "layouts[1]")
    let before = failure(#"["a.layout.json", \#(written)]"#, [file])
    expect(before?.path, equals: "layouts[1].name")
    let twice = failure(#"["a.layout.json", "a.layout.json"]"#, [file])
    expect(twice?.path, equals: "layouts[1]")
  }

  @Test func `there may be 24, files and others together`() throws {
    let file = member("a.layout.json", #"{"kind": "flow"}"#)
    let others = (1...23).map { #"{"name": "\#($0)", "kind": "flow"}"# }
    let list = ([#""a.layout.json""#] + others).joined(separator: ",")
    expect(try parse("[\(list)]", [file]).layouts?.count, equals: 24)
    let error = failure(#"[\#(list), {"name": "x", "kind": "flow"}]"#, [file])
    expect(error?.code, equals: ErrorCode.tooMany)
    expect(error?.path, equals: "layouts")
  }
}

// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import PreviewServer

@Suite struct ToolTests {
  private func arguments(_ text: String, _ tool: Tool) throws -> ToolArguments {
    try ToolArguments(try JSONValue.parse(Array(text.utf8)), known: tool.names)
  }

  private func message(_ text: String, _ tool: Tool) -> String {
    do {
      let arguments = try arguments(text, tool)
      _ = try arguments.order()
      _ = try arguments.files()
      return "no error"
    } catch let error as ProtocolError {
      return error.message
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    ("{}", "files is missing"), (#"{"files":[]}"#, "files is empty"),
    (#"{"files":"A.swift"}"#, "files must be an array, not a text"),
    (#"{"files":[1]}"#, "files[0] must be a text, not 1"),
    (#"{"files":["a"],"width":"wide"}"#, "width must be a number, not a text"),
    (#"{"files":["a"],"height":0}"#, "height is 0, but must be between 1 and 10000"),
    (#"{"files":["a"],"scale":2.5}"#, "scale must be a whole number, not 2.5"),
    (#"{"files":["a"],"scale":4}"#, "scale is 4, but must be between 1 and 3"),
    (#"{"files":["a"],"offset":{"x":1}}"#, "offset.y is missing"),
    (#"{"files":["a"],"offset":{"x":1,"y":1,"z":1}}"#, "offset.z is unknown"),
    (#"{"files":["a"],"items":[]}"#, "items is empty"),
    (#"{"files":["a"],"items":[3,-1]}"#, "items[1] is -1, but must be between 0 and 1000000"),
    (#"{"files":["a"],"items":[3],"data":"b"}"#, "data and items cannot be used together"),
    (#"{"files":["a"],"textSize":"huge"}"#, "textSize"),
    (#"{"files":["a"],"direction":"up"}"#, "direction"),
    (#"{"files":["a"],"appearance":3}"#, "appearance must be a text, not 3"),
    (#"{"files":["a"],"all":"yes"}"#, "all must be true or false, not a text"),
    (#"{"files":["a"],"timeout":301}"#, "timeout is 301, but must be between 0.1 and 300"),
    (#"{"files":["a"],"colour":1}"#, "colour is unknown; the arguments are files, layout,"),
  ])
  func `a wrong argument is named with its bound`(text: String, words: String) {
    #expect(message(text, .snapshot).hasPrefix(words), "\(message(text, .snapshot))")
  }

  @Test func `a screen is described in words`() throws {
    let text = """
      {"files":["A.swift"],"layout":"B","items":[12,0],"width":320,"height":568.5,"scale":3,
      "offset":{"x":-10,"y":20.5},"safeArea":{"top":47,"bottom":34},"textSize":"extraLarge",
      "direction":"rightToLeft","appearance":"dark","all":true,"timeout":2.5}
      """
    var order = SnapshotOrder(layout: "B", items: [12, 0], width: 320, height: 568.5, scale: 3)
    order.offset = Point(x: -10, y: 20.5)
    order.safeArea = Insets(top: 47, left: 0, bottom: 34, right: 0)
    order.textSize = .extraLarge
    (order.isRightToLeft, order.isDark, order.includesAll) = (true, true, true)
    order.seconds = 2.5
    let read = try arguments(text, .snapshot)
    expect(try read.order(), equals: order)
    expect(order.size, equals: "320x568.5")
    expect(try read.files(), equals: ["A.swift"])
  }

  @Test(arguments: Tool.allCases)
  func `every tool is described for clients, with a schema of its arguments`(tool: Tool) throws {
    let data = Data(tool.description.line.utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object["name"] as? String == tool.rawValue)
    expect((object["description"] as? String)?.hasSuffix("."), equals: true)
    let schema = try #require(object["inputSchema"] as? [String: Any])
    #expect(schema["type"] as? String == "object")
    let properties = try #require(schema["properties"] as? [String: Any])
    expect(Set(properties.keys), equals: Set(tool.names))
    expect(Set(schema["required"] as? [String] ?? []).isSubset(of: properties.keys))
  }

  @Test func `an answer that is too long becomes an error with advice`() {
    let long = ToolResult(parts: [.text(String(repeating: "a", count: ToolResult.mostBytes + 1))])
    #expect(long.json.line.hasSuffix(#""isError":true}"#))
    expect(long.json.line.contains("ask for less"))
    let picture = ToolResult(parts: [.text("a"), .picture(Data([0, 1, 2]))])
    expect(
      picture.json.line,
      equals: #"{"content":[{"type":"text","text":"a"},"#
        + #"{"type":"image","data":"AAEC","mimeType":"image/png"}],"isError":false}"#
    )
  }

  @Test func `a host's sentence about a file is divided into place and words`() {
    let placed = ToolBox.diagnostic("a/b.layout.json:3:14: kind is unknown: x", "other")
    expect(placed.file, equals: "a/b.layout.json")
    expect(placed.line, equals: 3)
    expect(placed.column, equals: 14)
    expect(placed.message, equals: "kind is unknown: x")
    let bare = ToolBox.diagnostic("the layout did not finish within 1 s", "b.layout.json")
    expect(bare.file, equals: "b.layout.json")
    expect(bare.line, equals: nil)
  }

  @Test func `paths outside the folder are refused, also by links`() throws {
    let manager = FileManager.default
    let base = manager.temporaryDirectory.appendingPathComponent("work-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: base) }
    let inner = base.appendingPathComponent("in/deep")
    try manager.createDirectory(at: inner, withIntermediateDirectories: true)
    try manager.createDirectory(
      at: base.appendingPathComponent("inside"),
      withIntermediateDirectories: true
    )
    for name in ["in/a.swift", "secret.swift", "inside/b.swift"] {
      try Data("1".utf8).write(to: base.appendingPathComponent(name))
    }
    func link(_ name: String, _ target: String) throws {
      let path = base.appendingPathComponent("in/" + name).path
      try manager.createSymbolicLink(atPath: path, withDestinationPath: target)
    }
    try link("out.swift", "../secret.swift")
    try link("up", "..")
    try link("here.swift", "a.swift")
    try link("loop", "loop")
    let folder = try WorkFolder(base.appendingPathComponent("in").path)
    func path(_ given: String) -> String {
      do throws(CommandFailure) {
        return try folder.path(given)
      } catch {
        return error.message
      }
    }
    for (given, expected) in [
      ("a.swift", "a.swift"), ("./deep/../a.swift", "a.swift"), (".", "."), ("deep//", "deep"),
      (folder.root + "/a.swift", "a.swift"), ("here.swift", "a.swift"),
    ] { expect(path(given), equals: expected, "\(given)") }
    let outside = "is outside the folder that the server was started for"
    for given in [
      "..", "../secret.swift", "deep/../../secret.swift", "/etc/passwd", "../no such file",
      "out.swift", "up/secret.swift", "up", "../inside/b.swift", folder.root + "side/b.swift",
    ] { expect(path(given), equals: "\(given) \(outside)") }
    expect(path("b.swift"), equals: "there is no file b.swift")
    expect(path("loop"), equals: "there is no file loop")
    for given in ["", "a.swift\0", String(repeating: "a/", count: 3000)] {
      expect(path(given).hasPrefix("a path must have 1 to "))
    }
    #expect(throws: CommandFailure.self) { try WorkFolder("/nowhere at all") }
  }
}

// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

/// The project follows its own rules.
@Suite struct TidyTests {
  private func check(_ violations: [Violation], _ location: SourceLocation = #_sourceLocation) {
    let text = violations.map(\.description).joined(separator: "\n")
    #expect(violations.isEmpty, "\(text)", sourceLocation: location)
  }

  private func swiftSources() throws -> [SourceFile] {
    try SourceTree.files(in: "Sources", suffixes: [".swift"])
      + SourceTree.files(in: "Examples", suffixes: [".swift"])
  }

  @Test func `each folder of the engine names only what lies to its left`() throws {
    check(FolderOrder.violations(in: try swiftSources()))
  }

  @Test func `the server's folders name only what lies below them`() throws {
    check(Stairs.server.violations(in: try swiftSources()))
  }

  @Test func `a folder of the stage host names only what lies to its left`() throws {
    check(
      Stairs.host.violations(
        in: try SourceTree.files(in: "Sources/StageHost", suffixes: [".swift"])
      )
    )
  }

  @Test func `every module imports only what the table allows`() throws {
    check(ImportTable.violations(in: try swiftSources()))
  }

  @Test func `the engine has no input, output, clock or chance`() throws {
    check(EngineAbsences.violations(in: try swiftSources()))
  }

  @Test func `modules of the page import only to the left`() throws {
    let files = try SourceTree.files(in: "web", suffixes: [".js"])
    check(try WebImports.ofThePage().violations(in: files))
  }

  @Test func `every source is short, licensed and finished`() throws {
    let files = try SourceTree.files(suffixes: TextRules.codeSuffixes)
    #expect(files.count > 50)
    check(files.flatMap(TextRules.violations(in:)))
  }

  @Test func `no function is longer than a screen`() throws {
    // The length of an exported function depends on the layout file, and lists of calls are as long as they are.
    let files = try SourceTree.files(suffixes: [".swift"]).filter {
      !$0.path.hasPrefix("Tests/ExportedLayouts/") && !$0.path.hasPrefix("Tests/UsualCalls/")
    }
    check(files.flatMap(TextRules.longFunctions(in:)))
  }

  /// Whatever shows a view changes the device that all code of an app sees, so each test has its own.
  @Test func `suites of views and apps have a process of their own`() throws {
    let folders = [
      "UIKitTests", "UIKitLayoutTests", "UIKitViewTests", "StageHostTests", "StandInsTests",
    ]
    for folder in folders {
      let files = try SourceTree.files(in: "Tests/\(folder)", suffixes: [".swift"])
      for file in files where file.text.contains("@Test ") {
        expect(file.text.contains(".ownProcess)"), equals: true, "\(file.path)")
      }
    }
  }

  @Test func `the linter demands documentation of everything public`() throws {
    let text = try SourceTree.file(".swift-format").text
    let config = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let rules = try #require(config?["rules"] as? [String: Bool])
    expect(rules["AllPublicDeclarationsHaveDocumentation"], equals: true)
    expect(rules["NeverForceUnwrap"], equals: true)
    expect(rules["NeverUseForceTry"], equals: true)
    expect(try SourceTree.file("Scripts/test.sh").text.contains("swift format lint --strict"))
  }

  @Test func `every JSON file is JSON`() throws {
    let files =
      try SourceTree.files(in: "Examples", suffixes: [".json"])
      + SourceTree.files(in: "Schemas", suffixes: [".json"])
      + SourceTree.files(in: "Tests", suffixes: [".json"])
    check(files.flatMap(Documents.jsonViolations(in:)))
  }

  @Test func `documents name only make targets and files that exist`() throws {
    let makefile = try SourceTree.file("Makefile").text
    for text in try SourceTree.files(suffixes: [".md"]) {
      check(Documents.unknownTargets(in: text, makefile: makefile))
      check(
        Documents.brokenLinks(in: text) { path in
          let full = SourceTree.root.appending(path: path).path(percentEncoded: false)
          return FileManager.default.fileExists(atPath: full)
        }
      )
    }
  }

  @Test func `the protocol's description names the kinds of message that exist`() throws {
    let messages = "Sources/StageProtocol/Messages"
    let client = SwiftSource(try SourceTree.file("\(messages)/ClientMessage.swift").text)
    let server = SwiftSource(try SourceTree.file("\(messages)/ServerMessage.swift").text)
    let host = SwiftSource(try SourceTree.file("\(messages)/HostMessages.swift").text)
    let action = SwiftSource(try SourceTree.file("\(messages)/StageAction.swift").text)
    let reply = SwiftSource(try SourceTree.file("\(messages)/StageReply.swift").text)
    let room = SwiftSource(try SourceTree.file("\(messages)/RoomAction.swift").text)
    // The kinds of a room's messages are those of its actions.
    let kinds = Set(
      client.cases(of: "ClientMessage") + server.cases(of: "ServerMessage")
        + host.cases(of: "HostCommand") + host.cases(of: "HostReport")
        + action.cases(of: "StageAction") + reply.cases(of: "StageReply")
        + room.cases(of: "RoomAction")
    )
    .subtracting(["room"])
    #expect(kinds.count > 50)
    check(Documents.kindViolations(in: try SourceTree.file("PROTOCOL.md"), kinds: kinds))
  }

  @Test(arguments: [
    "ClientMessage", "ServerMessage", "HostCommand", "HostReport", "StageAction", "StageReply",
    "StageEdit", "StageSwipe", "RoomAction", "ShareStep", "CommentStep", "VersionStep", "SaveStep",
    "TransitionStep", "StageDelivery.Step", "LayoutChange.Animation",
    "ParameterDescriptor.Kind",
  ])
  func `every case that messages can have has a form`(name: String) throws {
    let messages = try SourceTree.files(in: "Sources/StageProtocol/Messages", suffixes: [".swift"])
    let isForm = { (file: SourceFile) in file.components.contains("Forms") }
    let outer = name.split(separator: ".").map(String.init)
    let cases = messages.filter { !isForm($0) && $0.text.contains("\(outer[0])") }
      .map { SwiftSource($0.text).cases(of: outer.last ?? name) }
      .first { !$0.isEmpty }
    let forms = messages.filter { isForm($0) && $0.text.contains("extension \(name) {") }
    let words = SwiftSource(forms.map(\.text).joined()).words
    let known = try #require(cases, "there is no \(name)")
    expect(known.filter { words[$0] == nil }, equals: [])
  }

  @Test func `every row of the checklist has a test that proves it and a scene that shows it`()
    throws
  {
    let gallery = try SourceTree.files(in: "Examples/Gallery", suffixes: [".layout.json"])
    let scenes = gallery.compactMap {
      $0.components.last?.split(separator: ".").first.map(String.init)
    }
    check(
      Checklist.violations(
        in: try SourceTree.file("docs/checklist.md"),
        tests: Checklist.testNames(in: try SourceTree.files(in: "Tests", suffixes: [".swift"])),
        scenes: Set(scenes)
      )
    )
  }

  @Test func `nobody says a word that the glossary has retired`() throws {
    let rows = Glossary.rows(of: try SourceTree.file("ARCHITECTURE.md"))
    #expect(rows.count > 10)
    expect(Set(rows.map(\.word)).count, equals: rows.count, "each word has one meaning")
    let retired = Dictionary(
      rows.flatMap { row in row.retired.map { ($0, row.word) } },
      uniquingKeysWith: { first, _ in first }
    )
    let files = try SourceTree.files(suffixes: TextRules.codeSuffixes + [".md"])
      .filter { !["ARCHITECTURE.md", "CHANGELOG.md"].contains($0.path) }
    check(files.flatMap { Glossary.violations(in: $0, retired: retired) })
  }

  @Test func `the guide to the architecture stays short`() throws {
    #expect(try SourceTree.file("ARCHITECTURE.md").lines.count <= 220)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing

/// Each check finds its fault, and accepts a correct text.
@Suite struct TidyChecksTests {
  private let engine = "Sources/LayoutEngine"

  private func reasons(_ violations: [Violation]) -> [String] { violations.map(\.description) }

  @Test func `a folder that names one to its right is found`() {
    let left = SourceFile(
      path: "\(engine)/Geometry/A.swift",
      text: """
        struct A {
          var tree: Tree
        }
        """
    )
    let right = SourceFile(
      path: "\(engine)/Spatial/Tree.swift",
      text: "public struct Tree { var a: A }"
    )
    expect(
      reasons(FolderOrder.violations(in: [left, right])),
      equals: [
        "\(engine)/Geometry/A.swift:2: names Tree of Spatial"
      ]
    )
  }

  @Test func `a name counts in code, not in comments and strings`() {
    let tree = SourceFile(path: "\(engine)/Spatial/Tree.swift", text: "public struct Tree {}")
    let talk = SourceFile(
      path: "\(engine)/Identity/I.swift",
      text: "/// Tree\nlet a = \"Tree\" /* Tree */"
    )
    expectEmpty(FolderOrder.violations(in: [tree, talk]))
    let use = SourceFile(path: "\(engine)/Identity/I.swift", text: "var tree: Tree?")
    expect(
      reasons(FolderOrder.violations(in: [tree, use])),
      equals: [
        "\(engine)/Identity/I.swift:1: names Tree of Spatial"
      ]
    )
  }

  @Test func `a type of the engine with one of Apple's prefixes is found`() {
    let file = SourceFile(path: "\(engine)/Geometry/V.swift", text: "public struct CGVector {}")
    expect(FolderOrder.violations(in: [file]).count, equals: 1)
  }

  @Test func `a folder of the engine without a place is found`() {
    let file = SourceFile(path: "\(engine)/Sundries/S.swift", text: "")
    expect(FolderOrder.violations(in: [file]).count, equals: 1)
  }

  @Test func `a folder of the server that names one beside or above it is found`() {
    let server = "Sources/PreviewServer"
    let file = { (place: String, text: String) in
      SourceFile(path: "\(server)/\(place).swift", text: text)
    }
    let files = [
      file("Transport/Socket", "final class Socket {}"),
      file("HTTP/Assets", "struct Assets { var socket: Socket }"),
      file("Hosts/Host", "struct Host { var socket: Socket; var session: Session }"),
      file("Hosts/HostMachine", "struct HostMachine { var socket: Socket }"),
      file("Session/Session", "struct Session { var host: Host }"),
    ]
    expect(
      reasons(Stairs.server.violations(in: files)),
      equals: [
        "\(server)/HTTP/Assets.swift:1: names Socket of Transport",
        "\(server)/Hosts/Host.swift:1: names Session of Session",
        "\(server)/Hosts/HostMachine.swift:1: names Socket of Transport",
      ]
    )
    expect(Stairs.server.violations(in: [file("Sundries/S", "")]).count, equals: 1)
  }

  @Test func `a folder of the stage host that names one to its right is found`() {
    let host = "Sources/StageHost"
    let left = SourceFile(path: "\(host)/Layouts/L.swift", text: "var view: V?")
    let right = SourceFile(path: "\(host)/Views/Seat/V.swift", text: "final class V {}")
    let start = SourceFile(path: "\(host)/main.swift", text: "let view: V? = nil")
    expect(
      reasons(Stairs.host.violations(in: [left, right, start])),
      equals: [
        "\(host)/Layouts/L.swift:1: names V of Views"
      ]
    )
  }

  @Test func `nested and private types claim no name`() {
    let source = SwiftSource(
      "struct Outer { enum Edge {} }\nprivate struct Own {}\nfinal class C {}"
    )
    expect(source.declaredTypes, equals: ["Outer", "C"])
  }

  @Test(arguments: [
    ("Sources/LayoutEngine/Geometry/G.swift", "import Glibc"),
    ("Sources/CoreGraphics/C.swift", "import UIKit"),
    ("Sources/StageProtocol/P.swift", "import UIKit"),
    ("Sources/StageProtocol/P.swift", "import CWebSockets"),
    ("Sources/PreviewServer/Session/S.swift", "internal import CWebSockets"),
    ("Sources/PreviewServer/Transport/T.swift", "import CSQLite"),
    ("Sources/PreviewServer/Journal/J.swift", "import LayoutEngine"),
    ("Sources/PreviewServer/CLI/E.swift", "import StageDocuments"),
    ("Examples/Layouts/L.swift", "import LayoutEngine"),
  ])
  func `an import outside the table is found`(path: String, text: String) {
    expect(ImportTable.violations(in: [SourceFile(path: path, text: text)]).count, equals: 1)
  }

  @Test func `imports of the table pass`() {
    let files = [
      SourceFile(path: "Sources/PreviewServer/Transport/T.swift", text: "import CWebSockets"),
      SourceFile(path: "Sources/PreviewServer/Journal/J.swift", text: "import CSQLite"),
      SourceFile(path: "Sources/LayoutEngine/G.swift", text: "public import Foundation"),
      SourceFile(path: "Tests/T.swift", text: "import Testing"),
    ]
    expectEmpty(ImportTable.violations(in: files))
  }

  @Test func `a clock in the engine is found`() {
    let file = SourceFile(path: "Sources/LayoutEngine/E.swift", text: "let now = Date()")
    expect(EngineAbsences.violations(in: [file]).count, equals: 1)
  }

  private static let stairs = WebImports(
    folders: ["base", "store/views", "store", "inspector", "app/time", "app"]
  )

  @Test(arguments: [
    "import { a } from '../app/main.js'", "export { a } from \"../app/time/timeBar.js\"",
    "import 'https://example.org/a.js'", "import '../../Tests/a.js'",
    "import { a } from '../unknown/a.js'", "const a = await import('../inspector/panel.js')",
  ])
  func `a module that imports to its right or from elsewhere is found`(line: String) {
    let file = SourceFile(path: "web/store/session.js", text: line)
    expect(Self.stairs.violations(in: [file]).count, equals: 1)
  }

  @Test(arguments: [
    "import { a } from '../base/emitter.js'", "import { b } from './commandLog.js'",
    "import { c } from './views/viewStore.js'", "// import { a } from '../app/main.js'",
    " * @param {import('../base/clock.js').Clock} clock",
  ])
  func `a module that imports to its left passes`(line: String) {
    let file = SourceFile(path: "web/store/session.js", text: line)
    expectEmpty(Self.stairs.violations(in: [file]))
  }

  @Test func `a floor inside a folder knows nothing of the folder itself`() {
    let line = "import { a } from '../session.js'"
    let file = SourceFile(path: "web/store/views/viewStore.js", text: line)
    expect(Self.stairs.violations(in: [file]).count, equals: 1)
  }

  @Test func `a module in a folder that nobody knows is found`() {
    let file = SourceFile(path: "web/other/a.js", text: "")
    expect(Self.stairs.violations(in: [file]).count, equals: 1)
  }

  @Test func `a long, unlicensed or unfinished file is found`() {
    let head = "// \(TextRules.licence)\n"
    let limit = TextRules.lineLimit
    let full = SourceFile(path: "a", text: head + String(repeating: "x\n", count: limit - 1))
    expectEmpty(TextRules.violations(in: full))
    let long = SourceFile(path: "a", text: head + String(repeating: "x\n", count: limit))
    expect(reasons(TextRules.violations(in: long)), equals: ["a: 501 lines, at most 500"])
    let bare = SourceFile(path: "a", text: "x")
    expect(reasons(TextRules.violations(in: bare)), equals: ["a:1: no \(TextRules.licence)"])
    let below = SourceFile(path: "a", text: "import Foundation\n\(head)")
    expect(reasons(TextRules.violations(in: below)), equals: ["a:1: no \(TextRules.licence)"])
    let script = SourceFile(path: "a", text: "#!/bin/sh\n\(head)")
    expectEmpty(TextRules.violations(in: script))
    let open = SourceFile(path: "a", text: head + "// \(TextRules.unfinished[0]): later")
    expect(TextRules.violations(in: open).count, equals: 1)
  }

  @Test func `a long function is found, whatever stands around it`() {
    let lines = { String(repeating: "    x()\n", count: $0) }
    let limit = TextRules.functionLineLimit
    let fits = SourceFile(
      path: "a",
      text: "struct A {\n  func f(b: B) {\n\(lines(limit - 2))  }\n}"
    )
    expectEmpty(TextRules.longFunctions(in: fits))
    let long = SourceFile(path: "a", text: "struct A {\n  init() {\n\(lines(limit - 1))  }\n}")
    expect(reasons(TextRules.longFunctions(in: long)), equals: ["a:2: init is too long"])
  }

  @Test func `a document that names a missing target or file is found`() {
    let text = SourceFile(path: "docs/A.md", text: "`make run`, `make tea`, [b](b.md), [c](c.md)")
    let targets = Documents.unknownTargets(in: text, makefile: "run: ## x\n")
    expect(reasons(targets), equals: ["docs/A.md:1: make tea does not exist"])
    let links = Documents.brokenLinks(in: text) { $0 == "docs/b.md" }
    expect(reasons(links), equals: ["docs/A.md:1: c.md does not exist"])
  }

  @Test func `cases are read without those of inner types`() {
    let source = SwiftSource(
      """
      enum Message {
        case hello(Hello)
        case bye
        enum Phase { case begin }
        func f() { switch self { case .other: break } }
      }
      enum Later { case never }
      """
    )
    expect(source.cases(of: "Message"), equals: ["hello", "bye"])
  }

  @Test func `kinds missing from the description or invented by it are found`() {
    let text = SourceFile(path: "P.md", text: "`hello` and {\"kind\":\"shout\"}")
    expect(
      reasons(Documents.kindViolations(in: text, kinds: ["hello", "bye"])),
      equals: [
        "P.md: does not describe the message bye", "P.md: shows shout, which is no message",
      ]
    )
  }

  @Test func `a file that is no JSON is found`() {
    expect(Documents.jsonViolations(in: SourceFile(path: "a.json", text: "{,}")).count, equals: 1)
    expectEmpty(Documents.jsonViolations(in: SourceFile(path: "a.json", text: "[1]")))
  }

  @Test func `rows of the checklist that name what does not exist are found`() {
    let text = SourceFile(
      path: "docs/checklist.md",
      text: """
        | row | what holds | test | seen in |
        |---|---|---|---|
        | 1 | order | `it stays` | any scene; Data |
        | 2 | source | `it goes`, `it stays` | grid, moon; View |
        | 2 | again | none | grid |
        """
    )
    let found = reasons(
      Checklist.violations(in: text, tests: ["it stays"], scenes: ["grid"])
    )
    expect(!found.contains { $0.contains("row 1 ") || $0.contains("row 1:") })
    expect(found.contains("docs/checklist.md: row 2 stands there 2 times"))
    expect(found.contains("docs/checklist.md: row 3 stands there 0 times"))
    expect(found.contains("docs/checklist.md:4: row 2: there is no test it goes"))
    expect(found.contains("docs/checklist.md:4: row 2: there is no scene moon"))
    expect(found.contains("docs/checklist.md:5: row 2: no test proves it"))
  }
}

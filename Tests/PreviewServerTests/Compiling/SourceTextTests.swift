// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageDocuments
import StageProtocol
import Testing

@testable import PreviewServer

@Suite struct SourceTextTests {
  @Test func `the innermost call in a user's file is the place of a crash`() {
    let reason = """
      it was ended by signal 4 (Illegal instruction): Swift/Array.swift:705: Fatal error: Index out of range

      0 [inlined] Array.subscript.getter in libswiftCore.so
      1 Columns.frame(_:) + 40 in Layouts.so at /work/My.swift:12:7
      2 Columns.prepare() + 40 in Layouts.so at /work/My.swift:20:9
      """
    let crash = CrashExplanation(reason, files: ["My.swift"])
    expect(crash.message, equals: "Fatal error: Index out of range")
    expect(crash.file, equals: "My.swift")
    expect(crash.line, equals: 12)
    expect(!crash.isPresent)
    // A body that was compiled after its file.
    let young = CrashExplanation("0 in the layout at /work/My.swift:7:now", files: ["My.swift"])
    expect(young.line, equals: 7)
    expect(young.isPresent)
  }

  @Test func `a crash without a place keeps its cause`() {
    let crash = CrashExplanation(
      "it was ended by signal 11 (Segmentation fault)",
      files: ["My.swift"]
    )
    expect(crash.message.contains("memory"))
    expect(crash.file, equals: nil)
    let other = CrashExplanation("it exited with code 7", files: ["My.swift"])
    expect(other.message, equals: "it exited with code 7")
    // A file with a name that only ends like one of the user's is another file.
    let foreign = CrashExplanation("x in y at /a/NotMy.swift:3:1", files: ["My.swift"])
    expect(foreign.line, equals: nil)
  }

  @Test func `a layout that takes all memory is told from other traps`() {
    let reason = """
      it was ended by signal 4: Fatal error: failed to allocate 1048608 bytes of memory with alignment 16
      3 Hoards.prepare() + 40 in Layouts.so at /work/My.swift:7:9
      """
    let crash = CrashExplanation(reason, files: ["My.swift"])
    expect(crash.message.contains("all the memory"))
    expect(crash.line, equals: 7)
  }

  @Test(arguments: [
    (16.0, "12", true, "16"), (0.75, "0.5", false, "0.75"), (2, "1.5", false, "2.0"),
    (2, "3", false, "2"), (0.333333, "0.5", false, "0.3333"), (100, "12", true, "100"),
  ])
  func `numbers are spelt as the ones that they replace`(
    _ value: Double,
    _ old: String,
    _ isInteger: Bool,
    _ text: String
  ) {
    expect(SourceMachine.literal(value, like: old, isInteger: isInteger), equals: text)
  }

  @Test(arguments: [
    ("390x844", true), ("ipad-mini", true), ("120x4096", true), ("119x400", false),
    ("400x4097", false),
    ("390", false), ("390x844x2", false), ("x844", false), ("+390x844", false), ("iphone-3", false),
    ("", false),
  ])
  func `a size is a device or two lengths`(_ text: String, _ isRight: Bool) {
    let (manifest, problems) = SourceManifest.read(Data(#"{"size": "\#(text)"}"#.utf8))
    expect(manifest.size, equals: (isRight ? text : nil))
    expect(problems.map(\.path), equals: (isRight ? [] : ["size"]))
  }

  @Test func `the schema knows the members and devices of tessera json`() throws {
    let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: root + "/Schemas/tessera.schema.json"))
    let schema = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    let members = try #require(schema["properties"] as? [String: Any])
    let size = try #require(members["size"] as? [String: Any])
    let devices = try #require((size["anyOf"] as? [[String: Any]])?.first?["enum"] as? [String])
    expect(devices, equals: SourceManifest.devices)
    for key in members.keys where key != "$schema" {
      let (_, problems) = SourceManifest.read(Data(#"{"\#(key)": 7}"#.utf8))
      expect(problems.map(\.path), equals: [key])
      expect(problems.first?.message.contains("none of"), equals: false)
    }
  }

  @Test(arguments: [("own", true), ("data", true), ("Own", false), ("", false)])
  func `the items are the source's own or the data`(_ word: String, _ isRight: Bool) {
    let (manifest, problems) = SourceManifest.read(Data(#"{"items": "\#(word)"}"#.utf8))
    expect(manifest.items?.rawValue, equals: (isRight ? word : nil))
    expect(manifest.values, equals: (isRight ? ["stage.items": .choice(word)] : [:]))
    expect(problems.map(\.path), equals: (isRight ? [] : ["items"]))
  }

  @Test func `tessera json names what is wrong and takes the rest`() {
    let text = #"{"title": "T", "data": 3, "layot": "A", "parameters": {"gap": 4, "x": [1]}}"#
    let (manifest, problems) = SourceManifest.read(Data(text.utf8))
    expect(manifest.title, equals: "T")
    expect(manifest.data, equals: nil)
    expect(manifest.parameters, equals: ["gap": .number(4)])
    expect(problems.map(\.path), equals: ["data", "layot", "parameters.x"])
    expect(problems.allSatisfy { $0.severity == .error && $0.file == "tessera.json" })
    expect(SourceManifest.read(Data("[]".utf8)).problems.count, equals: 1)
    expect(SourceManifest.read(Data("{".utf8)).problems.count, equals: 1)
    let responses =
      #"{"responses": {"GET https://a.org/*": "a.json", "https://a.org": "b.json", "GET https://b.org": 1}}"#
    expect(
      SourceManifest.read(Data(responses.utf8)).problems.map(\.path),
      equals: [
        "responses.GET https://b.org", "responses.https://a.org",
      ]
    )
  }
}

@Suite struct SwiftModuleTests {
  @Test func `each Swift file is a stage, with the data of the command line`() throws {
    let folder = try TemporaryFolder([
      "A.swift": "", "B.swift": "", "c.data.json": "{}", "B.data.json": "{}",
    ])
    var catalog = StageCatalog()
    try catalog.add(files: ["A.swift", "B.swift"].map { folder.path + "/" + $0 })
    expect(catalog.sources.map(\.entry.id), equals: ["a", "b"])
    // Without data on the command line, it is the file of the same name, or numbered items.
    expect(catalog.sources.map(\.dataPath), equals: [nil, folder.path + "/B.data.json"])
    var given = StageCatalog()
    try given.add(files: ["A.swift", "c.data.json"].map { folder.path + "/" + $0 })
    expect(given.sources.map(\.dataPath), equals: [folder.path + "/c.data.json"])
  }

  @Test func `a folder is one module, and so are several files that are named so`() throws {
    let folder = try TemporaryFolder([
      "A.swift": "let a = 1\n", "B.swift": "let b = 2\n", "tessera.json": #"{"title": "Both"}"#,
    ])
    var catalog = StageCatalog()
    try catalog.add(files: [folder.path])
    let source = try #require(catalog.sources.first)
    expect(catalog.sources.count, equals: 1)
    expect(source.entry.title, equals: "Both")
    guard case .swift(let module) = source.layout else { throw Unexpected() }
    let snapshot = try #require(module.snapshot(limits: .standard))
    expect(snapshot.files.map(\.name), equals: ["A.swift", "B.swift"])
    expect(snapshot.line(1, of: "B.swift"), equals: "let b = 2")
    expect(module.holds(folder.path + "/C.swift"))
    expect(!module.holds(folder.path + "/c.data.json"))
    expect(module.holds(folder.path + "/Assets.xcassets/a.imageset/a.png"))
    expect(!module.holds("/elsewhere/a.png"))
    var named = StageCatalog()
    try named.add(files: ["A.swift", "B.swift"].map { folder.path + "/" + $0 }, isModule: true)
    expect(named.sources.count, equals: 1)
  }

  @Test func `data that is named and not there is told at once`() throws {
    let folder = try TemporaryFolder(["A.swift": "", "tessera.json": #"{"data": "x.data.json"}"#])
    var catalog = StageCatalog()
    #expect(throws: StageCatalog.CatalogError.self) {
      try catalog.add(files: [folder.path + "/A.swift"])
    }
  }

  @Test func `a number is written only into the file that was compiled`() throws {
    let folder = try TemporaryFolder(["A.swift": "let gap = 12\n"])
    let path = folder.path + "/A.swift"
    let change = SourceWrite(
      path: path,
      name: "A.swift",
      expected: Data("let gap = 12\n".utf8),
      range: 10..<12,
      replacement: "7"
    )
    let bound = Limits.standard.fileBytes
    expect(SourceWriter.write(change, bound: bound), equals: nil)
    expect(try String(contentsOfFile: path, encoding: .utf8), equals: "let gap = 7\n")
    let refusal = SourceWriter.write(change, bound: bound)
    expect(refusal?.contains("saved with other content"), equals: true)
    expect(try String(contentsOfFile: path, encoding: .utf8), equals: "let gap = 7\n")
    expect(try FileManager.default.contentsOfDirectory(atPath: folder.path), equals: ["A.swift"])
  }

  @Test func `a file that cannot be written stays as it was, and the reason is told`() throws {
    // The kernel makes no files beside this one, whoever asks; its content is made when it is read.
    let path = "/proc/version"
    let words = try #require(FileManager.default.contents(atPath: path))
    let change = SourceWrite(
      path: path,
      name: "A.swift",
      expected: Data(),
      range: 0..<0,
      replacement: "7"
    )
    let refusal = SourceWriter.write(change, bound: Limits.standard.fileBytes)
    expect(refusal, equals: "\(String(cString: strerror(ENOENT))); nothing was written to A.swift")
    expect(FileManager.default.contents(atPath: path), equals: words)
  }

  @Test func `numbered items are data that a host can read`() throws {
    let file = NumberedItems.file
    let document = try DataDocument.parse(file.bytes, file: file.name)
    expect(document.sections.map(\.items.count), equals: [12, 30, 9])
  }

  private struct Unexpected: Error {}
}

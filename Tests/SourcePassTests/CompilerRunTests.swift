// SPDX-License-Identifier: Apache-2.0
import Confinement
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import LayoutCompiler

/// Runs the built compiler as the server does.
@Suite(.serialized)
struct CompilerRunTests {
  private static let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// Runs the compiler in a folder that is removed afterwards.
  ///
  /// - Returns: What it printed on standard error.
  @discardableResult private func run(
    _ paths: [String],
    _ options: [String] = [],
    check: (CompileReport, Int32) throws -> Void
  ) throws -> String {
    let out = FileManager.default.temporaryDirectory.appending(path: "compile-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: out) }
    let process = Process()
    process.executableURL = Self.products.appending(path: "tessera-layout-compiler")
    let cache = Self.products.appending(path: "ModuleCache").path()
    process.arguments = ["--out", out.path(), "--cache", cache] + options + paths
    let pipe = Pipe()
    process.standardOutput = pipe
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    let said = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let report = try JSONDecoder().decode(CompileReport.self, from: data)
    try check(report, process.terminationStatus)
    return String(decoding: said, as: UTF8.self)
  }

  private func path(_ name: String) -> String {
    DevelopmentSet.folder.appending(path: name).path()
  }

  @Test func `Several layouts of one file become one library`() throws {
    try run([path("SeveralLayouts.swift")]) { report, code in
      expect(code, equals: 0)
      expect(report.entries.map(\.id), equals: ["BrickLayout", "DiagonalLayout", "SquareLayout"])
      expectEmpty(report.diagnostics)
      let library = try #require(report.library)
      expect(FileManager.default.fileExists(atPath: library))
      expect(!report.constants.isEmpty)
    }
  }

  @Test func `Calls that apps usually make compile as they are written`() throws {
    let folder = DevelopmentSet.folder.deletingLastPathComponent().appending(path: "UsualCalls")
    try run([folder.path()]) { report, code in
      expect(code, equals: 0)
      expect(report.entries.contains { $0.id == "UsualLists" })
      let left = report.diagnostics.filter { $0.code != "module-stood-in" }
      #expect(left.isEmpty, "\(left.map { "\($0.file ?? ""):\($0.line ?? 0) \($0.message)" })")
    }
  }

  @Test func `Views and attributes need no other initialisers than their author wrote`() throws {
    try run([path("CellInitialisers.swift")]) { report, code in
      expect(code, equals: 0)
      expect(report.entries.map(\.id), equals: ["StripesLayout"])
      #expect(report.diagnostics.isEmpty, "\(report.diagnostics.map(\.message))")
    }
  }

  @Test func `What one file imports from a stand-in is in reach in the other files`() throws {
    try run([path("SnappedOffers")]) { report, code in
      expect(code, equals: 0)
      expect(report.diagnostics.map(\.code), equals: ["module-stood-in"])
    }
  }

  @Test func `The gallery's layouts compile as everybody's, and their comments are understood`()
    throws
  {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Examples/Layouts").standardized
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
      .filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0).path() }
    try run(files) { report, code in
      #expect(code == 0 && report.library != nil)
      #expect(report.diagnostics.isEmpty, "\(report.diagnostics.map(\.message))")
      expect(report.entries.contains { $0.id == "ParallaxLayout" })
    }
  }

  @Test func `A relative path of the cache is resolved from the working folder`() throws {
    let name = "relative-\(UUID().uuidString)"
    let cache = FileManager.default.currentDirectoryPath + "/" + name
    defer { try? FileManager.default.removeItem(atPath: cache) }
    try run([path("SeveralLayouts.swift")], ["--cache", name]) { report, code in
      #expect(code == 0 && report.library != nil, "\(report.diagnostics.map(\.message))")
      expect(FileManager.default.fileExists(atPath: cache))
    }
  }

  /// Starts a waiting compiler, gives it a line and returns its output and its exit code.
  private func standby(
    _ line: String,
    _ known: [String] = [],
    _ settings: [String: String] = [:]
  ) throws -> (printed: Data, code: Int32) {
    let process = Process()
    process.executableURL = Self.products.appending(path: "tessera-layout-compiler")
    process.arguments = ["--standby"] + known
    process.environment = ProcessInfo.processInfo.environment.merging(settings) { $1 }
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(line.utf8))
    try input.fileHandleForWriting.close()
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (printed, process.terminationStatus)
  }

  @Test func `A compiler on standby follows the command line that it is given`() throws {
    let words = ["--entry-check-only", path("SeveralLayouts.swift")]
    let line = String(decoding: try JSONEncoder().encode(words), as: UTF8.self)
    let ending = try standby(line + "\n")
    expect(ending.code, equals: 0)
    let report = try JSONDecoder().decode(CompileReport.self, from: ending.printed)
    expect(report.entries.map(\.id), equals: ["BrickLayout", "DiagonalLayout", "SquareLayout"])
  }

  @Test func `A compiler on standby compiles, also in a folder whose name needs quotes`() throws {
    let out = FileManager.default.temporaryDirectory
      .appending(path: "say \"hey\" \\ \(UUID().uuidString)").path(percentEncoded: false)
    defer { try? FileManager.default.removeItem(atPath: out) }
    let cache = Self.products.appending(path: "ModuleCache").path()
    let words = ["--out", out, "--cache", cache, path("SeveralLayouts.swift")]
    let line = String(decoding: try JSONEncoder().encode(words), as: UTF8.self)
    let ending = try standby(line + "\n")
    let report = try JSONDecoder().decode(CompileReport.self, from: ending.printed)
    expect(ending.code, equals: 0, "\(report.diagnostics.map(\.message))")
    let library = try #require(report.library)
    expect(library.hasPrefix(out))
    expect(FileManager.default.fileExists(atPath: library))
  }

  @Test func `A compiler whose waiting frontend is gone starts another one`() throws {
    let toolchain = try #require(Toolchain())
    let out = FileManager.default.temporaryDirectory.appending(path: "gone-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: out) }
    let work = try Workplace.reserve(in: out.path())
    let gone = try #require(Frontend(toolchain, work: work))
    expect(gone.isWaiting)
    gone.end()
    expect(!gone.isWaiting)
    let cache = Self.products.appending(path: "ModuleCache").path()
    let modules = Self.products.appending(path: "Modules").path()
    let arguments = try Arguments(
      ["--out", out.path(), "--cache", cache, "--modules", modules, path("SeveralLayouts.swift")]
    )
    let waiting = Standby.Waiting(frontend: gone, work: work, cache: cache, modules: modules)
    expect(waiting.fits(arguments))
    // Confinement is for good, and other tests run in this process.
    let compiler = LayoutCompiler(
      arguments: arguments,
      confinement: try CompilerConfinement(.off),
      standby: waiting
    )
    try compiler.report { report in
      let library = try #require(report.library, "\(report.diagnostics.map(\.message))")
      expect(compiler.unlinked(report) == nil)
      expect(FileManager.default.fileExists(atPath: library))
    }
  }

  @Test func `A library that cannot be linked is told as an error`() throws {
    let report = CompileReport(fingerprint: "1", library: "/nowhere/library.so")
    let compiler = LayoutCompiler(
      arguments: try Arguments(["--out", "/nowhere", path("SeveralLayouts.swift")]),
      confinement: try CompilerConfinement(.off)
    )
    let words = "The linker could not make a library: "
    expect(
      compiler.unlinked(report)?.diagnostics.map(\.message),
      equals: [words + "it could not be started."]
    )
    compiler.linker.start("/bin/sh", ["-c", "echo no room; exit 1"], work: "/tmp")
    let failure = try #require(compiler.unlinked(report))
    expect(failure.library, equals: nil)
    expect(failure.diagnostics.map(\.message), equals: [words + "no room\n"])
  }

  @Test func `A compiler on standby ends when it is not needed, and refuses other words`() throws {
    let wrongUsage: Int32 = 64
    expect(try standby("").code, equals: 0)
    expect(try standby("SeveralLayouts.swift\n").code, equals: wrongUsage)
    expect(try standby("[\"--colour\"]\n").code, equals: wrongUsage)
  }

  @Test func `A folder is one module`() throws {
    try run([path("Spreadsheet")]) { report, code in
      expect(code, equals: 0)
      expect(report.entries.map(\.id), equals: ["SpreadsheetLayout"])
    }
  }

  @Test func `A broken layout does not spoil the other layouts of its file`() throws {
    let name = path("BrokenNeighbour.swift")
    try run([name]) { report, code in
      expect(code, equals: 0)
      expect(report.entries.map(\.id), equals: ["SoundLayout"])
      let error = try #require(report.diagnostics.first)
      expect(error.severity, equals: .error)
      expect(error.line, equals: 19)
      expect(error.column, equals: 30)
      expect(report.sourceLines["\(name):19"]?.contains("sidelength"), equals: true)
    }
  }

  @Test func `A source whose numbers alone may have changed is not compiled again`() throws {
    var known = ""
    try run([path("HexagonCells.swift")]) { report, _ in known = report.fingerprint }
    try run([path("HexagonCells.swift")], ["--known", known]) { report, code in
      expect(code, equals: 0)
      expect(report.unchanged)
      expect(report.library, equals: nil)
      expect(report.fingerprint, equals: known)
      expect(report.constants.contains { $0.label == "radius" && $0.value == 44 })
    }
  }

  @Test func `An app with modules that are not here is mended, and all that was done is told`()
    throws
  {
    let app = DevelopmentSet.folder.deletingLastPathComponent().appending(path: "Apps/Covers")
    try run([app.path()], ["--beside", app.path()]) { report, code in
      expect(code, equals: 0)
      expect(report.entries.first?.id, equals: "SceneDelegate")
      expect(report.diagnostics.allSatisfy { $0.severity == .note })
      let told = report.diagnostics.map { diagnostic in
        "\(diagnostic.file?.split(separator: "/").last ?? "") \(diagnostic.line ?? 0)"
      }
      // A call into a missing module, a missing type, a type that is declared twice.
      for place in ["AppDelegate.swift 11", "CoverCell.swift 9", "OldBook.swift 5"] {
        #expect(told.contains(place), "\(told)")
      }
    }
  }

  /// The files of a small app; `body` is that of a method, `member` another member of its class.
  private func app(_ body: String, _ member: String = "") -> [(name: String, text: String)] {
    [
      (
        "App.swift",
        "import UIKit\nclass App: UIResponder, UIApplicationDelegate {\n"
          + "  func show() { List().fill() }\n}"
      ),
      (
        "List.swift",
        "import UIKit\nclass List: UICollectionViewController {\n\(member)\n"
          + "  func fill() { \(body) }\n  private var gap: CGFloat { 4 }\n}"
      ),
      ("Row.swift", "import UIKit\nclass Row: UICollectionViewCell { var n = 1 }"),
      ("Word.swift", "struct Word { var text: String }"),
    ]
  }

  @Test func `Only what a save changed is compiled again`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "app-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = Self.products.appending(path: "ModuleCache").path()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let paths = app("").map { folder.appending(path: $0.name).path() }
    func save(_ files: [(name: String, text: String)]) throws -> CompileReport {
      for (path, file) in zip(paths, files)
      where FileManager.default.contents(atPath: path) != Data(file.text.utf8) {
        try file.text.write(toFile: path, atomically: false, encoding: .utf8)
      }
      // A compiler that waits makes the interface that bodies need; the paths are known to it.
      let place = folder.appending(path: "out").path()
      let words = try JSONEncoder().encode(["--out", place + "/1"])
      let known = ["--out", place, "--cache", cache, "--work", folder.path()] + paths
      let ending = try standby(
        String(decoding: words, as: UTF8.self) + "\n",
        known,
        ["TESSERA_KEEP_WORK": "1"]
      )
      return try JSONDecoder().decode(CompileReport.self, from: ending.printed)
    }
    /// Files in the work folders of all saves, by their names.
    func work(_ suffix: String) throws -> [String] {
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
      let own = names.filter { $0.hasPrefix("tessera.") && $0.hasSuffix(suffix) }
      return own.map { String($0.split(separator: "/").dropFirst().joined(separator: "/")) }
    }
    /// Whether a library has the replacement of a body; then the library of the files is beside it.
    func replaces(_ report: CompileReport) throws -> Bool {
      let path = try #require(report.library)
      let library = try Data(contentsOf: URL(filePath: path))
      let isReplacement = library.range(of: Data("tesseraBody0".utf8)) != nil
      let base = BaseLibrary.path(beside: path)
      expect(FileManager.default.fileExists(atPath: base), equals: isReplacement)
      return isReplacement
    }
    expect(try !replaces(save(app("print(1)"))))
    let lines = try save(app("print(gap)\n    print(gap + 1)"))
    expect(try replaces(lines))
    expect(lines.constants.map(\.line).sorted(), equals: [2, 5, 6], "\(lines.constants)")
    expect(try replaces(save(app("print(gap)"))))
    // Frontends that had got ready compiled them.
    expect(try work("bodies.o"), equals: ["new-bodies.o", "new-bodies.o"])
    func row(_ member: String) throws -> [String] {
      var files = app("print(gap)")
      files[2].text = "import UIKit\nclass Row: UICollectionViewCell {\(member) }"
      expect(try !replaces(save(files)))
      return try work("/2.swift")
    }
    expect(try row("var n = 1; var m = 2").count { $0 == "2.swift" }, equals: 2)
    // One has got ready for the file that is saved again, which no other file sees.
    let again = try row("var n = 1; var m = 2; var o = 3")
    expect(again.count { $0 == "2.swift" }, equals: 2)
    expect(again.contains("new-file/2.swift"))
    expect(try !replaces(save(app("print(gap)", "  var more = 2"))))
    let wrong = try save(app("print(gap.nothing)", "  var more = 2"))
    expect(wrong.diagnostics.contains { $0.message.contains("nothing") && $0.line == 4 })
    expect(try replaces(save(app("print(more)", "  var more = 2"))))
  }

  /// An app, and the files of the modules that it imports, by path.
  private static let appWithModules = [
    "App/List.swift": """
    import UIKit
    import Rows
    import SnapKit
    import Shown
    @testable import Core
    struct View { let text = "app" }
    class List: UICollectionViewController {
      let titles: [Any] = [View().text, Rows.View().text, word(), Shown.Row.name, Twin.name]
      func fill() { view.snp.makeConstraints { $0.top.equalToSuperview() } }
    }
    """,
    "App/Word.swift": "import Twin\nstruct Word { let twin = Twin() }",
    // Its second member does not compile.
    ".build/checkouts/rows/Sources/Rows/R.swift": """
    import Core
    import Gone
    public struct View { public let text = Core.shared; public init() {} }
    func hidden() -> Int { Gone.number }
    """,
    "Core/C.swift": "public let shared = 1\nfunc word() -> Int { 2 }",
    "Shown/S.swift":
      "import UIKit\nclass S: UICollectionViewController {}\nenum Row { static let name = 1 }",
    "Twin/T.swift": "import Twins\nstruct Twin { static let name = 1 }",
    "Twins/T.swift": "import Twin\nstruct Twins {}",
    "Pods/SnapKit/Sources/S.swift": "import UIKit\nextension UIView { var snp: Nothing { 1 } }",
  ]

  @Test func `Modules with source are compiled once, each in the way that it can be`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "app-\(UUID().uuidString)")
      .path()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var words: [String] = []
    for (name, text) in Self.appWithModules.sorted(by: { $0.key < $1.key }) {
      let path = folder + "/" + name
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent,
        withIntermediateDirectories: true
      )
      try text.write(toFile: path, atomically: false, encoding: .utf8)
      let module = ["Rows", "SnapKit", "Core", "Shown", "Twins", "Twin"].first {
        path.contains("/\($0)/")
      }
      words += module.map { ["--module-file", $0, path] } ?? [path]
    }
    var steps: [[String]] = []
    for _ in 0..<2 {
      let said = try run(words) { report, code in
        expect(code, equals: 0, "\(report.diagnostics)")
        expect(report.entries.map(\.id), equals: ["List", "S"])
        let told = report.diagnostics.map {
          "\($0.file.map { "\(($0 as NSString).lastPathComponent): " } ?? "")\($0.message)"
        }
        let own = "is compiled from its source, as a module of its own."
        let beside = "is compiled from its source, together with the app."
        expect(
          Set(told),
          equals: [
            "List.swift: Rows \(own)", "List.swift: Core \(own)", "List.swift: Shown \(beside)",
            "Word.swift: Twin \(beside)", "T.swift: Twins \(beside)",
            "Twin and Twins import each other; they are compiled together with the app.",
            "List.swift: A stand-in with the names that apps use most takes the place of SnapKit.",
            "The source of SnapKit does not compile here (S.swift:2: cannot find type 'Nothing' in "
              + "scope); a stand-in takes its place.",
            "R.swift: Left out, because it does not compile here: cannot find 'Gone' in scope",
            "R.swift: There is no module Gone here; what needs it is left out.",
          ]
        )
        for diagnostic in report.diagnostics where diagnostic.message.contains("'Gone'") {
          expect(diagnostic.line, equals: 4)
        }
      }
      steps.append(said.split(separator: "\n").compactMap { CompileProgress.step(of: $0) })
    }
    // A module with something to show is compiled with the app; of the stand-in, once is enough.
    expect(steps, equals: [["Core, 1 of 4", "SnapKit, 3 of 4", "Rows, 4 of 4"], []])
  }

  @Test func `A file that is missing, or shows nothing, is reported`() throws {
    try run([path("Missing.swift")]) { report, code in
      expect(code, equals: 1)
      expect(report.diagnostics.map(\.code), equals: ["unreadable"])
    }
    try run([path("Spreadsheet/SpreadsheetMetrics.swift")]) { report, code in
      expect(code, equals: 1)
      expect(report.diagnostics.map(\.code), equals: ["no-layout"])
    }
  }
}

struct ArgumentsTests {
  @Test func `Options and files are distinguished on the command line`() throws {
    let arguments = try Arguments(["--out", "o", "a.swift", "--known", "f", "b.swift"])
    expect(arguments.out, equals: "o")
    expect(arguments.known, equals: "f")
    expect(arguments.paths, equals: ["a.swift", "b.swift"])
  }

  @Test(arguments: [
    [], ["a.swift"], ["--out"], ["--out", "o"], ["--nonsense", "a.swift"],
    ["--module-file", "../x", "a.swift"], ["--module-file", "X"],
  ])
  func `A command line that says too little or too much is wrong`(words: [String]) {
    #expect(throws: Arguments.Wrong.self) { try Arguments(words) }
  }
}

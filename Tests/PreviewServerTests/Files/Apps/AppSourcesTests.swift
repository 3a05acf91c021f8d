// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import PreviewServer

struct AppSourcesTests {
  private static let apps = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Apps")

  /// Makes files, by path, in a folder that is removed afterwards.
  private func with(_ files: [String: String], check: (String) throws -> Void) throws {
    let folder = StageCatalog.absolute(
      FileManager.default.temporaryDirectory.appending(path: "app-\(UUID().uuidString)").path()
    )
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (path, text) in files {
      let full = folder + "/" + path
      try FileManager.default.createDirectory(
        atPath: (full as NSString).deletingLastPathComponent,
        withIntermediateDirectories: true
      )
      try text.write(toFile: full, atomically: false, encoding: .utf8)
    }
    try check(folder)
  }

  private func names(_ files: [String], in folder: String) -> [String] {
    files.map { String($0.dropFirst(folder.count + 1)) }
  }

  @Test func `of a project, the files of the app are taken, and a file that is gone is told`() {
    let folder = StageCatalog.absolute(Self.apps.appending(path: "Frames").path())
    let app = AppSources(in: folder)
    expect(
      names(app.files, in: folder),
      equals: ["FrameCell", "FramesController", "FramesViewModel", "SceneDelegate"]
        .map { "Frames/\($0).swift" }
    )
    expect(app.notes.map(\.code), equals: ["file-missing"])
    expect(app.notes.first?.message.contains("Gone.swift"), equals: true)
  }

  @Test func `of a folder, tests and fetched source are left out`() throws {
    let files = [
      "App/A.swift": "", "AppTests/B.swift": "", "Pods/C.swift": "", "Package.swift": "",
      ".build/D.swift": "", "Lib/Carthage/E.swift": "", "Lib/F.swift": "",
    ]
    try with(files) { folder in
      expect(
        names(AppSources(in: folder).files, in: folder),
        equals: ["App/A.swift", "Lib/F.swift"]
      )
    }
  }

  @Test func `members of a class itself lead a single file to no other one`() throws {
    let files = [
      "Package.swift": ".target(name: \"App\")",
      "Sources/App/A.swift": "class A: B { class var c: Int { 1 }; override class func d() {} }",
      "Sources/App/E.swift": "class E { class var f: Int { 2 }; class override func g() {} }",
      "Sources/App/B.swift": "class B { class func d() {} }",
    ]
    try with(files) { folder in
      let found = NearbySources(around: folder + "/Sources/App/A.swift").files
      expect(names(found, in: folder), equals: ["Sources/App/A.swift", "Sources/App/B.swift"])
    }
  }

  @Test func `of two apps in one folder, the first is shown and the other is named`() throws {
    let start = "class D: UIApplicationDelegate {}"
    let files = ["Mail/D.swift": start, "News/D.swift": start, "Both/X.swift": ""]
    try with(files) { folder in
      let app = AppSources(in: folder)
      expect(names(app.files, in: folder), equals: ["Both/X.swift", "Mail/D.swift"])
      expect(app.notes.map(\.code), equals: ["several-targets"])
      expect(app.notes.first?.message.contains("News"), equals: true)
    }
  }

  @Test func `of a package, the first target is taken with what it needs`() throws {
    let manifest = """
      // .target(name: "No")
      let package = Package(name: "P", targets: [
        .target(name: "Core"),
        .executableTarget(name: "App", dependencies: ["Core", .product(name: "X", package: "x")],
          path: "Main"),
        .target(name: "Other", dependencies: []),
        .testTarget(name: "AppTests", dependencies: ["App"]),
      ])
      """
    expect(
      PackageManifest(text: manifest).targets.map(\.name),
      equals: ["Core", "App", "Other"]
    )
    let files = [
      "Package.swift": manifest, "Sources/Core/C.swift": "", "Main/A.swift": "",
      "Sources/Other/O.swift": "", "Tests/AppTests/T.swift": "",
    ]
    try with(files) { folder in
      let app = AppSources(in: folder)
      expect(
        names(app.files, in: folder).sorted(),
        equals: ["Main/A.swift", "Sources/Core/C.swift"]
      )
      expect(app.notes.first?.message.contains("(Other)"), equals: true)
    }
  }

  @Test func `an app beside the package of its modules is taken, if no target is an app`() throws {
    let start = "class D: UIApplicationDelegate {}"
    let manifest = ".target(name: \"Core\"), .target(name: \"Board\", dependencies: [\"Core\"])"
    var files = [
      "Package.swift": manifest, "App/D.swift": start, "App/Views/V.swift": "import Board",
      "Sources/Core/C.swift": "", "Sources/Board/B.swift": "import Core", "Scripts/S.swift": "",
    ]
    try with(files) { folder in
      let app = AppSources(in: folder)
      expect(names(app.files, in: folder), equals: ["App/D.swift", "App/Views/V.swift"])
      expect(app.modules.map(\.name), equals: ["Board", "Core"])
      expectEmpty(app.notes)
    }
    files["Sources/Board/D.swift"] = start
    try with(files) { folder in
      expect(
        names(AppSources(in: folder).files, in: folder),
        equals: ["Sources/Board/B.swift", "Sources/Board/D.swift"]
      )
    }
  }

  @Test func `a single file brings nothing of the platform's modules or of other targets`() throws {
    let manifest = """
      .executableTarget(name: "App", dependencies: ["Layouts", "Base"]), .target(name: "UIKit"),
      .target(name: "Base"),
      .target(name: "Layouts", dependencies: ["UIKit"], path: "Layouts")
      """
    let files = [
      "Package.swift": manifest, "Sources/UIKit/UICell.swift": "class UICell {}",
      "Layouts/Grid.swift":
        "class Grid { var side = Side(); var cell: UICell?; var menu: Menu?; var kind: Kind? }",
      "Sources/Base/Kind.swift": "class Kind {}",
      "Layouts/Side.swift": "struct Side {}", "Sources/App/Menu.swift": "class Menu {}",
    ]
    try with(files) { folder in
      let found = NearbySources(around: folder + "/Layouts/Grid.swift").files
      #expect(names(found, in: folder) == ["Layouts/Grid.swift", "Layouts/Side.swift"])
    }
  }

  @Test func `a single file brings what it names, and what that names`() throws {
    let files = [
      "Package.swift": ".target(name: \"App\")",
      "Sources/App/Feed.swift":
        "class Feed { let a = Story(); let p: Paper; func b() { view.pin() } } // Hidden",
      "Sources/App/Story.swift": "struct Story { var c: Writer? }\nprotocol Paper {}",
      "Sources/App/Daily.swift": "final class Daily: Paper {}",
      "Sources/App/Weekly.swift": "final class Weekly: Journal {}",
      "Sources/App/Writer.swift": "struct Writer {}",
      "Sources/App/View+Pin.swift": "extension UIView { func pin() {} }",
      "Sources/App/Hidden.swift": "struct Hidden {}\nextension Other { func pin() {} }",
      "Sources/App/Other.swift": "struct Other { let text = \"Story\" }",
    ]
    try with(files) { folder in
      let found = NearbySources(around: folder + "/Sources/App/Feed.swift").files
      expect(
        names(found, in: folder + "/Sources/App"),
        equals: ["Feed.swift", "Daily.swift", "Story.swift", "View+Pin.swift", "Writer.swift"]
      )
    }
  }

  @Test func `a file outside of every target stays alone`() throws {
    let files = [
      "Package.swift": ".target(name: \"App\")", "Sources/App/A.swift": "struct A {}",
      "Notes/B.swift": "let a = A()",
    ]
    try with(files) { folder in
      expect(NearbySources(around: folder + "/Notes/B.swift").files.count, equals: 1)
    }
  }

  @Test func `the source of imported modules is taken from checkouts and packages beside the app`()
    throws
  {
    let files = [
      "App.xcworkspace/x": "",
      "App/A.swift": "import UIKit\n@testable import Core\nimport Gone\nimport SnapKit",
      "Packages/Core/Package.swift": "", "Packages/Core/Sources/Core/C.swift": "import Rows\n",
      "Packages/Core/Tests/CoreTests/T.swift": "", "Packages/Other/Sources/Other/O.swift": "",
      ".build/checkouts/rows-ios/Sources/Rows/R.swift": "// import Other",
      "Pods/SnapKit/Sources/S.swift": "", "Pods/Bars/B.swift": "",
    ]
    try with(files) { folder in
      let core = "Packages/Core/Sources/Core/C.swift"
      // The workspace's own folder has the package among its files, which is a module all the same.
      for place in ["/App", ""] {
        let app = AppSources(in: folder + place)
        expect(
          names(app.files, in: folder).filter { !$0.contains("Other") },
          equals: ["App/A.swift"]
        )
        expect(app.modules.map(\.name), equals: ["Core", "Rows", "SnapKit"])
        expect(app.modules.map(\.isFetched), equals: [false, true, true])
        expect(
          names(app.modules.flatMap(\.files), in: folder),
          equals: [
            core, ".build/checkouts/rows-ios/Sources/Rows/R.swift",
            "Pods/SnapKit/Sources/S.swift",
          ]
        )
      }
      let file = folder + "/App/A.swift"
      expect(AppSources(around: file).files, equals: [file])
      expect(AppSources(around: file).modules.map(\.name), equals: ["SnapKit"])
      let module = SwiftModule(folder: folder + "/App")
      let order = try #require(module.snapshot(limits: .standard)?.order(1))
      expect(order.paths, equals: [file])
      #expect(order.words.suffix(4).first == "--module-file" && order.words.last == file)
      expect(ModuleFolders(around: folder).files(of: "Bars").count, equals: 1)
    }
  }

  @Test(
    arguments: [
      "", "{", "{a = }", "(a, b", "{a = b}", "\"a", "{a = (b c)}",
      String(repeating: "(", count: 100),
    ]
  )
  func `a malformed property list is no property list`(text: String) {
    expect(PropertyTree(Array(text.utf8)), equals: nil)
  }

  @Test func `a property list has texts, lists and tables`() {
    let text = "/* a */ {a = (b, \"c \\\"d\\\"\",); // e\n f.g/h = {i = <j>; }; }"
    expect(
      PropertyTree(Array(text.utf8)),
      equals: .table([
        "a": .list([.text("b"), .text("c \"d\"")]),
        "f.g/h": .table(["i": .text("<j>")]),
      ])
    )
  }

  @Test func `files beyond the limit are left out by name`() throws {
    let most = Limits.standard.compiledFiles
    let names = (0..<most + 10).map { String(format: "F%05d.swift", $0) }
    try with(Dictionary(names.map { ($0, "") }) { first, _ in first }) { folder in
      let app = AppSources(in: folder)
      expect(app.files.count, equals: most)
      let note = try #require(app.notes.first)
      expect(note.code, equals: "files-left-out")
      let left = names.dropFirst(most).prefix(8).joined(separator: ", ")
      #expect(note.message.hasSuffix("left out: \(left) and 2 more"))
    }
  }

  @Test func `what an app reads while it runs is watched, but no stage's own files`() throws {
    let files = [
      "A.swift": "", "Base.lproj/Main.storyboard": "", "Info.plist": "", "x.json": "1",
      "Assets.xcassets/Tint.colorset/Contents.json": "{}", "notes.txt": "", "b.data.json": "{}",
      "Pods/Other.xib": "", "A.xcodeproj/user.plist": "", ".hidden/c.json": "",
      "tessera.json": "{\"responses\": {\"GET https://a.b/c\": \"x.json\"}}",
    ]
    try with(files) { folder in
      let module = SwiftModule(folder: folder)
      let first = try #require(module.snapshot(limits: .standard))
      let seen = names(
        first.resources.dropLast().map { $0.prefix { $0 != " " }.description },
        in: folder
      )
      expect(
        seen,
        equals: [
          "Assets.xcassets/Tint.colorset/Contents.json", "Base.lproj/Main.storyboard", "Info.plist",
          "x.json",
        ]
      )
      expect(first.resources.last?.contains("https://a.b/c"), equals: true)
      let folders = ["/Base.lproj", "/Assets.xcassets/Tint.colorset"].map { folder + $0 }
      #expect(Set(module.watchedFolders).isSuperset(of: folders))
      for path in ["/Base.lproj/Main.storyboard", "/x.json", "/tessera.json"] {
        #expect(module.holds(folder + path))
      }
      for path in ["/notes.txt", "/b.data.json"] { #expect(!module.holds(folder + path)) }
      try "12".write(toFile: folder + "/x.json", atomically: false, encoding: .utf8)
      let second = try #require(module.snapshot(limits: .standard))
      #expect(second.files == first.files && second.resources != first.resources)
      var source = SourceMachine(name: "A")
      for snapshot in [first, second] {
        guard case .compile = source.saved(snapshot) else {
          Issue.record("the save has no effect")
          return
        }
      }
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing

@testable import SourcePass

struct SlicerTests {
  private static let controller = """
    class C: UIViewController, UITableViewDelegate {
      let columns = 3
      var name = title()
      init(name: String) { self.name = name }
      override func viewDidLoad() { work() }
      func layout() -> UICollectionViewLayout { make(columns) }
    }
    extension C: Loading {
      func load() { fetch() }
      private func make(_ n: Int) -> UICollectionViewLayout { UICollectionViewFlowLayout() }
    }
    func fetch() {}
    layout.reload()
    """

  @Test func `Initialisers in extensions of needed types are kept`() {
    let text = """
      struct Settings { var spacing: Double }
      extension Settings {
        init() { spacing = 8 }
        func unused() {}
      }
      class L: UICollectionViewLayout { var settings = Settings() }
      """
    let lines = Passed(text).lines()
    expect(lines[2].contains("init() { spacing = 8 }"))
    expect(!lines[3].contains("unused"))
  }

  @Test func `Only the members of a controller that layouts need are kept, on their lines`() {
    let lines = Passed(Self.controller).lines()
    let kept = lines.map { line in
      String(line.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    expect(
      kept,
      equals: [
        "class C: UIViewController"
          + String(repeating: " ", count: ", UITableViewDelegate {".count - 1) + "{",
        "let columns = 3", "", "", "",
        "func layout() -> UICollectionViewLayout { make(columns) }", "}",
        "extension C          {",
        "",
        "private func make(_ n: Int) -> UICollectionViewLayout { UICollectionViewFlowLayout() }",
        "}",
        "", "",
      ]
    )
    for (line, original) in zip(
      lines,
      Self.controller.split(separator: "\n", omittingEmptySubsequences: false)
    ) {
      expect(line.utf8.count, equals: original.utf8.count)
    }
  }

  @Test func `Stored properties of a controller get values in place of its initialisers`() {
    let text = """
      class C: UIViewController {
        let columns: Int
        let other: String
        init(columns: Int) { self.columns = columns }
        func layout() -> UICollectionViewLayout { make(columns) }
      }
      """
    let lines = Passed(text).lines()
    expect(lines[1], equals: "  let columns: Int = 3")
    expect(lines[2].allSatisfy { $0 == " " })
    expect(lines[3].allSatisfy { $0 == " " })
  }

  @Test func `Layouts and what they name are kept whole`() {
    let text = """
      class L: UICollectionViewLayout {
        func unused() {}
        let style: Style
      }
      extension L { func more() {} }
      struct Style { var a = 1; func unusedToo() {} }
      struct Unused {}
      extension CGRect { func b() {} }
      """
    let lines = Passed(text).lines()
    let original = text.split(separator: "\n").map(String.init)
    expect(Array(lines[..<6]), equals: Array(original[..<6]))
    expect(lines[6].allSatisfy { $0 == " " })
    #expect(lines[7] == "                               " || !lines[7].contains("func"))
  }

  @Test func `Only the named members of extensions of foreign types are kept`() {
    let text = """
      class L: UICollectionViewLayout { func a() { f.wide() } }
      extension CGRect { func wide() {} }
      extension CGRect { func narrow() {} }
      """
    let lines = Passed(text).lines()
    expect(lines[1], equals: "extension CGRect { func wide() {} }")
    expect(!lines[2].contains("narrow"))
  }

  @Test func `Subscripts in extensions of foreign types are kept`() {
    let text = """
      class L: UICollectionViewLayout { func a() { f[safe: g] } }
      private extension Collection {
        subscript(safe index: Index) -> Element? { nil }
        func other() {}
      }
      """
    let lines = Passed(text).lines()
    expect(lines[2], equals: "  subscript(safe index: Index) -> Element? { nil }")
    expect(!lines[3].contains("other"))
  }

  @Test func `Layouts that were left out stay left out`() {
    let text = "class L: UICollectionViewLayout {}\nclass M: UICollectionViewLayout {}"
    var choices = PassChoices.plain
    choices.leftOut = [0]
    choices.lostEntries = [0: "broken"]
    let passed = Passed(text, choices)
    expect(passed.entryNames, equals: ["M"])
    expect(passed.lines()[0].allSatisfy { $0 == " " })
  }
}

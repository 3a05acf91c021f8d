// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing

@testable import SourcePass

struct RegistrationTests {
  @Test func `A class without initialisers is made without arguments`() {
    let code = Passed("class L: UICollectionViewLayout {}").generated()
    expect(code.contains("let layout = L()\n"))
    expect(code.contains("LayoutRegistry.shared.add(\"L\") { L.tesseraEntry0($0) }"))
    expect(code.contains("@_cdecl(\"tessera_register_layouts\")"))
  }

  @Test func `Parameters without defaults get stand-ins by type and name, with a note`() {
    let text = """
      class L: UICollectionViewLayout {
        enum Mode { case plain(CGFloat), other }
        struct Style { let mode: Mode; var inset = a; let flag: Bool }
        init(columns: Int, style: Style, _ title: String?, gap: CGFloat = 3, done: @escaping () -> Void) {}
        init(columns: Int, unknown: Unknown) {}
      }
      """
    let made =
      "L(columns: 3, style: L.Style(mode: L.Mode.plain(10), flag: false), nil, done: { })"
    let passed = Passed(text)
    expect(passed.generated().contains("let layout = \(made)\n"))
    expect(passed.result.entries.first?.notes, equals: ["Made as `\(made)`."])
  }

  @Test func `An initialiser that asks for an object of a protocol gets a stand-in that is kept`() {
    let text = """
      protocol D: AnyObject { func height(at path: IndexPath) -> CGFloat }
      class L: UICollectionViewLayout { init(heights: D) {} }
      """
    let passed = Passed(text)
    let code = passed.generated()
    expect(
      code.contains(
        "L(heights: LayoutLibrary.StandIn.keep(TesseraNeed0_0(LayoutLibrary.StandIn.data)))"
      )
    )
    expect(code.contains("final class TesseraNeed0_0: LayoutLibrary.StandInDelegate, D {"))
    expect(passed.result.entries.first?.notes, equals: ["Made as `L(heights: standIn)`."])
  }

  @Test
  func `Streams tell nothing, and what holds a value gets one, where their module is imported`() {
    let text = """
      class L: UICollectionViewLayout {
        init(a: AnyPublisher<[Int], Never>, b: CurrentValueSubject<[Int], Never>, c: BehaviorRelay<Int>) {}
      }
      """
    let passed = Passed("import Combine\nimport RxCocoa\n" + text)
    expect(
      passed.result.entries.first?.notes,
      equals: [
        "Made as `L(a: AnyPublisher<[Int], Never>(Empty(completeImmediately: false)), "
          + "b: CurrentValueSubject<[Int], Never>([]), c: BehaviorRelay<Int>(value: 1))`."
      ]
    )
    expectEmpty(Passed(text).entryNames)
  }

  @Test func `A protocol that requires an object of itself has no stand-in`() {
    let text = """
      protocol D: AnyObject { func next() -> D }
      class L: UICollectionViewLayout { init(heights: D) {} }
      """
    expectEmpty(Passed(text).entryNames)
  }

  @Test func `A class that nothing can make is reported`() throws {
    let text = "class L: UICollectionViewLayout {\n  init(model: Unknown) {}\n}"
    let passed = Passed(text)
    expectEmpty(passed.entryNames)
    let note = try #require(passed.result.notes.first)
    expect(note.code, equals: "no-preview")
    expect(note.severity, equals: .warning)
  }

  @Test func `Stored properties that are not hidden are exposed with their line`() {
    let text = """
      class A: UICollectionViewFlowLayout { var inherited = 1 }
      class L: A {
        var a: CGFloat = 1
        @IBInspectable public var b = true { didSet { invalidateLayout() } }
        private var c = 1
        private(set) var d = 1
        let e = 1
        var f: Int { 1 }
        static var g = 1
        lazy var h = 1
        weak var i: UIView?
        var j = 1, k = 2
      }
      """
    let code = Passed(text).generated()
    let own = code.components(after: "tesseraSetUp0_1(")
    let exposed = own.split(separator: "\n").filter { $0.contains("instance.expose(") }.map(
      String.init
    )
    expect(
      exposed,
      equals: [
        "instance.expose(\"a\", line: 3, of: layout, \\.a)",
        "instance.expose(\"b\", line: 4, of: layout, \\.b)",
        "instance.expose(\"j\", line: 12, of: layout, \\.j)",
        "instance.expose(\"k\", line: 12, of: layout, \\.k)",
        "instance.expose(\"inherited\", line: 1, of: layout, \\.inherited)",
      ]
    )
  }

  @Test func `Sections stand in a layout of their own and are given its surroundings`() {
    let text = """
      enum Kind { case a, b
        func section(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection { c }
      }
      struct F {
        func make(for index: Int, kind: Kind, width: CGFloat) -> NSCollectionLayoutSection? { nil }
      }
      """
    let code = Passed(text).generated()
    expect(code.contains("let owners = [Kind.a, Kind.b]\n"))
    expect(
      code.contains(
        "UICollectionViewCompositionalLayout { index, environment in "
          + "owners[index % owners.count].section(environment) }"
      )
    )
    expect(
      code.contains(
        "owner.make(for: index, kind: LayoutLibrary.StandIn.choice([Kind.a, Kind.b], "
          + "at: IndexPath(index: index)), width: 160)"
      )
    )
  }

  @Test func `A delegate of the source's own protocol answers from the data`() {
    let text = """
      protocol D: AnyObject {
        func layout(_ l: L, heightAt path: IndexPath, width: CGFloat) -> CGFloat
        func layout(_ l: L, sizeOf path: IndexPath) -> CGSize
        func columns(in l: L, section: Int) -> Int
        func layout(_ l: L, titleAt path: IndexPath) -> String
        func spacing() -> CGFloat
        func done()
      }
      class L: UICollectionViewLayout { weak var delegate: D? }
      """
    let passed = Passed(text)
    let code = passed.generated()
    for answer in [
      "CGFloat(LayoutLibrary.StandIn.height(data, at: path, width: CGFloat(width)))",
      "LayoutLibrary.StandIn.size(data, at: path)", "-> Int { 2 }", "data.title(at: path)",
      "CGFloat(LayoutLibrary.StandIn.spacing)", "func done() {}",
      "if layout.delegate == nil { layout.delegate = standIn }",
    ] {
      #expect(code.contains(answer), "\(answer)")
    }
    expect(
      passed.result.entries.first?.notes,
      equals: [
        "A stand-in with sizes and texts from the data is its D."
      ]
    )
  }

  @Test func `A type of the source is the delegate when it needs nothing of an app`() {
    let text = """
      protocol D: AnyObject { func height() -> CGFloat }
      class L: UICollectionViewLayout { weak var delegate: D? }
      class Busy: UIViewController, D {
        var heights: [CGFloat] = []
        func height() -> CGFloat { heights[0] }
      }
      class Calm: UIViewController { }
      extension Calm: D { func height() -> CGFloat { 3 } }
      """
    let passed = Passed(text)
    expect(passed.generated().contains("let standIn = Calm()\n"))
    expect(passed.result.entries.first?.notes, equals: ["Calm of the source is its delegate."])
    expect(passed.lines()[7].hasPrefix("extension Calm: D { func height()"))
  }

  @Test func `A protocol that a layout casts the view's delegate to is answered there`() {
    let text = """
      protocol D: UICollectionViewDelegate { func height() -> CGFloat }
      class L: UICollectionViewLayout { var d: D? { collectionView?.delegate as? D } }
      """
    let code = Passed(text).generated()
    expect(code.contains("as? any UICollectionViewDelegate { instance.delegate = found }"))
  }

  @Test func `Each line of generated code is traced to its entry or property`() {
    var code = GeneratedCode()
    code.add("a\nb\n", for: .entry(3))
    code.add("c\n", for: .property(1, "x"))
    expect(code.piece(atLine: 1), equals: .entry(3))
    expect(code.piece(atLine: 2), equals: .entry(3))
    expect(code.piece(atLine: 3), equals: .property(1, "x"))
    expect(code.piece(atLine: 4), equals: nil)
  }
}

extension String {
  fileprivate func components(after word: String) -> String {
    firstRange(of: word).map { String(self[$0.upperBound...]) } ?? ""
  }
}

// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing

@testable import SourcePass

struct EntryFinderTests {
  private func names(_ text: String) -> [String] { Passed(text).entryNames }

  @Test(arguments: [
    "UICollectionViewLayout", "UICollectionViewFlowLayout", "UICollectionViewCompositionalLayout",
    "UICollectionViewTransitionLayout", "UIKit.UICollectionViewLayout",
  ])
  func `Subclasses of layouts are entries, also over other classes`(base: String) {
    expect(
      names("class A: \(base), P {}\nclass B: A {}\nclass C: NSObject {}"),
      equals: ["B", "A"]
    )
  }

  @Test func `Layouts from which others inherit come last, and so are not shown first`() {
    let text = """
      class RowBase: UICollectionViewFlowLayout {}
      final class WideRows: RowBase {}
      func make() -> UICollectionViewLayout { WideRows() }
      class Middle: RowBase {}
      class Inner: Middle {}
      class Alone: UICollectionViewLayout {}
      """
    expect(names(text), equals: ["WideRows", "make()", "Inner", "Alone", "RowBase", "Middle"])
  }

  @Test func `Attributes, contexts and generic layouts are no entries`() {
    let text = """
      class A: UICollectionViewLayoutAttributes {}
      class B: UICollectionViewFlowLayoutInvalidationContext {}
      class C<T>: UICollectionViewLayout {}
      """
    expectEmpty(names(text))
  }

  @Test func `Functions that give layouts, sections or providers are entries wherever they are`() {
    let text = """
      func a() -> UICollectionViewLayout { b }
      struct S {
        static func b(_ n: Int, of: Int) -> NSCollectionLayoutSection? { nil }
        func c() -> UICollectionViewCompositionalLayoutSectionProvider { d }
        func d() -> (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? { e }
        func e() -> Int { 1 }
        func f<T>(_ t: T) -> UICollectionViewLayout { g }
      }
      extension UIViewController { func h() -> UICollectionLayoutListConfiguration { i } }
      protocol P { func j() -> UICollectionViewLayout }
      """
    expect(names(text), equals: ["a()", "S.b(_:of:)", "S.c()", "S.d()", "UIViewController.h()"])
  }

  @Test func `Properties with a value are entries, plain ones of a class are not`() {
    let text = """
      class Own: UICollectionViewFlowLayout { var next: UICollectionViewLayout { self } }
      enum E {
        static let a: UICollectionViewLayout = make()
        static let b = UICollectionViewFlowLayout()
        static let c = UICollectionViewCompositionalLayout(section: s)
        static var d: UICollectionViewLayout?
        static var e: Own { Own() }
        static let f = Own()
      }
      """
    expect(names(text), equals: ["Own", "E.a", "E.c", "E.e"])
  }

  @Test func `Entries have the places of their names, and repeated names include the line`() throws
  {
    let text = """
      enum E {
        static func ü() -> UICollectionViewLayout { a }
        static func b(_ n: Int) -> UICollectionViewLayout { a }
        static func b(_ n: Bool) -> UICollectionViewLayout { a }
      }
      """
    let entries = Passed(text).result.entries
    expect(entries.map(\.id), equals: ["E.ü()", "E.b(_:) (line 3)", "E.b(_:) (line 4)"])
    let first = try #require(entries.first)
    expect(first.kind, equals: .function)
    expect(first.file, equals: "A.swift")
    expect(first.line, equals: 2)
    expect(first.column, equals: 15)
  }

  @Test func `A cycle of superclasses does not hang the search for entries`() {
    expect(
      names("class A: B {}\nclass B: A {}\nclass C: UICollectionViewLayout { var a: A? }"),
      equals: ["C"]
    )
  }

  @Test func `A layout may name its superclass by an alias of the file`() {
    let text = """
      #if canImport(UIKit)
      typealias Base = UICollectionViewLayout
      typealias Flow = UIKit.UICollectionViewFlowLayout
      #endif
      class L: Base {}
      class M: Flow {}
      func make() -> Base { M() }
      """
    expect(Passed(text).entryNames, equals: ["L", "M", "make()"])
  }

  @Test
  func `A class that binds the types of a generic layout is an entry`() {
    let text = """
      class Caching<Key: Hashable>: UICollectionViewLayout {}
      class Notes: Caching<Int> {}
      """
    expect(Passed(text).entryNames, equals: ["Notes"])
    expect(Passed(text).generated().contains("let layout = Notes()"))
  }
}

// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing

@testable import SourcePass

/// What a save lets the compiler do again.
struct SavesTests {
  /// The declarations that all texts of the first test begin with and end with.
  private func module(_ member: String) -> String {
    "import UIKit\nclass A: UIView {\n  var title = 1\n\(member)\n}\nfunc g() {}\n"
  }

  @Test func `Lines below a body that grew are told by their present numbers`() throws {
    // The first line is not the user's: A begins in line 1, f ends in line 4, g and h are 5 and 6.
    let text = { (f: String, g: String) in
      "#h\nclass A {\n  func f() {\n\(f)  }\n  func g() { \(g) }\n  func h() { c() }\n}\n"
    }
    let (old, new) = (text("    a()\n", "b()"), text("    a()\n    a()\n    a()\n", "b()\n    b()"))
    let module = SourceModule([("A.swift", new)])
    let file = ChangedFile(index: 0, old: { ParsedText(old) }, new: new)
    let replacement = try #require(BodyReplacement(of: module, named: "M", [file]))
    var report = CompileReport(fingerprint: "")
    report.movedLines = replacement.movedLines
    let lines = [1: 1, 2: 2, 4: 4, 5: 7, 6: 9]
    for (old, new) in lines { expect(report.presentLine(old, of: "A.swift"), equals: new) }
    expect(report.presentLine(6, of: "B.swift"), equals: 6)
  }

  @Test(arguments: [
    // The member before and after the save, and whether its body is replaced.
    ("func f() { a() }", "func f() { b() }", true),
    (
      "private func f(_ x: Int, by y: Int) -> Int { x }",
      "private func f(_ x: Int, by y: Int) -> Int { y }", true
    ),
    ("override func f() { super.f() }", "override func f() {\n super.f()\n g() }", true),
    ("static func f() async throws { a() }", "static func f() async throws { b() }", true),
    ("var v: Int { 1 }", "var v: Int { 2 }", true),
    ("var v: Int { get { 1 } set { a() } }", "var v: Int { get { 1 } set { b() } }", true),
    (
      "func collectionView(_ v: V, at p: P) { v.a() }",
      "func collectionView(_ v: V, at p: P) { collectionView.a() }", true
    ),
    ("func title(at p: P) -> Int { 1 }", "func title(at p: P) -> Int { title }", true),
    // A body that calls itself would call the one before.
    ("func f(_ x: Int) { }", "func f(_ x: Int) { f(x - 1) }", false),
    ("func f(_ x: Int = 0) { }", "func f(_ x: Int = 0) { other.f() }", false),
    ("func f() { }", "func f() { run(f) }", false),
    ("var v: Int { 1 }", "var v: Int { other.v }", false),
    // Nothing replaces these, or not for sure.
    ("func f<T>(_ x: T) { a() }", "func f<T>(_ x: T) { b() }", false),
    ("func f() -> some P { a() }", "func f() -> some P { b() }", false),
    ("@inline(__always) func f() { a() }", "@inline(__always) func f() { b() }", false),
    ("init() { a() }", "init() { b() }", false),
    ("deinit { a() }", "deinit { b() }", false),
    ("subscript(i: Int) -> Int { 1 }", "subscript(i: Int) -> Int { 2 }", false),
    ("var v: Int = 1 { didSet { a() } }", "var v: Int = 1 { didSet { b() } }", false),
    ("lazy var v: V = { V() }()", "lazy var v: V = { W() }()", false),
    ("func f() { }", "func f() { struct S {} }", false),
    ("func f() { }", "func f() { print(#function) }", false),
    ("func f() { }", "func f() { use(UINib(nibName: n, bundle: nil)) }", false),
    (
      "static func == (a: A, b: A) -> Bool { true }",
      "static func == (a: A, b: A) -> Bool { false }", false
    ),
  ])
  func `A body is replaced where every call finds the new one`(
    before: String,
    after: String,
    isReplaced: Bool
  ) throws {
    let (old, new) = (module(before), module(after))
    let source = SourceModule([("A.swift", new)])
    expect(
      BodyChanges(from: ParsedText(old), to: ParsedText(new))?.changes.count,
      equals: (before.hasPrefix("subscript") ? nil : 1)
    )
    let replacement = BodyReplacement(
      of: source,
      named: "M",
      [ChangedFile(index: 7, old: { ParsedText(old) }, new: new)]
    )
    expect((replacement != nil), equals: isReplaced, "\(after)")
    guard let text = replacement?.texts.first else { return }
    expect(text.contains("@_private(sourceFile: \"7.swift\") import M\nextension A {\n"))
    expect(text.contains("@_dynamicReplacement(for: "))
    for word in ["private func f", "override"] { expect(!text.contains(word)) }
  }

  @Test(arguments: [
    ("var v: Int { 1 }", "var v: Int { get { 1 } set {} }"), ("func f() {}", "func f() throws {}"),
    ("func f() {}", "func f() {}\n var n = 1"), ("var v = 1", "var v = 2"),
    ("func f() {}", "func h() {}"), ("func f(a: Int = 1) {}", "func f(a: Int = 2) {}"),
  ])
  func `What other files see is more than a body`(before: String, after: String) {
    #expect(BodyChanges(from: ParsedText(module(before)), to: ParsedText(module(after))) == nil)
    let declarations = [before, after].map {
      Declaration.all(in: SourceModule([("A.swift", module($0))]))
    }
    #expect(declarations[0] != declarations[1])
  }

  private static let files = [
    "Model.swift": "struct Model { var name: String }\nstruct Box { var model: Model }",
    "Maker.swift": "class Maker { func make() -> Box { Box() } }",
    "User.swift": "class User { let maker = Maker()\n func use() { print(maker.make()) } }",
    "Idle.swift": "class Idle { let maker = Maker()\n func rest() { print(maker) } }",
    "Other.swift": "class Other { func lone() { spread(2) } }",
    "Free.swift":
      "func spread(_ x: Int) -> Int { x }\nextension Int { var half: Int { self / 2 } }",
    "Base.swift": "class Base { func hold() {} }\nprotocol P { func p() }",
    "Derived.swift": "class Derived: Base {}\nclass Q: P { func p() {} }",
    "Shut.swift": "final class Shut { private var a = 1; private func f() {}; func g() {} }",
    "Open.swift": "final class Ajar { private var a = 1; let b = 2; private func f() {} }",
    "Halves.swift": "class Half { private var a = 1; private func f() {} }",
    "Uses.swift": "func uses() { print(Shut(), Ajar(), Half()) }",
  ]

  @Test(
    arguments: [
      // A file, a text in it, what replaces it, and the files that see that.
      ("Model.swift", "var name: String", "var name: Int", ["Model", "Maker", "User"]),
      ("Maker.swift", "Box { Box() }", "Model { Model() }", ["Maker", "User", "Idle"]),
      ("User.swift", "func use() {", "func use() { use();", []),
      ("Free.swift", "_ x: Int) ->", "_ x: Double) ->", ["Free", "Other"]),
      ("Free.swift", "var half: Int", "var half: Double", ["Free"]),
      ("Base.swift", "func hold() {}", "func held() {}", ["Base", "Derived"]),
      ("Base.swift", "func p()", "func p(); func q()", ["Base", "Derived"]),
      // Members of final classes that only their file sees.
      ("Shut.swift", "var a = 1", "var a = 1; private var c = 2", []),
      ("Shut.swift", "private var a", "var a", ["Shut", "Uses"]),
      ("Shut.swift", "private func f()", "private func f(_ x: Int)", []),
      ("Shut.swift", "func g()", "func g(_ x: Int)", ["Shut", "Uses"]),
      ("Open.swift", "var a = 1", "var a = 1; private var c = 2", ["Open", "Uses"]),
      ("Open.swift", "private func f()", "private func f(_ x: Int)", []),
      ("Halves.swift", "var a = 1", "var a = 1; private var c = 2", ["Halves", "Uses"]),
      ("Halves.swift", "private func f()", "private func f(_ x: Int)", ["Halves", "Uses"]),
      ("Idle.swift", "class Idle {", "import Foundation\nclass Idle {", nil),
    ] as [(String, String, String, [String]?)]
  )
  func `A changed declaration is seen by the files that can come to it`(
    file: String,
    old: String,
    new: String,
    seeing: [String]?
  ) {
    let names = Self.files.keys.sorted()
    let before = names.map { ($0, Self.files[$0] ?? "") }
    let after = before.map { name, text in
      (name, name == file ? text.replacing(old, with: new) : text)
    }
    let known = SourcePass(SourceModule(before)).declarations
    let pass = SourcePass(SourceModule(after))
    let index = names.firstIndex(of: file) ?? 0
    let found = pass.filesSeeing(
      changesFrom: known,
      after.map(\.1),
      [ChangedFile(index: index, old: { ParsedText(before[index].1) }, new: after[index].1)]
    )
    let all = names.map { $0.replacing(".swift", with: "") }
    expect(Set(found.map { all[$0] }), equals: Set(seeing ?? all), "\(new)")
  }

  @Test func `Numbers keep their indices while others come and go`() {
    let (first, start) = Numbering.numbering(["a", "a", "b", "c"], after: nil)
    expect(first, equals: [0, 1, 2, 3])
    let (second, next) = Numbering.numbering(["a", "a", "a", "b", "c"], after: start)
    expect(second, equals: [0, 1, 4, 2, 3])
    expect(Numbering.numbering(["b", "d", "d"], after: next).indices, equals: [2, 0, 1])
  }

  /// What was found out about files that stayed the same is used again, also where other files add
  /// declarations and numbers before theirs.
  @Test(
    arguments: [
      "class A { func a() { let x = 7 } }", "struct N { var n = 3 }\nclass A { func a() {} }",
      "extension B { func more() { let y = 9 } }", "",
    ]
  )
  func `A module that reuses files says the same as a fresh one`(saved: String) {
    let texts = [
      "class A { func a() { let x = 5 } }", "class B { var b = 1; func c() { let z = 2 + 3 } }",
      "let outside = 4\nclass C { class D { var d = 6 } }",
    ]
    let module = SourceModule(texts.enumerated().map { ("\($0).swift", $1) })
    let known = SourcePass(module)
    let files = ([saved] + texts[1...]).enumerated().map { ("\($0).swift", $1) }
    let fresh = SourcePass(SourceModule(files), after: known.numbering)
    let reusing = SourcePass(SourceModule(files, reusing: module), after: known.numbering)
    expect(reusing.declarations, equals: fresh.declarations)
    expect(reusing.numberIndices, equals: fresh.numberIndices)
    let (one, other) = (reusing.result(.init()), fresh.result(.init()))
    expect(one.files, equals: other.files)
    expect(one.fingerprint, equals: other.fingerprint)
    expect(reusing.numbers.joined().map(\.value), equals: fresh.numbers.joined().map(\.value))
  }

  @Test func `Files that are the same are not read again`() {
    let texts = ["class A { func a() {} }", "class B { var b = 1 }", "class C { class D { } }"]
    let known = SourceModule(texts.enumerated().map { ("\($0).swift", $1) })
    let saved = ["class A { func a() {}\n func e() {} }"] + texts[1...]
    let files = saved.enumerated().map { ("\($0).swift", $1) }
    let (fresh, reusing) = (SourceModule(files), SourceModule(files, reusing: known))
    expect(fresh.units.map(\.id), equals: reusing.units.map(\.id))
    expect(fresh.units.map(\.parent), equals: reusing.units.map(\.parent))
    expect(fresh.units.map(\.members), equals: reusing.units.map(\.members))
    expect(fresh.units.map(\.path), equals: reusing.units.map(\.path))
    expect(fresh.units.map(\.tag), equals: reusing.units.map(\.tag))
    for (file, source) in fresh.sources.enumerated() {
      for offset in source.bytes.indices {
        let slow = fresh.units.last { $0.file == file && $0.range.contains(offset) }
        expect(reusing.unit(at: offset, in: file)?.id, equals: slow?.id)
      }
    }
  }
}

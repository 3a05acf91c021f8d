// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing

@testable import SourcePass

/// What is left of modules that are run as they are written.
struct WholeRepairTests {
  private static let root = "class App: NSObject, UIApplicationDelegate {}\n"

  /// The first choices, without numbers that may change.
  private func start(_ pass: SourcePass) -> PassChoices {
    var choices = pass.firstChoices
    choices.allNumbersFixed = true
    return choices
  }

  /// The messages of a compiler that finds each occurrence of a word wrong.
  private func errors(
    at word: String,
    in text: String,
    _ message: String = "cannot find 'oops' in scope"
  ) -> [CompilerMessage] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { line in
      line.element.ranges(of: word).map { range in
        CompilerMessage(
          file: "A.swift",
          line: line.offset + 1,
          column: line.element[..<range.lowerBound].utf8.count + 1,
          severity: .error,
          text: message
        )
      }
    }
  }

  /// The user's text after one repair of the errors at `oops`, with holes as `_`.
  private func repaired(_ text: String) throws -> String {
    let all = Self.root + text
    let passed = Passed([("A.swift", all)], start(SourcePass(SourceModule([("A.swift", all)]))))
    let messages = errors(at: "oops", in: all)
    let next = try #require(
      passed.pass.repaired(start(passed.pass), after: passed.result, messages)
    )
    return shown(passed.pass.result(next))
  }

  @Test func `numbers become literals before anything of their unit is cut`() throws {
    let all = Self.root + "func a() { b(-12, oops); b(-4, oops) }"
    let pass = SourcePass(SourceModule([("A.swift", all)]))
    let passed = Passed([("A.swift", all)], pass.firstChoices)
    // Two errors of one unit in one round: both may come of its numbers.
    let messages = errors(at: "oops", in: all, "no exact matches in call to global function 'b'")
    let next = try #require(
      passed.pass.repaired(pass.firstChoices, after: passed.result, messages)
    )
    expect(shown(passed.pass.result(next)), equals: "func a() { b(-12, oops); b(-4, oops) }")
  }

  @Test func `what is left out of a unit with numbers is told like everything else`() throws {
    let all = Self.root + "func a() { b(12); c.oops() }"
    let pass = SourcePass(SourceModule([("A.swift", all)]))
    let passed = Passed([("A.swift", all)], pass.firstChoices)
    let messages = errors(at: "oops", in: all, "value of type 'C' has no member 'oops'")
    var log = CompileLog(passed.pass)
    log.add(messages, of: passed.result, pass.firstChoices)
    let next = try #require(
      passed.pass.repaired(pass.firstChoices, after: passed.result, messages)
    )
    expect(log.diagnostics(next, succeeded: true).map(\.code), equals: ["left-out"])
  }

  private func shown(_ result: PassResult) -> String {
    result.files[0].split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
      .prefix { !$0.hasPrefix("#sourceLocation") }.joined(separator: "\n")
      .replacing(/LayoutLibrary\.Missing\.value\("[^"]*"\)/, with: "_")
      .split(separator: /\s+/).joined(separator: " ")
  }

  @Test(
    arguments: [
      ("a statement", "func a() { b(); oops(); c() }", "func a() { b(); c() }"),
      ("what is assigned", "func a() { b.c = oops; d() }", "func a() { d() }"),
      ("a result", "func a() -> Int { b(); return oops }", "func a() -> Int { b(); return _ }"),
      ("an only expression", "func a() -> Int { oops }", "func a() -> Int { _ }"),
      ("a computed value", "var a: Int { oops }", "var a: Int { _ }"),
      (
        "a value of a known type", "func a() { let b: Int = oops; c(b) }",
        "func a() { let b: Int = _; c(b) }"
      ),
      (
        "what uses a lost value", "func a() -> Int { let b = oops; c(b.d); e(); return b.f }",
        "func a() -> Int { e(); return _ }"
      ),
      (
        "what uses it in turn", "func a() { let b = oops; let c = b; d(c); e() }",
        "func a() { e() }"
      ),
      (
        "a guard and its names", "func a() { guard let b = oops else { return }; c(b); d() }",
        "func a() { d() }"
      ),
      (
        "the inside of a closure", "func a() { b { c in oops(); d() }; e() }",
        "func a() { b { c in d() }; e() }"
      ),
      (
        "one of several variables, and what uses it",
        "func a() { let b = 1, c = oops; e(c); d(b) }",
        "func a() { let b = 1, _ = (); d(b) }"
      ),
      (
        "the first of several variables", "func a() { var b = oops, c = 2; d(c) }",
        "func a() { var _ = (), c = 2; d(c) }"
      ),
      (
        "the value of one of several variables with types",
        "func a() { let b = 1, c: Int = oops; e(b, c) }",
        "func a() { let b = 1, c: Int = _; e(b, c) }"
      ),
      (
        "one of several properties", "let a = V(), b = oops(), c = 2",
        "let a = V(), tesseraGap77: Void = (), c = 2"
      ),
      ("an element of a list", "func a() { b([c, oops, d]) }", "func a() { b([c, d]) }"),
      ("a whole condition", "func a() { if oops { b() } else { c() }; d() }", "func a() { d() }"),
      ("an initial value", "var a: Int = oops", "var a: Int = _"),
      (
        "a statement in an initial value",
        "lazy var a: V = { let b = V(); b.c = oops; return b }()",
        "lazy var a: V = { let b = V(); return b }()"
      ),
      ("a default value", "func a(b: Int = oops) {}", "func a(b: Int = _) {}"),
      (
        "a property in an initialiser", "let a: Int; init(b: B) { self.a = oops; c() }",
        "let a: Int; init(b: B) { self.a = _; c() }"
      ),
      (
        "what an object of an own type is made with",
        "struct O { let x: Int }; func a() -> O { return O(x: b.oops()) }",
        "struct O { let x: Int }; func a() -> O { return O(x: _) }"
      ),
    ]
  )
  func `the smallest place is left out`(example: (name: String, text: String, left: String)) throws
  {
    expect(
      try repaired("class C: UIView { \(example.text) }"),
      equals: "class C: UIView { \(example.left) }"
    )
  }

  @Test
  func `the name of a module that is compiled with the app is dropped, that of another is not`()
    throws
  {
    let text = Self.root + "struct A { let b = Core.B(); let c = Else.B() }"
    let files = [("App/A.swift", text), ("Packages/Core/B.swift", "struct B {}")]
    let pass = SourcePass(SourceModule(files))
    let choices = start(pass)
    let messages = ["Core", "Else"].flatMap { name in
      errors(at: name, in: text, "cannot find '\(name)' in scope").map { message in
        var message = message
        message.file = "App/A.swift"
        return message
      }
    }
    let next = try #require(pass.repaired(choices, after: pass.result(choices), messages))
    expect(pass.result(next).files[0].contains("let b =      B();"))
    expect(!pass.result(next).files[0].contains("let c"))
  }

  @Test func `what still fails grows, from the expression to the body and the member`() throws {
    let text = Self.root + "class C: UIView { func a() -> Int { if b { return oops }; return 1 } }"
    let pass = SourcePass(SourceModule([("A.swift", text)]))
    var choices = start(pass)
    var steps: [String] = []
    let messages = errors(at: "oops", in: text, "odd")
    for _ in 0..<4 {
      guard let next = pass.repaired(choices, after: pass.result(choices), messages) else { break }
      choices = next
      steps.append(shown(pass.result(choices)))
    }
    expect(
      steps,
      equals: [
        "class C: UIView { func a() -> Int { if b { return _ }; return 1 } }",
        "class C: UIView { func a() -> Int { return 1 } }",
        "class C: UIView { func a() -> Int {return _} }",
        "class C: UIView { }",
      ]
    )
  }

  @Test(
    arguments: [
      (
        "var a: Foo",
        "open class Foo: NSObject, LayoutLibrary.PlainlyMade {\npublic static var plain: Any { Foo() }\n}\n"
      ),
      ("var a: FooView", "open class FooView: UIView {\n}\n"),
      ("var a: FooTableViewCell", "open class FooTableViewCell: UITableViewCell {\n}\n"),
      (
        "var a: Foo<Int, B>",
        "open class Foo<T0, T1>: NSObject, LayoutLibrary.PlainlyMade {\npublic static var plain: Any { Foo<T0, T1>() }\n}\n"
      ),
      (
        "var a: Foo.Bar",
        "open class Foo: NSObject, LayoutLibrary.PlainlyMade {\npublic static var plain: Any { Foo() }\npublic final class Bar: NSObject {}\n}\n"
      ),
      ("weak var a: FooDelegate?", "public protocol FooDelegate {}\n"),
      ("func a<T: Foo>(_ b: T) {}", "public protocol Foo {}\n"),
      ("func a(b: any Foo) {}", "public protocol Foo {}\n"),
      (
        "class D: Foo { override func b() {} }",
        "open class Foo: NSObject, LayoutLibrary.PlainlyMade {\npublic static var plain: Any { Foo() }\n}\n"
      ),
      ("class D: Foo {}", "public protocol Foo {}\n"),
      (
        "class D: Foo {}; let e = Foo()",
        "open class Foo: NSObject, LayoutLibrary.PlainlyMade {\npublic static var plain: Any { Foo() }\n}\n"
      ),
    ]
  )
  func `a type that is not here gets an empty one that its uses allow`(
    example: (text: String, code: String)
  ) throws {
    let word = try #require(example.code.firstMatch(of: /(?:class|protocol) (Foo\w*)/)?.1)
    let text = Self.root + "class C: UIView { \(example.text) }"
    let pass = SourcePass(SourceModule([("A.swift", text)]))
    let message = errors(at: String(word), in: text, "cannot find type '\(word)' in scope")
    let choices = start(pass)
    let next = try #require(pass.repaired(choices, after: pass.result(choices), message))
    expect(pass.result(next).files[0].contains(example.code))
    expectEmpty(next.leftOut)
    expect(next.cuts, equals: Cuts())
  }

  @Test func `a view of a module that is not here keeps its place and its frame`() throws {
    let text =
      Self.root + "class C: UIView { func a() { let b = FooView(frame: c, kind: .d); e(b) } }"
    let pass = SourcePass(SourceModule([("A.swift", text)]))
    var choices = start(pass)
    let first = errors(at: "FooView", in: text, "cannot find 'FooView' in scope")
    choices = try #require(pass.repaired(choices, after: pass.result(choices), first))
    expect(pass.result(choices).files[0].contains("open class FooView: UIView {\n}\n"))
    let second = errors(at: "(frame", in: text, "extra argument 'kind' in call")
    choices = try #require(pass.repaired(choices, after: pass.result(choices), second))
    expect(
      shown(pass.result(choices)),
      equals: "class C: UIView { func a() { let b = FooView(frame: c ); e(b) } }"
    )
  }

  @Test func `a closure of which all is left out ignores its arguments`() throws {
    let text = Self.root + "class C: UIView { func a() { b { $0.oops = 1; $0.oops = 2 }; c() } }"
    let pass = SourcePass(SourceModule([("A.swift", text)]))
    var choices = start(pass)
    let first = errors(at: "oops", in: text)
    choices = try #require(pass.repaired(choices, after: pass.result(choices), first))
    let told = "contextual type for closure argument list expects 1 argument, which cannot be"
    let second = errors(at: "{ $0", in: text, told + " implicitly ignored")
    choices = try #require(pass.repaired(choices, after: pass.result(choices), second))
    expect(shown(pass.result(choices)), equals: "class C: UIView { func a() { b { _ in }; c() } }")
  }

  @Test func `what follows an object made at run time waits until the object has a type`() throws {
    let text = Self.root + "class C: UIView { func a() { let b = kind.init(); b.mode = .never } }"
    let pass = SourcePass(SourceModule([("A.swift", text)]))
    let choices = start(pass)
    let told =
      errors(
        at: "init()",
        in: text,
        "constructing an object of class type 'B' with a metatype value must use a 'required' initializer"
      )
      + errors(
        at: "never",
        in: text,
        "cannot infer contextual base in reference to member 'never'"
      )
    let next = try #require(pass.repaired(choices, after: pass.result(choices), told))
    expect(
      shown(pass.result(next)),
      equals: "class C: UIView { func a() { let b = LayoutLibrary.OlderNames.object(kind); "
        + "b.mode = .never } }"
    )
    var log = CompileLog(pass)
    log.add(told, of: pass.result(choices), choices)
    expect(log.diagnostics(next, succeeded: true).map(\.message), equals: [])
    // Where the statement is left out after all, people hear of it.
    var lost = next
    let start = try #require(text.firstRange(of: "b.mode")).lowerBound.utf16Offset(in: text)
    lost.cuts.add(Cut(range: start..<start + "b.mode = .never".count, text: nil), in: 0)
    expect(log.diagnostics(lost, succeeded: true).count, equals: 1)
  }

  @Test func `a module that apps import names the library where something is cut out`() throws {
    let text = "import UIKit\npublic func a() -> Int { b(); return oops }"
    let pass = SourcePass(SourceModule([("A.swift", text)]))
    let choices = pass.libraryChoices
    expect(!pass.result(choices).files[0].contains("import LayoutLibrary"))
    let told = errors(at: "oops", in: text)
    let next = try #require(pass.repaired(choices, after: pass.result(choices), told))
    let file = pass.result(next).files[0]
    expect(file.contains("return LayoutLibrary.Missing.value("))
    expect(file.contains("\nimport LayoutLibrary\n"))
  }

  @Test func `an object of a class that is known at run time is made there`() throws {
    let text = Self.root + "class C: UIView { func a() { let b = kind.init(); c(b) } }"
    let pass = SourcePass(SourceModule([("A.swift", text)]))
    let choices = start(pass)
    let told = errors(
      at: "init()",
      in: text,
      "constructing an object of class type 'B' with a metatype value must use a 'required' initializer"
    )
    let next = try #require(pass.repaired(choices, after: pass.result(choices), told))
    expect(
      shown(pass.result(next)),
      equals: "class C: UIView { func a() { let b = LayoutLibrary.OlderNames.object(kind); c(b) } }"
    )
  }

  @Test(
    arguments: [
      (
        "class C: NSObject { let a: Int; var b: B }", "class 'C' has no initializers",
        "class C: NSObject { var a: Int = 1; var b: B = _ }"
      ),
      (
        "class C: B { override func a() {} }",
        "method does not override any method from its superclass", "class C: B { func a() {} }"
      ),
      (
        "class C: NSObject { @Inject var a: Int = 1 }", "unknown attribute 'Inject'",
        "class C: NSObject { var a: Int = 1 }"
      ),
      (
        "class C: NSObject { func a() {} }", "invalid redeclaration of 'a()'",
        "class C: NSObject { }"
      ),
      ("class C: B, D {}", "type 'C' does not conform to protocol 'D'", "class C: B {}"),
      ("struct C: D {}", "inheritance from non-protocol type 'D'", "struct C {}"),
    ]
  )
  func `a class stays where a part of it is enough`(
    example: (text: String, message: String, left: String)
  ) throws {
    let text = Self.root + example.text
    let pass = SourcePass(SourceModule([("A.swift", text)]))
    let word =
      example.message.contains("override") || example.message.contains("redeclaration")
      ? "func a" : example.message.contains("Inject") ? "@Inject" : "C"
    let messages = errors(at: word, in: text, example.message)
    let choices = start(pass)
    let next = try #require(pass.repaired(choices, after: pass.result(choices), messages))
    expect(shown(pass.result(next)), equals: example.left)
  }

  @Test func `types that only their files see may have one name`() {
    let files = [
      ("A.swift", Self.root + "private final class Token {}"),
      ("B.swift", "private final class Token {}\nclass D {}"), ("C.swift", "class D {}"),
    ]
    let pass = SourcePass(SourceModule(files))
    expect(pass.firstChoices.leftOut.map { pass.module.units[$0].path }, equals: ["D"])
  }

  @Test func `a type that is declared twice, or that nothing here shows, is left out and told`() {
    let text = """
      class App: NSObject, UIApplicationDelegate {}
      struct A { let a = 1 }
      struct A { let b = 2 }
      struct Page: View { var body: some View { Text("") } }
      """
    let pass = SourcePass(SourceModule([("A.swift", text)]))
    let result = pass.result(start(pass))
    expect(shown(result), equals: "struct A { let a = 1 }")
    expect(
      result.notes.filter { $0.code == "left-out" }.map(\.message),
      equals: [
        "A is declared twice; the one in A.swift, line 2, is used.",
        "Page is left out, because there is no View here.",
      ]
    )
  }

  @Test(arguments: [("ReactorKit", ["Page"]), ("UIKit", ["Feed", "Page"])])
  func `a class that is a view is one of ReactorKit's where that is imported`(
    _ module: String,
    _ left: [String]
  ) {
    let text = """
      import \(module)
      class Feed: UIViewController, View { let list = UICollectionView() }
      struct Page: View {}
      """
    let pass = SourcePass(SourceModule([("A.swift", text)]))
    let told = pass.result(start(pass)).notes.filter { $0.code == "left-out" }.map(\.message)
    let words = { (name: String) in "\(name) is left out, because there is no View here." }
    expect(told, equals: left.map(words))
  }

  @Test func `the root of an app comes first, then its screens, then its layouts`() {
    let text = """
      func grid() -> UICollectionViewLayout { UICollectionViewFlowLayout() }
      class Feed: UIViewController { let list = UICollectionView(frame: f, collectionViewLayout: grid()) }
      class Start: UIResponder, UIWindowSceneDelegate {}
      class App: NSObject {}
      extension App: UIApplicationDelegate {}
      """
    let passed = Passed([("A.swift", text)], start(SourcePass(SourceModule([("A.swift", text)]))))
    expect(passed.entryNames, equals: ["Start", "Feed", "grid()"])
    expect(passed.generated().contains("AppRoot(\"Start\", app: { App() }, scene: { Start() })"))
  }

  @Test func `a controller is made by a function that builds it`() {
    let text = """
      class Feed: UIViewController { let list: UICollectionView; init(a: A) {} }
      enum FeedBuilder { static func build(id: Int) -> UIViewController { Feed(a: A(id)) } }
      """
    expect(Passed(text).generated().contains("let screen = FeedBuilder.build(id: 1)"))
  }

  @Test func `a screen gets the source's own service, one without a network first`() {
    let text = """
      protocol Shop { func load() }
      class LiveShopService: Shop { init() {}; func load() {} }
      class MockShop: Shop { init() {}; func load() {} }
      class Feed: UIViewController, Shop { let list: UICollectionView; init(shop: Shop) {}; func load() {} }
      """
    let passed = Passed([("A.swift", text)], start(SourcePass(SourceModule([("A.swift", text)]))))
    expect(passed.generated().contains("let screen = Feed(shop: MockShop())"))
  }

  @Test func `a module without screens is not run as it is written`() {
    let pass = SourcePass(SourceModule([("A.swift", "class L: UICollectionViewLayout {}")]))
    expect(!pass.firstChoices.isWhole)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import SourcePass

/// Each line is a member of a layout or stands before one, so that the slicer keeps it.
struct SpellingRewriterTests {
  private func member(_ line: String) -> String {
    Passed("class L: UICollectionViewLayout {\n\(line)\n}").lines()[1]
  }

  private func top(_ line: String) -> String {
    Passed("\(line)\nclass L: UICollectionViewLayout {}").lines()[0]
  }

  @Test func `Attributes for Objective-C and storyboards become spaces`() {
    expect(member("@objc func a() {}"), equals: "      func a() {}")
    expect(member("  @objc(doIt:) func a() {}"), equals: "               func a() {}")
    expect(member("@IBOutlet weak var v: UIView?"), equals: "          weak var v: UIView?")
    expect(member("@nonobjc dynamic var n = a"), equals: "                 var n = a")
    expect(member("@IBInspectable var n = a"), equals: "@IBInspectable var n = a")
    expect(top("@objcMembers class L2: L {}"), equals: "             class L2: L {}")
    expect(
      top("@available(iOS 13, *) class L2: L {}"),
      equals: "@available(iOS 13, *) class L2: L {}"
    )
  }

  @Test func `What apps let others observe tells when it is set`() {
    let told = " { didSet { tesseraDidSet(self) } }"
    expect(member("@objc dynamic var n = a"), equals: "              var n = a\(told)")
    expect(member("@objc dynamic var n: Int { 1 }"), equals: "              var n: Int { 1 }")
  }

  @Test func `Selectors in a generic class name it without its parameters`() {
    let text = """
      class L<T>: UICollectionViewLayout {
        func a() { b(#selector(c)) }
        @objc func c() {}
      }
      class M: L<Int> {}
      """
    expect(Passed(text).text.contains("Selector(\"c\", call: { _ = $1; _ = ($0 as? L)?.c() })"))
  }

  @Test func `Modules whose names are elsewhere are imported from there`() {
    let text =
      "import os.log\nimport AVKit\nlet l = os.Logger()\nclass L: UICollectionViewLayout { var m = l }"
    let lines = Passed(text).lines()
    expect(lines[0].trimmingCharacters(in: .whitespaces), equals: "import AppFoundation")
    expect(lines[1].trimmingCharacters(in: .whitespaces), equals: "import AVFoundation")
    expect(lines[2], equals: "let l =    Logger()")
  }

  @Test func `What SwiftUI would show has its name`() {
    let text = """
      import SwiftUI
      class L: UICollectionViewLayout {
        let a = UIHostingController(rootView: Profile(x: 1).padding())
        var b: UIHostingController<Profile>?
        let c = UIHostingConfiguration { Row(text: t) }.margins(.all, 4).background(.thin)
        func d<V: View>(_ v: V) -> UIHostingController<V> { UIHostingController(rootView: v) }
      }
      """
    let lines = Passed(text).lines()
    expect(lines[2].hasSuffix("UIHostingController(rootView: AnyView(place: \"Profile\"))"))
    expect(lines[3].hasSuffix("UIHostingController<AnyView>?"))
    expect(lines[4].hasSuffix("UIHostingConfiguration(place: \"Row\").margins(.all, 4)"))
    expect(lines[5].hasSuffix("UIHostingController<V> { UIHostingController(rootView: v) }"))
  }

  @Test func `Macros of Observation stay where it is imported`() {
    let text = "@Observable class M {}\nclass L: UICollectionViewLayout { let m = M() }"
    expect(Passed("import Observation\n" + text).lines()[1].hasPrefix("@Observable"))
    expect(Passed(text).lines()[0].hasPrefix("            class M"))
  }

  @Test func `Methods that tables and controllers ask the runtime for are marked beside them`() {
    let commit =
      "func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, "
      + "forRowAt p: IndexPath) {}"
    expect(member(commit), equals: "var tesseraCommitsRows: Bool { true }; \(commit)")
    expect(
      member("override \(commit)"),
      equals: "override var tesseraCommitsRows: Bool { true }; override \(commit)"
    )
    let move = "public func tableView(_ t: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}"
    expect(member(move), equals: "public var tesseraMovesRows: Bool { true }; \(move)")
    let item =
      "func collectionView(_ v: UICollectionView, moveItemAt a: IndexPath, to b: IndexPath) {}"
    expect(
      member("override \(item)"),
      equals: "override var tesseraMovesItems: Bool { true }; override \(item)"
    )
    let menu =
      "func collectionView(_ v: UICollectionView, contextMenuConfigurationForItemsAt p: [IndexPath], "
      + "point: CGPoint) -> UIContextMenuConfiguration? { nil }"
    expect(member(menu), equals: "var tesseraShowsMenus: Bool { true }; \(menu)")
    let other = "func tableView(_ t: UITableView, commit s: Int) {}"
    expect(member(other), equals: other)
  }

  @Test func `Casts to Objective-C's values become calls, and casts that ask or match stay`() {
    expect(member("let n = w + 1 as NSNumber"), equals: "let n = w + 1 ~~> NSNumber.self")
    expect(member("let s = f(t as NSString)"), equals: "let s = f(t ~~> NSString.self)")
    expect(
      member("let t = (a.b as? Set<Tag>)?.count ?? 0"),
      equals: "let t = (a.b ~~?> Set<Tag>.self)?.count ?? 0"
    )
    expect(member("let t = a as! Set<Tag>"), equals: "let t = a ~~!> Set<Tag>.self")
    expect(member("let t = a as? [Tag]"), equals: "let t = a as? [Tag]")
    expect(member("let n = w as? NSNumber"), equals: "let n = w as? NSNumber")
    expect(member("let n = w as! NSNumber"), equals: "let n = w as! NSNumber")
    expect(member("let n = w as CGFloat"), equals: "let n = w as CGFloat")
    let match = "func m() { if case let n as NSNumber = w { _ = n as NSObject } }"
    expect(member(match), equals: match)
  }

  @Test func `Properties of Core Data become computed, and key paths keep all their properties`() {
    let source = """
      import CoreData
      class L: UICollectionViewLayout {
      @NSManaged public var name: String?
      @NSManaged func addToNotes(_ value: Note)
      let key = #keyPath(Note.folder.name)
      @NSManaged public var `folder`: Folder?
      }
      """
    let lines = Passed(source).lines()
    expect(
      lines[2].hasSuffix(
        "var name: String? { get { managedValue(\"name\") } set { setManagedValue(newValue, \"name\") } }"
      )
    )
    expect(lines[3].hasSuffix("func addToNotes(_ value: Note) { addManaged(value, \"notes\") }"))
    expect(lines[4], equals: "let key = \"folder.name\"")
    expect(lines[5].contains("managedValue(\"folder\")"))
  }

  @Test func `Wrappers of modules that are not here become spaces, and a file's own ones stay`() {
    expect(member("@Published var n = a"), equals: "           var n = a")
    expect(member("@AppStorage(\"n\") var n = a"), equals: "                 var n = a")
    let own = """
      class L: UICollectionViewLayout { @State var n = a }
      @propertyWrapper struct State { var wrappedValue: Int }
      """
    expect(Passed(own).lines()[0], equals: "class L: UICollectionViewLayout { @State var n = a }")
  }

  @Test func `A model that others observe is a class without a superclass`() {
    let text = """
      class M: ObservableObject { @Published var columns = a }
      class L: UICollectionViewLayout { var m = M(); func n() { m.columns } }
      """
    expect(
      Passed(text).lines()[0],
      equals: "class M                   {            var columns = a }"
    )
  }

  @Test func `Conditions on the platform are evaluated as on a phone`() {
    let text = "#if os(iOS) && !os(macOS)\nclass L: UICollectionViewLayout {}\n#endif"
    expect(Passed(text).lines()[0], equals: "#if (true)  && !os(macOS)")
    expect(Passed(text).entryNames, equals: ["L"])
    let other = "#if os(macOS)\nclass L: UICollectionViewLayout {}\n#endif"
    expectEmpty(Passed(other).entryNames)
    let either =
      "#if os(macOS) || targetEnvironment(simulator)\nclass L: UICollectionViewLayout {}\n#endif"
    expect(Passed(either).lines()[0], equals: "#if os(macOS) || (true)                      ")
    expect(Passed(either).entryNames, equals: ["L"])
  }

  @Test func `Only the clause whose condition holds is searched for layouts`() {
    let text = """
      #if os(tvOS)
      class A: UICollectionViewLayout {}
      #elseif canImport(UIKit)
      class B: UICollectionViewLayout {}
      #else
      class C: UICollectionViewLayout {}
      #endif
      """
    expect(Passed(text).entryNames, equals: ["B"])
  }

  @Test func `An import of a part of a module becomes an import of the module`() {
    expect(
      top("import UIKit.UIGestureRecognizerSubclass"),
      equals: "import UIKit"
        + String(repeating: " ", count: 28)
    )
    expect(top("import class UIKit.UIView"), equals: "import UIKit             ")
    expect(top("import UIKit // all"), equals: "import UIKit // all")
  }

  @Test func `Modules that do not exist are left out with a note`() throws {
    let passed = Passed(
      "import Foundation\n@testable import SwiftData\nclass L: UICollectionViewLayout {}"
    )
    expect(passed.lines()[1], equals: "                          ")
    let note = try #require(passed.result.notes.first)
    expect(note.code, equals: "module-left-out")
    expect(note.line, equals: 2)
    expect(note.column, equals: 1)
  }

  @Test func `A module that a stand-in takes the place of stays, with one note for all files`() {
    let text = "import Combine\nclass L: UICollectionViewLayout { var m = M() }"
    let passed = Passed([("A.swift", text), ("B.swift", "import Combine\nclass M {}")])
    expect(passed.lines()[0], equals: "import Combine")
    expect(passed.lines(of: 1)[0], equals: "import Combine")
    let notes = passed.result.notes.filter { $0.code == "module-stood-in" }
    expect(notes.map(\.file), equals: ["A.swift"])
    expect(notes.map(\.line), equals: [1])
    let condition = Passed("#if canImport(Combine)\nclass L: UICollectionViewLayout {}\n#endif")
    expect(condition.entryNames, equals: ["L"])
  }

  @Test func `What Combine publishes stays where it is imported`() {
    let text = """
      import Combine
      class M: ObservableObject { @Published var columns = a; func b() { $rows }; var rows = a }
      class L: UICollectionViewLayout { @State var m = M() }
      """
    let lines = Passed(text).lines()
    #expect(lines[1] == text.split(separator: "\n")[1])
    expect(lines[2], equals: "class L: UICollectionViewLayout {        var m = M() }")
  }

  @Test func `A selector calls the method that it names`() {
    let text = """
      class L: UICollectionViewLayout {
        lazy var a = Selector(#selector(turn), 1)
        lazy var b = #selector(L.pinched(_:))
        lazy var c = #selector(NSObject.copy)
        @objc func turn() {}
        @objc func pinched(_ sender: UIPinchGestureRecognizer) {}
      }
      """
    let lines = Passed(text).lines()
    expect(
      lines[1],
      equals:
        "  lazy var a = Selector(Selector(\"turn\", call: { _ = $1; _ = ($0 as? L)?.turn() }), 1)"
    )
    expect(
      lines[2],
      equals: "  lazy var b = Selector(\"pinched(_:)\", call: "
        + "{ if let sender = $1 as? UIPinchGestureRecognizer { _ = ($0 as? L)?.pinched(sender) } })"
    )
    expect(lines[3], equals: "  lazy var c = Selector(\"copy\")")
  }

  @Test func `A selector passes the sender and the event`() {
    let text = """
      class L: UICollectionViewLayout {
        lazy var a = #selector(pressed(_:event:))
        lazy var b = #selector(L.held(_:forEvent:))
        @objc func pressed(_ sender: Any, event: UIEvent) {}
        @objc func held(_ sender: UIButton, forEvent event: UIEvent?) {}
      }
      """
    let lines = Passed(text).lines()
    expect(
      lines[1],
      equals: "  lazy var a = Selector(\"pressed(_:event:)\", pairCall: "
        + "{ if let other = $2 as? UIEvent { _ = ($0 as? L)?.pressed($1, event: other) } })"
    )
    expect(
      lines[2],
      equals: "  lazy var b = Selector(\"held(_:forEvent:)\", pairCall: "
        + "{ if let sender = $1 as? UIButton "
        + "{ _ = ($0 as? L)?.held(sender, forEvent: $2 as? UIEvent) } })"
    )
  }

  @Test func `A column after a longer replacement is found again`() {
    let text = "class L: UICollectionViewLayout {\n  func f() { g(#selector(f), oops) }\n}"
    let passed = Passed(text)
    let column = passed.lines()[1].utf8.count - "oops) }".utf8.count + 1
    let message = CompilerMessage(
      file: "A.swift",
      line: 2,
      column: column,
      severity: .error,
      text: "cannot find 'oops' in scope"
    )
    guard case .user(file: 0, let place) = passed.result.place(of: message) else {
      Issue.record("It is not found in the user's file.")
      return
    }
    expect(place, equals: TextPlace(line: 2, column: 30))
  }

  @Test func `Colours written as literals are made by their initialiser`() {
    expect(
      member("var c = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)"),
      equals: "var c = UIColor      (red: 1, green: 0, blue: 0, alpha: 1)"
    )
  }

  @Test func `Letters of several bytes keep their columns in bytes`() {
    expect(member("@objc(größe) var a = \"ü\""), equals: "               var a = \"ü\"")
  }
}

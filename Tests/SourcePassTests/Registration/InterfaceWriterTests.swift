// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import SourcePass

struct InterfaceWriterTests {
  private static let text = """
    import UIKit
    class App: NSObject, UIApplicationDelegate {}
    class Card: UIView {
      @IBInspectable var edge: UIColor?
      @IBInspectable var share = 0.5
      @IBOutlet weak var label: UILabel!
      var plain = 1
    }
    extension Card {
      @IBAction func tapped(_ sender: UIButton) {}
    }
    extension UIView {
      @IBInspectable var round: CGFloat { get { 0 } set {} }
      var other: Int { get { 0 } set {} }
    }
    extension CALayer { var line: UIColor { get { .red } set {} } }
    extension Sequence { @IBInspectable var none: Int { get { 0 } set {} } }
    class Board: UIViewController { var grid: UICollectionView! }
    """

  @Test func `outlets, actions and inspectable properties are reached, also those of extensions`() {
    let pass = SourcePass(SourceModule([("A.swift", Self.text)]))
    let result = pass.result(pass.firstChoices)
    let code = result.files.joined()
    for expected in [
      "property(\"edge\") { (owner: Card, value: Any)", "property(\"share\") { (owner: Card",
      "outlet(\"label\") { (owner: Card, value: UILabel)", "action(\"tapped\") { (owner: Card",
      "property(\"round\") { (owner: UIView", "property(\"line\") { (owner: CALayer",
    ] {
      #expect(code.contains(expected), "\(expected)")
    }
    for absent in ["\"plain\"", "\"other\"", "property(\"none\")"] {
      #expect(!code.contains(absent), "\(absent)")
    }
  }

  @Test func `objects of own classes of buttons, gestures and constraints can be made`() {
    let own = """
      import UIKit
      class Count: UIBarButtonItem {}
      class Quick: UILongPressGestureRecognizer {}
      class Thin: Hairline {}
      class Hairline: NSLayoutConstraint { init(_ share: Int) { fatalError() } }
      extension NSLayoutConstraint { @IBInspectable var pixels: Int { get { 0 } set {} } }
      """
    let pass = SourcePass(SourceModule([("A.swift", Self.text), ("B.swift", own)]))
    let code = pass.result(pass.firstChoices).files.joined()
    for expected in [
      "object(\"Count\") { Count() }", "object(\"Quick\") { Quick() }",
      "property(\"pixels\") { (owner: NSLayoutConstraint",
    ] {
      #expect(code.contains(expected), "\(expected)")
    }
    // It has no initialiser without arguments, and inherits none.
    #expect(!code.contains("object(\"Thin\")") && !code.contains("object(\"Hairline\")"))
  }

  @Test
  func `properties that Objective-C knows are reached by their names, as key-value coding does`() {
    let own = """
      import UIKit
      class Walk: NSObject {
        @objc dynamic var steps = 0
        @objc let start = 1
        @objc var pace: Int { steps / 2 }
        @objc var goal: Int { get { steps } set { steps = newValue } }
        @objc static var all = 0
        var own: Int { 3 }
      }
      @objcMembers class Trail: NSObject { var name = ""; @nonobjc var secret = ""; var length: Int { 4 } }
      """
    let pass = SourcePass(SourceModule([("A.swift", Self.text), ("B.swift", own)]))
    let code = pass.result(pass.firstChoices).files.joined()
    for expected in [
      "property(\"steps\") { (owner: Walk", "value(\"pace\") { (owner: Walk) in owner.pace }",
      "property(\"goal\") { (owner: Walk", "value(\"goal\") { (owner: Walk) in owner.goal }",
      "property(\"name\") { (owner: Trail", "value(\"length\") { (owner: Trail)",
    ] {
      #expect(code.contains(expected), "\(expected)")
    }
    for absent in [
      "\"start\"", "property(\"pace\")", "value(\"steps\")", "\"all\"", "\"own\"", "\"secret\"",
    ] {
      #expect(!code.contains(absent), "\(absent)")
    }
  }

  @Test func `actions that make the ends of segues are given what they ask for`() {
    let own = """
      import UIKit
      class Start: UIViewController {
        @IBSegueAction func end(_ coder: NSCoder) -> UIViewController? { nil }
        @IBSegueAction func whole(coder: NSCoder, sender: Any?, segueIdentifier: String?) -> End? { nil }
        @IBSegueAction private func row(_ coder: NSCoder, from cell: UITableViewCell) -> End? { nil }
      }
      class End: UIViewController {}
      """
    let pass = SourcePass(SourceModule([("A.swift", Self.text), ("B.swift", own)]))
    let code = pass.result(pass.firstChoices).files.joined()
    for expected in [
      "destination(\"end\") { (owner: Start) in { coder, sender, identifier in owner.end(coder) } }",
      "owner.whole(coder: coder, sender: sender, segueIdentifier: identifier) } }",
      "owner.row(coder, from: sender as! UITableViewCell) } }",
    ] {
      #expect(code.contains(expected), "\(expected)")
    }
  }

  @Test func `extensions before the first type of a file have names that can be compiled`() {
    let extensions = """
      import UIKit
      extension UILabel { @IBInspectable var key: String? { get { nil } set {} } }
      extension UIButton { @IBInspectable var key: String? { get { nil } set {} } }
      """
    let pass = SourcePass(SourceModule([("A.swift", Self.text), ("B.swift", extensions)]))
    let code = pass.result(pass.firstChoices).files.joined()
    for type in ["UILabel", "UIButton"] {
      #expect(code.contains("static func tesseraWire1_0_key() { "))
      #expect(code.contains("\(type).tesseraWire1_0_keyCall()"))
    }
  }

  @Test func `an app's segues are made as UIKit makes its own`() {
    let text = """
      import UIKit
      class App: NSObject, UIApplicationDelegate {}
      class Board: UIViewController {}
      class Fade: UIStoryboardSegue { override func perform() {} }
      class Slow: Fade {}
      class Odd: UIStoryboardSegue { init(number: Int) { fatalError() } }
      """
    let pass = SourcePass(SourceModule([("A.swift", text)]))
    let code = pass.result(pass.firstChoices).files.joined()
    for name in ["Fade", "Slow"] {
      let maker = "\(name)(identifier: $0, source: $1, destination: $2)"
      #expect(code.contains("segue(\"\(name)\") { \(maker) }"), "\(name)")
    }
    #expect(!code.contains("segue(\"Odd\")"))
  }

  @Test func `objects that files make are registered, and actions with an event`() {
    let text = """
      import UIKit
      class App: NSObject, UIApplicationDelegate {}
      class Starter: NSObject { @IBOutlet weak var page: Board! }
      class Plain: Starter {}
      class Given: NSObject { init(number: Int) {} }
      class Single: NSObject { private override init() {} }
      class Wide<T>: NSObject {}
      class Board: UIViewController {
        @IBAction func held(_ sender: UIButton, forEvent event: UIEvent) {}
      }
      """
    let pass = SourcePass(SourceModule([("A.swift", text)]))
    let code = pass.result(pass.firstChoices).files.joined()
    for expected in ["object(\"Starter\") { Starter() }", "object(\"Plain\") { Plain() }"] {
      #expect(code.contains(expected), "\(expected)")
    }
    for absent in ["App", "Given", "Single", "Wide", "Board"] {
      #expect(!code.contains("object(\"\(absent)\")"), "\(absent)")
    }
    #expect(
      code.contains(
        "eventAction(\"held\") { (owner: Board, sender: AnyObject, event: UIEvent) in "
          + "guard let sender = sender as? UIButton else { return }; "
          + "_ = owner.held(sender, forEvent: event) }"
      )
    )
  }

  @Test func `an app calls what registers the classes of modules that are compiled on their own`() {
    var module = SourceModule([("A.swift", Self.text)])
    module.compiled = ["KitchenUI", "Lottie"]
    let pass = SourcePass(module)
    let code = pass.result(pass.firstChoices).files.joined()
    #expect(code.contains("@_silgen_name(\"tessera_wire_KitchenUI\")"))
    #expect(
      code.contains("begin(#fileID)\ntesseraWireModule_KitchenUI()\n"),
      "after what was added for another source is forgotten"
    )
    #expect(!code.contains("wire_Lottie"), "a stand-in has no such function")
  }

  @Test func `a module that an app imports registers its classes and what they let be set`() {
    let text = """
      import UIKit
      open class Round: UIButton { @IBInspectable public var radius: CGFloat = 8 }
      enum Parts { class Ring: UIView {} }
      private class Own: UIView {}
      class Of<Value>: UIView {}
      class Plain {}
      """
    func code(_ name: String) -> String {
      var module = SourceModule([("A.swift", text)])
      module.name = name
      let pass = SourcePass(module)
      return pass.result(pass.libraryChoices).files.joined()
    }
    let written = code("KitchenUI")
    for expected in [
      "imported(\"Round\", Round.self, #fileID)", "imported(\"Ring\", Parts.Ring.self, #fileID)",
      "property(\"radius\") { (owner: Round", "@_silgen_name(\"tessera_wire_KitchenUI\")",
    ] {
      #expect(written.contains(expected), "\(expected)")
    }
    for absent in ["Own.self", "Of.self", "Plain.self", "begin("] {
      #expect(!written.contains(absent), "\(absent)")
    }
    #expect(!code("Lottie").contains("wire_Lottie"))
  }
}

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
}

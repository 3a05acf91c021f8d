// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing

@testable import SourcePass

/// Classes that have methods of Objective-C's `NSObject`, and members that only classes have.
struct ObjectMethodsTests {
  private static let method = """
    override func observeValue(forKeyPath k: String?, of o: Any?, change: [NSKeyValueChangeKey: Any]?, \
    context: UnsafeMutableRawPointer?)
    """

  private func whole(_ text: String) -> Passed {
    let all = "class App: NSObject, UIApplicationDelegate {}\n" + text
    let pass = SourcePass(SourceModule([("A.swift", all)]))
    return Passed([("A.swift", all)], pass.firstChoices)
  }

  @Test
  func `a class of NSObject conforms instead of overriding, and its superclass is not called`() {
    let text = whole(
      """
      class Outer {
        class Watcher: NSObject {
          \(Self.method) {
            super.observeValue(forKeyPath: k, of: o, change: change, context: context)
          }
        }
      }
      class Sub: Outer.Watcher {
        \(Self.method) { super.observeValue(forKeyPath: k, of: o, change: change, context: context) }
      }
      """
    ).text
    expect(text.contains("}; import UIKit; extension Outer.Watcher: UIKit.PropertyListener {}"))
    expect(text.ranges(of: "PropertyListener").count, equals: 1)
    // That of the subclass still overrides and calls what the first one has.
    expect(text.ranges(of: "override func observeValue").count, equals: 1)
    expect(text.ranges(of: "super.observeValue").count, equals: 1)
  }

  @Test func `an object of a storyboard conforms instead of overriding`() {
    let text = whole(
      """
      class Starter: NSObject {
        override func awakeFromNib() { super.awakeFromNib(); wake() }
      }
      class Badge: UIView {
        override func awakeFromNib() { super.awakeFromNib() }
      }
      """
    ).text
    let line = text.split(separator: "\n").first { $0.contains("wake()") }
    expect(
      line?.trimmingPrefix { $0 == " " } ?? "",
      equals: "@MainActor func awakeFromNib() { (); wake() }"
    )
    expect(text.contains("; import UIKit; extension Starter: UIKit.InterfaceObject {}"))
    expect(text.contains("override func awakeFromNib() { super.awakeFromNib() }"))
    expect(text.ranges(of: "InterfaceObject").count, equals: 1)
  }

  @Test func `a responder overrides its own method`() {
    let text = whole("class Page: UIViewController {\n\(Self.method) {}\n}").text
    expect(text.contains("override func observeValue"))
    expect(!text.contains("PropertyListener"))
  }

  @Test func `what only a class can have is left out before the compiler sees it`() {
    let text = whole(
      """
      protocol Asking: AnyObject {
        override func viewDidAppear(_ a: Bool) { super.viewDidAppear(a) }
        func ask() { print(1) }
        func answer()
      }
      struct Value { override func run() {}
        func stay() {} }
      """
    ).text
    for word in ["viewDidAppear", "ask()", "run()"] { #expect(!text.contains(word), "\(word)") }
    for word in ["func answer()", "func stay()"] { #expect(text.contains(word), "\(word)") }
  }
}

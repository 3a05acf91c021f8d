// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// What views are told of windows and of tints.
@MainActor
@Suite(.ownProcess) struct WindowMoveTests {
  private final class Told { var words: [String] = [] }

  private final class Listener: UIView {
    let name: String
    let told: Told

    init(_ name: String, _ told: Told) {
      (self.name, self.told) = (name, told)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    private func tell(_ what: String) { told.words.append("\(name) \(what)") }
    override func willMove(toSuperview newSuperview: UIView?) { tell("will superview") }
    override func willMove(toWindow newWindow: UIWindow?) {
      tell(newWindow == nil ? "will leave" : "will window")
    }
    override func didMoveToSuperview() { tell("superview") }
    override func didMoveToWindow() { tell(window == nil ? "left" : "window") }
    override func tintColorDidChange() { tell("tint") }
  }

  private let told = Told()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func take() -> [String] {
    defer { told.words = [] }
    return told.words
  }

  @Test func `a view and those in it hear of the window that they come into and leave`() {
    let (outer, inner) = (Listener("outer", told), Listener("inner", told))
    outer.addSubview(inner)
    expect(take(), equals: ["inner will superview", "inner superview"])
    let holder = UIView()
    window.addSubview(holder)
    holder.addSubview(outer)
    expect(
      take(),
      equals: [
        "outer will window", "inner will window", "outer will superview", "outer window",
        "inner window", "outer superview",
      ]
    )
    // Another superview in the same window is no other window.
    window.addSubview(outer)
    expect(!take().contains { $0.contains("window") || $0.contains("le") })
    outer.removeFromSuperview()
    expect(
      take(),
      equals: [
        "outer will leave", "inner will leave", "outer will superview", "outer superview",
        "outer left", "inner left",
      ]
    )
  }

  @Test func `views hear of a tint that they inherit, unless they have their own`() {
    let (plain, own, within) = (
      Listener("plain", told), Listener("own", told), Listener("within", told)
    )
    own.tintColor = .systemGreen
    own.addSubview(within)
    window.addSubview(plain)
    expect(!take().contains("plain tint"))
    window.tintColor = .systemRed
    expect(take(), equals: ["plain tint"])
    window.addSubview(own)
    expect(!take().contains { $0.hasSuffix("tint") })
    own.tintColor = nil
    expect(take(), equals: ["own tint", "within tint"])
    plain.removeFromSuperview()
    _ = take()
    window.addSubview(plain)
    expect(take().contains("plain tint"))
  }
}

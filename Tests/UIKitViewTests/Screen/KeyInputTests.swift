// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Views that take single keys, as those for codes do.
@MainActor
@Suite(.ownProcess) struct KeyInputTests {
  private final class CodeView: UIView, UIKeyInput {
    var code = ""
    var ends = 0
    var most = 4
    weak var following: CodeView?
    var keyboardType: UIKeyboardType { .numberPad }
    override var canBecomeFirstResponder: Bool { true }
    override func resignFirstResponder() -> Bool {
      ends += 1
      return super.resignFirstResponder()
    }
    var hasText: Bool { !code.isEmpty }
    func insertText(_ text: String) {
      guard code.count < most else { return }
      code += text
      if code.count == most { following?.becomeFirstResponder() }
    }
    func deleteBackward() { if hasText { code.removeLast() } }
  }

  private let hand = ScreenHand()

  private func view() -> CodeView {
    hand.add(CodeView(), CGRect(x: 50, y: 100, width: 200, height: 40))
  }

  /// Types behind the present text of the page's line.
  private func type(_ letters: String) -> Bool {
    hand.touches.type((hand.touches.edited?.text ?? "") + letters)
  }

  /// Deletes letters of the page's line.
  private func delete(_ count: Int) {
    _ = hand.touches.type(String((hand.touches.edited?.text ?? "").dropLast(count)))
  }

  @Test func `a first responder that takes keys has the keyboard`() {
    let code = view()
    expect(hand.touches.edited == nil)
    expect(code.becomeFirstResponder())
    #expect(hand.touches.typist === code)
    // What shows its letters itself is covered by nothing.
    expect(hand.touches.edited?.place, equals: CGRect(x: 50, y: 100, width: 1, height: 1))
    expect(type("1"))
    expect(type("23"))
    expect(code.code, equals: "123")
    delete(1)
    expect(code.code, equals: "12")
    // Also what was there before the keyboard can be deleted.
    delete(2)
    code.code = "9"
    delete(1)
    expect(code.code, equals: "")
    expect(code.ends, equals: 0)
    hand.window.endEditing(true)
    expect(!code.isFirstResponder)
    expect(code.ends, equals: 1)
    expect(!type("4"))
  }

  @Test func `more letters are deleted than the line has ever had`() {
    let code = view()
    code.most = 100
    code.becomeFirstResponder()
    code.code = String(repeating: "7", count: 60)
    for _ in 0..<60 { delete(1) }
    expect(code.code, equals: "")
  }

  @Test func `a key may lead on to the next view`() {
    let (first, second) = (view(), view())
    first.most = 1
    first.following = second
    first.becomeFirstResponder()
    expect(type("1"))
    expect(second.isFirstResponder)
    expect(first.ends, equals: 1)
    expect(type("2"))
    #expect(first.code == "1" && second.code == "2")
    let field = hand.add(UITextField(), CGRect(x: 0, y: 0, width: 200, height: 34))
    field.becomeFirstResponder()
    expect(!second.isFirstResponder)
    expect(second.ends, equals: 1)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Who has the keyboard, and the button that empties a field.
@MainActor
@Suite(.ownProcess) struct KeyboardFocusTests {
  private let hand = ScreenHand()

  @Test func `a field takes the keyboard and gives it away by itself`() {
    let field = hand.add(UITextField(), CGRect(x: 0, y: 0, width: 200, height: 34))
    let other = hand.add(UITextView(), CGRect(x: 0, y: 50, width: 200, height: 80))
    expect(!field.isFirstResponder)
    expect(field.becomeFirstResponder())
    #expect(hand.touches.field === field && field.isEditing)
    expect(other.becomeFirstResponder())
    expect(!field.isFirstResponder)
    #expect(hand.touches.typist === other)
    field.endEditing(true)
    expect(other.isFirstResponder)
    hand.window.endEditing(true)
    expect(!other.isFirstResponder)
    expect(hand.touches.typist, equals: nil)
    field.becomeFirstResponder()
    expect(field.resignFirstResponder())
    expect(hand.touches.field, equals: nil)
    // A field without a window has no keyboard.
    expect(!UITextField().becomeFirstResponder())
  }

  private final class Asked: NSObject, UITextFieldDelegate {
    weak var next: UITextField?
    var clears = true
    func textFieldShouldClear(_ textField: UITextField) -> Bool { clears }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      next?.becomeFirstResponder()
      return true
    }
  }

  @Test func `the return key may lead to the next field`() {
    let asked = Asked()
    let field = hand.add(UITextField(), CGRect(x: 0, y: 0, width: 200, height: 34))
    let next = hand.add(UITextField(), CGRect(x: 0, y: 50, width: 200, height: 34))
    field.delegate = asked
    asked.next = next
    hand.tap(20, 10)
    expect(hand.touches.type("a\n"))
    #expect(hand.touches.field === next)
  }

  @Test func `a button empties a field, unless the delegate refuses`() {
    let asked = Asked()
    let field = hand.add(UITextField(), CGRect(x: 0, y: 0, width: 200, height: 34))
    field.delegate = asked
    field.clearButtonMode = .whileEditing
    field.text = "word"
    // 18 points at 7 from the edge.
    expect(field.clearButtonRect(forBounds: field.bounds).minX, equals: 175)
    expect(!field.showsClearButton)
    expect(field.textRect(forBounds: field.bounds).maxX, equals: 200)
    hand.tap(20, 10)
    expect(field.showsClearButton)
    expect(field.textRect(forBounds: field.bounds).maxX, equals: 175)
    asked.clears = false
    hand.tap(184, 17)
    expect(field.text, equals: "word")
    asked.clears = true
    hand.tap(184, 17)
    expect(field.text?.isEmpty, equals: true)
    expect(!field.showsClearButton)
    expect(field.isFirstResponder)
  }
}

// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Fields of a window of 300 × 600 points that have the keyboard, and what takes its place.
@MainActor
@Suite(.ownProcess) struct EditingTests {
  private let hand = ScreenHand()
  private let field = UITextField()
  private let replacement = InputReplacement()

  init() {
    hand.window.addSubview(field)
    field.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
  }

  @MainActor private final class Heard: NSObject {
    var words: [String] = []
    func listen(to name: Notification.Name, of field: UITextField, _ word: String) {
      let heard = Selector("heard:") { target, _ in (target as? Heard)?.words.append(word) }
      NotificationCenter.default.addObserver(self, selector: heard, name: name, object: field)
    }
  }

  @Test func `a field posts what happens to it`() {
    let heard = Heard()
    heard.listen(to: UITextField.textDidBeginEditingNotification, of: field, "begin")
    heard.listen(to: UITextField.textDidChangeNotification, of: field, "change")
    heard.listen(to: UITextField.textDidEndEditingNotification, of: field, "end")
    hand.tap(10, 10)
    _ = hand.touches.type("A")
    _ = hand.touches.type("A\n")
    expect(heard.words, equals: ["begin", "change", "end"])
  }

  private final class Rules: NSObject, UITextFieldDelegate {
    var asked: [String] = []
    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      asked.append("\(range.location) \(range.length) \(string)")
      return string != "x"
    }
  }

  @Test func `a delegate is asked about the part that was typed`() {
    let rules = Rules()
    field.delegate = rules
    field.text = "12.5"
    hand.tap(10, 10)
    _ = hand.touches.type("12.50")
    _ = hand.touches.type("12.50x")
    _ = hand.touches.type("1.50")
    expect(rules.asked, equals: ["4 0 0", "5 0 x", "1 1 "])
    expect(field.text, equals: "1.50")
  }

  @Test func `the keyboard stays until it is told to go, its field leaves, or a drag ends it`() {
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 300))
    scroller.contentSize = CGSize(width: 300, height: 900)
    for view in [button, scroller] { hand.window.addSubview(view) }
    hand.tap(10, 10)
    hand.tap(50, 120)
    hand.tap(50, 580)
    hand.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300))
    #expect(hand.touches.typist === field)
    scroller.keyboardDismissMode = .onDrag
    hand.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300))
    expect(hand.touches.typist, equals: nil)
    hand.tap(10, 10)
    hand.touches.endLostEditing()
    #expect(hand.touches.typist === field)
    field.removeFromSuperview()
    hand.touches.endLostEditing()
    expect(hand.touches.typist, equals: nil)
  }

  @Test func `an input view stands at the lower edge while its field is edited`() async {
    await FrameClock.replaced { @MainActor in
      let picker = UIPickerView()
      field.inputView = picker
      hand.window.coveredInsets.bottom = 34
      expect(replacement.update(in: hand.window, field: nil), equals: 0)
      hand.tap(10, 10)
      // A picker wants 216 points, and stands above what the system covers.
      expect(replacement.update(in: hand.window, field: hand.touches.typist), equals: 250)
      expect(picker.frame, equals: CGRect(x: 0, y: 0, width: 300, height: 216))
      expect(picker.superview?.frame, equals: CGRect(x: 0, y: 350, width: 300, height: 250))
      #expect(hand.touches.edited == nil)
      field.resignFirstResponder()
      expect(replacement.update(in: hand.window, field: hand.touches.typist), equals: 0)
      FrameClock.current.advance(to: 1)
      FrameClock.current.advance(to: 2)
      expect(picker.window, equals: nil)
    }
  }

  @Test func `the guide of the keyboard ends where the keyboard begins`() {
    let keyboard = ScreenKeyboard()
    let root = UIView(frame: hand.window.bounds)
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    hand.window.addSubview(root)
    root.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
      bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
    ])
    hand.window.layOutAround()
    expect(bar.frame, equals: CGRect(x: 0, y: 550, width: 300, height: 50))
    keyboard.show(250, in: hand.window)
    hand.window.layOutAround()
    expect(bar.frame.maxY, equals: 350)
    expect(root.keyboardLayoutGuide.layoutFrame.minY, equals: 350)
    keyboard.show(0, in: hand.window)
    hand.window.layOutAround()
    expect(bar.frame.maxY, equals: 600)
  }
}

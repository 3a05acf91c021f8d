// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Links in text views, in a window of 300 × 600 points.
@MainActor
@Suite(.ownProcess) struct TextLinkTests {
  private final class Told: NSObject, UITextViewDelegate {
    var calls: [String] = []
    // swift-format-ignore: AlwaysUseLowerCamelCase
    func textView(
      _ textView: UITextView,
      shouldInteractWith URL: URL,
      in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      calls.append("\(URL) \(characterRange.location)+\(characterRange.length)")
      return false
    }
  }

  private final class Chooser: NSObject, UITextViewDelegate {
    var calls: [String] = []
    func textView(
      _ textView: UITextView,
      primaryActionFor textItem: UITextItem,
      defaultAction: UIAction
    ) -> UIAction? {
      guard case .link(let url) = textItem.content else { return defaultAction }
      return UIAction(title: "") { [weak self] _ in self?.calls.append("\(url)") }
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

  private func show(_ text: NSAttributedString?) {
    view.isEditable = false
    view.attributedText = text
    window.addSubview(view)
    window.layOutAround()
  }

  private var linked: NSAttributedString {
    let text = AppFoundation.NSMutableAttributedString(string: "Read more here")
    text.addAttribute(.link, value: "app://more", range: NSRange(location: 5, length: 4))
    text.addAttribute(
      .foregroundColor,
      value: UIColor.green,
      range: NSRange(location: 0, length: 14)
    )
    return text
  }

  private func tap(_ letter: Int) {
    let range = NSRange(location: letter, length: 1)
    let box = view.layoutManager.boundingRect(forGlyphRange: range, in: view.textContainer)
    let touches = ScreenTouches(window)
    // The text begins below the view's inset of 8.
    let point = CGPoint(x: box.midX, y: box.midY + 8)
    touches.began(at: point, timestamp: 1)
    touches.ended(at: point, timestamp: 1.05)
  }

  @Test func `a tap on a link asks the delegate, with its range; one beside it does not`() {
    let told = Told()
    view.delegate = told
    show(linked)
    for letter in [1, 6, 11] { tap(letter) }
    expect(told.calls, equals: ["app://more 5+4"])
    view.isSelectable = false
    tap(6)
    expect(told.calls.count, equals: 1)
  }

  @Test func `the action that the delegate names takes the place of the link's own`() {
    let chooser = Chooser()
    view.delegate = chooser
    show(linked)
    tap(7)
    expect(chooser.calls, equals: ["app://more"])
  }

  @Test func `links have the view's tint, or the chosen attributes, and the given text stays`() {
    view.tintColor = .red
    show(linked)
    func colour(at index: Int) -> UIColor? {
      unsafe view.shownText.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
    }
    #expect(colour(at: 6) == .red && colour(at: 1) == .green)
    view.tintColor = .blue
    expect(colour(at: 6), equals: .blue)
    view.linkTextAttributes = [.foregroundColor: UIColor.orange]
    expect(colour(at: 6), equals: .orange)
    let given = unsafe view.attributedText.attribute(
      .foregroundColor,
      at: 6,
      effectiveRange: nil
    )
    expect(given as? UIColor, equals: .green)
  }

  @Test func `addresses and numbers are found in texts that cannot be edited`() {
    view.dataDetectorTypes = [.link, .phoneNumber]
    show(nil)
    view.text = "See https://a.example/x?y=1. Or www.b.example, a.b@c.example, +49 30 123456!"
    window.layOutAround()
    let told = Told()
    view.delegate = told
    for letter in [6, 34, 50, 65] { tap(letter) }
    expect(
      told.calls,
      equals: [
        "https://a.example/x?y=1 4+23", "http://www.b.example 32+13", "mailto:a.b@c.example 47+13",
        "tel:+4930123456 62+13",
      ]
    )
    view.isEditable = true
    view.text = "https://a.example"
    #expect(unsafe view.shownText.attribute(.link, at: 3, effectiveRange: nil) == nil)
  }
}

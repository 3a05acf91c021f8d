// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Texts of the code as they would be in another language.
@MainActor
@Suite(.ownProcess) struct ShownWordsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let font = TextFont(size: 17)

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    window.addSubview(label)
    return label
  }

  @Test func `a label shows other words and the code reads its own`() {
    let label = label("Abc def")
    let plain = font.width(of: "Abc def").rounded(.up)
    expect(label.intrinsicContentSize.width, equals: plain)
    window.words = .long
    expect(label.text, equals: "Abc def")
    expect(label.shownText, equals: "Abc def Abc def Abc def")
    let long = font.width(of: "Abc def Abc def Abc def").rounded(.up)
    expect(label.intrinsicContentSize.width, equals: long)
    window.words = .accented
    expect(label.shownText, equals: "⟦Áƀçç ðéƒƒ⟧")
    window.words = nil
    expect(label.intrinsicContentSize.width, equals: plain)
  }

  @Test func `other words are measured and shown without a word of the code`() {
    let stack = UIStackView(arrangedSubviews: [label("one"), label("two")])
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    window.addSubview(stack)
    window.layoutIfNeeded()
    let before = stack.arrangedSubviews[0].frame.width
    window.words = .long
    window.layoutIfNeeded()
    expect(before, equals: font.width(of: "one").rounded(.up))
    expect(
      stack.arrangedSubviews[0].frame.width,
      equals: font.width(of: "one one one").rounded(.up)
    )
  }

  @Test func `parts of a text keep their looks, between one pair of brackets`() throws {
    let text = AppFoundation.NSMutableAttributedString(
      string: "ab",
      attributes: [.font: UIFont.systemFont(ofSize: 20)]
    )
    let small = UIFont.systemFont(ofSize: 10)
    text.append(NSAttributedString(string: " cd", attributes: [.font: small]))
    let label = label("")
    label.attributedText = text
    window.words = .accented
    let shown = try #require(label.variedText)
    expect(shown.string, equals: "⟦áƀ çð⟧")
    expect(label.attributedText?.string, equals: "ab cd")
    let sizes = [0, 2, 3, 6].map { place in
      (unsafe shown.attributes(at: place, effectiveRange: nil)[.font] as? UIFont)?.pointSize
    }
    expect(sizes, equals: [20, 20, 10, 10])
    window.words = .long
    expect(label.variedText?.string, equals: "ab cd ab cd ab cd")
  }

  @Test func `a field shows another prompt, and what somebody typed`() {
    let field = UITextField()
    field.placeholder = "Name"
    window.addSubview(field)
    window.words = .long
    expect(field.shownPlaceholder, equals: "Name Name Name")
    let view = UITextView()
    view.text = "typed"
    window.addSubview(view)
    let label = view.subviews.compactMap { $0 as? UILabel }.first
    expect(label?.shownText, equals: "typed")
    view.isEditable = false
    expect(label?.shownText, equals: "typed typed typed")
  }

  @Test func `buttons and segments make room for other words`() {
    let button = UIButton(type: .system)
    button.setTitle("Go on", for: .normal)
    let segments = UISegmentedControl(items: ["a", "bb"])
    for view in [button, segments] { window.addSubview(view) }
    window.words = .long
    expect(button.shownTitle, equals: "Go on Go on Go on")
    expect(button.currentTitle, equals: "Go on")
    let widest = TextFont(size: 13).width(of: "bb bb bb") + 20
    expect(segments.intrinsicContentSize.width, equals: (2 * widest).rounded(.up))
  }

  @Test func `cells without a window take the words of their collection view`() {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: layout
    )
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let label = UILabel()
    label.text = "one"
    cell.contentView.addSubview(label)
    view.addSubview(cell)
    view.surroundings.words = .long
    expect(label.shownText, equals: "one one one")
  }

  @Test func `a view in no window has the words of the screen that asks`() {
    let label = UILabel()
    label.text = "one"
    expect(ShownWords.with(.long) { label.shownText }, equals: "one one one")
    expect(label.shownText, equals: "one")
  }
}

// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor
@Suite(.ownProcess) struct UITextViewTests {
  @Test func `Text stands eight points from the top and five from the sides`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.text = "Hi"
    view.layoutIfNeeded()
    let label = try #require(view.subviews.first as? UILabel)
    expect(label.text, equals: "Hi")
    expect(label.frame.origin, equals: CGPoint(x: 5, y: 8))
    expect(label.frame.width, equals: 90)
  }

  @Test func `A view in a stack is as high as its lines, however often it is laid out`() {
    let view = UITextView()
    (view.isScrollEnabled, view.textContainerInset) = (false, .zero)
    view.textContainer.lineFragmentPadding = 0
    view.font = .systemFont(ofSize: 17)
    view.text = "One\nTwo\nThree"
    let end = UIView()
    end.translatesAutoresizingMaskIntoConstraints = false
    end.heightAnchor.constraint(equalToConstant: 20).isActive = true
    let stack = UIStackView(arrangedSubviews: [view, end])
    stack.axis = .vertical
    let lines = (3 * (view.font?.lineHeight ?? 0)).rounded(.up)
    for _ in 0..<3 {
      let size = stack.sizeThatFits(CGSize(width: 200, height: 0))
      expect(size.height.rounded(.up), equals: lines + 20)
      stack.frame = CGRect(x: 0, y: 0, width: 200, height: lines + 20)
      stack.setNeedsLayout()
      stack.layoutIfNeeded()
    }
    expect(end.frame, equals: CGRect(x: 0, y: lines, width: 200, height: 20))
  }

  @Test func `Only a view that does not scroll is as large as its text`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 0))
    view.text = "Hi"
    let label = UILabel()
    (label.text, label.font) = ("Hi", view.font)
    #expect(view.intrinsicContentSize.height < 0)
    view.isScrollEnabled = false
    expect(view.intrinsicContentSize.height, equals: label.intrinsicContentSize.height + 16)
    expect(UITextView(frame: .zero).text, equals: "")
  }
}

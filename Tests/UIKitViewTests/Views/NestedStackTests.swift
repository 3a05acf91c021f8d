// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Stacks in stacks, and rows whose height decides their width.
@MainActor
@Suite(.ownProcess) struct NestedStackTests {
  @Test func `a text in nested stacks is measured once for each width`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "word word word word word word word word"
    var inner: UIView = label
    for _ in 0..<6 {
      let column = UIStackView(arrangedSubviews: [inner])
      column.axis = .vertical
      let row = UIStackView(arrangedSubviews: [column])
      inner = row
    }
    inner.frame = CGRect(x: 0, y: 0, width: 100, height: 300)
    (inner as? UIStackView)?.placeAll()
    // In one line, and in 100 points.
    expect(label.measures.count, equals: 2)
    expect(label.bounds.width, equals: 100)
    (inner as? UIStackView)?.placeAll()
    expect(label.measures.count, equals: 2)
    label.text = "word"
    (inner as? UIStackView)?.placeAll()
    expect(label.measures.count, equals: 4)
  }

  @Test func `a label that is asked again answers for its present text, font and lines`() {
    let label = UILabel()
    label.text = "word word"
    let one = label.intrinsicContentSize
    expect(label.intrinsicContentSize, equals: one)
    expect(label.measures.count, equals: 1)
    label.font = .systemFont(ofSize: 34)
    #expect(label.intrinsicContentSize.height > one.height)
    label.text = nil
    expect(label.intrinsicContentSize, equals: .zero)
    let words = NSMutableAttributedString(string: "ab", attributes: [.kern: 0])
    let font = UIFont.systemFont(ofSize: 17)
    words.addAttribute(.font, value: font, range: NSRange(location: 0, length: 1))
    label.attributedText = words
    let narrow = label.intrinsicContentSize.width
    // What is changed later is another text.
    words.addAttribute(.kern, value: 10, range: NSRange(location: 0, length: 2))
    expect(label.intrinsicContentSize.width, equals: narrow)
    label.attributedText = words
    expect(label.intrinsicContentSize.width, equals: narrow + 20)
  }

  @Test(arguments: [UIStackView.Distribution.fillEqually, .fill])
  func `squares in a row are as wide as the row is high`(_ distribution: UIStackView.Distribution) {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    let stars = (0..<5).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: stars)
    stack.spacing = 2
    stack.distribution = distribution
    let label = UILabel()
    label.text = "4.5"
    for view in [stack, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
    }
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      stack.topAnchor.constraint(equalTo: box.topAnchor),
      stack.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 6),
      label.centerYAnchor.constraint(equalTo: stack.centerYAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: box.trailingAnchor),
    ])
    // Where all have the same width, one that is a square is enough.
    for star in distribution == .fill ? stars : [stars[0]] {
      star.widthAnchor.constraint(equalTo: star.heightAnchor).isActive = true
    }
    box.layOutAround()
    // Five times 30 and four times 2.
    expect(stack.frame, equals: CGRect(x: 0, y: 0, width: 158, height: 30))
    expect(stars.map(\.frame.minX), equals: [0, 32, 64, 96, 128])
    expect(stars.map(\.frame.width), equals: [30, 30, 30, 30, 30])
    expect(label.frame.minX, equals: 164)
  }

  @Test func `a square beside a text takes its own width, and the text the rest`() {
    let (picture, label) = (UIView(), UILabel())
    label.text = "Name"
    picture.widthAnchor.constraint(equalTo: picture.heightAnchor).isActive = true
    let row = UIStackView(arrangedSubviews: [picture, label])
    row.heightAnchor.constraint(equalToConstant: 40).isActive = true
    let column = UIStackView(arrangedSubviews: [row])
    column.axis = .vertical
    column.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    column.placeAll()
    expect(picture.frame, equals: CGRect(x: 0, y: 0, width: 40, height: 40))
    expect(label.frame, equals: CGRect(x: 40, y: 0, width: 160, height: 40))
  }
}

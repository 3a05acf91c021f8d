// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Labels, stack views and what cells show of them.
@MainActor
@Suite(.ownProcess) struct LabelTests {
  private let line: CGFloat = UIFont.systemFont(ofSize: 17).lineHeight

  @Test func `a label is as high as its lines`() {
    let label = UILabel()
    expect(label.intrinsicContentSize, equals: .zero)
    label.text = "word word"
    let word = UIFont.systemFont(ofSize: 17).text.width(of: "word")
    expect(label.intrinsicContentSize.height, equals: line)
    let room = CGSize(width: word.rounded(.up), height: 0)
    expect(label.sizeThatFits(room).height, equals: line)
    label.numberOfLines = 0
    expect(label.sizeThatFits(room).height, equals: 2 * line)
    label.numberOfLines = 3
    label.text = "word word word word"
    expect(label.sizeThatFits(room).height, equals: 3 * line)
    label.frame.size = .zero
    label.sizeToFit()
    expect(label.frame.height, equals: line)
  }

  @Test func `a look that comes after a text with attributes is for all of it`() {
    let label = UILabel()
    let words = AppFoundation.NSMutableAttributedString(
      string: "ab",
      attributes: [.foregroundColor: UIColor.red]
    )
    words.addAttribute(
      .foregroundColor,
      value: UIColor.blue,
      range: NSRange(location: 1, length: 1)
    )
    label.attributedText = words
    let colour = { (place: Int) -> UIColor? in
      unsafe label.attributedText?.attribute(.foregroundColor, at: place, effectiveRange: nil)
        as? UIColor
    }
    // The colour is that of the first letter, as the attributes say it.
    expect(label.textColor, equals: .red)
    expect([colour(0), colour(1)], equals: [.red, .blue])
    label.textColor = .green
    expect([colour(0), colour(1)], equals: [.green, .green])
    label.font = .systemFont(ofSize: 30)
    expect(label.intrinsicContentSize.height, equals: UIFont.systemFont(ofSize: 30).lineHeight)
    // What was given stays as it was.
    expect(words.leadingAttributes[.foregroundColor] as? UIColor, equals: .red)
    label.text = "plain"
    expect(label.textColor, equals: .green)
  }

  @Test func `the text of a field is never nothing`() {
    let (field, bar) = (UITextField(), UISearchBar())
    expect([field.text, bar.text], equals: ["", ""])
    (field.text, bar.text) = (nil, nil)
    expect([field.text, bar.text], equals: ["", ""])
  }

  @Test func `texts are measured with the attributes that they are given`() {
    let font = UIFont.systemFont(ofSize: 20)
    let one = "word".size(withAttributes: [.font: font])
    expect(one.height, equals: font.lineHeight)
    expect(one.width, equals: font.text.width(of: "word"))
    let spaced = ("word" as NSString).size(withAttributes: [.font: font, .kern: 2])
    #expect(abs(spaced.width - one.width - 8) < 1e-9)
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 5
    let bounds = "word word".boundingRect(
      with: CGSize(width: one.width + 1, height: .greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading],
      attributes: [.font: font, .paragraphStyle: style],
      context: nil
    )
    expect(bounds.height, equals: 2 * font.lineHeight + 5)
    // Without the option for the first line's origin, the text is one line.
    let single = "word word".boundingRect(
      with: CGSize(width: 10, height: 10),
      options: [],
      attributes: [.font: font],
      context: nil
    )
    #expect(single.height == font.lineHeight && single.width > one.width)
    #expect(abs(font.ascender - font.descender - font.lineHeight) <= 1 + abs(font.leading))
  }

  @Test func `a stack places views one after the other`() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    stack.axis = .vertical
    stack.spacing = 10
    let labels = ["one", "two", "three"].map { text -> UILabel in
      let label = UILabel()
      label.text = text
      stack.addArrangedSubview(label)
      return label
    }
    expect(stack.sizeThatFits(.zero).height, equals: 3 * line + 20)
    stack.layoutIfNeeded()
    // The last view takes the free space.
    expect(labels[1].frame, equals: CGRect(x: 0, y: line + 10, width: 200, height: line))
    expect(labels[2].frame.maxY, equals: 300)
    labels[0].isHidden = true
    stack.distribution = .fillEqually
    stack.layoutIfNeeded()
    expect(labels[1].frame, equals: CGRect(x: 0, y: 0, width: 200, height: 145))
    expect(labels[2].frame, equals: CGRect(x: 0, y: 155, width: 200, height: 145))
    stack.removeArrangedSubview(labels[1])
    expect(stack.arrangedSubviews.count, equals: 2)
    expect(stack.subviews.count, equals: 3)
  }

  @Test func `a cell shows its first two labels and its first picture`() {
    final class PhotoCell: UICollectionViewCell {
      let label = UILabel()
      let detail = UILabel()
      let picture = UIImageView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(picture)
        contentView.addSubview(label)
        addSubview(detail)
      }
      required init?(coder: NSCoder) { nil }
    }
    let cell = PhotoCell()
    let before = cell.contentRevision
    cell.label.text = "Title"
    cell.detail.text = "Detail"
    cell.picture.image = UIImage(named: "harbour")
    #expect(cell.contentRevision >= before + 2)
    cell.contentView.backgroundColor = .red
    let shown = cell.shownContent
    expect(Set([shown.title, shown.subtitle]), equals: ["Title", "Detail"])
    expect(shown.image, equals: "harbour")
    expect(shown.colour, equals: 0xFF0000)
    cell.content.title = "Given"
    expect(cell.shownContent.title, equals: "Given")
    expectEmpty(cell.shownContent.subtitle)
  }
}

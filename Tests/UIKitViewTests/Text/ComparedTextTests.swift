// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Texts of several runs that apps compare and walk through, and the objects in them.
@MainActor
@Suite(.ownProcess) struct ComparedTextTests {
  /// A text whose two runs have objects of their own each time.
  private func text(_ colour: UIColor, spacing: CGFloat = 3) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = spacing
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 2
    let text = NSMutableAttributedString(
      string: "one ",
      attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.red]
    )
    text.append(
      NSAttributedString(
        string: "two",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: colour,
          .paragraphStyle: style, .shadow: shadow,
        ]
      )
    )
    return NSAttributedString(attributedString: text)
  }

  @Test func `texts are equal when their letters and their objects' values are`() {
    expect(text(.blue) == text(.blue))
    expect(text(.blue) != text(.green))
    expect(text(.blue) != text(.blue, spacing: 4))
    expect([text(.blue)] == [text(.blue)])
  }

  @Test func `walking through one attribute finds its runs`() {
    var sizes: [CGFloat] = []
    var ranges: [NSRange] = []
    let whole = NSRange(location: 0, length: 7)
    text(.blue).enumerateAttribute(.font, in: whole) { value, range, _ in
      sizes.append((value as? UIFont)?.pointSize ?? 0)
      ranges.append(range)
    }
    expect(sizes, equals: [17, 20])
    expect(ranges, equals: [NSRange(location: 0, length: 4), NSRange(location: 4, length: 3)])
    // The colour is the same in both runs, so they are one.
    ranges = []
    text(.red).enumerateAttribute(.foregroundColor, in: whole) { _, range, _ in
      ranges.append(range)
    }
    expect(ranges, equals: [whole])
  }

  @Test func `a text with attachments can be compared`() {
    let texts = [UIImage(systemName: "star"), UIImage(systemName: "heart")].map { image in
      let attachment = NSTextAttachment()
      attachment.image = image
      let text = NSMutableAttributedString(string: "a")
      text.append(NSAttributedString(attachment: attachment))
      return NSAttributedString(attributedString: text)
    }
    expect(texts[0] == texts[0])
    expect(texts[0] != texts[1])
  }

  @Test func `styles, shadows and descriptions of fonts are equal by their values`() {
    let style = NSMutableParagraphStyle()
    expect(style, equals: NSParagraphStyle.default)
    expect(style.hash, equals: NSParagraphStyle.default.hash)
    style.alignment = .center
    expect(style != NSParagraphStyle.default)
    let shadow = NSShadow()
    expect(shadow, equals: NSShadow())
    shadow.shadowColor = UIColor.red
    expect(shadow != NSShadow())
    let descriptor = UIFont.systemFont(ofSize: 12).fontDescriptor
    expect(descriptor, equals: UIFont.systemFont(ofSize: 12).fontDescriptor)
    expect(descriptor != descriptor.withSize(13))
  }
}

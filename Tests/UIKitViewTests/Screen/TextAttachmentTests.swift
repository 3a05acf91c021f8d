// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Images among letters.
@MainActor
@Suite(.ownProcess) struct TextAttachmentTests {
  private func text(_ bounds: CGRect) -> NSAttributedString {
    let attachment = NSTextAttachment(image: UIImage(systemName: "star") ?? UIImage())
    attachment.bounds = bounds
    let text = NSMutableAttributedString(
      string: "ab ",
      attributes: [.font: UIFont.systemFont(ofSize: 20)]
    )
    text.append(NSAttributedString(attachment: attachment))
    return text
  }

  @Test func `an image takes its width and reaches above and below the baseline`() throws {
    let font = TextFont(size: 20)
    let lines = AttributedLines(
      text(CGRect(x: 0, y: -10, width: 30, height: 50)),
      within: 300,
      limit: 0
    )
    // 40 points above the baseline and 10 below it, which is more than the letters need.
    expect(lines.size.height, equals: 50)
    expect(lines.lines.first?.baseline, equals: 40)
    #expect(abs(lines.size.width - font.width(of: "ab ") - 30) < 0.01)
    let symbol = lines.steps(in: CGRect(x: 5, y: 0, width: 300, height: 50), .left).compactMap {
      if case .symbol(let name, _, let rect) = $0 { (name, rect) } else { nil }
    }
    let (name, rect) = try #require(symbol.first)
    expect(name, equals: "star")
    expect(rect.minY, equals: 0)
    expect(rect.size, equals: CGSize(width: 30, height: 50))
    #expect(abs(rect.minX - 5 - font.width(of: "ab ")) < 0.01)
  }

  @Test func `an image that does not fit begins a line, and a label makes room for it`() {
    let tall = text(CGRect(x: 0, y: 0, width: 30, height: 50))
    expect(AttributedLines(tall, within: 45, limit: 0).lines.count, equals: 2)
    let label = UILabel()
    label.attributedText = tall
    #expect(label.variedText != nil && label.sizeThatFits(.zero).height >= 50)
    expect(NSAttributedString(attachment: NSTextAttachment()).string, equals: "\u{FFFC}")
  }
}

// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// What paragraph styles and attributes of letters do, measured and painted.
@MainActor
@Suite(.ownProcess) struct ParagraphStyleTests {
  /// Lines of this font are 25 points high: 3408 of 2816 units are 24.2 points.
  private let font = UIFont.systemFont(ofSize: 20)
  /// The distance from the baseline to a line's end: half of the rest, and 680 of 2816 units.
  private let below: CGFloat = 0.3977 + 4.8295

  private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }

  private func label(
    _ text: String,
    _ more: [NSAttributedString.Key: Any],
    lines: Int = 0
  ) -> UILabel {
    let label = UILabel()
    label.numberOfLines = lines
    var attributes = more
    attributes[.font] = font
    label.attributedText = NSAttributedString(string: text, attributes: attributes)
    return label
  }

  private func width(_ text: String) -> CGFloat { font.text.width(of: text) }

  private func written(_ label: UILabel, _ size: CGSize) -> [ScreenLine] {
    ScreenPainter.steps(of: label, in: CGRect(origin: .zero, size: size)).compactMap {
      if case .text(let line) = $0 { line } else { nil }
    }
  }

  @Test func `a text with one look is aligned and spaced by its style`() {
    let label = label(
      "one two",
      [.paragraphStyle: style { ($0.alignment, $0.lineSpacing) = (.center, 16) }]
    )
    expect(label.textAlignment, equals: .center)
    let room = CGSize(width: width("one") + 10, height: 66)
    expect(label.sizeThatFits(room).height, equals: 66)
    let lines = written(label, room)
    expect(lines.map(\.text), equals: ["one", "two"])
    #expect(abs(lines[0].point.x - 5) < 0.01)
    #expect(abs(lines[1].point.y - lines[0].point.y - 41) < 0.01)
    #expect(abs(lines[0].point.y - (25 - below)) < 0.01)
  }

  @Test func `an alignment that is set later is for all lines, and the style's own before it`() {
    let right = style { $0.alignment = .right }
    let label = label("one", [.paragraphStyle: right])
    let room = CGSize(width: 200, height: 25)
    #expect(abs(written(label, room)[0].point.x - (200 - width("one"))) < 0.01)
    label.textAlignment = .left
    expect(written(label, room)[0].point.x, equals: 0)
    // A text without a style is aligned as the label says.
    label.textAlignment = .center
    label.attributedText = NSAttributedString(string: "one", attributes: [.font: font, .kern: 1])
    #expect(abs(written(label, room)[0].point.x - (200 - width("one") - 3) / 2) < 0.01)
  }

  @Test func `heights of lines follow the factor and the limits, with letters at the bottom`() {
    func height(_ change: (NSMutableParagraphStyle) -> Void) -> (CGFloat, CGFloat) {
      let label = label("one", [.paragraphStyle: style(change)])
      let size = label.sizeThatFits(CGSize(width: 300, height: 0))
      return (size.height, written(label, size)[0].point.y)
    }
    let high = height { $0.lineHeightMultiple = 2 }
    #expect(high.0 == 50 && abs(high.1 - (50 - below)) < 0.01)
    expect(height { $0.minimumLineHeight = 40 }.0, equals: 40)
    let low = height { ($0.minimumLineHeight, $0.maximumLineHeight) = (18, 18) }
    #expect(low.0 == 18 && abs(low.1 - (18 - below)) < 0.01)
  }

  @Test func `paragraphs have space between them, and their lines indents`() {
    let label = label(
      "aa aa\nbb",
      [
        .paragraphStyle: style {
          ($0.paragraphSpacing, $0.paragraphSpacingBefore) = (10, 4)
          ($0.firstLineHeadIndent, $0.headIndent, $0.tailIndent) = (20, 30, -5)
        }
      ]
    )
    // Two words beside each other would need more than the first line has.
    let room = CGSize(width: width("aa aa") + 20, height: 0)
    let size = label.sizeThatFits(room)
    expect(size.height, equals: 89)
    expect(size.width, equals: (30 + width("aa") + 5).rounded(.up))
    let lines = written(label, CGSize(width: room.width, height: 89))
    #expect(lines.map(\.text) == ["aa", "aa", "bb"] && lines.map(\.point.x) == [20, 30, 20])
    #expect(abs(lines[1].point.y - lines[0].point.y - 25) < 0.01)
    #expect(abs(lines[2].point.y - lines[1].point.y - 39) < 0.01)
    // A positive end is measured from the start.
    let narrow = self.label("aa aa", [.paragraphStyle: style { $0.tailIndent = 40 }])
    expect(narrow.sizeThatFits(CGSize(width: 500, height: 0)).height, equals: 50)
  }

  @Test func `justified lines reach both edges, the last one does not`() {
    let label = label("aa aa aa", [.paragraphStyle: style { $0.alignment = .justified }])
    let room = width("aa aa") + 7
    let lines = written(label, CGSize(width: room, height: 50))
    expect(lines.map(\.text), equals: ["aa ", "aa", "aa"])
    #expect(abs(lines[1].point.x - (room - width("aa"))) < 0.01 && lines[2].point.x == 0)
  }

  @Test func `letters have more space between them, measured and painted`() {
    for key in [NSAttributedString.Key.kern, .tracking] {
      let label = label("word", [key: 2.5])
      let size = label.intrinsicContentSize
      expect(size.width, equals: (width("word") + 10).rounded(.up))
      expect(written(label, size).map(\.spacing), equals: [2.5])
    }
  }

  @Test func `letters are raised, and have shadows and outlines`() {
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.red
    (shadow.shadowOffset, shadow.shadowBlurRadius) = (CGSize(width: 1, height: 2), 6)
    let label = label(
      "ab",
      [
        .baselineOffset: 5, .shadow: shadow, .strokeWidth: -10, .strokeColor: UIColor.blue,
      ]
    )
    // Raised letters need a higher line.
    expect(label.intrinsicContentSize.height, equals: 30)
    let lines = written(label, CGSize(width: 100, height: 30))
    expect(lines.map(\.colour), equals: [.red, .label, .blue].map { ContentColour($0) })
    #expect(lines.map(\.blur) == [3, 0, 0] && lines.map(\.outline) == [0, 0, 2])
    #expect(lines[0].point.x == 1 && lines[1].point.x == 0)
    #expect(abs(lines[0].point.y - lines[1].point.y - 2) < 0.01)
    #expect(abs(lines[1].point.y - (30 - below - 5)) < 0.01)
    // A positive width leaves the letters empty.
    let hollow = self.label("ab", [.strokeWidth: 5, .foregroundColor: UIColor.green])
    let outline = written(hollow, CGSize(width: 100, height: 25))
    #expect(outline.map(\.outline) == [1] && outline[0].colour == ContentColour(.green))
  }

  @Test func `letters lean in a group, around their baseline`() throws {
    let label = label("ab", [.obliqueness: 0.5])
    let steps = ScreenPainter.steps(of: label, in: CGRect(x: 0, y: 0, width: 50, height: 25))
    guard case .group(let place?, nil, 1) = try #require(steps.first) else {
      Issue.record("no group")
      return
    }
    let base = 25 - below
    #expect(place[2] == -0.5 && abs(place[4] - 0.5 * base) < 0.01 && steps.last == .end)
  }

  @Test func `a text shrinks with all its attributes`() {
    let label = label("wide wide", [.kern: 1], lines: 1)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.25
    let whole = width("wide wide") + 9
    let lines = written(label, CGSize(width: whole / 2, height: 25))
    #expect(lines.count == 1 && abs(lines[0].font.size - 10) < 0.01)
  }

  @Test func `drawn strings, titles of buttons and measured texts follow styles, too`() {
    let text = NSAttributedString(
      string: "one",
      attributes: [.font: font, .paragraphStyle: style { $0.lineHeightMultiple = 2 }]
    )
    expect(text.size().height, equals: 50)
    let button = UIButton(type: .system)
    button.setAttributedTitle(text, for: .normal)
    #expect(button.intrinsicContentSize.height >= 50)
    let view = UITextView()
    view.attributedText = text
    expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height, equals: 66)
  }

  @Test func `rows have room for the styles of their texts`() {
    func row(_ styled: Bool) -> ListContent {
      var content = UIListContentConfiguration.cell()
      content.text = "one two"
      let double = style { $0.lineHeightMultiple = 2 }
      content.attributedText = NSAttributedString(
        string: "one two",
        attributes: styled ? [.font: font, .paragraphStyle: double, .kern: 4] : [.font: font]
      )
      return ListContent(content, in: UIView())
    }
    let room = width("one two") + row(false).margins.leading + row(false).margins.trailing + 1
    func text(_ row: ListContent) -> CGRect {
      ListContentLayout(row, width: room, height: 300).text ?? .zero
    }
    expect(text(row(false)).height, equals: 25)
    // Seven letters with four points more need two lines, each twice as high.
    expect(text(row(true)).height, equals: 100)
  }

  @Test func `text layers are aligned as they and their styles say`() {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    view.layer.addSublayer(layer)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    layer.string = NSAttributedString(string: "ab", attributes: [.font: font, .kern: 1])
    layer.alignmentMode = .right
    let lines = ScreenPainter.figure(of: window, around: nil).layers.flatMap(\.steps).compactMap {
      if case .text(let line) = $0 { line } else { nil }
    }
    expect(lines.map(\.spacing), equals: [1])
    #expect(abs((lines.first?.point.x ?? 0) - (98 - width("ab"))) < 0.01)
  }

  @Test func `styles can be read, copied and changed`() throws {
    let first = style { ($0.lineSpacing, $0.tailIndent) = (3, 4) }
    let copy = try #require(first.mutableCopy() as? NSMutableParagraphStyle)
    copy.lineSpacing = 5
    expect(first.lineSpacing, equals: 3)
    expect(copy.lineSpacing, equals: 5)
    expect(copy.tailIndent, equals: 4)
    expect(NSParagraphStyle.default.alignment, equals: .natural)
  }

  @Test func `spaces at the end of the only line count, those where the text breaks do not`() {
    let label = UILabel()
    label.font = font
    label.text = "  a  "
    let whole = width("  a  ")
    expect(label.intrinsicContentSize.width, equals: whole.rounded(.up))
    label.textAlignment = .center
    let line = written(label, CGSize(width: 100, height: 25))[0]
    // The spaces at the end are beside the letters, which are not written with them.
    #expect(abs(line.point.x - (50 - width("  ") / 2)) < 0.01 && line.text == "  a")
    label.numberOfLines = 0
    label.text = "aa   aa  "
    let narrow = CGSize(width: width("aa").rounded(.up), height: 0)
    expect(label.sizeThatFits(narrow), equals: CGSize(width: narrow.width, height: 50))
  }

  @Test func `a label's shadow stands behind its text, and highlighted text has its own colour`() {
    let label = UILabel()
    (label.font, label.text) = (font, "a")
    (label.shadowColor, label.shadowOffset) = (.red, CGSize(width: 2, height: 3))
    (label.highlightedTextColor, label.isHighlighted) = (.blue, true)
    let lines = written(label, CGSize(width: 50, height: 25))
    expect(lines.map(\.colour), equals: [.red, .blue].map { ContentColour($0) })
    #expect(lines[0].point.x == 2 && abs(lines[0].point.y - lines[1].point.y - 3) < 0.01)
  }

  @Test func `digits of the font for numbers are equally wide`() {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 28.16, weight: .regular)
    let label = UILabel()
    label.font = font
    label.text = "111"
    // A zero has 1760 of 2816 units.
    expect(label.intrinsicContentSize.width, equals: 53)
    expect(font.text.hasEqualDigits)
    expect(font.withSize(10).text.hasEqualDigits)
    #expect(UIFont.systemFont(ofSize: 28.16).text.width(of: "111") < 40)
  }
}

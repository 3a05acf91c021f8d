// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Labels whose text needs more lines than fit into them.
///
/// A line of 17 points is 21 high, with its baseline at 16.68.
@MainActor
@Suite(.ownProcess) struct LabelLinesTests {
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 45))

  init() {
    label.numberOfLines = 0
    label.text = "a\nb\nc\nd"
  }

  /// The lines that are painted.
  private func lines() -> [ScreenLine] {
    ScreenPainter.steps(of: label, in: label.bounds).compactMap {
      if case .text(let line) = $0 { line } else { nil }
    }
  }

  @Test func `the lines that fit stand in the middle, and the last one ends in an ellipsis`() {
    expect(lines().map(\.text), equals: ["a", "b…"])
    let places = lines().map { ($0.point.y * 100).rounded() / 100 }
    // (45 − 42) / 2 above the first line.
    expect(places, equals: [18.18, 39.18])
    expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 0).height, equals: 42)
  }

  @Test func `a lower label shows fewer lines, and a high one all`() {
    label.frame.size.height = 30
    expect(lines().map(\.text), equals: ["a…"])
    label.frame.size.height = 10
    expect(lines().map(\.text), equals: ["a…"])
    label.frame.size.height = 84
    expect(lines().map(\.text), equals: ["a", "b", "c", "d"])
    label.numberOfLines = 3
    expect(lines().map(\.text), equals: ["a", "b", "c…"])
  }

  @Test func `the line break mode says how the last line is cut`() {
    label.lineBreakMode = .byWordWrapping
    expect(lines().map(\.text), equals: ["a", "b"])
    label.lineBreakMode = .byTruncatingHead
    expect(lines().map(\.text), equals: ["a", "…d"])
    label.lineBreakMode = .byTruncatingMiddle
    expect(lines().map(\.text), equals: ["a", "b…d"])
  }

  @Test func `text with a paragraph style brings its mode and its spacing`() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    let text = { NSAttributedString(string: "a\nb\nc\nd", attributes: [.paragraphStyle: style]) }
    // The second line ends at 52, the third at 83.
    label.frame.size.height = 60
    label.attributedText = text()
    expect(label.lineBreakMode, equals: .byWordWrapping)
    expect(lines().map(\.text), equals: ["a", "b"])
    style.lineBreakMode = .byTruncatingTail
    label.attributedText = text()
    expect(lines().map(\.text), equals: ["a", "b…"])
  }
}

// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// How titles of buttons and texts of rows end that do not fit.
@MainActor
@Suite(.ownProcess) struct ShortenedTitleTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let words = "A first long part and the last one"

  private func lines(of view: UIView) -> [String] {
    view.frame = CGRect(x: 0, y: 100, width: 120, height: 44)
    window.addSubview(view)
    defer { view.removeFromSuperview() }
    return ScreenPainter.figure(of: window, around: nil).layers.flatMap(\.steps).compactMap {
      step in
      if case .text(let line) = step { line.text } else { nil }
    }
  }

  private func title(_ mode: NSLineBreakMode?) throws -> String {
    let button = UIButton(type: .system)
    button.setTitle(words, for: .normal)
    if let mode { button.titleLabel?.lineBreakMode = mode }
    let shown = lines(of: button)
    expect(shown.count, equals: 1)
    return try #require(shown.first)
  }

  @Test func `a title leaves out its middle, unless its label says otherwise`() throws {
    let usual = try title(nil)
    #expect(usual.hasPrefix("A ") && usual.hasSuffix("e") && usual.contains("…"))
    expect(try title(.byTruncatingMiddle), equals: usual)
    let tail = try title(.byTruncatingTail)
    #expect(tail.hasPrefix("A first") && tail.hasSuffix("…"))
    let head = try title(.byTruncatingHead)
    #expect(head.hasPrefix("…") && head.hasSuffix("last one"))
    let clipped = try title(.byClipping)
    #expect(words.hasPrefix(clipped) && !clipped.contains("…"))
  }

  @Test func `the title of a configuration wraps, or ends as the configuration says`() throws {
    var look = UIButton.Configuration.plain()
    look.title = words
    let button = UIButton(configuration: look)
    #expect(lines(of: button).count > 1)
    look.titleLineBreakMode = .byTruncatingHead
    button.configuration = look
    let shown = lines(of: button)
    #expect(shown.count == 1 && shown[0].hasPrefix("…"))
  }

  @Test func `texts of a row end as their properties say`() throws {
    var content = UIListContentConfiguration.cell()
    content.text = words
    content.textProperties.numberOfLines = 1
    let view = UIListContentView(configuration: content)
    #expect(lines(of: view).first?.hasSuffix("…") == true)
    expect(!content.needsSteps)
    content.textProperties.lineBreakMode = .byTruncatingMiddle
    expect(content.needsSteps)
    view.configuration = content
    let shown = lines(of: view)
    #expect(shown.count == 1 && shown[0].contains("…") && shown[0].hasSuffix("e"))
    // Without a limit of lines nothing is left out.
    content.textProperties.numberOfLines = 0
    expect(!content.needsSteps)
  }
}

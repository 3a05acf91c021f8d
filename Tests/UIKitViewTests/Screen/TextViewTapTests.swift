// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Taps on text views that are as high as their texts.
@MainActor
@Suite(.ownProcess) struct TextViewTapTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let text = UITextView(frame: CGRect(x: 20, y: 30, width: 200, height: 40))

  init() {
    text.isScrollEnabled = false
    text.text = "Good morning"
    window.addSubview(text)
  }

  private var places: [CGRect] {
    ScreenPainter.figure(of: window, around: nil).controls.filter { $0.role == .area }.map(\.place)
  }

  @Test func `one that is edited takes taps though it does not scroll`() {
    expect(places, equals: [CGRect(x: 20, y: 30, width: 200, height: 40)])
    text.isEditable = false
    expectEmpty(places)
  }

  @Test func `one that is read takes taps if it has a link that can be chosen`() throws {
    text.isEditable = false
    let link = try #require(URL(string: "https://example.com"))
    text.attributedText = NSAttributedString(string: "there", attributes: [.link: link])
    expect(places.count, equals: 1)
    text.isSelectable = false
    expectEmpty(places)
  }
}

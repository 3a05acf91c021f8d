// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Questions with fields and answers that change while they are seen.
@MainActor
@Suite(.ownProcess) struct AlertTests {
  private let hand = ScreenHand()
  private let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)

  private func show() {
    alert.view.frame = hand.window.bounds
    hand.window.addSubview(alert.view)
    alert.beginAppearanceTransition(true, animated: false)
    alert.endAppearanceTransition()
    hand.window.layOutAround()
  }

  private func button(_ title: String) -> UIButton? {
    func find(in view: UIView) -> UIButton? {
      (view as? UIButton).flatMap { $0.title(for: .normal) == title ? $0 : nil }
        ?? view.subviews.lazy.compactMap(find).first
    }
    return find(in: alert.view)
  }

  @Test func `the first field has the keyboard`() throws {
    alert.addTextField()
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    show()
    let first = try #require(alert.textFields?.first)
    #expect(hand.touches.field === first)
  }

  @Test func `an answer that can be chosen later is chosen then`() throws {
    let answer = UIAlertAction(title: "OK", style: .default)
    answer.isEnabled = false
    alert.addAction(answer)
    show()
    expect(button("OK")?.isEnabled, equals: false)
    answer.isEnabled = true
    hand.window.layOutAround()
    expect(button("OK")?.isEnabled, equals: true)
  }
}

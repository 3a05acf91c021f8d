// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// How often views lay out what is in them.
@MainActor
@Suite(.ownProcess) struct LayoutPassTests {
  /// A view that makes what is in it anew each time.
  private final class Stars: UIView {
    var passes = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
      for view in subviews { view.removeFromSuperview() }
      addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let stars = Stars(frame: CGRect(x: 0, y: 0, width: 100, height: 20))

  private func passes(_ body: () -> Void) -> Int {
    let before = stars.passes
    body()
    return stars.passes - before
  }

  @Test func `one that asks for itself in each pass gets two`() {
    let ask = { self.stars.layoutIfNeeded() }
    expect(passes(ask) + passes(ask) + passes(ask), equals: 2)
    stars.setNeedsLayout()
    expect(passes(ask) + passes(ask) + passes(ask), equals: 2)
  }

  @Test func `a screen lays out an app's view when it asks, or when its places change`() {
    window.addSubview(stars)
    window.makeKeyAndVisible()
    window.layOutAround()
    expect(passes { window.layOutAround() }, equals: 0)
    stars.frame.size.width = 120
    expect(passes { window.layOutAround() } > 0)
    expect(passes { window.layOutAround() }, equals: 0)
    stars.subviews[0].frame.origin.x = 5
    expect(passes { window.layOutAround() } > 0)
  }
}

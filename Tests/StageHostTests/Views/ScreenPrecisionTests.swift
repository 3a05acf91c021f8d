// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import StageProtocol
import Testing
import UIKit
import UIKitTestSupport

@testable import StageHost

@Suite(.ownProcess) struct ScreenPrecisionTests {
  @Test func `a group is told as exactly as it is seen`() throws {
    // A turn by 60 degrees with a scale of 2/3: cos 60° · 2/3 = 1/3 and sin 60° · 2/3 = 0.577350….
    let place: [CGFloat] = [1 / 3, 0.577_350_269, -0.577_350_269, 1 / 3, 100 / 7, -1e-9]
    let steps = [ScreenStep.group(place, clip: nil, opacity: 2 / 3), .end]
    let told = ScreenPaint(isDark: false).operations(steps)
    guard case .group(let group)? = told.first else { throw Missing() }
    expect(group.place ?? [], equals: [0.333_33, 0.577_35, -0.577_35, 0.333_33, 14.286, 0])
    expect(group.place?.last?.sign, equals: .plus)
    expect(group.opacity, equals: 0.667)
  }

  @Test func `lengths are told to a thousandth of a point, and never as no number`() {
    let box = PaintBox(
      CGRect(x: 10.0 / 3, y: -0.000_4, width: 20.0 / 3, height: .infinity),
      radius: 1.000_6
    )
    expect(box, equals: PaintBox(x: 3.333, y: 0, width: 6.667, height: 0, radius: 1.001))
    let place = ContentRect(screen: CGRect(x: 0.062_5, y: 1.0 / 64, width: 7, height: 8))
    expect(place, equals: ContentRect(x: 0.063, y: 0.016, width: 7, height: 8))
  }

  @Test func `parts of a whole stay between 0 and 1`() {
    expect([-0.2, 0.1234, 1.5].map { ScreenPrecision.share($0) }, equals: [0, 0.123, 1])
  }

  private struct Missing: Error {}
}

// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import LayoutEngine

@Suite struct HorizontalMirrorTests {
  private let mirror = HorizontalMirror(width: 290)

  @Test func `12: swaps left and right about the width`() {
    let rect = CGRect(x: 60, y: 7, width: 50, height: 20)
    expect(mirror.rect(rect), equals: CGRect(x: 180, y: 7, width: 50, height: 20))
    expect(mirror.rect(mirror.rect(rect)), equals: rect)
  }

  @Test func `12: shows at an offset what the viewport showed on the other side`() {
    expect(mirror.offset(CGPoint(x: 0, y: 3), viewportWidth: 100), equals: CGPoint(x: 190, y: 3))
    expect(mirror.offset(CGPoint(x: 190, y: 3), viewportWidth: 100), equals: CGPoint(x: 0, y: 3))
  }

  @Test func `12: lets what sticks to the left edge stick to the right one`() {
    let pin = PinRange(edge: .left, lower: 0, upper: 200)
    let other = mirror.pin(pin, elementWidth: 30)
    expect(other, equals: PinRange(edge: .right, lower: 60, upper: 260))
    expect(mirror.pin(other, elementWidth: 30), equals: pin)
    let top = PinRange(edge: .top, lower: 1, upper: 2)
    expect(mirror.pin(top, elementWidth: 30), equals: top)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing
import UIKitTestSupport

@testable import StageHost

/// A viewport of 800 pt on a content of 10,000 pt.
private func position(
  _ offset: Double,
  motion: Int = 0,
  landing: Double? = nil,
  content: Double = 10_000
) -> AxisPosition {
  AxisPosition(offset: offset, length: 800, content: content, motion: motion, landing: landing)
}

@Suite(.ownProcess) struct AxisWindowTests {
  @Test func `holds half a viewport behind and a whole one ahead`() {
    expect(AxisWindow.around(position(0)), equals: AxisWindow(lower: -400, upper: 1600))
    expect(
      AxisWindow.around(position(2000, motion: 1)),
      equals: AxisWindow(lower: 1600, upper: 3600)
    )
    expect(
      AxisWindow.around(position(2000, motion: -1)),
      equals: AxisWindow(lower: 1200, upper: 3200)
    )
  }

  @Test func `includes the place where a fling lands`() {
    let forwards = AxisWindow.around(position(1000, motion: 1, landing: 2000))
    expect(forwards, equals: AxisWindow(lower: 600, upper: 3600))
    let backwards = AxisWindow.around(position(5000, motion: -1, landing: 4500))
    expect(backwards, equals: AxisWindow(lower: 3700, upper: 6200))
  }

  @Test func `is never longer than four viewports`() {
    let forwards = AxisWindow.around(position(1000, landing: 9000))
    expect(forwards, equals: AxisWindow(lower: 600, upper: 3800))
    let backwards = AxisWindow.around(position(9000, landing: 1000))
    expect(backwards, equals: AxisWindow(lower: 7000, upper: 10_200))
  }

  @Test func `lands within the content however far the fling would go`() {
    let window = AxisWindow.around(position(8800, landing: 20_000))
    expect(window, equals: AxisWindow(lower: 8400, upper: 10_800))
  }

  @Test(arguments: [(0.0, true), (400.0, true), (401.0, false)])
  func `serves until less than half a viewport is left ahead`(offset: Double, serves: Bool) {
    let window = AxisWindow(lower: -400, upper: 1600)
    expect(window.serves(position(offset, motion: 1)), equals: serves)
  }

  @Test(arguments: [(2000.0, true), (1999.0, false)])
  func `looks the other way when the motion turns`(offset: Double, serves: Bool) {
    let window = AxisWindow(lower: 1600, upper: 3600)
    expect(window.serves(position(offset, motion: -1)), equals: serves)
  }

  @Test func `needs no reserve beyond the ends of the content`() {
    let end = AxisWindow(lower: 8000, upper: 10_000)
    expect(end.serves(position(9200, motion: 1)))
    let start = AxisWindow(lower: 0, upper: 2000)
    expect(start.serves(position(0, motion: -1)))
  }

  @Test func `is not disturbed by rubber band`() {
    let start = AxisWindow(lower: -400, upper: 1600)
    expect(start.serves(position(-300, motion: -1)))
    let end = AxisWindow(lower: 8800, upper: 10_800)
    expect(end.serves(position(9500, motion: 1)))
  }

  @Test func `does not serve a viewport that sticks out`() {
    let window = AxisWindow(lower: 1600, upper: 3600)
    expect(!window.serves(position(2900)))
    expect(!window.serves(position(1500)))
    expect(window.serves(position(2400)))
    expect(!window.serves(position(2401)))
  }

  @Test func `asks anew when a fling would land outside`() {
    let window = AxisWindow(lower: 600, upper: 2600)
    expect(window.serves(position(1000, motion: 1, landing: 1800)))
    expect(!window.serves(position(1000, motion: 1, landing: 1801)))
  }

  @Test func `covers all content along an axis that does not scroll`() {
    let window = AxisWindow.around(position(0, content: 300))
    expect(window, equals: AxisWindow(lower: 0, upper: 800))
    expect(window.serves(position(120, motion: 1, content: 300)))
  }

  @Test func `rests between the insets`() {
    let inset = AxisPosition(
      offset: -50,
      length: 800,
      content: 1000,
      insetBefore: 50,
      insetAfter: 30
    )
    expect(inset.restingOffsets, equals: -50...230)
    expect(AxisWindow.around(inset), equals: AxisWindow(lower: -450, upper: 1550))
  }
}

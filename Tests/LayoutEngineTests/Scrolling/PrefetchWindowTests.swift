// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing

/// Rows of 100 in a viewport of 300 × 400, so a viewport holds four.
struct PrefetchWindowTests {
  private var window = PrefetchWindow()

  private mutating func scroll(
    to offset: CGFloat,
    velocity: CGFloat,
    loaded: Range<Int>? = nil,
    count: Int = 40
  ) -> [[Int]] {
    let rows = (0..<count).map {
      PrefetchWindow.Item(
        position: .init(section: 0, item: $0),
        frame: CGRect(x: 0, y: CGFloat($0) * 100, width: 300, height: 100)
      )
    }
    let first = Int(offset / 100)
    let step = window.advance(
      to: CGRect(x: 0, y: offset, width: 300, height: 400),
      velocity: CGPoint(x: 0, y: velocity),
      loaded: Set((loaded ?? first..<first + 4).map { .init(section: 0, item: $0) }),
      // More than asked for, and backwards: the window takes what it wants.
      items: { _ in rows.reversed() },
      frame: { $0.item < count ? CGRect(x: 0, y: $0.item * 100, width: 300, height: 100) : nil }
    )
    return [step.announced.map(\.item), step.cancelled.map(\.item)]
  }

  @Test mutating func `content that stands still announces nothing`() {
    expect(scroll(to: 0, velocity: 0), equals: [[], []])
    expectEmpty(window.outstanding)
  }

  @Test mutating func `one viewport ahead is announced, the nearest first`() {
    // The viewport shows 400…800, ahead lie 800…1200.
    expect(scroll(to: 400, velocity: 10), equals: [[8, 9, 10, 11], []])
  }

  @Test mutating func `upwards the nearest is the last one above`() {
    // 800…1200 is seen, 400…800 lies ahead.
    expect(scroll(to: 800, velocity: -10), equals: [[7, 6, 5, 4], []])
  }

  @Test mutating func `two viewports ahead are announced above two viewports a second`() {
    expect(scroll(to: 0, velocity: 800), equals: [[4, 5, 6, 7], []])
    expect(scroll(to: 0, velocity: 801), equals: [[8, 9, 10, 11], []])
  }

  @Test mutating func `each item is announced once`() {
    expect(scroll(to: 0, velocity: 10), equals: [[4, 5, 6, 7], []])
    expect(scroll(to: 0, velocity: 10), equals: [[], []])
    expect(scroll(to: 100, velocity: 10), equals: [[8], []])
    expect(window.outstanding.map(\.item).sorted(), equals: [5, 6, 7, 8])
  }

  @Test mutating func `an item that has a cell is not announced`() {
    expect(scroll(to: 0, velocity: 10, loaded: 0..<6), equals: [[6, 7], []])
  }

  @Test mutating func `an item that went by its cell may be announced again`() {
    expect(scroll(to: 0, velocity: 10)[0], equals: [4, 5, 6, 7])
    expect(scroll(to: 400, velocity: 10)[0], equals: [8, 9, 10, 11])
    expect(scroll(to: 800, velocity: -10), equals: [[7, 6, 5, 4], []])
  }

  @Test mutating func `an item farther behind than one and a half viewports is given up`() {
    _ = scroll(to: 0, velocity: 10)
    // Row 4 ends at 500. At 1100 it is 600 behind, exactly one and a half viewports.
    expect(scroll(to: 1100, velocity: 10), equals: [[15, 16, 17, 18], []])
    expect(scroll(to: 1101, velocity: 10, loaded: 11..<16), equals: [[19], [4]])
    expect(scroll(to: 1301, velocity: 10, loaded: 13..<18), equals: [[20, 21], [5, 6]])
  }

  @Test mutating func `a turn gives up what lies on the other side`() {
    expect(scroll(to: 800, velocity: 10)[0], equals: [12, 13, 14, 15])
    expect(scroll(to: 800, velocity: -10), equals: [[7, 6, 5, 4], [12, 13, 14, 15]])
    expect(window.outstanding.map(\.item).sorted(), equals: [4, 5, 6, 7])
  }

  @Test mutating func `a pause is no turn`() {
    _ = scroll(to: 800, velocity: 10)
    expect(scroll(to: 800, velocity: 0), equals: [[], []])
    expect(scroll(to: 800, velocity: 10), equals: [[], []])
  }

  @Test mutating func `an item that the layout no longer places is given up`() {
    _ = scroll(to: 0, velocity: 10)
    expect(scroll(to: 0, velocity: 10, count: 6), equals: [[], [6, 7]])
  }

  @Test mutating func `announced items keep their state through a batch`() throws {
    _ = scroll(to: 0, velocity: 10)
    let updates = try BatchUpdates([
      .insertItem(.init(section: 0, item: 0)), .deleteItem(.init(section: 0, item: 5)),
    ])
    let counts = SectionCounts([40])
    window.follow(try BatchMapping(updates, before: counts, after: counts))
    // 4 is now 5, 5 is gone, 6 and 7 stay between the deletion and the insertion.
    expect(window.outstanding.map(\.item).sorted(), equals: [5, 6, 7])
    expect(scroll(to: 0, velocity: 10), equals: [[4], []])
  }

  @Test mutating func `giving everything up names it in the order of the data`() {
    _ = scroll(to: 800, velocity: -10)
    expect(window.cancelAll().map(\.item), equals: [4, 5, 6, 7])
    expectEmpty(window.outstanding)
    expect(scroll(to: 800, velocity: 10), equals: [[12, 13, 14, 15], []])
  }

  @Test mutating func `sideways motion looks sideways`() {
    let columns = (0..<10).map {
      PrefetchWindow.Item(
        position: .init(section: $0 / 5, item: $0 % 5),
        frame: CGRect(x: CGFloat($0) * 100, y: 0, width: 100, height: 400)
      )
    }
    let step = window.advance(
      to: CGRect(x: 200, y: 0, width: 300, height: 400),
      velocity: CGPoint(x: 20, y: -10),
      loaded: [],
      items: { _ in columns },
      frame: { _ in nil }
    )
    // Ahead lie 500…800: the columns 5, 6 and 7 are the second section's first.
    expect(step.announced, equals: (0..<3).map { ElementPosition(section: 1, item: $0) })
  }
}

// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import LayoutEngine

/// How a group is packed; numbers are worked out by hand or were measured on iOS 17 at 375 × 812, 3x.
@Suite struct GroupPackingTests {
  private let phone = CompositionalCase(375, 812, scale: 3)
  private let plain = CompositionalCase(100, 1000)

  // Dimensions.

  @Test func `takes shares of the box that is around directly`() {
    // Measured: 375 − 32 = 343, a third of which is 114.333; insets of their own take 4, 8 and 4.
    let thirds = [(0.0, 4.0), (4.0, 4.0), (4.0, 0.0)].map { leading, trailing in
      CompositionalItem.cell(.width(1 / 3), .height(1)).with {
        $0.insets = CompositionalInsets(leading: leading, trailing: trailing)
      }
    }
    let group = CompositionalItem.group(.width(1), .points(100), .cycle(.horizontal, thirds)).with {
      $0.insets = CompositionalInsets(leading: 16, trailing: 16)
    }
    let geometry = phone.solve(group, count: 3)
    let third: CGFloat = 343 / 3
    expect(isClose(geometry.frames().map(\.width), [third - 4, third - 8, third - 4]))
    expect(isClose(geometry.xs(), [16, 16 + third + 4, 16 + 2 * third + 4]))
  }

  @Test func `makes squares of shares of the width`() {
    let group = CompositionalItem.group(
      .width(1),
      .width(0.2),
      .cycle(.horizontal, [.cell(.width(0.2), .height(1))])
    )
    expect(
      plain.solve(group, count: 6).frames().last,
      equals: CGRect(x: 0, y: 20, width: 20, height: 20)
    )
  }

  @Test func `takes shares of the height from the whole bounds`() {
    // Measured: 0.4 of 812, bars and all.
    let group = CompositionalItem.group(
      .width(1),
      .height(0.4),
      .cycle(.horizontal, [.cell(.width(1), .height(1))])
    )
    let geometry = CompositionalCase(375, 812).solve(group, count: 1)
    expect(isClose(geometry.frames().map(\.height), [324.8]))
  }

  // Cycles.

  @Test func `repeats subitems in turn while they fit`() {
    let group = CompositionalItem.group(
      .width(1),
      .points(10),
      .cycle(.horizontal, [.cell(.points(10), .height(1)), .cell(.points(20), .height(1))])
    )
    // 10 20 10 20 10 20 10 are 100; the next group starts again with 10.
    let geometry = plain.solve(group, count: 8)
    expect(geometry.xs(), equals: [0, 10, 30, 40, 60, 70, 90, 0])
    expect(geometry.ys(), equals: [0, 0, 0, 0, 0, 0, 0, 10])
  }

  @Test func `fits three thirds`() {
    let group = CompositionalItem.group(
      .width(1),
      .points(10),
      .cycle(.horizontal, [.cell(.width(1 / 3), .height(1))])
    )
    expect(plain.solve(group, count: 4).ys(), equals: [0, 0, 0, 10])
  }

  @Test func `ends the group with the first subitem that does not fit, and says so`() {
    // Only halves for all items: the second group never gets its turn.
    let halves = CompositionalItem.group(
      .width(1),
      .height(1),
      .cycle(.horizontal, [.cell(.width(0.5), .height(1))])
    )
    let one = CompositionalItem.group(
      .width(1),
      .height(1),
      .cycle(.horizontal, [.cell(.width(1), .height(1))])
    )
    let group = CompositionalItem.group(.width(1), .points(10), .cycle(.horizontal, [halves, one]))
    let geometry = plain.solve(group, count: 4)
    expect(geometry.frames().map(\.width), equals: [50, 50, 50, 50])
    expect(geometry.codes, equals: ["subitemsNeverReached"])
    expect(
      geometry.diagnostics.first?.message.hasPrefix("section 0 › group › subitem 1"),
      equals: true
    )
  }

  @Test func `counts the spacing when it tries what fits`() {
    let group = CompositionalItem.group(
      .width(1),
      .points(10),
      .cycle(.horizontal, [.cell(.width(0.5), .height(1))])
    )
    .with { $0.spacing = CompositionalSpacing(10) }
    expect(plain.solve(group, count: 2).ys(), equals: [0, 10])
  }

  @Test func `keeps an item that is longer than its group in sight, and says so`() {
    let group = CompositionalItem.group(
      .width(1),
      .points(10),
      .cycle(.horizontal, [.cell(.points(150), .height(1))])
    )
    let geometry = plain.solve(group, count: 2)
    expect(geometry.frames().map(\.width), equals: [150, 150])
    expect(geometry.ys(), equals: [0, 10])
    expect(geometry.codes, equals: ["cannotFit"])
  }

  @Test func `uses subitems without length once, and says so`() {
    let group = CompositionalItem.group(
      .width(1),
      .points(10),
      .cycle(.horizontal, [.cell(.points(0), .height(1))])
    )
    let geometry = plain.solve(group, count: 2)
    expect(geometry.ys(), equals: [0, 10])
    expect(geometry.codes, equals: ["noLength"])
  }

  // Counts.

  @Test func `shares the room among a count, spacings taken off first`() {
    // Measured: (355 − 48) / 4 = 76.75, which is 230 pixels; the height resolves the same way.
    let item = CompositionalItem.cell(.width(0.9), .width(0.25))
    let group = CompositionalItem.group(
      .width(1),
      .points(100),
      .shares(.horizontal, item, count: 4)
    )
    .with { $0.spacing = CompositionalSpacing(16) }
    let section = CompositionalSection(
      group: group,
      insets: CompositionalInsets(leading: 10, trailing: 10)
    )
    let geometry = phone.solve(section, count: 4)
    let length: CGFloat = 230 / 3
    let step = length + 16
    expect(isClose(geometry.frames().map(\.width), [length, length, length, length]))
    expect(isClose(geometry.frames().map(\.height), [length, length, length, length]))
    expect(isClose(geometry.xs(), [10, 10 + step, 10 + 2 * step, 10 + 3 * step]))
  }

  @Test func `cuts sizes to pixels and adds positions up from them`() {
    // Measured: 263 pixels for 263.25, at 48, 335, 622 and 909.
    var case17 = phone
    let section = CompositionalSection(
      group: .group(
        .width(1),
        .points(40),
        .shares(.horizontal, .cell(.width(1), .height(1)), count: 4)
      )
      .with { $0.spacing = CompositionalSpacing(8) },
      insets: CompositionalInsets(leading: 16),
      scrolling: .continuous
    )
    func pixels(_ geometry: CompositionalGeometry) -> [CGFloat] {
      geometry.xs().map { ($0 * 3).rounded() }
    }
    func widths(_ geometry: CompositionalGeometry) -> [CGFloat] {
      geometry.frames().map { ($0.width * 3).rounded() }
    }
    expect(pixels(case17.solve(section, count: 4)), equals: [48, 335, 622, 909])
    expect(widths(case17.solve(section, count: 4)), equals: [263, 263, 263, 263])
    // On iOS 14 positions add up exactly, and each frame is rounded: 622.5 and 909.75.
    case17.configuration.rounding = .frames
    expect(pixels(case17.solve(section, count: 4)), equals: [48, 335, 623, 910])
    expect(widths(case17.solve(section, count: 4)), equals: [263, 263, 263, 263])
  }

  @Test func `repeats a subitem so often at its own size`() {
    let group = CompositionalItem.group(
      .width(1),
      .points(10),
      .copies(.horizontal, .cell(.points(20), .height(1)), count: 3)
    )
    .with { $0.spacing = CompositionalSpacing(5) }
    let geometry = plain.solve(group, count: 4)
    expect(geometry.xs(), equals: [0, 25, 50, 0])
    expectEmpty(geometry.codes)
  }

  @Test func `lets copies stick out of their group, and says so`() {
    let group = CompositionalItem.group(
      .width(1),
      .points(10),
      .copies(.horizontal, .cell(.points(60), .height(1)), count: 2)
    )
    let geometry = plain.solve(group, count: 2)
    expect(geometry.xs(), equals: [0, 60])
    expect(geometry.codes, equals: ["copiesExceedGroup"])
  }

  // Nesting.

  @Test func `gives items to nested groups depth first`() {
    // One at the left, two at the right, one below the other.
    let right = CompositionalItem.group(
      .width(0.3),
      .height(1),
      .shares(.vertical, .cell(.width(1), .height(1)), count: 2)
    )
    let group = CompositionalItem.group(
      .width(1),
      .points(40),
      .cycle(.horizontal, [.cell(.width(0.7), .height(1)), right])
    )
    let geometry = plain.solve(group, count: 5)
    expect(
      geometry.frames(),
      equals: [
        CGRect(x: 0, y: 0, width: 70, height: 40), CGRect(x: 70, y: 0, width: 30, height: 20),
        CGRect(x: 70, y: 20, width: 30, height: 20), CGRect(x: 0, y: 40, width: 70, height: 40),
        CGRect(x: 70, y: 40, width: 30, height: 20),
      ]
    )
  }

  @Test func `keeps the whole length of a group that items do not fill`() {
    // Measured: two items of six still make a group of 100.
    let group = CompositionalItem.group(
      .width(1),
      .points(100),
      .shares(.horizontal, .cell(.width(1), .height(1)), count: 6)
    )
    expect(plain.solve(group, count: 2).contentSize, equals: CGSize(width: 100, height: 100))
  }

  @Test func `places cells where a custom group says, from its content's corner`() {
    let frames = CompositionalFrames { size, _ in
      [
        .init(frame: CGRect(x: 0, y: 0, width: size.width / 2, height: 10)),
        .init(frame: CGRect(x: 5, y: 12, width: 10, height: 200), zIndex: 7),
      ]
    }
    let group = CompositionalItem.group(.width(1), .points(50), .custom(frames)).with {
      $0.insets = CompositionalInsets(top: 1, leading: 10, bottom: 1, trailing: 10)
    }
    let geometry = plain.solve(group, count: 3)
    expect(
      geometry.frames(),
      equals: [
        CGRect(x: 10, y: 1, width: 40, height: 10), CGRect(x: 15, y: 13, width: 10, height: 200),
        CGRect(x: 10, y: 51, width: 40, height: 10),
      ]
    )
    expect(geometry.cell(section: 0, item: 1)?.zIndex, equals: 7)
    // The content follows the groups, not the frames.
    expect(geometry.contentSize.height, equals: 100)
  }

  // Spacing.

  @Test func `shares what is left over among flexible gaps`() {
    let group = CompositionalItem.group(
      .width(1),
      .points(10),
      .copies(.horizontal, .cell(.points(20), .height(1)), count: 3)
    )
    .with { $0.spacing = CompositionalSpacing(5, isFlexible: true) }
    // (100 − 60) / 2 = 20.
    expect(plain.solve(group, count: 3).xs(), equals: [0, 40, 80])
  }

  @Test func `keeps a flexible gap's least length`() {
    let group = CompositionalItem.group(
      .width(1),
      .points(10),
      .cycle(.horizontal, [.cell(.points(30), .height(1))])
    )
    .with { $0.spacing = CompositionalSpacing(10, isFlexible: true) }
    // Three would need 110; two leave 40.
    expect(plain.solve(group, count: 3).xs(), equals: [0, 70, 0])
  }

  @Test func `pushes an item by flexible room at its edges`() {
    let item = CompositionalItem.cell(.points(20), .points(10)).with {
      $0.edges = CompositionalEdges(
        leading: CompositionalSpacing(0, isFlexible: true),
        top: CompositionalSpacing(0, isFlexible: true),
        trailing: CompositionalSpacing(0, isFlexible: true),
        bottom: CompositionalSpacing(0, isFlexible: true)
      )
    }
    let group = CompositionalItem.group(
      .width(1),
      .points(50),
      .copies(.horizontal, item, count: 1)
    )
    expect(
      plain.solve(group, count: 1).frames(),
      equals: [CGRect(x: 40, y: 20, width: 20, height: 10)]
    )
  }

  @Test func `counts the room at edges when it tries what fits`() {
    let item = CompositionalItem.cell(.points(30), .height(1)).with {
      $0.edges = CompositionalEdges(
        leading: CompositionalSpacing(5),
        trailing: CompositionalSpacing(5)
      )
    }
    let group = CompositionalItem.group(.width(1), .points(10), .cycle(.horizontal, [item]))
    expect(plain.solve(group, count: 3).xs(), equals: [5, 45, 5])
  }

  // Findings.

  @Test func `says when insets leave no room`() {
    let group = CompositionalItem.group(
      .width(1),
      .points(10),
      .cycle(.horizontal, [.cell(.width(1), .height(1))])
    )
    .with { $0.insets = CompositionalInsets(leading: 60, trailing: 60) }
    expect(plain.solve(group, count: 1).codes.contains("negativeContentSize"))
  }

  @Test func `says when a share is of an estimate`() {
    let group = CompositionalItem.group(
      .width(1),
      .estimate(30),
      .cycle(.horizontal, [.cell(.width(1), .height(1))])
    )
    let geometry = plain.solve(group, count: 1)
    expect(geometry.codes, equals: ["fractionOfEstimate"])
    expect(geometry.frames().map(\.height), equals: [30])
  }

  @Test func `takes numbers without meaning for nothing, and says so`() {
    let values: [CGFloat] = [.nan, -CGFloat.infinity, -1, 1e300]
    for value in values {
      let group = CompositionalItem.group(
        .points(value),
        .points(10),
        .cycle(.horizontal, [.cell(.points(10), .height(1))])
      )
      let geometry = plain.solve(group, count: 2)
      expect(geometry.codes.contains("invalidDimension"))
      expect(geometry.contentSize.height, equals: 20)
    }
  }

  @Test func `survives counts and nesting beyond reason`() {
    var group = CompositionalItem.cell(.width(1), .height(1))
    for _ in 0..<200 { group = .group(.width(1), .height(1), .shares(.vertical, group, count: 1)) }
    expect(plain.solve(group, count: 1).codes.contains("tooMuch"))
    let wide = CompositionalItem.group(
      .width(1),
      .points(1),
      .copies(.horizontal, .cell(.points(1), .height(1)), count: .max)
    )
    expect(plain.solve(wide, count: 5).frames().count, equals: 5)
  }
}

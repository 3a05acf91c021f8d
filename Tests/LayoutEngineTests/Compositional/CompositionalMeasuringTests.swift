// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import LayoutEngine

/// What measuring does to a section; numbers are worked out by hand.
@Suite struct CompositionalMeasuringTests {
  private let plain = CompositionalCase(100, 1000)

  private func tall(_ height: CGFloat) -> CompositionalMeasure {
    CompositionalMeasure(height: height)
  }

  private func rows() -> CompositionalItem {
    .group(.width(1), .estimate(44), .cycle(.horizontal, [.cell(.width(1), .estimate(44))]))
  }

  @Test func `moves what follows a row that turned out taller`() {
    var geometry = plain.solve(
      CompositionalSection(group: rows(), groupSpacing: 6),
      count: 1000
    )
    expect(geometry.ys()[..<3], equals: [0, 50, 100])
    geometry.setMeasure(tall(64), of: .cell, section: 0, item: 1)
    expect(geometry.ys()[..<4], equals: [0, 50, 120, 170])
    expect(geometry.contentSize.height, equals: 50_014)
    // An entry each for the row, the one before it, the last one, and all the others together.
    expect(geometry.sections[0]?.runs.runs.count, equals: 4)
  }

  @Test func `gives a row the height of its tallest item and leaves the others as they are`() {
    let group = CompositionalItem.group(
      .width(1),
      .estimate(30),
      .shares(.horizontal, .cell(.width(1), .estimate(30)), count: 2)
    )
    var geometry = plain.solve(group, count: 4)
    geometry.setMeasure(tall(50), of: .cell, section: 0, item: 1)
    expect(geometry.frames().map(\.height), equals: [30, 50, 30, 30])
    expect(geometry.ys(), equals: [0, 0, 50, 50])
  }

  @Test func `gives siblings the greatest height when it is to be uniform`() {
    let group = CompositionalItem.group(
      .width(1),
      .estimate(30),
      .shares(.horizontal, .cell(.width(1), .uniform(30)), count: 2)
    )
    var geometry = plain.solve(group, count: 4)
    geometry.setMeasure(tall(50), of: .cell, section: 0, item: 1)
    expect(geometry.frames().map(\.height), equals: [50, 50, 30, 30])
    // Both are measured now: the estimate no longer counts.
    geometry.setMeasure(tall(20), of: .cell, section: 0, item: 0)
    geometry.setMeasure(tall(25), of: .cell, section: 0, item: 1)
    expect(geometry.frames().map(\.height), equals: [25, 25, 30, 30])
  }

  @Test func `gives all groups the greatest height when the section's group is to be uniform`() {
    let group = CompositionalItem.group(
      .width(1),
      .uniform(30),
      .shares(.horizontal, .cell(.width(1), .uniform(30)), count: 2)
    )
    var geometry = plain.solve(group, count: 4)
    geometry.setMeasure(tall(50), of: .cell, section: 0, item: 3)
    expect(geometry.frames().map(\.height), equals: [50, 50, 50, 50])
    expect(geometry.ys(), equals: [0, 0, 50, 50])
  }

  @Test func `wraps items by the widths that they turned out to have`() {
    let group = CompositionalItem.group(
      .width(1),
      .estimate(10),
      .cycle(.horizontal, [.cell(.estimate(30), .points(10))])
    )
    var geometry = plain.solve(group, count: 5)
    expect(geometry.ys(), equals: [0, 0, 0, 10, 10])
    geometry.setMeasure(CompositionalMeasure(width: 50), of: .cell, section: 0, item: 0)
    // 50 + 30, and 30 more do not fit.
    expect(geometry.ys(), equals: [0, 0, 10, 10, 10])
    expect(geometry.xs(), equals: [0, 50, 0, 30, 60])
  }

  @Test func `splits the estimate of a column among a count, which nothing measures`() {
    let group = CompositionalItem.group(
      .width(1),
      .estimate(90),
      .shares(.vertical, .cell(.width(1), .estimate(10)), count: 3)
    )
    let geometry = plain.solve(group, count: 3)
    expect(geometry.frames().map(\.height), equals: [30, 30, 30])
    expect(geometry.cell(section: 0, item: 0)?.measuresHeight, equals: false)
  }

  @Test func `leaves out insets on lengths that are measured`() {
    let item = CompositionalItem.cell(.width(1), .estimate(20)).with {
      $0.insets = CompositionalInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    }
    let group = CompositionalItem.group(.width(1), .estimate(20), .cycle(.horizontal, [item]))
    expect(
      plain.solve(group, count: 1).frames(),
      equals: [CGRect(x: 5, y: 0, width: 90, height: 20)]
    )
  }

  @Test func `moves the content under a header that turned out taller`() {
    let header = CompositionalBoundary(
      kind: "header",
      size: CompositionalSize(.width(1), .estimate(20)),
      horizontal: .middle,
      vertical: .start
    )
    var geometry = plain.solve(
      CompositionalSection(group: rows(), boundaries: [header]),
      count: 1
    )
    expect(geometry.ys(), equals: [20])
    geometry.setMeasure(tall(35), of: .boundary("header"), section: 0, item: 0)
    expect(geometry.ys(), equals: [35])
    expect(geometry.contentSize.height, equals: 79)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import TestSupport
import Testing

@testable import LayoutEngine

@Suite struct WaterfallGeometryTests {
  private func configuration(
    _ placement: WaterfallConfiguration.Placement,
    columns: Int = 3
  ) -> WaterfallConfiguration {
    var configuration = WaterfallConfiguration(
      containerWidth: 340,
      columns: columns,
      placement: placement,
      columnSpacing: 10,
      itemSpacing: 5,
      headerHeight: 20
    )
    configuration.inset = (top: 4, left: 10, bottom: 6, right: 10)
    return configuration
  }

  @Test func `columns share what insets and gaps leave`() {
    // (340 − 20 − 2 · 10) / 3.
    expect(configuration(.shortest).columnWidth, equals: 100)
    expect(configuration(.shortest).left(ofColumn: 2), equals: 230)
    expect(WaterfallConfiguration(containerWidth: 10, columns: 0).columns, equals: 1)
  }

  @Test func `alternating items go from column to column whatever their heights`() {
    let geometry = WaterfallGeometry(configuration(.alternate), heights: [[100, 10, 20, 30, 40]])
    // Items begin at 20 + 4; the fourth 100 + 5 further down in the first column.
    expect(
      geometry.frame(ofItem: 0, inSection: 0),
      equals: CGRect(x: 10, y: 24, width: 100, height: 100)
    )
    expect(
      geometry.frame(ofItem: 2, inSection: 0),
      equals: CGRect(x: 230, y: 24, width: 100, height: 20)
    )
    expect(
      geometry.frame(ofItem: 3, inSection: 0),
      equals: CGRect(x: 10, y: 129, width: 100, height: 30)
    )
    expect(
      geometry.frame(ofItem: 4, inSection: 0),
      equals: CGRect(x: 120, y: 39, width: 100, height: 40)
    )
    // The first column ends at 159, and 6 below it the section.
    expect(geometry.contentSize, equals: CGSize(width: 340, height: 165))
  }

  @Test func `the shortest column takes the next item, the first of several`() {
    let geometry = WaterfallGeometry(configuration(.shortest), heights: [[100, 10, 20, 30, 5]])
    // Columns begin their next item at 105, 15, 25, then at 105, 50, 25.
    expect(geometry.frame(ofItem: 3, inSection: 0)?.minX, equals: 120)
    expect(geometry.frame(ofItem: 3, inSection: 0)?.minY, equals: 39)
    expect(geometry.frame(ofItem: 4, inSection: 0)?.origin, equals: CGPoint(x: 230, y: 49))
    expect(geometry.contentSize.height, equals: 130)
  }

  @Test func `sections follow one another below their headers, empty ones too`() {
    let geometry = WaterfallGeometry(configuration(.shortest), heights: [[50], [], [30]])
    expect(geometry.header(ofSection: 0), equals: CGRect(x: 10, y: 0, width: 320, height: 20))
    // 20 + 4 + 50 + 6 = 80, then a header alone.
    expect(geometry.header(ofSection: 1)?.minY, equals: 80)
    expect(geometry.header(ofSection: 2)?.minY, equals: 100)
    expect(geometry.frame(ofItem: 0, inSection: 2)?.minY, equals: 124)
    expect(geometry.contentSize.height, equals: 160)
    expect(geometry.frame(ofItem: 0, inSection: 1), equals: nil)
    expect(geometry.frame(ofItem: 1, inSection: 0), equals: nil)
    expect(geometry.frame(ofItem: 0, inSection: 3), equals: nil)
    expect(geometry.frame(ofItem: -1, inSection: 0), equals: nil)
    expect(geometry.header(ofSection: 3), equals: nil)
  }

  @Test func `heights that are none count as nothing`() {
    let geometry = WaterfallGeometry(
      configuration(.shortest, columns: 1),
      heights: [[-5, .nan, 0, .infinity]]
    )
    expect(geometry.frame(ofItem: 0, inSection: 0)?.height, equals: 0)
    expect(geometry.frame(ofItem: 1, inSection: 0)?.minY, equals: 29)
    expect(geometry.frame(ofItem: 3, inSection: 0)?.height, equals: 1e9)
  }

  @Test func `the end of a column is told to whoever drops an item there`() {
    let geometry = WaterfallGeometry(configuration(.shortest), heights: [[100, 10, 20]])
    expect(geometry.endOfColumn(at: CGPoint(x: 150, y: 40)), equals: 0)
    expect(geometry.endOfColumn(at: CGPoint(x: 50, y: 40)), equals: nil)
    expect(geometry.endOfColumn(at: CGPoint(x: 50, y: 500)), equals: 0)
  }

  @Test func `a change lays out its own section from there on`() {
    var random = SeededRandom(seed: 9)
    let heights = (0..<2).map { _ in
      (0..<1000).map { _ in CGFloat(Int.random(in: 10...200, using: &random)) }
    }
    var geometry = WaterfallGeometry(configuration(.alternate), heights: heights)
    // The block of item 700 begins at 640, and what alternates is never again as before.
    expect(geometry.setHeight(3, ofItem: 700, inSection: 0), equals: 1000 - 640)
    expect(geometry.setHeight(3, ofItem: 700, inSection: 7), equals: 0)
    var same = heights
    same[0][700] = 3
    expect(geometry.update(same), equals: 0)
  }

  @Test(arguments: WaterfallConfiguration.Placement.allCases)
  func `frames, queries and changes agree with the slow way`(
    placement: WaterfallConfiguration.Placement
  ) {
    var random = SeededRandom(seed: 2026)
    for _ in 0..<60 {
      let configuration = configuration(placement, columns: Int.random(in: 1...7, using: &random))
      var heights = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        someHeights(Int.random(in: 0...300, using: &random), &random)
      }
      var geometry = WaterfallGeometry(configuration, heights: heights)
      check(geometry, WaterfallReference(configuration, heights), &random)
      for _ in 0..<4 {
        change(&heights, &geometry, &random)
        check(geometry, WaterfallReference(configuration, heights), &random)
      }
    }
  }

  private func someHeights(_ count: Int, _ random: inout SeededRandom) -> [CGFloat] {
    (0..<count).map { _ in CGFloat(Int.random(in: 0...40, using: &random) * 4) }
  }

  private func change(
    _ heights: inout [[CGFloat]],
    _ geometry: inout WaterfallGeometry,
    _ random: inout SeededRandom
  ) {
    guard let section = heights.indices.randomElement(using: &random) else {
      heights.append(someHeights(9, &random))
      geometry.update(heights)
      return
    }
    let item = heights[section].indices.randomElement(using: &random)
    switch (Int.random(in: 0...4, using: &random), item) {
    case (0, let item?):
      heights[section][item] += 8
      geometry.setHeight(heights[section][item], ofItem: item, inSection: section)
      return
    case (1, let item?): heights[section].remove(at: item)
    case (2, let item?): heights[section].insert(contentsOf: someHeights(70, &random), at: item)
    case (3, _): heights.remove(at: section)
    default: heights.append(someHeights(5, &random))
    }
    geometry.update(heights)
  }

  /// What only touches does not count.
  private func isMet(_ frame: CGRect, _ rect: CGRect) -> Bool {
    let across = frame.minX < rect.maxX && frame.maxX > rect.minX
    return across && frame.minY < rect.maxY && frame.maxY > rect.minY
  }

  private func check(
    _ geometry: WaterfallGeometry,
    _ reference: WaterfallReference,
    _ random: inout SeededRandom
  ) {
    expect(geometry.sectionCount, equals: reference.frames.count)
    expect(geometry.contentSize.height, equals: reference.height)
    var all: [(path: [Int], frame: CGRect)] = []
    for (section, frames) in reference.frames.enumerated() {
      expect(geometry.itemCount(inSection: section), equals: frames.count)
      expect(geometry.header(ofSection: section), equals: reference.headers[section])
      let solved = frames.indices.map { geometry.frame(ofItem: $0, inSection: section) }
      expect(solved, equals: frames)
      all += frames.enumerated().map { ([section, $0], $1) }
    }
    for _ in 0..<12 {
      let rect = CGRect(
        x: Double(Int.random(in: -20...340, using: &random)),
        y: Double(Int.random(in: -50...3000, using: &random)),
        width: Double(Int.random(in: 1...300, using: &random)),
        height: Double(Int.random(in: 1...900, using: &random))
      )
      var found: [[Int]] = []
      geometry.forEachItem(in: rect) { found.append([$0, $1]) }
      let expected = all.filter { isMet($0.frame, rect) }.map(\.path)
      expect(found.sorted { $0.lexicographicallyPrecedes($1) }, equals: expected, "\(rect)")
    }
  }
}

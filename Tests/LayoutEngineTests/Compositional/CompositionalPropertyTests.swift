// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import TestSupport
import Testing

@testable import LayoutEngine

/// Arithmetic, runs and queries against placing every cell in turn, over random descriptions.
@Suite struct CompositionalPropertyTests {
  private static let size = CGSize(width: 320, height: 480)

  /// Draws descriptions.
  struct Draw {
    var random: SeededRandom

    init(_ seed: UInt64) { random = SeededRandom(seed: seed) }

    mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }

    mutating func chance(_ parts: Int) -> Bool { Int.random(in: 0..<parts, using: &random) == 0 }

    mutating func spacing() -> CompositionalSpacing {
      chance(2) ? .zero : CompositionalSpacing(number(0...12), isFlexible: chance(2))
    }

    mutating func insets() -> CompositionalInsets {
      guard chance(3) else { return .zero }
      return CompositionalInsets(
        top: number(0...4),
        leading: number(0...4),
        bottom: number(0...4),
        trailing: number(0...4)
      )
    }

    mutating func dimension(estimates: Bool) -> CompositionalDimension {
      if estimates, chance(3) { return .estimate(number(10...60)) }
      return switch Int.random(in: 0..<3, using: &random) {
      case 0: .width(number(1...10) / 10)
      case 1: .height(number(1...10) / 10)
      default: .points(number(8...150))
      }
    }

    mutating func item(depth: Int, estimates: Bool) -> CompositionalItem {
      var item = CompositionalItem(
        CompositionalSize(dimension(estimates: estimates), dimension(estimates: estimates)),
        insets: insets()
      )
      if chance(3) {
        item.edges = CompositionalEdges(
          leading: spacing(),
          top: spacing(),
          trailing: spacing(),
          bottom: spacing()
        )
      }
      guard depth > 0, depth > 2 || !chance(2) else { return item }
      item.spacing = spacing()
      let axis: Axis = chance(2) ? .horizontal : .vertical
      let one = self.item(depth: depth - 1, estimates: estimates)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: item.content = .copies(axis, one, count: Int(number(1...4)))
      case 1: item.content = .shares(axis, one, count: Int(number(1...4)))
      default:
        let more = (0..<Int(number(0...2))).map { _ in
          self.item(depth: depth - 1, estimates: estimates)
        }
        item.content = .cycle(axis, [one] + more)
      }
      return item
    }

    mutating func section(estimates: Bool) -> CompositionalSection {
      var group = item(depth: 3, estimates: estimates)
      if case .cell = group.content {
        group.content = .cycle(.horizontal, [.cell(.width(0.5), .height(1))])
      }
      // The reference does not move groups about across the section.
      group.edges.leading = CompositionalSpacing(group.edges.leading.length)
      group.edges.trailing = CompositionalSpacing(group.edges.trailing.length)
      return CompositionalSection(group: group, insets: insets(), groupSpacing: number(0...9))
    }
  }

  private func solve(_ sections: [CompositionalSection], _ counts: [Int]) -> CompositionalGeometry {
    CompositionalCase(Self.size.width, Self.size.height).solve(
      Array(zip(sections.map(Optional.some), counts))
    )
  }

  private func check(
    _ geometry: CompositionalGeometry,
    _ reference: CompositionalReference,
    _ seed: UInt64
  ) {
    let (frames, end) = reference.solve()
    let own = geometry.frames()
    expect(own.count, equals: frames.count, "seed \(seed)")
    for (index, (left, right)) in zip(own, frames).enumerated() where !isClose(left, right) {
      Issue.record("seed \(seed): item \(index) is at \(left), not at \(right)")
      return
    }
    #expect(isClose([geometry.contentSize.height], [end]), "seed \(seed)")
  }

  @Test(arguments: UInt64(0)..<300) func `agrees with placing every cell in turn`(seed: UInt64) {
    var draw = Draw(seed)
    let section = draw.section(estimates: false)
    let count = Int(draw.number(0...60))
    let reference = CompositionalReference(spec: section, count: count, size: Self.size)
    check(solve([section], [count]), reference, seed)
  }

  @Test(arguments: seeds(300)) func `follows measuring item by item`(seed: UInt64) {
    var draw = Draw(seed)
    let section = draw.section(estimates: true)
    let count = Int(draw.number(1...40))
    var reference = CompositionalReference(spec: section, count: count, size: Self.size)
    var geometry = solve([section], [count])
    check(geometry, reference, seed)
    for _ in 0..<6 {
      let item = Int(draw.number(0...count - 1))
      let measure = CompositionalMeasure(
        width: draw.number(5...90),
        height: draw.number(5...90)
      )
      let isForgotten = draw.chance(5)
      reference.measures[item] = isForgotten ? nil : measure
      geometry.setMeasure(isForgotten ? nil : measure, of: .cell, section: 0, item: item)
      check(geometry, reference, seed)
    }
  }

  @Test(arguments: seeds(60))
  func `solves measured items one by one as all at once, with as few runs`(seed: UInt64) {
    var draw = Draw(seed)
    let section = draw.section(estimates: true)
    let count = Int(draw.number(100...400))
    let fresh = solve([section], [count])
    var (geometry, measures) = (fresh, [ElementPosition: CompositionalMeasure]())
    for _ in 0..<60 {
      let item = Int(draw.number(0...count - 1))
      let isForgotten = draw.chance(3)
      let measure = CompositionalMeasure(
        width: draw.number(5...90),
        height: draw.number(5...90)
      )
      measures[ElementPosition(section: 0, item: item)] = isForgotten ? nil : measure
      geometry.setMeasure(isForgotten ? nil : measure, of: .cell, section: 0, item: item)
    }
    var anew = fresh
    anew.setCellMeasures(measures)
    let (own, expected) = (geometry.frames(), anew.frames())
    expect(own.count, equals: expected.count, "seed \(seed)")
    let differing = own.indices.first { !isClose(own[$0], expected[$0]) }
    expect(differing, equals: nil, "seed \(seed)")
    expect(geometry.contentSize, equals: anew.contentSize, "seed \(seed)")
    let runs = [geometry, anew].compactMap { $0.sections[0]?.runs }
    expect(runs[0].runs.count, equals: runs[1].runs.count, "seed \(seed)")
    expect(runs[0].overhang, equals: runs[1].overhang, "seed \(seed)")
    expect(runs[0].lookahead, equals: runs[1].lookahead, "seed \(seed)")
  }

  @Test(arguments: UInt64(2000)..<2150) func `finds exactly what meets a rectangle`(seed: UInt64) {
    var draw = Draw(seed)
    let sections = (0..<3).map { _ in draw.section(estimates: true) }
    let counts = (0..<3).map { _ in Int(draw.number(0...30)) }
    var geometry = solve(sections, counts)
    for _ in 0..<4 {
      let section = Int(draw.number(0...2))
      guard counts[section] > 0 else { continue }
      geometry.setMeasure(
        CompositionalMeasure(width: draw.number(5...90), height: draw.number(5...90)),
        of: .cell,
        section: section,
        item: Int(draw.number(0...counts[section] - 1))
      )
    }
    for _ in 0..<8 {
      let rect = CGRect(
        x: draw.number(-20...300),
        y: draw.number(-20...2000),
        width: draw.number(0...320),
        height: draw.number(0...600)
      )
      let found = geometry.elements(in: rect).map {
        ElementPosition(section: $0.section, item: $0.item)
      }
      let all = counts.indices.flatMap { section in
        (0..<counts[section]).compactMap { geometry.cell(section: section, item: $0) }
      }
      let wanted = all.filter { $0.meets(rect) }
        .map { ElementPosition(section: $0.section, item: $0.item) }
      expect(found, equals: wanted, "seed \(seed) \(rect)")
      var visited: [CompositionalElement] = []
      geometry.visitElements(in: rect) { visited.append($0) }
      expect(visited, equals: geometry.elements(in: rect), "seed \(seed) \(rect)")
    }
  }
}

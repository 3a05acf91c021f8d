// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import TestSupport
import Testing

@testable import LayoutEngine

/// The engine's flow against the slow reference.
@Suite struct FlowGeometryPropertyTests {
  @Test func `agrees with the reference over all small sections`() {
    let lengths: [CGFloat] = [10, 35, 70, 120]
    for count in 0...4 {
      for code in 0..<Int(pow(4, Double(count))) {
        let sizes = (0..<count).map { item in
          let choice = code >> (2 * item) & 3
          return AxisSize(main: 20 + 10 * CGFloat(choice & 1), cross: lengths[choice])
        }
        check([section(sizes)], crossLength: 100)
      }
    }
  }

  @Test(arguments: seeds(40))
  func `agrees with the reference over random sections`(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let sections = (0..<Int.random(in: 1...5, using: &numbers)).map { _ in
      randomSection(&numbers, upTo: 700)
    }
    check(sections, crossLength: .random(in: 50...600, using: &numbers))
  }

  @Test(arguments: seeds(30))
  func `finds what a walk over all elements finds`(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let axis = Axis.allCases[Int(seed % 2)]
    let sections = (0..<4).map { _ in randomSection(&numbers, upTo: 900) }
    let geometry = solve(sections, crossLength: 300, axis: axis, grid: PixelGrid(scale: 3))
    let all = everything(in: geometry)
    let content = geometry.contentSize
    for _ in 0..<40 {
      let rect = CGRect(
        x: .random(in: -50...max(1, content.width), using: &numbers),
        y: .random(in: -50...max(1, content.height), using: &numbers),
        width: Bool.random(using: &numbers) ? 0 : .random(in: 0...250, using: &numbers),
        height: Bool.random(using: &numbers) ? 0 : .random(in: 0...250, using: &numbers)
      )
      let expected = all.filter { meets($0.frame, rect) }
      expect(geometry.elements(in: rect), equals: expected, "seed \(seed), \(rect)")
      var visited: [FlowElement] = []
      geometry.visitElements(in: rect) { visited.append($0) }
      expect(visited, equals: expected, "seed \(seed), \(rect)")
    }
  }

  @Test(arguments: seeds(20))
  func `tells columns that agree with the elements`(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let axis = Axis.allCases[Int(seed % 2)]
    let sections = (0..<3).map { _ in randomSection(&numbers, upTo: 700) }
    let geometry = solve(sections, crossLength: 300, axis: axis, grid: PixelGrid(scale: 2))
    for section in sections.indices {
      let columns = geometry.columns(section: section)
      expect(columns.xs.count, equals: sections[section].sizes.count, "seed \(seed)")
      let frames = sections[section].sizes.indices.map {
        geometry.cell(section: section, item: $0)?.frame
      }
      let isSame = zip(frames, frames.indices).allSatisfy { $0 == columns.frame($1) }
      #expect(isSame, "seed \(seed), section \(section)")
    }
  }

  @Test(arguments: seeds(25))
  func `edits many items at once to what solving anew gives`(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    var sections = [randomSection(&numbers, upTo: 900), randomSection(&numbers, upTo: 20)]
    var geometry = solve(sections, crossLength: 320)
    for step in 0..<20 {
      let index = Int.random(in: 0...1, using: &numbers)
      let count = sections[index].sizes.count
      let removed = (0..<count).filter { _ in Int.random(in: 0..<40, using: &numbers) == 0 }
      let added = Int.random(in: 0...(seed % 3 == 0 ? 60 : 3), using: &numbers)
      let slots = Array(0..<count - removed.count + added).shuffled(using: &numbers).prefix(added)
      let inserted = slots.sorted().map { FlowGeometry.SizedItem($0, randomSize(&numbers)) }
      for item in removed.reversed() { sections[index].sizes.remove(at: item) }
      for new in inserted { sections[index].sizes.insert(new.size, at: new.item) }
      geometry.editItems(section: index, removing: removed, inserting: inserted)
      geometry.checkInvariants()
      compare(geometry, solve(sections, crossLength: 320), "seed \(seed), step \(step)")
      sections[index].metrics.headerLength = CGFloat(Int.random(in: 0...3, using: &numbers))
      if step % 3 == 0 { sections[index].metrics.itemSpacing = CGFloat(step) }
      geometry.setMetrics([sections[index].metrics], of: [index])
      compare(geometry, solve(sections, crossLength: 320), "seed \(seed), metrics \(step)")
    }
  }

  @Test(arguments: seeds(25))
  func `changes item by item to what solving anew gives`(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    var sections = [randomSection(&numbers, upTo: 1500), randomSection(&numbers, upTo: 30)]
    var geometry = solve(sections, crossLength: 320)
    for step in 0..<120 {
      change(&sections, &geometry, &numbers)
      geometry.checkInvariants()
      if step % 20 == 19 { compare(geometry, solve(sections, crossLength: 320), "seed \(seed)") }
    }
  }

  @Test func `breaks all lines anew when those of equal items never fall into step`() {
    // Two of 40 with 8 between fit 100 − 11; the wide one has a line for itself.
    let equal = AxisSize(main: 20, cross: 40)
    var sections = [section([equal] + [AxisSize](repeating: equal, count: 40_000))]
    var geometry = solve(sections, crossLength: 100)
    let wide = AxisSize(main: 20, cross: 80)
    for (item, size) in [(0, wide), (20_000, wide), (0, equal)] {
      sections[0].sizes[item] = size
      geometry.resizeItem(section: 0, item: item, to: size)
      geometry.checkInvariants()
      compare(geometry, solve(sections, crossLength: 100), "item \(item)")
    }
    geometry.removeItem(section: 0, item: 7)
    sections[0].sizes.remove(at: 7)
    compare(geometry, solve(sections, crossLength: 100), "one less")
    // Header 9, inset 3 and 4; 19,999 items before the wide one and 20,000 behind it: 20,001 lines
    // of 20 with 7 between.
    let expected: CGFloat = 16 + 400_020 + 140_000
    expect(geometry.contentSize.height, equals: expected)
  }

  @Test func `moves later sections when one is replaced`() {
    var numbers = SeededNumbers(seed: 3)
    var sections = (0..<6).map { _ in randomSection(&numbers, upTo: 40) }
    sections[0] = section([])
    sections[0].metrics = FlowSectionMetrics()
    var geometry = solve(sections, crossLength: 200)
    for index in [2, 0, 5, 2] {
      sections[index] = randomSection(&numbers, upTo: 40)
      let input = FlowSection(
        metrics: sections[index].metrics,
        items: .sized(sections[index].sizes)
      )
      geometry.replaceSection(index, with: input)
      geometry.checkInvariants()
      compare(geometry, solve(sections, crossLength: 200), "section \(index)")
    }
  }

  @Test func `survives growing from nothing and shrinking to nothing`() {
    var numbers = SeededNumbers(seed: 7)
    var sections = [section([])]
    var geometry = solve(sections, crossLength: 200)
    for _ in 0..<900 {
      let at = Int.random(in: 0...sections[0].sizes.count, using: &numbers)
      let size = randomSize(&numbers)
      sections[0].sizes.insert(size, at: at)
      geometry.insertItem(size, section: 0, item: at)
    }
    compare(geometry, solve(sections, crossLength: 200), "grown")
    while !sections[0].sizes.isEmpty {
      let at = Int.random(in: 0..<sections[0].sizes.count, using: &numbers)
      sections[0].sizes.remove(at: at)
      geometry.removeItem(section: 0, item: at)
      geometry.checkInvariants()
    }
    expect(geometry.contentSize, equals: solve(sections, crossLength: 200).contentSize)
  }

  /// Whether two stretches share more than an edge; a stretch without length is a point.
  private func meets(_ frame: CGRect, _ rect: CGRect) -> Bool {
    func overlap(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> Bool {
      c == d ? a <= c && c < b : a < d && c < b
    }
    return overlap(frame.minX, frame.maxX, rect.minX, rect.maxX)
      && overlap(frame.minY, frame.maxY, rect.minY, rect.maxY)
  }

  private func section(_ sizes: [AxisSize]) -> FlowReference.Section {
    FlowReference.Section(
      metrics: FlowSectionMetrics(
        inset: AxisInsets(mainStart: 3, mainEnd: 4, crossStart: 5, crossEnd: 6),
        lineSpacing: 7,
        itemSpacing: 8,
        headerLength: 9
      ),
      sizes: sizes
    )
  }

  private func randomSize(_ numbers: inout SeededNumbers) -> AxisSize {
    AxisSize(
      main: .random(in: 0...60, using: &numbers),
      cross: CGFloat(Int.random(in: 0...90, using: &numbers))
    )
  }

  private func randomSection(
    _ numbers: inout SeededNumbers,
    upTo limit: Int
  ) -> FlowReference.Section {
    let count = Int.random(in: 0...limit, using: &numbers)
    let isUniform = Int.random(in: 0..<4, using: &numbers) == 0
    let same = randomSize(&numbers)
    let sizes = (0..<count).map { _ in isUniform ? same : randomSize(&numbers) }
    var section = section(sizes)
    section.metrics.lineSpacing = .random(in: 0...20, using: &numbers)
    section.metrics.itemSpacing = .random(in: 1...20, using: &numbers)
    section.metrics.headerLength = Bool.random(using: &numbers) ? 0 : 30
    section.metrics.footerLength = Bool.random(using: &numbers) ? 0 : 12
    return section
  }

  private func solve(
    _ sections: [FlowReference.Section],
    crossLength: CGFloat,
    axis: Axis = .vertical,
    grid: PixelGrid = .off
  ) -> FlowGeometry {
    FlowGeometry(
      configuration: FlowConfiguration(axis: axis),
      container: FlowContainer(crossLength: crossLength, pixelGrid: grid),
      sections: sections.map { FlowSection(metrics: $0.metrics, items: .sized($0.sizes)) }
    )
  }

  private func everything(in geometry: FlowGeometry) -> [FlowElement] {
    (0..<geometry.sectionCount).flatMap { section in
      [geometry.header(section: section)].compactMap { $0 }
        + (0..<geometry.itemCount(inSection: section)).compactMap {
          geometry.cell(section: section, item: $0)
        }
        + [geometry.footer(section: section)].compactMap { $0 }
    }
  }

  private func check(_ sections: [FlowReference.Section], crossLength: CGFloat) {
    let reference = FlowReference(crossLength: crossLength, sections: sections).elements()
    let geometry = solve(sections, crossLength: crossLength)
    geometry.checkInvariants()
    let all = everything(in: geometry)
    guard all.count == reference.elements.count else {
      Issue.record("\(all.count) elements, \(reference.elements.count) expected")
      return
    }
    #expect(abs(geometry.contentSize.height - reference.length) < 1e-6)
    for (element, expected) in zip(all, reference.elements) {
      let isSame =
        element.kind == expected.0 && element.section == expected.1 && element.item == expected.2
        && isClose(element.frame, Axis.vertical.plainRect(expected.3))
      if !isSame { Issue.record("\(element), expected \(expected)") }
    }
  }

  private func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 1e-6 && abs(one.minY - other.minY) < 1e-6
      && one.size == other.size
  }

  private func compare(_ one: FlowGeometry, _ other: FlowGeometry, _ note: String) {
    let (left, right) = (everything(in: one), everything(in: other))
    expect(left.count, equals: right.count, "\(note)")
    let isSame = zip(left, right).allSatisfy { isClose($0.frame, $1.frame) }
    #expect(isSame, "\(note)")
    #expect(abs(one.contentSize.height - other.contentSize.height) < 1e-6, "\(note)")
  }

  private func change(
    _ sections: inout [FlowReference.Section],
    _ geometry: inout FlowGeometry,
    _ numbers: inout SeededNumbers
  ) {
    let index = Int.random(in: 0...1, using: &numbers)
    let count = sections[index].sizes.count
    let size = randomSize(&numbers)
    switch Int.random(in: 0..<3, using: &numbers) {
    case 0 where count > 0:
      let item = Int.random(in: 0..<count, using: &numbers)
      sections[index].sizes.remove(at: item)
      geometry.removeItem(section: index, item: item)
    case 1 where count > 0:
      let item = Int.random(in: 0..<count, using: &numbers)
      sections[index].sizes[item] = size
      geometry.resizeItem(section: index, item: item, to: size)
    default:
      let item = Int.random(in: 0...count, using: &numbers)
      sections[index].sizes.insert(size, at: item)
      geometry.insertItem(size, section: index, item: item)
    }
  }
}

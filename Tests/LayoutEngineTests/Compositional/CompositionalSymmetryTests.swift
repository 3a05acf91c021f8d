// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import LayoutEngine

/// Compositional layouts against the same ones said otherwise, over random descriptions.
@Suite struct CompositionalSymmetryTests {
  private static let size = CGSize(width: 320, height: 480)

  private func frames(
    _ section: CompositionalSection,
    _ count: Int,
    axis: Axis = .vertical,
    isMirrored: Bool = false
  ) -> [CGRect] {
    let isAcross = axis == .horizontal
    var layout = CompositionalCase(
      isAcross ? Self.size.height : Self.size.width,
      isAcross ? Self.size.width : Self.size.height
    )
    layout.configuration.axis = axis
    layout.configuration.isMirrored = isMirrored
    return layout.solve(section, count: count).frames()
  }

  private func check(_ found: [CGRect], _ expected: [CGRect], _ seed: UInt64) {
    expect(found.count, equals: expected.count, "seed \(seed)")
    for (index, (left, right)) in zip(found, expected).enumerated() where !isClose(left, right) {
      Issue.record("seed \(seed): item \(index) is at \(left), not at \(right)")
      return
    }
  }

  @Test(arguments: UInt64(0)..<200) func `axes swapped transpose every frame`(seed: UInt64) {
    var draw = CompositionalPropertyTests.Draw(seed)
    let section = draw.section(estimates: false)
    let count = Int(draw.number(0...40))
    let expected = frames(section, count).map {
      CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width)
    }
    check(frames(section.transposed, count, axis: .horizontal), expected, seed)
  }

  @Test(arguments: UInt64(5000)..<5200)
  func `reading from the right mirrors every frame`(seed: UInt64) {
    var draw = CompositionalPropertyTests.Draw(seed)
    let section = draw.section(estimates: false)
    let count = Int(draw.number(0...40))
    let expected = frames(section, count).map {
      CGRect(
        x: Self.size.width - $0.maxX,
        y: $0.minY,
        width: $0.width,
        height: $0.height
      )
    }
    check(frames(section, count, isMirrored: true), expected, seed)
  }

  @Test(arguments: UInt64(7000)..<7200)
  func `estimates that are exact are as good as absolute lengths`(seed: UInt64) {
    var draw = CompositionalPropertyTests.Draw(seed)
    var section = draw.section(estimates: false)
    section.group = section.group.fixed
    let count = Int(draw.number(0...40))
    let layout = CompositionalCase(Self.size.width, Self.size.height)
    let absolute = layout.solve(section, count: count)
    // An item has one measure, whichever subitem asks: where a subitem does not fit, it would with the
    // measure that the item has in another one.
    guard !absolute.codes.contains("subitemsNeverReached") else { return }
    let expected = absolute.frames()
    section.group = section.group.estimated
    var geometry = layout.solve(section, count: count)
    for (item, frame) in expected.enumerated() {
      let measure = CompositionalMeasure(width: frame.width, height: frame.height)
      geometry.setMeasure(measure, of: .cell, section: 0, item: item)
    }
    check(geometry.frames(), expected, seed)
  }
}

extension CompositionalSection {
  /// The same with its axes swapped.
  fileprivate var transposed: CompositionalSection {
    CompositionalSection(
      group: group.transposed,
      insets: insets.transposed,
      groupSpacing: groupSpacing
    )
  }
}

extension CompositionalItem {
  /// Makes the item with other subitems.
  private func mapping(_ change: (CompositionalItem) -> CompositionalItem) -> CompositionalItem {
    with {
      switch content {
      case .cell, .custom: break
      case .cycle(let axis, let items): $0.content = .cycle(axis, items.map(change))
      case .copies(let axis, let item, let count):
        $0.content = .copies(axis, change(item), count: count)
      case .shares(let axis, let item, let count):
        $0.content = .shares(axis, change(item), count: count)
      }
    }
  }

  fileprivate var transposed: CompositionalItem {
    mapping(\.transposed).with {
      $0.size = CompositionalSize(size.height.transposed, size.width.transposed)
      $0.insets = insets.transposed
      $0.edges = CompositionalEdges(
        leading: edges.top,
        top: edges.leading,
        trailing: edges.bottom,
        bottom: edges.trailing
      )
      switch $0.content {
      case .cell, .custom: break
      case .cycle(let axis, let items): $0.content = .cycle(axis.other, items)
      case .copies(let axis, let item, let count):
        $0.content = .copies(axis.other, item, count: count)
      case .shares(let axis, let item, let count):
        $0.content = .shares(axis.other, item, count: count)
      }
    }
  }

  private var isCell: Bool { if case .cell = content { true } else { false } }

  /// Without what follows other rules where lengths are measured: insets of cells, and flexible room, which the
  /// cells that a last group lacks would share.
  fileprivate var fixed: CompositionalItem {
    mapping(\.fixed).with {
      if isCell { $0.insets = .zero }
      $0.spacing = CompositionalSpacing(spacing.length)
      $0.edges = CompositionalEdges(
        leading: CompositionalSpacing(edges.leading.length),
        top: CompositionalSpacing(edges.top.length),
        trailing: CompositionalSpacing(edges.trailing.length),
        bottom: CompositionalSpacing(edges.bottom.length)
      )
    }
  }

  /// With estimates for the absolute lengths of cells.
  fileprivate var estimated: CompositionalItem {
    guard isCell else { return mapping(\.estimated) }
    return with {
      if size.width.kind == .absolute { $0.size.width = .estimate(size.width.value) }
      if size.height.kind == .absolute { $0.size.height = .estimate(size.height.value) }
    }
  }
}

extension CompositionalDimension {
  fileprivate var transposed: CompositionalDimension {
    switch kind {
    case .fractionalWidth: .height(value)
    case .fractionalHeight: .width(value)
    default: self
    }
  }
}

extension CompositionalInsets {
  fileprivate var transposed: CompositionalInsets {
    CompositionalInsets(top: leading, leading: top, bottom: trailing, trailing: bottom)
  }
}

extension Axis {
  fileprivate var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

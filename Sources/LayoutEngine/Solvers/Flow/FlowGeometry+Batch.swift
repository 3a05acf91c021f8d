// SPDX-License-Identifier: Apache-2.0
package import Foundation

extension FlowGeometry {
  /// The source of a section in a new order.
  package enum SectionSource: Sendable {
    /// An existing section, by its present index.
    case kept(Int)
    /// A section that is solved from its input.
    case solved(FlowSection)
  }

  /// An item with its size.
  package struct SizedItem: Hashable, Sendable {
    /// Its position in the section.
    package var item: Int
    package var size: AxisSize

    /// Makes an item.
    package init(_ item: Int, _ size: AxisSize) {
      self.item = item
      self.size = size
    }
  }

  /// The size of an item in the layout.
  ///
  /// - Complexity: O(log n) in the items of the section; O(1) when they have one size.
  /// - Precondition: the item exists.
  package func size(section: Int, item: Int) -> AxisSize { sections[section].rect(of: item).size }

  /// The sizes of a section's items.
  ///
  /// - Complexity: O(n) in its items.
  package func sizes(section: Int) -> [AxisSize] { sections[section].sizes }

  /// The one size of all items of a section; `nil` when they differ or there are none.
  package func uniformSize(section: Int) -> AxisSize? {
    guard case .uniform(let run) = sections[section].run, run.count > 0 else { return nil }
    return run.size
  }

  /// A section's metrics in the layout.
  package func metrics(section: Int) -> FlowSectionMetrics { sections[section].metrics }

  /// Puts sections into a new order, inserting and removing some.
  ///
  /// - Complexity: O(s) for s sections, plus the items of new ones.
  package mutating func rearrange(_ sources: [SectionSource]) {
    takeSections(
      sources.map { source in
        switch source {
        case .kept(let index): sections[index]
        case .solved(let input): Section(input, container: container)
        }
      }
    )
  }

  /// Gives sections new metrics; lines are broken again only where the metrics affect them.
  ///
  /// - Parameters:
  ///   - metrics: The new metrics of each section.
  ///   - sections: The sections, ascending.
  /// - Complexity: O(s) for s sections from the first changed one on, and O(n) for n items whose
  ///   lines are affected.
  package mutating func setMetrics(_ metrics: [FlowSectionMetrics], of sections: [Int]) {
    replace(
      zip(sections, metrics).compactMap { section, metrics in
        changedSection(section, metrics).map { (section, $0) }
      }
    )
  }

  private func changedSection(_ section: Int, _ metrics: FlowSectionMetrics) -> Section? {
    let nothing = FlowSection(metrics: metrics, items: .uniform(size: .zero, count: 0))
    var changed = Section(nothing, container: container)
    let old = sections[section]
    guard changed.metrics != old.metrics || changed.hadInvalidMetrics != old.hadInvalidMetrics
    else { return nil }
    if changed.rules == old.rules {
      changed.run = old.run
    } else {
      changed = Section(FlowSection(metrics: metrics, items: old.input), container: container)
    }
    changed.invalid = old.invalid
    return changed
  }

  /// Gives a section's header or footer a new main length, in points; cells keep their sizes.
  ///
  /// - Complexity: O(s) for s later sections.
  /// - Precondition: the section exists.
  package mutating func setLength(_ length: CGFloat, of kind: FlowElement.Kind, section: Int) {
    let valid = AxisSize(main: length, cross: 0).sanitised.main
    switch kind {
    case .header: sections[section].metrics.headerLength = valid
    case .footer: sections[section].metrics.footerLength = valid
    case .cell: return
    }
    sectionChanged(section)
  }

  /// Removes items from a section and inserts others.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - removed: Items by their old position, ascending.
  ///   - inserting: Items by their new position, ascending.
  /// - Complexity: As for single changes, but at most O(n) for n items of the section.
  package mutating func editItems(section: Int, removing removed: [Int], inserting: [SizedItem]) {
    if let size = uniformSize(section: section), size.isValid,
      inserting.allSatisfy({ $0.size == size })
    {
      let count = sections[section].count - removed.count + inserting.count
      sections[section].setUniformCount(count)
      sections[section].invalid.edit(removing: removed, inserting: [])
      sectionChanged(section)
      return
    }
    guard !paysToSolveAnew(section, changes: removed.count + inserting.count) else {
      var sizes = sections[section].sizes
      var invalid = sections[section].invalid
      sizes.remove(ascending: removed)
      sizes.insert(ascending: inserting)
      invalid.edit(
        removing: removed,
        inserting: inserting.map { ($0.item, !$0.size.isValid) }
      )
      solveAnew(section, sizes, invalid)
      return
    }
    for item in removed.reversed() { removeItem(section: section, item: item) }
    for new in inserting { insertItem(new.size, section: section, item: new.item) }
  }

  /// Sets the number of items of every section, if all items have one size.
  ///
  /// - Parameters:
  ///   - counts: The number of items of each section.
  ///   - size: The size of all items.
  /// - Returns: Whether all items have this size; otherwise nothing changes.
  /// - Complexity: O(s) for s sections.
  package mutating func setUniformCounts(_ counts: [Int], size: AxisSize) -> Bool {
    guard counts.count == sections.count, size.isValid,
      sections.allSatisfy({ $0.isUniform(size) && $0.invalid.isEmpty })
    else { return false }
    for section in counts.indices where sections[section].count != counts[section] {
      sections[section].setUniformCount(counts[section], size)
      sectionChanged(section)
    }
    return true
  }

  /// Gives items of a section new sizes; an unchanged size costs almost nothing.
  ///
  /// - Complexity: As for single changes, but at most O(n) for n items of the section.
  package mutating func resizeItems(section: Int, _ items: [SizedItem]) {
    let changes = changes(section, items)
    guard !paysToSolveAnew(section, changes: changes.count) else {
      var sizes = sections[section].sizes
      var invalid = sections[section].invalid
      for change in changes {
        sizes[change.item] = change.size
        invalid[change.item] = !change.size.isValid
      }
      solveAnew(section, sizes, invalid)
      return
    }
    for change in changes { resizeItem(section: section, item: change.item, to: change.size) }
  }

  /// The most sizes that are looked up one by one; for more, all sizes are listed.
  private static let singleLookups = 64

  private func changes(_ section: Int, _ items: [SizedItem]) -> [SizedItem] {
    let invalid = sections[section].invalid
    let isDear = items.count > Self.singleLookups && uniformSize(section: section) == nil
    let sizes = isDear ? sections[section].sizes : nil
    return items.filter { new in
      guard new.size.isValid, !invalid[new.item] else { return true }
      return (sizes?[new.item] ?? size(section: section, item: new.item)) != new.size
    }
  }

  /// Whether solving the whole section is cheaper: each single change solves about one chunk.
  private func paysToSolveAnew(_ section: Int, changes: Int) -> Bool {
    guard changes > 0 else { return false }
    if case .uniform = sections[section].run, changes > 1 { return true }
    return changes * ChunkedRun.targetCount > sections[section].count
  }

  private mutating func solveAnew(_ section: Int, _ sizes: [AxisSize], _ invalid: ItemMarks) {
    let old = sections[section]
    let input = FlowSection(metrics: old.metrics, items: .sized(sizes))
    var solved = Section(input, container: container)
    solved.hadInvalidMetrics = old.hadInvalidMetrics
    solved.invalid = invalid
    replace(section, by: solved)
  }
}

extension FlowGeometry.Section {
  /// The sizes of all items.
  var sizes: [AxisSize] {
    switch run {
    case .uniform(let run): [AxisSize](repeating: run.size, count: run.count)
    case .chunked(let run): run.chunks.flatMap(\.items)
    }
  }

  /// Sets the number of items in a section of items of one size.
  mutating func setUniformCount(_ count: Int) {
    guard case .uniform(let old) = run else { return }
    setUniformCount(count, old.size)
  }

  mutating func setUniformCount(_ count: Int, _ size: AxisSize) {
    run = Self.uniformRun(of: size, count: count, rules: rules)
  }

  /// Whether all items have this size; a section without items agrees with any.
  func isUniform(_ size: AxisSize) -> Bool {
    guard case .uniform(let run) = run else { return false }
    return run.count == 0 || run.size == size
  }

  /// The items as input for a solver.
  var input: FlowSection.Items {
    switch run {
    case .uniform(let run): .uniform(size: run.size, count: run.count)
    case .chunked: .sized(sizes)
    }
  }
}

extension [AxisSize] {
  fileprivate mutating func remove(ascending items: [Int]) {
    guard !items.isEmpty else { return }
    var next = 0
    var kept: [AxisSize] = []
    kept.reserveCapacity(count)
    for item in items {
      kept += self[next..<item]
      next = item + 1
    }
    kept += self[next...]
    self = kept
  }

  fileprivate mutating func insert(ascending items: [FlowGeometry.SizedItem]) {
    guard !items.isEmpty else { return }
    var result: [AxisSize] = []
    result.reserveCapacity(count + items.count)
    var next = 0
    for new in items {
      let stay = new.item - result.count
      result += self[next..<next + stay]
      next += stay
      result.append(new.size)
    }
    result += self[next...]
    self = result
  }
}

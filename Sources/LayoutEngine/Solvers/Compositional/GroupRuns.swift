// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A section's groups, one after another: arithmetic without measured items, and one entry for each
/// group with measured items.
///
/// Positions are points from the first group, along the axis on which groups follow one another.
/// - Invariant: runs are in order and contain all items; each run's groups follow the groups of the
///   last run.
struct GroupRuns: Sendable {
  /// Groups that look the same as one template.
  struct Run: Sendable {
    var template: GroupTemplate
    var firstItem = 0
    var firstGroup = 0
    var groups = 1
    var start: CGFloat = 0
    /// The length of each group along the axis, in points.
    var extent: CGFloat = 0
    /// Distance between the starts of two groups, in points.
    var stride: CGFloat = 0

    var capacity: Int { template.cells.count }
    /// The end of the last group.
    var end: CGFloat { start + stride * CGFloat(groups - 1) + extent }
    func start(ofGroup group: Int) -> CGFloat { start + stride * CGFloat(group - firstGroup) }
  }

  /// The description from which groups are made.
  struct Source: Sendable {
    var group: CompositionalItem
    var container: CGSize
    var pixels: CompositionalPixels
    /// The axis on which groups follow one another.
    var axis: Axis
    var spacing: CGFloat
    var count: Int
  }

  private(set) var runs: [Run] = []
  /// The group without measured items.
  private(set) var template: GroupTemplate
  private(set) var uniform = CompositionalMeasure()
  /// The greatest distance by which anything reaches out of its group.
  private(set) var overhang: CGFloat = 0
  /// The greatest number of items after a group on which it may depend.
  private var lookahead = 0
  let source: Source
  private let isMeasured: Bool

  /// Solves the template and lines up all groups.
  ///
  /// - Complexity: O(t) for t cells of the template, plus the measured items.
  init(_ source: Source, _ measures: CompositionalMeasures) {
    self.source = source
    isMeasured = source.group.isMeasured
    var solver = GroupSolver(source.pixels)
    template = solver.solve(source.group, in: source.container, stackedAlong: source.axis)
    findUniform(measures)
    rebuild(fromItem: 0, measures)
  }

  /// The number of groups.
  var groupCount: Int { runs.last.map { $0.firstGroup + $0.groups } ?? 0 }

  /// The end of the last group; zero when there are no groups.
  var length: CGFloat { runs.last?.end ?? 0 }

  /// The greatest length of a group across the axis.
  var crossLength: CGFloat { runs.map { source.axis.size($0.template.size).cross }.max() ?? 0 }

  /// Lines up the groups again, from the group that contains an item.
  ///
  /// - Complexity: O(m) in the measured items.
  mutating func rebuild(fromItem item: Int, _ measures: CompositionalMeasures) {
    // A group may end where it does because of the items after it.
    let next = cut(before: max(0, item - lookahead))
    guard template.cells.count > 0 else { return }
    append(from: next, measures)
    alignUniformGroups()
    overhang = runs.map(\.template.overhang).max() ?? 0
    lookahead = runs.map(\.template.lookahead).max() ?? 0
  }

  /// Removes the groups from the one that contains an item.
  ///
  /// - Returns: The first item that is in no group now.
  private mutating func cut(before item: Int) -> Int {
    guard let index = run(holding: item) else { return source.count == 0 ? 0 : endItem }
    var run = runs[index]
    runs.removeSubrange(index...)
    let kept = (item - run.firstItem) / max(1, run.capacity)
    guard kept > 0 else { return run.firstItem }
    run.groups = kept
    runs.append(run)
    return run.firstItem + kept * run.capacity
  }

  private var endItem: Int {
    guard let last = runs.last else { return 0 }
    return last.firstItem + last.groups * last.capacity
  }

  /// The run that contains an item.
  func run(holding item: Int) -> Int? {
    let index = partitionPoint(of: 0..<runs.count) { runs[$0].firstItem > item } - 1
    guard index >= 0, item < runs[index].firstItem + runs[index].groups * runs[index].capacity
    else { return nil }
    return index
  }

  private mutating func append(from first: Int, _ measures: CompositionalMeasures) {
    var item = first
    let capacity = template.cells.count
    while item < source.count {
      let rest = source.count - item
      let next = isMeasured ? min(measures.first(from: item), source.count) : source.count
      // The last group keeps the template's places unless its contents decide them.
      let whole =
        isMeasured
        ? max(0, next - item - template.lookahead) / capacity : (rest + capacity - 1) / capacity
      if uniform == CompositionalMeasure(), whole > 0 {
        append(template, item, groups: whole)
        item += whole * capacity
        guard item < source.count else { return }
      }
      let solved = solve(from: item, limit: source.count - item, measures)
      guard !solved.cells.isEmpty else { return }
      append(solved, item, groups: 1)
      item += solved.cells.count
    }
  }

  private mutating func append(_ template: GroupTemplate, _ item: Int, groups: Int) {
    let extent = source.axis.size(template.size).main
    // Groups may overlap, but none may start before the previous one.
    let stride = max(0, extent + source.spacing)
    var start: CGFloat = 0
    if let last = runs.last { start = max(last.end + source.spacing, last.end - last.extent) }
    runs.append(
      Run(
        template: template,
        firstItem: item,
        firstGroup: groupCount,
        groups: groups,
        start: start,
        extent: extent,
        stride: stride
      )
    )
  }

  /// The boxes of a run's groups, which are all alike, relative to each group's corner.
  ///
  /// - Complexity: The same as for solving one group.
  func boxes(of run: Run, _ measures: CompositionalMeasures) -> [GroupTemplate.Box] {
    var solver = GroupSolver(source.pixels, limit: max(1, run.capacity), uniform: uniform) {
      isMeasured ? measures[run.firstItem + $0] : nil
    }
    solver.notesBoxes = true
    return solver.solve(source.group, in: source.container, stackedAlong: source.axis).boxes
  }

  private func solve(
    from item: Int,
    limit: Int,
    _ measures: CompositionalMeasures
  ) -> GroupTemplate {
    var solver = GroupSolver(source.pixels, limit: limit, uniform: uniform) {
      measures[item + $0]
    }
    return solver.solve(source.group, in: source.container, stackedAlong: source.axis)
  }

  /// Gives all groups the greatest length, when the section's group shall be uniform across
  /// siblings.
  private mutating func alignUniformGroups() {
    guard source.group.size[source.axis].kind == .uniformAcrossSiblings else { return }
    guard let extent = runs.map(\.extent).max() else { return }
    var start: CGFloat = 0
    for index in runs.indices {
      runs[index].extent = extent
      runs[index].stride = max(0, extent + source.spacing)
      runs[index].start = start
      start += runs[index].stride * CGFloat(runs[index].groups)
    }
  }

  /// Finds the lengths that all uniform cells of the section share.
  ///
  /// - Returns: Whether these lengths changed.
  @discardableResult
  mutating func findUniform(_ measures: CompositionalMeasures) -> Bool {
    let old = uniform
    for axis in [Axis.horizontal, .vertical]
    where source.group.size[axis].kind == .uniformAcrossSiblings {
      let lengths = measures.lengths(axis)
      let isWhole = lengths.count >= source.count
      let estimate = template.cells.map { axis.size($0.frame.size).main }.max() ?? 0
      let length = isWhole ? lengths.max() : (lengths + [estimate]).max()
      guard !lengths.isEmpty else { continue }
      if axis == .horizontal { uniform.width = length } else { uniform.height = length }
    }
    return uniform != old
  }
}

/// The measured sizes of a section's cells.
struct CompositionalMeasures: Hashable, Sendable {
  private var values: [Int: CompositionalMeasure] = [:]
  /// The measured items in order.
  private var items: [Int] = []

  init() {}

  /// Stores measured sizes by item.
  init(_ values: [Int: CompositionalMeasure]) {
    self.values = values
    items = values.keys.sorted()
  }

  /// The measured size of an item.
  ///
  /// - Complexity: Setting is O(m) for m later measured items.
  subscript(item: Int) -> CompositionalMeasure? {
    get { values[item] }
    set {
      let place = partitionPoint(of: 0..<items.count) { items[$0] >= item }
      let isKnown = values[item] != nil
      values[item] = newValue
      if newValue == nil, isKnown { items.remove(at: place) }
      if newValue != nil, !isKnown { items.insert(item, at: place) }
    }
  }

  /// All measured sizes, by item.
  var all: [Int: CompositionalMeasure] { values }

  /// The first measured item at or after an item; a number greater than all items when there is
  /// none.
  ///
  /// - Complexity: O(log m).
  func first(from item: Int) -> Int {
    let place = partitionPoint(of: 0..<items.count) { items[$0] >= item }
    return place < items.count ? items[place] : Int.max
  }

  func lengths(_ axis: Axis) -> [CGFloat] { values.values.compactMap { $0.length(axis) } }
}

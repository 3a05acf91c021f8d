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
    /// Whether the groups are of the template without measured items.
    var isPlain = false
    var start: CGFloat = 0
    /// The length of each group along the axis, in points.
    var extent: CGFloat = 0
    /// Distance between the starts of two groups, in points.
    var stride: CGFloat = 0

    var capacity: Int { template.cells.count }
    /// The item after the last one for which the groups have places.
    var endItem: Int { firstItem + groups * capacity }
    /// The end of the last group.
    var end: CGFloat { start + stride * CGFloat(groups - 1) + extent }
    func start(ofGroup group: Int) -> CGFloat { start + stride * CGFloat(group - firstGroup) }

    /// The first group that ends at a position or after it; the number after the last when there is
    /// none.
    func firstGroup(endingAtOrAfter position: CGFloat) -> Int {
      firstGroup(near: (position - extent - start) / stride) {
        start(ofGroup: $0) + extent >= position
      }
    }

    /// The first group that starts after a position; the number after the last when there is none.
    func firstGroup(startingAfter position: CGFloat) -> Int {
      firstGroup(near: (position - start) / stride) { start(ofGroup: $0) > position }
    }

    /// The first group for which a condition holds that then holds for all later ones.
    ///
    /// The division finds the place, or misses it by rounding; a search would take many steps whose
    /// ways nothing foresees.
    @inline(__always)
    private func firstGroup(near guess: CGFloat, where holds: (Int) -> Bool) -> Int {
      let all = firstGroup..<firstGroup + groups
      guard stride > 0 else { return partitionPoint(of: all, where: holds) }
      var group = firstGroup + (guess > 0 ? Int(min(guess, CGFloat(groups))) : 0)
      while group > all.lowerBound, holds(group - 1) { group -= 1 }
      while group < all.upperBound, !holds(group) { group += 1 }
      return group
    }
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

  var runs: [Run] = []
  /// The group without measured items.
  private(set) var template: GroupTemplate
  private(set) var uniform = CompositionalMeasure()
  /// The greatest distance by which anything reaches out of its group.
  private(set) var overhang: CGFloat = 0
  /// The greatest number of items after a group on which it may depend.
  private(set) var lookahead = 0
  let source: Source
  let isMeasured: Bool

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
  ///
  /// Once groups are measured, the estimates of the others say nothing: an estimate that is too great would leave a
  /// gap for as long as nobody scrolls to the end.
  func crossLength(_ measures: CompositionalMeasures) -> CGFloat {
    let measured = runs.filter { measures.first(from: $0.firstItem) < $0.endItem }
    return (measured.isEmpty ? runs : measured).map { source.axis.size($0.template.size).cross }
      .max() ?? 0
  }

  /// Lines up the groups again, from the group that contains an item.
  ///
  /// - Complexity: O(m) in the measured items.
  mutating func rebuild(fromItem item: Int, _ measures: CompositionalMeasures) {
    // A group may end where it does because of the items after it.
    let next = cut(before: max(0, item - lookahead))
    guard template.cells.count > 0 else { return }
    append(from: next, measures)
    alignUniformGroups()
    noteReach()
  }

  /// Finds the greatest overhang and lookahead of all templates.
  mutating func noteReach() {
    var (reach, ahead): (CGFloat, Int) = (0, 0)
    for index in runs.indices {
      reach = max(reach, runs[index].template.overhang)
      ahead = max(ahead, runs[index].template.lookahead)
    }
    (overhang, lookahead) = (reach, ahead)
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

  private var endItem: Int { runs.last?.endItem ?? 0 }

  /// The run that contains an item.
  func run(holding item: Int) -> Int? {
    let index = partitionPoint(of: 0..<runs.count) { runs[$0].firstItem > item } - 1
    return index >= 0 && item < runs[index].endItem ? index : nil
  }

  private mutating func append(from first: Int, _ measures: CompositionalMeasures) {
    var item = first
    while item < source.count, let next = run(from: item, measures) {
      append(next)
      item = next.endItem
    }
  }

  /// The longest run of groups that starts with an item; its position is open.
  ///
  /// `nil` when not even one cell fits.
  func run(from item: Int, _ measures: CompositionalMeasures) -> Run? {
    let capacity = template.cells.count
    let rest = source.count - item
    let next = isMeasured ? min(measures.first(from: item), source.count) : source.count
    // The last group keeps the template's places unless its contents decide them.
    let whole =
      isMeasured
      ? max(0, next - item - template.lookahead) / capacity : (rest + capacity - 1) / capacity
    if uniform == CompositionalMeasure(), whole > 0 {
      return run(of: template, item, groups: whole, isPlain: true)
    }
    let solved = solve(from: item, limit: rest, measures)
    return solved.cells.isEmpty ? nil : run(of: solved, item, groups: 1, isPlain: false)
  }

  private func run(of template: GroupTemplate, _ item: Int, groups: Int, isPlain: Bool) -> Run {
    let extent = source.axis.size(template.size).main
    return Run(
      template: template,
      firstItem: item,
      groups: groups,
      isPlain: isPlain,
      extent: extent,
      // Groups may overlap, but none may start before the previous one.
      stride: max(0, extent + source.spacing)
    )
  }

  /// Adds a run at the end; plain groups make a plain run before them longer.
  private mutating func append(_ run: Run) {
    if run.isPlain, let last = runs.last, last.isPlain {
      runs[runs.count - 1].groups += run.groups
      return
    }
    runs.append(run)
    settle(runs.count - 1)
  }

  /// Puts a run behind the one before it.
  ///
  /// - Returns: Whether its position changed.
  @discardableResult
  mutating func settle(_ index: Int) -> Bool {
    var (start, group): (CGFloat, Int) = (0, 0)
    if index > 0 {
      let (end, extent) = (runs[index - 1].end, runs[index - 1].extent)
      start = max(end + source.spacing, end - extent)
      group = runs[index - 1].firstGroup + runs[index - 1].groups
    }
    guard runs[index].start != start || runs[index].firstGroup != group else { return false }
    runs[index].start = start
    runs[index].firstGroup = group
    return true
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

  /// Whether all groups get the greatest length.
  var alignsGroups: Bool { source.group.size[source.axis].kind == .uniformAcrossSiblings }

  /// Gives all groups the greatest length, when the section's group shall be uniform across
  /// siblings.
  private mutating func alignUniformGroups() {
    guard alignsGroups else { return }
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

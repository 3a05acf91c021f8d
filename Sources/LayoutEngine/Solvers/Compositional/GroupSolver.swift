// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Places one instance of a group: packs its subitems, and groups within groups.
///
/// - Source: rules measured on iOS 17 or documented, as stated at each function.
struct GroupSolver {
  /// The grid on which lengths are rounded.
  let pixels: CompositionalPixels
  /// The most cells to place; fewer than fit for the last group of a section.
  let limit: Int
  /// The measured sizes of cells, by their number within the instance.
  let measured: (Int) -> CompositionalMeasure?
  /// The lengths that all uniform cells of the section share.
  let uniform: CompositionalMeasure
  var template = GroupTemplate()
  /// Whether boxes are noted; only pictures of the layout need them.
  var notesBoxes = false
  /// The path to the group that is being placed.
  var path: [Int] = []

  init(
    _ pixels: CompositionalPixels,
    limit: Int = CompositionalPolicy.cellLimit,
    uniform: CompositionalMeasure = CompositionalMeasure(),
    measured: @escaping (Int) -> CompositionalMeasure? = { _ in nil }
  ) {
    self.pixels = pixels
    self.limit = min(limit, CompositionalPolicy.cellLimit)
    self.uniform = uniform
    self.measured = measured
  }

  /// A length that the parent decides in place of the item.
  struct Given {
    var axis: Axis
    var length: CGFloat
  }

  /// Solves an instance of a section's group.
  ///
  /// The spacing around the group moves it in its place. Flexible spacing has its least length on
  /// the axis along which groups follow one another.
  /// - Complexity: O(n) for n cells of the instance, times the depth of groups.
  mutating func solve(
    _ group: CompositionalItem,
    in container: CGSize,
    stackedAlong axis: Axis
  ) -> GroupTemplate {
    let size = place(group, in: container, nil)
    let across = axis.cross
    let (before, after) = (group.edges.start(across), group.edges.end(across))
    let length = axis.size(size).cross
    let free = axis.size(container).cross - before.length - length - after.length
    let share = CompositionalPolicy.share(
      of: free,
      among: before.flexibleCount + after.flexibleCount
    )
    let (start, end) = (group.edges.start(axis).length, group.edges.end(axis).length)
    let shift = AxisSize(main: start, cross: before.length(share: share))
    let moved = axis.plainSize(shift)
    template.move(from: GroupTemplate.Mark(), by: CGPoint(x: moved.width, y: moved.height))
    template.size = axis.plainSize(
      AxisSize(
        main: start + axis.size(size).main + end,
        cross: shift.cross + length + after.length(share: share)
      )
    )
    if template.cells.isEmpty, limit > 0 { report(.noCells) }
    template.finish(pixels)
    return template
  }

  mutating func report(_ kind: GroupFinding.Kind) {
    let finding = GroupFinding(kind: kind, path: path)
    if !template.findings.contains(finding) { template.findings.append(finding) }
  }

  /// Places an item with the corner of its box at zero.
  ///
  /// - Returns: The size of its box; the content insets lie within it.
  mutating func place(
    _ item: CompositionalItem,
    in container: CGSize,
    _ given: Given?
  ) -> CGSize {
    if !item.size.width.isValid || !item.size.height.isValid { report(.invalidDimension) }
    switch item.content {
    case .cell: return placeCell(item, in: container, given)
    case .custom(let frames): return placeCustom(item, frames, in: container, given)
    case .cycle, .copies, .shares:
      guard path.count < CompositionalPolicy.depthLimit else {
        report(.tooMuch)
        return .zero
      }
      return placeGroup(item, in: container, given)
    }
  }

  private mutating func placeCell(
    _ item: CompositionalItem,
    in container: CGSize,
    _ given: Given?
  ) -> CGSize {
    let (width, height) = measuredLengths(of: item, given)
    var own = measured(template.cells.count) ?? CompositionalMeasure()
    if item.size.width.kind == .uniformAcrossSiblings { own.width = uniform.width ?? own.width }
    if item.size.height.kind == .uniformAcrossSiblings { own.height = uniform.height ?? own.height }
    var size = item.size.size(in: container, own)
    if let given { size = size.with(given) }
    size = pixels.packed(size)
    // Content insets come last, and not for lengths that the content decides.
    let insets = item.insets.without(width: width, height: height)
    let frame = insets.inside(CGRect(origin: .zero, size: size))
    let cell = GroupTemplate.Cell(frame: frame, measuresWidth: width, measuresHeight: height)
    for view in item.supplementaries {
      template.views.append(.init(spec: view, host: frame, cell: template.cells.count))
    }
    template.cells.append(cell)
    note(size, content: frame, isGroup: false, (width, height), Origin(container, given))
    return size
  }

  /// From what the lengths of a box were computed.
  struct Origin {
    var container: CGSize
    var given: Given?

    init(_ container: CGSize, _ given: Given?) { (self.container, self.given) = (container, given) }
  }

  /// Notes a box whose corner is at zero.
  mutating func note(
    _ size: CGSize,
    content: CGRect,
    isGroup: Bool,
    _ measures: (width: Bool, height: Bool),
    _ origin: Origin
  ) {
    guard notesBoxes else { return }
    template.boxes.append(
      GroupTemplate.Box(
        frame: CGRect(origin: .zero, size: size),
        content: content,
        path: path,
        isGroup: isGroup,
        measuresWidth: measures.width,
        measuresHeight: measures.height,
        container: origin.container,
        shared: origin.given?.axis
      )
    )
  }

  /// Whether measuring decides the width and the height of an item.
  func measuredLengths(
    of item: CompositionalItem,
    _ given: Given?
  ) -> (width: Bool, height: Bool) {
    (
      item.size.width.isMeasured && given?.axis != .horizontal,
      item.size.height.isMeasured && given?.axis != .vertical
    )
  }

  /// Frames are relative to the content box, whose size they do not change.
  private mutating func placeCustom(
    _ item: CompositionalItem,
    _ frames: CompositionalFrames,
    in container: CGSize,
    _ given: Given?
  ) -> CGSize {
    var size = item.size.size(in: container)
    if let given { size = size.with(given) }
    size = pixels.packed(size)
    let (width, height) = measuredLengths(of: item, given)
    let insets = item.insets.without(width: width, height: height)
    let content = insets.inside(CGRect(origin: .zero, size: size))
    for frame in frames.frames(content.size, insets) {
      guard template.cells.count < limit else { break }
      guard frame.frame.isSound else {
        report(.invalidDimension)
        continue
      }
      let place = frame.frame.offsetBy(dx: content.minX, dy: content.minY)
      template.cells.append(.init(frame: place, zIndex: frame.zIndex))
    }
    for view in item.supplementaries {
      template.views.append(.init(spec: view, host: content, cell: nil))
    }
    return size
  }
}

extension CGSize {
  /// The size with one length replaced.
  func with(_ given: GroupSolver.Given) -> CGSize {
    given.axis == .horizontal
      ? CGSize(width: given.length, height: height) : CGSize(width: width, height: given.length)
  }
}

extension CGRect {
  /// Whether all numbers are finite and not too large, and no length is negative.
  var isSound: Bool {
    let limit = CompositionalPolicy.longestLength
    return abs(origin.x) <= limit && abs(origin.y) <= limit && (0...limit).contains(size.width)
      && (0...limit).contains(size.height)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import LayoutEngine

/// The slow way: every cell of a section placed one after another, written from the rules alone.
struct CompositionalReference {
  var spec: CompositionalSection
  var count: Int
  var size: CGSize
  var measures: [Int: CompositionalMeasure] = [:]

  /// Frames of all cells of a vertical section that begins at zero, and where it ends.
  func solve() -> (frames: [CGRect], end: CGFloat) {
    guard count > 0 else { return ([], 0) }
    let insets = spec.insets
    let room = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom)
    )
    var frames: [CGRect] = []
    var y = insets.top
    let isMeasured = spec.group.isMeasured
    while frames.count < count {
      let first = frames.count
      var placement = Placement(first: first, limit: isMeasured ? count - first : .max, measures)
      let box = placement.place(spec.group, room, nil)
      guard !placement.frames.isEmpty else { break }
      let edges = spec.group.edges
      for frame in placement.frames.prefix(count - first) {
        let x = insets.leading + edges.leading.length
        frames.append(frame.offsetBy(dx: x, dy: y + edges.top.length))
      }
      y += edges.top.length + box.height + edges.bottom.length
      if frames.count < count { y += spec.groupSpacing }
    }
    return (frames, y + insets.bottom)
  }

  /// One group being placed.
  struct Placement {
    var first: Int
    var limit: Int
    var measures: [Int: CompositionalMeasure]
    var frames: [CGRect] = []

    init(first: Int, limit: Int, _ measures: [Int: CompositionalMeasure]) {
      self.first = first
      self.limit = limit
      self.measures = measures
    }

    var isFull: Bool { frames.count >= limit }

    mutating func place(
      _ item: CompositionalItem,
      _ room: CGSize,
      _ forced: (axis: Axis, length: CGFloat)?
    ) -> CGSize {
      let isCell = if case .cell = item.content { true } else { false }
      let measure = isCell ? measures[first + frames.count] : nil
      var box = CGSize(
        width: length(item.size.width, room, measure?.width),
        height: length(item.size.height, room, measure?.height)
      )
      var hugsWidth = item.size.width.kind == .estimated
      var hugsHeight = item.size.height.kind == .estimated
      if let forced {
        if forced.axis == .horizontal {
          box.width = forced.length
          hugsWidth = false
        } else {
          box.height = forced.length
          hugsHeight = false
        }
      }
      let left = hugsWidth ? 0 : item.insets.leading
      let right = hugsWidth ? 0 : item.insets.trailing
      let top = hugsHeight ? 0 : item.insets.top
      let bottom = hugsHeight ? 0 : item.insets.bottom
      let content = CGRect(
        x: left,
        y: top,
        width: max(0, box.width - left - right),
        height: max(0, box.height - top - bottom)
      )
      if isCell {
        frames.append(content)
        return box
      }
      let used = fill(item, content, hugsWidth, hugsHeight)
      if hugsWidth { box.width = used.width }
      if hugsHeight { box.height = used.height }
      return box
    }

    private func length(
      _ dimension: CompositionalDimension,
      _ room: CGSize,
      _ measured: CGFloat?
    ) -> CGFloat {
      switch dimension.kind {
      case .fractionalWidth: dimension.value * room.width
      case .fractionalHeight: dimension.value * room.height
      case .absolute: dimension.value
      case .estimated, .uniformAcrossSiblings: measured ?? dimension.value
      }
    }

    /// Places a group's subitems; the length that they take both ways.
    private mutating func fill(
      _ item: CompositionalItem,
      _ content: CGRect,
      _ hugsWidth: Bool,
      _ hugsHeight: Bool
    ) -> CGSize {
      let axis: Axis
      var list: [CompositionalItem]
      var most = Int.max
      var room = content.size
      var forced: (axis: Axis, length: CGFloat)?
      switch item.content {
      case .cycle(let along, let items): (axis, list) = (along, items)
      case .copies(let along, let one, let count): (axis, list, most) = (along, [one], count)
      case .shares(let along, let one, let count):
        (axis, list, most) = (along, [one], count)
        let gaps = item.spacing.length * CGFloat(count - 1)
        if along == .horizontal { room.width -= gaps } else { room.height -= gaps }
        let whole = along == .horizontal ? room.width : room.height
        forced = (along, max(0, whole) / CGFloat(count))
      case .cell, .custom: return .zero
      }
      let fits = if case .cycle = item.content { true } else { false }
      let isRow = axis == .horizontal
      let length = isRow ? content.width : content.height
      let hugs = isRow ? hugsWidth : hugsHeight
      var placed: [(range: Range<Int>, size: CGSize, item: CompositionalItem)] = []
      var tried: CGFloat = 0
      while placed.count < most, !isFull, !list.isEmpty {
        let child = list[placed.count % list.count]
        let before = frames.count
        let box = place(child, room, forced)
        let edges = child.edges
        let outside =
          isRow
          ? edges.leading.length + edges.trailing.length : edges.top.length + edges.bottom.length
        let dimension = isRow ? child.size.width : child.size.height
        let own =
          hugs && dimension.kind == .estimated ? dimension.value : isRow ? box.width : box.height
        let next = tried + (placed.isEmpty ? 0 : item.spacing.length) + outside + own
        if fits, next > length + 1e-6, !placed.isEmpty {
          frames.removeLast(frames.count - before)
          break
        }
        tried = next
        placed.append((before..<frames.count, box, child))
        if fits, next > length + 1e-6 { break }
      }
      return line(up: placed, item, content, isRow, hugs, isRow ? hugsHeight : hugsWidth)
    }

    private mutating func line(
      up placed: [(range: Range<Int>, size: CGSize, item: CompositionalItem)],
      _ item: CompositionalItem,
      _ content: CGRect,
      _ isRow: Bool,
      _ hugs: Bool,
      _ hugsAcross: Bool
    ) -> CGSize {
      func before(_ item: CompositionalItem, _ along: Bool) -> CompositionalSpacing {
        along == isRow ? item.edges.leading : item.edges.top
      }
      func after(_ item: CompositionalItem, _ along: Bool) -> CompositionalSpacing {
        along == isRow ? item.edges.trailing : item.edges.bottom
      }
      var needed = item.spacing.length * CGFloat(max(0, placed.count - 1))
      var slots = item.spacing.isFlexible ? max(0, placed.count - 1) : 0
      var thickest: CGFloat = 0
      for (_, size, child) in placed {
        let (a, b) = (before(child, true), after(child, true))
        needed += a.length + b.length + (isRow ? size.width : size.height)
        slots += (a.isFlexible ? 1 : 0) + (b.isFlexible ? 1 : 0)
        let across = before(child, false).length + after(child, false).length
        thickest = max(thickest, across + (isRow ? size.height : size.width))
      }
      let free = hugs ? 0 : max(0, (isRow ? content.width : content.height) - needed)
      let share = slots > 0 ? free / CGFloat(slots) : 0
      let room = hugsAcross ? thickest : isRow ? content.height : content.width
      var cursor: CGFloat = 0
      for (index, (range, size, child)) in placed.enumerated() {
        if index > 0 { cursor += item.spacing.length + (item.spacing.isFlexible ? share : 0) }
        cursor += before(child, true).length + (before(child, true).isFlexible ? share : 0)
        let (a, b) = (before(child, false), after(child, false))
        let left = max(0, room - a.length - b.length - (isRow ? size.height : size.width))
        let both = (a.isFlexible ? 1 : 0) + (b.isFlexible ? 1 : 0)
        let across = a.length + (a.isFlexible ? left / CGFloat(both) : 0)
        for cell in range {
          frames[cell] = frames[cell].offsetBy(
            dx: content.minX + (isRow ? cursor : across),
            dy: content.minY + (isRow ? across : cursor)
          )
        }
        cursor += isRow ? size.width : size.height
        cursor += after(child, true).length + (after(child, true).isFlexible ? share : 0)
      }
      return isRow
        ? CGSize(width: cursor, height: thickest) : CGSize(width: thickest, height: cursor)
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import UIKit

/// The children of a container that follow each other, in lines.
@MainActor
struct FlexFlow {
  private let style: FlexStyle
  private let isMirrored: Bool
  private let axis: FlexAxis
  private let cross: FlexSpan
  private var lines: [FlexLine] = []
  /// The lengths of the lines across.
  private var depths: [CGFloat] = []
  /// The size of all lines.
  private(set) var size = CGSize.zero

  /// Lays out children within spans of the container's inner width and height.
  init(_ flex: Flex, _ children: [Flex], _ width: FlexSpan, _ height: FlexSpan) {
    style = flex.style
    isMirrored = flex.isMirrored
    axis = style.isRow ? .horizontal : .vertical
    let main = style.isRow ? width : height
    cross = style.isRow ? height : width
    let room = FlexRoom(width: width.length, height: height.length)
    let items = children.map { FlexItem($0, in: room, isMirrored: flex.isMirrored) }
    lines = broken(items.map { member($0, main) }, main)
    for index in lines.indices {
      lines[index].share(main.length ?? min(lines[index].length, main.most ?? .infinity))
      layOut(index)
    }
    depths = lines.map(depth)
    if lines.count == 1, style.wrap == .noWrap, let length = cross.length { depths = [length] }
    let long = lines.map(\.length).max() ?? 0
    size = axis.size(long, depths.reduce(crossGap * CGFloat(max(0, depths.count - 1)), +))
  }

  private var mainGap: CGFloat { style.isRow ? style.columnGap : style.rowGap }
  private var crossGap: CGFloat { style.isRow ? style.rowGap : style.columnGap }

  private func spans(_ main: FlexSpan, _ cross: FlexSpan) -> (FlexSpan, FlexSpan) {
    axis == .horizontal ? (main, cross) : (cross, main)
  }

  /// A child with the length that it has before space is shared.
  private func member(_ item: FlexItem, _ main: FlexSpan) -> FlexLine.Member {
    let margins = axis.both(item.margin)
    if let basis = item.basis(axis) {
      return FlexLine.Member(item: item, main: basis, margins: margins)
    }
    let most: FlexSpan = main.most.map { .atMost(max(0, $0 - margins)) } ?? .free
    let (width, height) = spans(most, crossSpan(of: item, within: cross))
    let length = axis.of(item.box(width, height).size)
    return FlexLine.Member(item: item, main: length, margins: margins)
  }

  /// How long a child may be across its line.
  private func crossSpan(of item: FlexItem, within cross: FlexSpan) -> FlexSpan {
    let inner = cross.less(axis.other.both(item.margin))
    guard let most = inner.most else { return .free }
    let isStretched = item.alignment(in: style) == .stretch && item.length(axis.other) == nil
    guard isStretched, style.wrap == .noWrap, inner.length != nil else { return .atMost(most) }
    return .exact(item.clamped(most, axis.other))
  }

  /// Children in lines; a child that is longer than the container has a line for itself.
  private func broken(_ members: [FlexLine.Member], _ main: FlexSpan) -> [FlexLine] {
    let empty = FlexLine(members: [], axis: axis, gap: mainGap)
    guard style.wrap != .noWrap, let most = main.most else {
      return [FlexLine(members: members, axis: axis, gap: mainGap)]
    }
    return members.reduce(into: []) { lines, member in
      var longer = lines.last ?? empty
      longer.members.append(member)
      if let last = lines.indices.last, longer.length <= most {
        lines[last] = longer
      } else {
        lines.append(FlexLine(members: [member], axis: axis, gap: mainGap))
      }
    }
  }

  /// Lays out the children of a line with their lengths along it.
  private mutating func layOut(_ line: Int) {
    for index in lines[line].members.indices {
      let member = lines[line].members[index]
      let (width, height) = spans(.exact(member.main), crossSpan(of: member.item, within: cross))
      lines[line].members[index].box = member.item.box(width, height)
    }
  }

  /// How long a line is across.
  private func depth(_ line: FlexLine) -> CGFloat {
    let reach = reach(line)
    return line.members.map { member in
      let length = axis.other.of(member.box?.size ?? .zero) + axis.other.both(member.item.margin)
      guard member.item.alignment(in: style) == .baseline, axis == .horizontal else {
        return length
      }
      return length + reach - baseline(member)
    }.max() ?? 0
  }

  /// How far the lowest first line of text of those that are aligned by it is from the line's top.
  private func reach(_ line: FlexLine) -> CGFloat {
    line.members.filter { $0.item.alignment(in: style) == .baseline }.map(baseline).max() ?? 0
  }

  private func baseline(_ member: FlexLine.Member) -> CGFloat {
    (member.item.margin.top ?? 0) + (member.box?.baseline ?? 0)
  }

  // MARK: Places

  /// The children with their places in a size.
  mutating func placed(in size: CGSize) -> [(FlexBox, CGPoint)] {
    let main = axis.of(size)
    let across = axis.other.of(size)
    if lines.count == 1, style.wrap == .noWrap { depths = [across] }
    let used = depths.reduce(crossGap * CGFloat(max(0, depths.count - 1)), +)
    let left = across - used
    let (first, between) = FlexLine.spaces(left, depths.count, style.alignContent.justify)
    if style.alignContent == .stretch, left > 0, !depths.isEmpty {
      depths = depths.map { $0 + left / CGFloat(depths.count) }
    }
    var top = first
    var all: [(FlexBox, CGPoint)] = []
    for (line, depth) in zip(lines, depths) {
      let start = style.wrap == .wrapReverse ? across - top - depth : top
      all += placed(line, start, depth, main, across)
      top += depth + crossGap + between
    }
    return all
  }

  private func placed(
    _ line: FlexLine,
    _ top: CGFloat,
    _ depth: CGFloat,
    _ main: CGFloat,
    _ across: CGFloat
  ) -> [(FlexBox, CGPoint)] {
    let reach = reach(line)
    return zip(line.members, line.starts(main, style.justify)).map { member, start in
      let box = stretched(member, depth)
      let own = axis.ends(member.item.margin)
      let other = axis.other.ends(member.item.margin)
      let length = axis.of(box.size)
      // Reading from the right turns rows round, and so does a reversed direction.
      let isTurned = style.isReversed != (axis == .horizontal && isMirrored)
      let place =
        isTurned
        ? main - start - length - (own.1 ?? 0) : start + (own.0 ?? 0)
      let thick = axis.other.of(box.size)
      let free = depth - thick - (other.0 ?? 0) - (other.1 ?? 0)
      var inner = other.0 ?? 0
      switch member.item.alignment(in: style) {
      case .baseline where axis == .horizontal: inner += reach - baseline(member)
      case let alignment:
        let isEndFirst = axis == .vertical && isMirrored
        switch alignment.place {
        case .start: inner += isEndFirst ? free : 0
        case .center: inner += free / 2
        case .end: inner += isEndFirst ? 0 : free
        }
      }
      return (box, offset(axis.point(place, top + inner), member))
    }
  }

  /// A child that takes the whole of its line across, if it was not said how long it is.
  private func stretched(_ member: FlexLine.Member, _ depth: CGFloat) -> FlexBox {
    let item = member.item
    let box = member.box ?? item.box(.free, .free)
    guard item.alignment(in: style) == .stretch, item.length(axis.other) == nil,
      item.flex.style.aspectRatio == nil
    else { return box }
    let length = item.clamped(max(0, depth - axis.other.both(item.margin)), axis.other)
    guard length != axis.other.of(box.size) else { return box }
    let (width, height) = spans(.exact(member.main), .exact(length))
    return item.box(width, height)
  }

  /// A place moved by the distances that were said of a child in the flow.
  private func offset(_ point: CGPoint, _ member: FlexLine.Member) -> CGPoint {
    let room = FlexRoom(width: nil, height: nil)
    let place = member.item.flex.style.place.sides(in: room, isMirrored: isMirrored)
    return CGPoint(
      x: point.x + (place.left ?? place.right.map(-) ?? 0),
      y: point.y + (place.top ?? place.bottom.map(-) ?? 0)
    )
  }
}

extension Flex.AlignContent {
  /// How lines are spread that keep their lengths.
  fileprivate var justify: Flex.JustifyContent {
    switch self {
    case .start, .stretch: .start
    case .center: .center
    case .end: .end
    case .spaceBetween: .spaceBetween
    case .spaceAround: .spaceAround
    }
  }
}

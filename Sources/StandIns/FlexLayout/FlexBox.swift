// SPDX-License-Identifier: Apache-2.0
import UIKit

/// A view whose size and whose children's places are known.
@MainActor
struct FlexBox {
  let flex: Flex
  private(set) var size = CGSize.zero
  /// The children, at their places in the view.
  private(set) var children: [(box: FlexBox, origin: CGPoint)] = []

  /// Lays out a view within spans of its width and height.
  init(_ flex: Flex, _ width: FlexSpan, _ height: FlexSpan) {
    self.flex = flex
    let all = flex.children
    let room = FlexRoom(width: width.length, height: height.length)
    let padding = flex.style.padding.sides(in: room, isMirrored: flex.isMirrored)
    guard !all.isEmpty else {
      let content = Self.content(
        flex,
        width.less(padding.horizontal),
        height.less(padding.vertical)
      )
      size = CGSize(
        width: width.taken(by: content.width + padding.horizontal),
        height: height.taken(by: content.height + padding.vertical)
      )
      return
    }
    var flow = FlexFlow(
      flex,
      all.filter { $0.style.position == .relative },
      width.less(padding.horizontal),
      height.less(padding.vertical)
    )
    size = CGSize(
      width: width.taken(by: flow.size.width + padding.horizontal),
      height: height.taken(by: flow.size.height + padding.vertical)
    )
    let inner = CGSize(
      width: max(0, size.width - padding.horizontal),
      height: max(0, size.height - padding.vertical)
    )
    children = flow.placed(in: inner).map { box, origin in
      (box, CGPoint(x: origin.x + (padding.left ?? 0), y: origin.y + (padding.top ?? 0)))
    }
    for child in all where child.style.position == .absolute { add(child, padding) }
  }

  /// The size of a view without children; a plain view shows nothing.
  private static func content(_ flex: Flex, _ width: FlexSpan, _ height: FlexSpan) -> CGSize {
    guard let view = flex.view, type(of: view) != UIView.self else { return .zero }
    if let width = width.length, let height = height.length {
      return CGSize(width: width, height: height)
    }
    let far = CGFloat.greatestFiniteMagnitude
    return view.sizeThatFits(CGSize(width: width.most ?? far, height: height.most ?? far))
  }

  /// Adds a child that is placed by its distances from the edges.
  private mutating func add(_ child: Flex, _ padding: FlexSides) {
    let room = FlexRoom(width: size.width, height: size.height)
    let item = FlexItem(child, in: room, isMirrored: flex.isMirrored)
    let place = child.style.place.sides(in: room, isMirrored: flex.isMirrored)
    let span = { (axis: FlexAxis, length: CGFloat) -> FlexSpan in
      let (first, last) = axis.ends(place)
      guard let first, let last, item.length(axis) == nil else {
        return .atMost(length).less(axis.both(item.margin))
      }
      return .exact(item.clamped(max(0, length - first - last - axis.both(item.margin)), axis))
    }
    let box = item.box(span(.horizontal, size.width), span(.vertical, size.height))
    let (whole, style) = (size, flex.style)
    let main: FlexAxis = style.isRow ? .horizontal : .vertical
    let start = { (axis: FlexAxis) -> CGFloat in
      let (first, last) = axis.ends(place)
      let margins = axis.ends(item.margin)
      if let first { return first + (margins.0 ?? 0) }
      let free = axis.of(whole) - axis.of(box.size) - (margins.1 ?? 0)
      if let last { return free - last }
      let inner = (axis.ends(padding).0 ?? 0) + (margins.0 ?? 0)
      let end = free - (axis.ends(padding).1 ?? 0)
      switch axis == main ? style.mainPlace : item.alignment(in: style).place {
      case .start: return inner
      case .center: return (inner + end) / 2
      case .end: return end
      }
    }
    children.append((box, CGPoint(x: start(.horizontal), y: start(.vertical))))
  }

  /// The distance of the first line of text from the top, in points; without one, the height.
  var baseline: CGFloat {
    if let first = children.first { return first.origin.y + first.box.baseline }
    if let label = flex.view as? UILabel { return label.font.ascender }
    return size.height
  }

  /// Gives the children their frames, at whole pixels.
  func place() {
    let scale = max(1, flex.view?.traitCollection.displayScale ?? 1)
    let whole = { (length: CGFloat) in (length * scale).rounded() / scale }
    for (box, origin) in children {
      guard let view = box.flex.view else { continue }
      let end = CGPoint(x: origin.x + box.size.width, y: origin.y + box.size.height)
      let frame = CGRect(
        x: whole(origin.x),
        y: whole(origin.y),
        width: whole(end.x) - whole(origin.x),
        height: whole(end.y) - whole(origin.y)
      )
      view.bounds = CGRect(origin: view.bounds.origin, size: frame.size)
      view.center = CGPoint(
        x: frame.minX + frame.width * view.layer.anchorPoint.x,
        y: frame.minY + frame.height * view.layer.anchorPoint.y
      )
      box.place()
    }
  }
}

/// A place along an axis.
enum FlexPlace {
  case start
  case center
  case end
}

extension FlexStyle {
  var isRow: Bool { direction == .row || direction == .rowReverse }
  var isReversed: Bool { direction == .columnReverse || direction == .rowReverse }

  /// Where a child stands that does not take part in the flow.
  var mainPlace: FlexPlace {
    switch justify {
    case .center, .spaceAround, .spaceEvenly: .center
    case .end: isReversed ? .start : .end
    case .start, .spaceBetween: isReversed ? .end : .start
    }
  }
}

extension Flex.AlignItems {
  var place: FlexPlace {
    switch self {
    case .stretch, .start, .baseline: .start
    case .center: .center
    case .end: .end
    }
  }
}

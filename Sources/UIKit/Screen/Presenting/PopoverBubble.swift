// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import Foundation

/// The place and the outline of a popover: a box with round corners, and an arrow at one of its edges.
///
/// - Source: the references of `permittedArrowDirections` and `canOverlapSourceViewRect`. Of the permitted directions,
///   the bubble takes one that leaves enough room, first above or below; which of two is our choice.
struct PopoverBubble: Equatable {
  /// The radius of the corners, in points.
  static let radius: CGFloat = 13
  /// The length of the arrow and the width of its base, in points.
  static let arrow = CGSize(width: 37, height: 13)
  /// The part of half the base at which the arrow's edge leaves its base, and that at its rounded tip.
  private static let (foot, tip): (CGFloat, CGFloat) = (0.45, 0.24)

  /// Where the arrow points; empty without one.
  let direction: UIPopoverArrowDirection
  /// The bubble with its arrow, in the window.
  let frame: CGRect
  /// The place of the arrow's tip along its edge, from the frame's corner.
  private let tipPlace: CGFloat

  /// Finds the place of content of a size beside a source in the room for bubbles, all in the window.
  init(
    _ wanted: CGSize,
    at source: CGRect,
    in room: CGRect,
    _ permitted: UIPopoverArrowDirection,
    mayOverlap: Bool
  ) {
    let sides = Side.all.filter { permitted.contains($0.direction) }
    let ranked = sides.map {
      (side: $0, space: $0.space(beside: source, in: room) - Self.arrow.height)
    }
    let most =
      [true, false].lazy.compactMap { isUpright in
        ranked.filter { $0.side.isUpright == isUpright && $0.space >= $0.side.length(of: wanted) }
          .max { $0.space < $1.space }
      }.first ?? ranked.max { $0.space < $1.space }
    guard let most, most.space > 0 || mayOverlap else {
      direction = []
      frame = CGRect(
        x: source.midX - wanted.width / 2,
        y: source.midY - wanted.height / 2,
        width: wanted.width,
        height: wanted.height
      ).moved(into: room)
      tipPlace = 0
      return
    }
    let side = most.side
    direction = side.direction
    var size = wanted
    if !mayOverlap { side.shorten(&size, to: most.space) }
    frame = side.frame(of: size, beside: source, arrow: Self.arrow.height).moved(into: room)
    let length = side.isUpright ? frame.width : frame.height
    let middle = side.isUpright ? source.midX - frame.minX : source.midY - frame.minY
    let least = Self.radius + Self.arrow.width / 2
    tipPlace = length < 2 * least ? length / 2 : min(max(least, middle), length - least)
  }

  /// The room that the arrow takes at the edges of the frame.
  var insets: UIEdgeInsets {
    let length = Self.arrow.height
    return UIEdgeInsets(
      top: direction == .up ? length : 0,
      left: direction == .left ? length : 0,
      bottom: direction == .down ? length : 0,
      right: direction == .right ? length : 0
    )
  }

  /// The outline, in the points of a view with the bubble's frame.
  @MainActor var outline: CGPath {
    let bounds = CGRect(origin: .zero, size: frame.size)
    let path = CGMutablePath()
    path.addPath(
      UIBezierPath(roundedRect: bounds.inset(by: insets), cornerRadius: Self.radius).cgPath
    )
    if let side = Side.all.first(where: { $0.direction == direction }) {
      addArrow(to: path, side.axes(in: bounds, arrow: Self.arrow.height, at: tipPlace))
    }
    return path
  }

  /// Adds the arrow, whose sides leave the box and meet at the tip in curves.
  private func addArrow(to path: CGMutablePath, _ axes: Side.Axes) {
    let (half, height) = (Self.arrow.width / 2, Self.arrow.height)
    let (foot, tip) = (half * (1 - Self.foot), half * Self.tip)
    path.move(to: axes.point(-half, 0))
    path.addCurve(
      to: axes.point(-tip, height * (1 - Self.tip)),
      control1: axes.point(-foot, 0),
      control2: axes.point(-foot, 0)
    )
    // The middle of a curve is a quarter of the way from its controls to its ends.
    let top = height * (1 + Self.tip / 3)
    path.addCurve(
      to: axes.point(tip, height * (1 - Self.tip)),
      control1: axes.point(-tip / 2, top),
      control2: axes.point(tip / 2, top)
    )
    path.addCurve(
      to: axes.point(half, 0),
      control1: axes.point(foot, 0),
      control2: axes.point(foot, 0)
    )
    path.closeSubpath()
  }

  /// A side of the source at which a bubble may stand.
  private struct Side {
    let direction: UIPopoverArrowDirection

    /// The sides, below the source first.
    static let all: [Side] = [.up, .down, .left, .right].map { Side(direction: $0) }

    /// Whether the arrow is at the upper or lower edge.
    var isUpright: Bool { direction == .up || direction == .down }

    /// The points between the source and the end of the room.
    func space(beside source: CGRect, in room: CGRect) -> CGFloat {
      switch direction {
      case .up: room.maxY - source.maxY
      case .down: source.minY - room.minY
      case .left: room.maxX - source.maxX
      default: source.minX - room.minX
      }
    }

    /// The length of a size away from the source.
    func length(of size: CGSize) -> CGFloat { isUpright ? size.height : size.width }

    /// Makes a size no longer than the space.
    func shorten(_ size: inout CGSize, to space: CGFloat) {
      if isUpright {
        size.height = min(size.height, space)
      } else {
        size.width = min(size.width, space)
      }
    }

    /// The frame of content with its arrow, beside the middle of the source.
    func frame(of size: CGSize, beside source: CGRect, arrow: CGFloat) -> CGRect {
      let whole = CGSize(
        width: size.width + (isUpright ? 0 : arrow),
        height: size.height + (isUpright ? arrow : 0)
      )
      let (across, down) = (source.midX - whole.width / 2, source.midY - whole.height / 2)
      let origin =
        switch direction {
        case .up: CGPoint(x: across, y: source.maxY)
        case .down: CGPoint(x: across, y: source.minY - whole.height)
        case .left: CGPoint(x: source.maxX, y: down)
        default: CGPoint(x: source.minX - whole.width, y: down)
        }
      return CGRect(origin: origin, size: whole)
    }

    /// The points of an arrow in a bubble: along its base from the middle, and from the base towards the tip.
    struct Axes {
      let base: CGPoint
      let along: CGVector
      let out: CGVector

      func point(_ along: CGFloat, _ out: CGFloat) -> CGPoint {
        CGPoint(
          x: base.x + self.along.dx * along + self.out.dx * out,
          y: base.y + self.along.dy * along + self.out.dy * out
        )
      }
    }

    func axes(in bounds: CGRect, arrow: CGFloat, at place: CGFloat) -> Axes {
      switch direction {
      case .up:
        Axes(
          base: CGPoint(x: place, y: arrow),
          along: CGVector(dx: 1, dy: 0),
          out: CGVector(dx: 0, dy: -1)
        )
      case .down:
        Axes(
          base: CGPoint(x: place, y: bounds.height - arrow),
          along: CGVector(dx: -1, dy: 0),
          out: CGVector(dx: 0, dy: 1)
        )
      case .left:
        Axes(
          base: CGPoint(x: arrow, y: place),
          along: CGVector(dx: 0, dy: -1),
          out: CGVector(dx: -1, dy: 0)
        )
      default:
        Axes(
          base: CGPoint(x: bounds.width - arrow, y: place),
          along: CGVector(dx: 0, dy: 1),
          out: CGVector(dx: 1, dy: 0)
        )
      }
    }
  }
}

extension CGRect {
  /// The rectangle within a room: moved, and where it is too large, cut.
  fileprivate func moved(into room: CGRect) -> CGRect {
    let size = CGSize(width: min(width, room.width), height: min(height, room.height))
    return CGRect(
      x: min(max(room.minX, minX), room.maxX - size.width),
      y: min(max(room.minY, minY), room.maxY - size.height),
      width: size.width,
      height: size.height
    )
  }
}

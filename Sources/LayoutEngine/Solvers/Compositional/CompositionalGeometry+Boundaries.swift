// SPDX-License-Identifier: Apache-2.0
import Foundation

extension CompositionalGeometry {
  func decoration(
    _ number: Int,
    _ section: SectionGeometry,
    _ index: Int
  ) -> CompositionalElement {
    let spec = section.spec.decorations[number]
    let cross = section.containerCross
    let box = AxisRect(
      main: starts[index],
      cross: cross.start,
      size: AxisSize(main: section.length, cross: cross.length)
    )
    let same = section.spec.decorations[..<number].count { $0.kind == spec.kind }
    return CompositionalElement(
      kind: .decoration(spec.kind),
      section: index,
      item: same,
      frame: mirrored(spec.insets.inside(axis.plainRect(box))),
      zIndex: spec.zIndex
    )
  }

  func boundary(
    _ number: Int,
    _ section: SectionGeometry,
    _ index: Int
  ) -> CompositionalElement {
    let boundary = section.boundaries[number]
    let span = PinnedSpan(
      start: starts[index],
      end: starts[index] + section.length,
      opposite: section.pinnedLength(boundary.edge == .start ? .end : .start)
    )
    var element = element(of: boundary, at: starts[index], within: span, above: section.cellDepth)
    element.kind = .boundary(boundary.spec.kind)
    element.section = index
    return element
  }

  func layoutBoundary(_ number: Int) -> CompositionalElement {
    let boundary = layoutBoundaries[number]
    let other: CompositionalBoundary.Side = boundary.edge == .start ? .end : .start
    let span = PinnedSpan(
      start: 0,
      end: length,
      opposite: CompositionalPolicy.pinnedRoom(layoutBoundaries.filter { $0.edge == other })
    )
    var element = element(of: boundary, at: 0, within: span, above: 1)
    element.kind = .layoutBoundary(boundary.spec.kind)
    return element
  }

  /// The part of the content within which a pinned view stays.
  private struct PinnedSpan {
    var start: CGFloat
    var end: CGFloat
    /// The length of the views that are pinned to the opposite edge.
    var opposite: CGFloat
  }

  /// - Source: measured limits: a header ends where the section's pinned footer begins, and a
  ///   footer where the pinned header ends; both lie above cells.
  private func element(
    of boundary: SectionGeometry.Boundary,
    at start: CGFloat,
    within span: PinnedSpan,
    above depth: Int
  ) -> CompositionalElement {
    let spec = boundary.spec
    var box = boundary.box
    box.main += start
    let insets = spec.insets.without(
      width: spec.size.width.isMeasured,
      height: spec.size.height.isMeasured
    )
    let frame = pixels.shownView(insets.inside(axis.plainRect(box)))
    var element = CompositionalElement(
      kind: .boundary(spec.kind),
      section: 0,
      item: boundary.ordinal,
      frame: mirrored(frame),
      zIndex: spec.zIndex,
      measuresWidth: spec.size.width.isMeasured,
      measuresHeight: spec.size.height.isMeasured
    )
    guard spec.isPinned, boundary.edge != .middle else { return element }
    element.zIndex = max(spec.zIndex, depth + 1)
    let shown = axis.rect(frame)
    let isStart = boundary.edge == .start
    element.pin = pin(
      isStart: isStart,
      lower: isStart ? shown.main : span.start + span.opposite,
      upper: isStart ? span.end - span.opposite - shown.size.main : shown.main,
      length: shown.size.main
    )
    return element
  }

  private func pin(
    isStart: Bool,
    lower: CGFloat,
    upper: CGFloat,
    length own: CGFloat
  ) -> PinRange {
    guard axis == .horizontal else {
      return PinRange(edge: isStart ? .top : .bottom, lower: lower, upper: upper)
    }
    guard configuration.isMirrored else {
      return PinRange(edge: isStart ? .left : .right, lower: lower, upper: upper)
    }
    return PinRange(
      edge: isStart ? .right : .left,
      lower: length - own - upper,
      upper: length - own - lower
    )
  }

  /// The mirrored rectangle when the layout runs from right to left; otherwise the same one.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard configuration.isMirrored, !rect.isNull else { return rect }
    return CGRect(
      x: contentSize.width - rect.maxX,
      y: rect.minY,
      width: rect.width,
      height: rect.height
    )
  }
}

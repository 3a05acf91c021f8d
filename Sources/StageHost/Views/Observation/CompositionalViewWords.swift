// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension CompositionalWords {
  /// What a header, footer, anchored view or ground belongs to, how it is aligned there, and what made its lengths.
  static func lines(_ trace: CompositionalViewTrace, isMeasured: Bool) -> [RuleLine] {
    switch trace.place {
    case .section(let boundary):
      boundaryLines(boundary, of: "section", trace, isMeasured: isMeasured)
    case .layout(let boundary):
      boundaryLines(boundary, of: "layout", trace, isMeasured: isMeasured)
    case .item(let view): anchoredLines(view, to: "item", trace, isMeasured: isMeasured)
    case .group(let view): anchoredLines(view, to: "group", trace, isMeasured: isMeasured)
    case .ground(let decoration):
      [
        RuleLine("Place", "behind the whole section, with its headers and footers"),
        RuleLine(
          "Size",
          "the section's \(trace.size.width.ruleText) × \(trace.size.height.ruleText)"
            + insets(decoration.insets)
        ),
      ]
    }
  }

  private static func boundaryLines(
    _ boundary: CompositionalBoundary,
    of owner: String,
    _ trace: CompositionalViewTrace,
    isMeasured: Bool
  ) -> [RuleLine] {
    let room =
      boundary.extendsBoundary ? "which gets longer for it" : "over what the \(owner) shows"
    return [
      RuleLine("Place", "at the \(alignment(boundary)) of the \(owner), \(room)"),
      moved(boundary.offset, "pt"),
      size(boundary.size, boundary.insets, trace, isMeasured),
    ].compactMap(\.self)
  }

  /// Vertical before horizontal, as in the names of `NSRectAlignment`.
  private static func alignment(_ boundary: CompositionalBoundary) -> String {
    let vertical = word(boundary.vertical, "top", "bottom")
    let horizontal = word(boundary.horizontal, "leading", "trailing")
    switch (vertical, horizontal) {
    case (let vertical?, let horizontal?): return "\(vertical) \(horizontal) corner"
    case (let side?, nil), (nil, let side?): return "middle of the \(side) edge"
    case (nil, nil): return "middle"
    }
  }

  private static func word(
    _ side: CompositionalBoundary.Side,
    _ start: String,
    _ end: String
  ) -> String? {
    switch side {
    case .start: start
    case .middle: nil
    case .end: end
    }
  }

  private static func anchoredLines(
    _ view: CompositionalSupplementary,
    to owner: String,
    _ trace: CompositionalViewTrace,
    isMeasured: Bool
  ) -> [RuleLine] {
    let own = view.item?.point ?? view.container.point
    let anchors = [view.container, view.item].compactMap(\.self)
    return [
      RuleLine("Place", "its \(spot(own)) at the \(spot(view.container.point)) of the \(owner)")
    ] + anchors.compactMap { moved($0.offset) }
      + [size(view.size, view.insets, trace, isMeasured)]
  }

  /// A point of a box that is given by edges.
  private static func spot(_ point: CGPoint) -> String {
    let vertical = side(point.y, "top", "bottom")
    let horizontal = side(point.x, "leading", "trailing")
    switch (vertical, horizontal) {
    case (let vertical?, let horizontal?): return "\(vertical) \(horizontal) corner"
    case (let side?, nil), (nil, let side?): return "\(side) edge"
    case (nil, nil): return "middle"
    }
  }

  private static func side(_ share: CGFloat, _ start: String, _ end: String) -> String? {
    share == 0 ? start : share == 1 ? end : nil
  }

  private static func moved(_ offset: CompositionalAnchor.Offset) -> RuleLine? {
    switch offset {
    case .absolute(let shift): moved(shift, "pt")
    case .fractional(let part):
      part == .zero
        ? nil
        : RuleLine("Moved", "by \(percent(part.x)), \(percent(part.y)) of its own size")
    }
  }

  private static func moved(_ shift: CGPoint, _ unit: String) -> RuleLine? {
    shift == .zero
      ? nil : RuleLine("Moved", "by \(shift.x.ruleText), \(shift.y.ruleText) \(unit)")
  }

  private static func size(
    _ size: CompositionalSize,
    _ insets: CompositionalInsets,
    _ trace: CompositionalViewTrace,
    _ isMeasured: Bool
  ) -> RuleLine {
    let width = dimension(
      size.width,
      trace.size.width,
      trace.container,
      isShared: false,
      isMeasured: isMeasured
    )
    let height = dimension(
      size.height,
      trace.size.height,
      trace.container,
      isShared: false,
      isMeasured: isMeasured
    )
    return RuleLine("Size", "width \(width); height \(height)\(self.insets(insets))")
  }
}

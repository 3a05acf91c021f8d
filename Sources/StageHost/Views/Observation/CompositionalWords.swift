// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The trace of a compositional layout's item, in words.
enum CompositionalWords {
  /// The section's group, and each box from the group to the item with what made its lengths.
  static func lines(_ trace: CompositionalTrace, isList: Bool) -> [RuleLine] {
    if isList, let row = trace.boxes.last {
      return [
        RuleLine("In the section", "row \(trace.group + 1) of \(trace.groupCount)"),
        RuleLine("Row", text(of: row, isMeasured: trace.isMeasured)),
      ]
    }
    var lines = [place(trace)]
    if trace.scrolling != .none {
      lines.append(RuleLine("Scrolls", "by itself, across the layout: \(trace.scrolling)"))
    }
    guard !trace.boxes.isEmpty else {
      return lines + [RuleLine("Item", "its frame comes from the group's own function")]
    }
    for (depth, box) in trace.boxes.enumerated() {
      let name = box.isGroup ? (depth == 0 ? "Group" : "Inner group") : "Item"
      lines.append(RuleLine(name, text(of: box, isMeasured: box.isGroup || trace.isMeasured)))
      if let around = trace.boxes.prefix(depth).last, box.place.count > 1 {
        lines.append(subitem(box, around))
      }
    }
    return lines
  }

  private static func place(_ trace: CompositionalTrace) -> RuleLine {
    let way = trace.axis == .horizontal ? "sideways" : "downwards"
    let spacing = trace.groupCount > 1 ? ", \(trace.spacing.ruleText) apart \(way)" : ""
    return RuleLine(
      "In the section",
      "group \(trace.group + 1) of \(trace.groupCount)\(spacing) · item \(trace.cell + 1) "
        + "of \(trace.cellCount) in it"
    )
  }

  private static func text(of box: CompositionalTrace.Box, isMeasured: Bool) -> String {
    let width = dimension(
      box.spec.size.width,
      box.size.width,
      box.container,
      isShared: box.shared == .horizontal,
      isMeasured: isMeasured
    )
    let height = dimension(
      box.spec.size.height,
      box.size.height,
      box.container,
      isShared: box.shared == .vertical,
      isMeasured: isMeasured
    )
    return "width \(width); height \(height)\(insets(box.spec.insets))"
  }

  /// Content insets after other words; nothing without them.
  static func insets(_ insets: CompositionalInsets) -> String {
    let sides = [insets.top, insets.leading, insets.bottom, insets.trailing]
    guard sides.contains(where: { $0 != 0 }) else { return "" }
    return "; content insets \(sides.map(\.ruleText).joined(separator: ", "))"
  }

  /// What made a length.
  static func dimension(
    _ rule: CompositionalDimension,
    _ length: CGFloat,
    _ container: CGSize,
    isShared: Bool,
    isMeasured: Bool
  ) -> String {
    let result = length.ruleText
    if isShared { return "\(result), an equal share" }
    switch rule.kind {
    case .fractionalWidth:
      return "\(percent(rule.value)) of the width \(container.width.ruleText) = \(result)"
    case .fractionalHeight:
      return "\(percent(rule.value)) of the height \(container.height.ruleText) = \(result)"
    case .absolute: return "\(rule.value.ruleText) absolute"
    case .estimated:
      return isMeasured
        ? "estimated \(rule.value.ruleText), by its content \(result)"
        : "estimated \(rule.value.ruleText), not measured yet"
    case .uniformAcrossSiblings:
      return "estimated \(rule.value.ruleText), by the longest sibling \(result)"
    }
  }

  private static let wholePercent: CGFloat = 100

  static func percent(_ fraction: CGFloat) -> String {
    "\((fraction * wholePercent).ruleText) %"
  }

  /// The place of a box in the group around it.
  private static func subitem(
    _ box: CompositionalTrace.Box,
    _ group: CompositionalTrace.Box
  ) -> RuleLine {
    let count = "\(box.place.index + 1) of \(box.place.count)"
    let spacing = group.spec.spacing
    let apart =
      spacing.isFlexible
      ? "at least \(spacing.length.ruleText) apart, with a share of what is left over"
      : "\(spacing.length.ruleText) apart"
    switch group.spec.content {
    case .cycle(let axis, let items):
      let turn = items.count > 1 ? "; \(items.count) descriptions in turn" : ""
      return RuleLine("Place", "\(count) \(way(axis)), \(apart)\(turn), until no more fit")
    case .copies(let axis, _, let most):
      return RuleLine("Place", "\(count) \(way(axis)), \(apart); \(most) copies of their own size")
    case .shares(let axis, _, let most):
      return RuleLine("Place", "\(count) \(way(axis)), \(apart); \(most) equal shares")
    case .cell, .custom: return RuleLine("Place", count)
    }
  }

  private static func way(_ axis: Axis) -> String {
    axis == .horizontal ? "side by side" : "one below the other"
  }
}

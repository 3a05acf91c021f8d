// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import UIKit

/// The trace of a flow layout's item, in words.
enum FlowWords {
  /// The line, what is left over on it, the rule that spends that, and the place across the line.
  static func lines(
    _ trace: FlowTrace,
    axis: UICollectionView.ScrollDirection
  ) -> [RuleLine] {
    [
      RuleLine(
        axis == .vertical ? "Line" : "Column",
        "\(trace.line + 1) of \(trace.lineCount) · item \(trace.place + 1) of \(trace.itemCount)"
      ),
      RuleLine("Left over", leftover(trace)),
      RuleLine("Rule", rule(trace)),
      RuleLine("Within the line", across(trace, axis)),
    ]
  }

  private static func leftover(_ trace: FlowTrace) -> String {
    var parts = [trace.available.ruleText, "− \(trace.lengths.ruleText) of items"]
    if trace.itemCount > 1 {
      parts.append("− \(trace.itemCount - 1) × \(trace.leastGap.ruleText) spacing")
    }
    return "\(trace.leftover.ruleText) = \(parts.joined(separator: " "))"
  }

  private static func rule(_ trace: FlowTrace) -> String {
    let gap = trace.gap.ruleText
    switch trace.rule {
    case .columns(let columns):
      return
        "items of one size: the spacing of a full line of \(columns), \(gap), serves every line"
    case .spread: return "what is left over is spread between the items: spacing \(gap)"
    case .lastLine: return "the last line keeps to the start with the least spacing, \(gap)"
    case .centred: return "the only item of a line is centred"
    case .tooLong: return "too long for the line: it starts at its start"
    case .unlimited: return "items without a length stand on one line, spacing \(gap)"
    }
  }

  private static func across(
    _ trace: FlowTrace,
    _ axis: UICollectionView.ScrollDirection
  ) -> String {
    let (length, line) = (trace.length.ruleText, trace.thickness.ruleText)
    let room = trace.thickness - trace.length
    let side = axis == .vertical ? "high" : "wide"
    let place =
      room > 0
      ? "centred in the line of \(line), \((room / 2).ruleText) on both sides"
      : "it makes the line \(line) \(side)"
    return "\(length) \(side), \(place); lines are \(trace.lineSpacing.ruleText) apart"
  }
}

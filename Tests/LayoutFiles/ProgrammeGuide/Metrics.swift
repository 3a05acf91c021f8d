// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import CoreGraphics

struct TimelineMetrics {
  let hourWidth: CGFloat
  var lane: CGFloat = 44
  static let regular = TimelineMetrics(hourWidth: 80)
  func x(_ minutes: Int) -> CGFloat { CGFloat(minutes) / 60 * hourWidth }
}

// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where a viewport stands along one axis of its content, in points.
struct AxisPosition: Equatable {
  var offset: Double
  /// Length of the viewport.
  var length: Double
  /// Length of the content.
  var content: Double
  /// Insets before and after the content.
  var insetBefore = 0.0
  var insetAfter = 0.0
  /// −1, 0 or 1: which way the content offset moves.
  var motion = 0
  /// Where a fling comes to rest.
  var landing: Double?

  /// Offsets at which the content rests; a single one when it does not scroll.
  var restingOffsets: ClosedRange<Double> {
    let least = -insetBefore
    return least...max(least, content + insetAfter - length)
  }

  /// Whether there is more than one resting offset.
  var scrolls: Bool { restingOffsets.lowerBound < restingOffsets.upperBound }

  /// The offset without rubber band: what lies beyond the ends is empty anyway.
  var restingOffset: Double { AxisPosition.clamp(offset, to: restingOffsets) }

  /// The landing offset within the content; the offset itself when nothing is flung.
  var restingLanding: Double {
    landing.map { AxisPosition.clamp($0, to: restingOffsets) } ?? restingOffset
  }

  static func clamp(_ value: Double, to range: ClosedRange<Double>) -> Double {
    min(max(value, range.lowerBound), range.upperBound)
  }
}

/// The stretch of one axis whose elements a view holds, in points of the content.
struct AxisWindow: Equatable {
  /// Viewports kept ready ahead of the motion: what a fast fling crosses in a long round trip.
  static let ahead = 1.0
  /// Viewports kept behind it.
  static let behind = 0.5
  /// With less than this many viewports left ahead, a new stretch is asked for.
  static let reserve = 0.5
  /// The longest stretch, in viewports, however far a fling goes.
  static let longest = 4.0

  var lower: Double
  var upper: Double

  /// Both ends.
  var range: ClosedRange<CGFloat> { CGFloat(lower)...CGFloat(max(lower, upper)) }

  /// The stretch that a viewport wants when it has none.
  static func around(_ position: AxisPosition) -> AxisWindow {
    let start = position.restingOffset
    let length = position.length
    guard position.scrolls else {
      return AxisWindow(
        lower: min(0, start),
        upper: max(position.content, start + length)
      )
    }
    let landing = position.restingLanding
    let backwards = landing == start ? position.motion < 0 : landing < start
    let before = (backwards ? ahead : behind) * length
    let after = (backwards ? behind : ahead) * length
    var window = AxisWindow(
      lower: min(start, landing) - before,
      upper: max(start, landing) + length + after
    )
    if window.upper - window.lower > longest * length {
      if backwards {
        window.lower = window.upper - longest * length
      } else {
        window.upper = window.lower + longest * length
      }
    }
    return window
  }

  /// Whether this stretch still serves the viewport, so that nothing has to be asked or sent.
  func serves(_ position: AxisPosition) -> Bool {
    let start = position.restingOffset
    let end = start + position.length
    guard covers(start, end, of: position) else { return false }
    let reserve = AxisWindow.reserve * position.length
    if position.motion >= 0, upper < position.content, upper - end < reserve { return false }
    if position.motion < 0, lower > 0, start - lower < reserve { return false }
    let landing = position.restingLanding
    return landing == start || covers(landing, landing + position.length, of: position)
      || upper - lower >= AxisWindow.longest * position.length
  }

  /// Whether the content between two points lies inside; beyond its ends there is none.
  private func covers(_ start: Double, _ end: Double, of position: AxisPosition) -> Bool {
    lower <= max(start, 0) && upper >= min(end, position.content)
  }
}

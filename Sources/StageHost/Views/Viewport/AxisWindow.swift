// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The position of a viewport along one axis of its content, in points.
struct AxisPosition: Equatable {
  var offset: Double
  /// The length of the viewport.
  var length: Double
  /// The length of the content.
  var content: Double
  /// The insets before and after the content.
  var insetBefore = 0.0
  var insetAfter = 0.0
  /// The direction in which the content offset moves: −1, 0 or 1.
  var motion = 0
  /// The offset at which a fling comes to rest.
  var landing: Double?

  /// The offsets at which the content rests; a single one when it does not scroll.
  var restingOffsets: ClosedRange<Double> {
    let least = -insetBefore
    return least...max(least, content + insetAfter - length)
  }

  /// Whether there is more than one resting offset.
  var scrolls: Bool { restingOffsets.lowerBound < restingOffsets.upperBound }

  /// The offset within the content: there are no elements beyond its ends.
  var restingOffset: Double { AxisPosition.clamp(offset, to: restingOffsets) }

  /// The landing offset within the content; the present offset without a fling.
  var restingLanding: Double {
    landing.map { AxisPosition.clamp($0, to: restingOffsets) } ?? restingOffset
  }

  static func clamp(_ value: Double, to range: ClosedRange<Double>) -> Double {
    min(max(value, range.lowerBound), range.upperBound)
  }
}

/// The stretch of one axis with the elements that a view keeps, in points of the content.
struct AxisWindow: Equatable {
  /// The viewports that are kept ahead of the motion: as much as a fast fling crosses in a long
  /// round trip.
  static let ahead = 1.0
  /// The viewports that are kept behind the motion.
  static let behind = 0.5
  /// With fewer viewports left ahead, the window moves.
  static let reserve = 0.5
  /// The longest stretch in viewports, for a fling of any length.
  static let longest = 4.0

  var lower: Double
  var upper: Double

  /// The stretch as a range.
  var range: ClosedRange<CGFloat> { CGFloat(lower)...CGFloat(max(lower, upper)) }

  /// The stretch for a viewport without one.
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

  /// Whether this stretch is still enough for the viewport, so that nothing has to be sent.
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

  /// Whether the content between two points is inside; there is none beyond its ends.
  private func covers(_ start: Double, _ end: Double, of position: AxisPosition) -> Bool {
    lower <= max(start, 0) && upper >= min(end, position.content)
  }
}

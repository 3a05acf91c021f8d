// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The speed of a scroll, from the content's places and times.
package struct ScrollMotion: Sendable {
  private var offset: CGPoint?
  private var seconds: Double?

  /// Makes a motion with no known places.
  package init() {}

  /// Notes a new place of the content, and returns the velocity since the last one, in points per
  /// second.
  ///
  /// Without an elapsed time only the direction is known: the result is one point per second along
  /// the axis of the greater distance.
  package mutating func velocity(arrivingAt offset: CGPoint, seconds: Double?) -> CGPoint {
    defer {
      self.offset = offset
      self.seconds = seconds
    }
    guard let old = self.offset, old != offset else { return .zero }
    let way = CGPoint(x: offset.x - old.x, y: offset.y - old.y)
    var elapsed = max(abs(way.x), abs(way.y))
    if let seconds, let before = self.seconds, seconds > before {
      elapsed = CGFloat(seconds - before)
    }
    return CGPoint(x: way.x / elapsed, y: way.y / elapsed)
  }

  /// Ignores a distance that the content moved by an update, without being scrolled.
  package mutating func shift(from old: CGPoint, to new: CGPoint) {
    offset?.x += new.x - old.x
    offset?.y += new.y - old.y
  }
}

// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The speed of a scroll, from where the content stood and when.
package struct ScrollMotion: Sendable {
  private var offset: CGPoint?
  private var seconds: Double?

  /// Makes a motion that nothing is known of.
  package init() {}

  /// The velocity with which the content came here, in points per second, and notes the place.
  ///
  /// Without an elapsed time only the direction is known: one point per second along the longer way.
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

  /// Forgets a way that nobody scrolled: an update moved the content.
  package mutating func shift(from old: CGPoint, to new: CGPoint) {
    offset?.x += new.x - old.x
    offset?.y += new.y - old.y
  }
}

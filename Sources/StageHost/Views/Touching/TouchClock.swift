// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Converts the times of a view's touches to the host's clock.
///
/// The fastest touch so far gives the difference between the two clocks, and slower ones keep their
/// own times. So the fingers decide about taps and long presses, not the network.
struct TouchClock {
  static let millisecondsPerSecond = 1000.0
  /// A page that seems to lag by more than this, in seconds, has started a new clock.
  private static let longestLag = 1.0

  /// The fingers that are down.
  private(set) var fingers: Set<Int> = []
  private var shift: Double?
  private var lastAt = 0.0
  private var last = 0.0

  /// The time of a touch, in seconds of the host's clock.
  ///
  /// - Parameters:
  ///   - touch: The touch; afterwards its finger is down or up.
  ///   - now: The time of the host's clock.
  /// - Returns: The time, never before that of an earlier touch and never after `now`.
  /// - Throws: `ProtocolError` when the touch is before the last one while a finger is down.
  mutating func time(of touch: StageTouch, now: Double) throws(ProtocolError) -> Double {
    try note(touch.at, now: now)
    note(touch.phase, touch.finger)
    return last
  }

  /// The same for a finger on a screen; without a time, it touches when it arrives.
  mutating func time(of touch: ScreenTouch, now: Double) throws(ProtocolError) -> Double {
    if let at = touch.at { try note(at, now: now) } else { last = max(last, now) }
    note(touch.phase, touch.finger)
    return last
  }

  private mutating func note(_ at: Double, now: Double) throws(ProtocolError) {
    let isFirst = fingers.isEmpty
    guard isFirst || at >= lastAt else {
      throw ProtocolError(
        code: ErrorCode.outOfRange,
        field: "at",
        message: "at is \(at), but must not be before the last touch at \(lastAt)"
      )
    }
    let lag = shift.map { now - at - $0 } ?? 0
    if isFirst, at < lastAt || lag > Self.longestLag { shift = nil }
    let way = min(shift ?? now - at, now - at)
    shift = way
    lastAt = at
    last = max(last, at + way)
  }

  private mutating func note(_ phase: StageTouch.Phase, _ finger: Int) {
    switch phase {
    case .began: fingers.insert(finger)
    case .moved: break
    case .ended, .cancelled: fingers.remove(finger)
    }
  }

  /// Notes that time has passed without a touch.
  mutating func passed(to now: Double) { last = max(last, now) }

  /// Lifts all fingers.
  ///
  /// - Returns: The fingers that were down.
  mutating func lift() -> [Int] {
    defer { fingers = [] }
    return fingers.sorted()
  }

  /// The time of the last touch, in seconds of the host's clock.
  var now: Double { last }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Where one coordinate of an offset is while the content moves by itself.
///
/// It is a function of time alone, so that the number of frames changes nothing. Lengths are in points, times
/// in seconds.
struct AxisMotion {
  /// The way until another part of the motion begins.
  private enum Part {
    case stays(at: CGFloat)
    /// Slows down; the decay, per second, is negative.
    case slows(from: CGFloat, velocity: CGFloat, decay: CGFloat)
    /// Nears the rest as a critically damped spring.
    case springs(to: CGFloat, away: CGFloat, velocity: CGFloat, omega: CGFloat)
    /// Eases from one place to another.
    case eases(from: CGFloat, to: CGFloat)

    func position(at time: CGFloat) -> CGFloat {
      switch self {
      case .stays(let place): return place
      case .slows(let start, let velocity, let decay):
        return start + velocity / decay * (exp(decay * time) - 1)
      case .springs(let rest, let away, let velocity, let omega):
        return rest + exp(-omega * time) * (away + (velocity + omega * away) * time)
      case .eases(let start, let end):
        let part = min(max(0, time / ScrollPolicy.moveTime), 1)
        return start + (end - start) * part * part * (3 - 2 * part)
      }
    }

    /// After which time the part stays near its rest.
    var duration: CGFloat {
      switch self {
      case .stays: return 0
      case .slows(_, let velocity, let decay):
        let way = abs(velocity / decay)
        return way <= ScrollPolicy.restDistance ? 0 : log(ScrollPolicy.restDistance / way) / decay
      case .springs(_, let away, let velocity, let omega):
        return Self.settlingTime(abs(away), abs(velocity + omega * away), omega)
      case .eases(let start, let end): return start == end ? 0 : ScrollPolicy.moveTime
      }
    }

    /// When e^(−ωt)(away + slope·t), which falls from its peak on, is at the rest's distance.
    private static func settlingTime(
      _ away: CGFloat,
      _ slope: CGFloat,
      _ omega: CGFloat
    ) -> CGFloat {
      let bound = { (time: CGFloat) in exp(-omega * time) * (away + slope * time) }
      var (lower, upper) = (CGFloat(0), 1 / omega)
      if max(bound(0), bound(upper)) <= ScrollPolicy.restDistance { return 0 }
      while bound(upper) > ScrollPolicy.restDistance { (lower, upper) = (upper, upper * 2) }
      for _ in 0..<24 {
        let middle = (lower + upper) / 2
        if bound(middle) > ScrollPolicy.restDistance { lower = middle } else { upper = middle }
      }
      return upper
    }
  }

  private let first: Part
  /// What follows the first part, and when.
  private let second: (part: Part, after: CGFloat)?
  /// Where the content rests.
  let rest: CGFloat

  /// How long the motion takes.
  var duration: CGFloat {
    second.map { $0.after + $0.part.duration } ?? first.duration
  }

  /// Where the content is at a time since the motion began.
  func position(at time: CGFloat) -> CGFloat {
    guard time < duration else { return rest }
    guard let second, time >= second.after else { return first.position(at: time) }
    return second.part.position(at: time - second.after)
  }

  private init(_ first: Part, _ second: (Part, CGFloat)? = nil, rest: CGFloat) {
    (self.first, self.rest) = (first, rest)
    self.second = second.map { (part: $0.0, after: $0.1) }
  }

  /// A coordinate that does not move.
  static func still(at place: CGFloat) -> AxisMotion {
    AxisMotion(.stays(at: place), rest: place)
  }

  /// An animated move.
  static func move(from start: CGFloat, to end: CGFloat) -> AxisMotion {
    AxisMotion(.eases(from: start, to: end), rest: end)
  }

  /// What content does that a finger let go: it slows down, within the offsets at which only content is seen,
  /// or goes beyond them and returns if it bounces.
  static func fling(
    from start: CGFloat,
    velocity: CGFloat,
    rate: CGFloat,
    within limits: ClosedRange<CGFloat>,
    bounces: Bool
  ) -> AxisMotion {
    let edge = min(max(start, limits.lowerBound), limits.upperBound)
    guard edge == start else {
      return bounces
        ? spring(from: start, velocity: velocity, to: edge, ScrollPolicy.bounce)
        : still(at: edge)
    }
    let decay = Self.decay(rate)
    let end = start - velocity / decay
    let last = min(max(end, limits.lowerBound), limits.upperBound)
    let slowing = Part.slows(from: start, velocity: velocity, decay: decay)
    guard last != end else { return AxisMotion(slowing, rest: end) }
    // The rest of the speed at the edge carries the content beyond it.
    let left = 1 + decay * (last - start) / velocity
    let time = log(max(left, .leastNormalMagnitude)) / decay
    guard bounces else { return AxisMotion(slowing, (.stays(at: last), time), rest: last) }
    let returning = Part.springs(
      to: last,
      away: 0,
      velocity: velocity * left,
      omega: ScrollPolicy.bounce
    )
    return AxisMotion(slowing, (returning, time), rest: last)
  }

  /// Content that a finger let go and that is to rest at a place that is not its own.
  static func led(from start: CGFloat, velocity: CGFloat, to target: CGFloat) -> AxisMotion {
    let way = target - start
    if way * velocity > 0 {
      let decay = -velocity / way
      if ScrollPolicy.leadingRates.contains(exp(decay / millisecondsPerSecond)) {
        return AxisMotion(.slows(from: start, velocity: velocity, decay: decay), rest: target)
      }
    }
    return spring(from: start, velocity: velocity, to: target, ScrollPolicy.lead)
  }

  /// Content that comes to rest at a page.
  static func turn(from start: CGFloat, velocity: CGFloat, to target: CGFloat) -> AxisMotion {
    spring(from: start, velocity: velocity, to: target, ScrollPolicy.lead)
  }

  /// Where a fling would end if there were no edges.
  static func end(from start: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
    start - velocity / decay(rate)
  }

  private static func spring(
    from start: CGFloat,
    velocity: CGFloat,
    to rest: CGFloat,
    _ omega: CGFloat
  ) -> AxisMotion {
    AxisMotion(
      .springs(to: rest, away: start - rest, velocity: velocity, omega: omega),
      rest: rest
    )
  }

  private static let millisecondsPerSecond: CGFloat = 1000

  /// The exponent per second of a rate per millisecond; a rate that never slows down counts as a slow one.
  private static func decay(_ rate: CGFloat) -> CGFloat {
    let kept = rate.isNaN ? UIScrollView.DecelerationRate.normal.rawValue : rate
    return millisecondsPerSecond * log(min(max(kept, 0.5), 0.9999))
  }
}

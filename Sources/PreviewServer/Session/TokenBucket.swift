// SPDX-License-Identifier: Apache-2.0

/// Lets so many messages a second through, and so many at once.
struct TokenBucket {
  /// What becomes of a message.
  enum Verdict {
    case pass
    case refuse
    /// The client goes on far beyond its refusals.
    case cutOff
  }

  let rate: Double
  let burst: Double
  private var level: Double
  private var time: Double

  /// Makes a full bucket at a time in seconds.
  init(rate: Double, burst: Double, now: Double) {
    self.rate = rate
    self.burst = burst
    level = burst
    time = now
  }

  /// Takes one message of a weight.
  mutating func take(_ weight: Double, now: Double) -> Verdict {
    level = min(burst, level + max(0, now - time) * rate)
    time = now
    level = max(level - weight, -burst)
    if level >= 0 { return .pass }
    return level <= -burst ? .cutOff : .refuse
  }
}

// SPDX-License-Identifier: Apache-2.0

/// Limits the number of messages: `rate` for each second, `burst` at once.
struct TokenBucket {
  /// The decision about a message.
  enum Verdict {
    case pass
    case refuse
    /// The client has gone on far beyond the limit.
    case cutOff
  }

  let rate: Double
  let burst: Double
  private var level: Double
  private var time: Double

  /// Makes a full bucket; `now` is in seconds.
  init(rate: Double, burst: Double, now: Double) {
    self.rate = rate
    self.burst = burst
    level = burst
    time = now
  }

  /// Counts one message with a weight.
  mutating func take(_ weight: Double, now: Double) -> Verdict {
    level = min(burst, level + max(0, now - time) * rate)
    time = now
    level = max(level - weight, -burst)
    if level >= 0 { return .pass }
    return level <= -burst ? .cutOff : .refuse
  }
}

// SPDX-License-Identifier: Apache-2.0
import Glibc

/// The clock of animations' starts.
enum HostClock {
  private static let millisecondsPerSecond: UInt64 = 1000
  private static let nanosecondsPerMillisecond: UInt64 = 1_000_000

  /// The time of the machine's monotonic clock in milliseconds, the same for server and host.
  static func nowMs() -> UInt64 {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return UInt64(now.tv_sec) * millisecondsPerSecond
      + UInt64(now.tv_nsec) / nanosecondsPerMillisecond
  }
}

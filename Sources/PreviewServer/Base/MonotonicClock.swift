// SPDX-License-Identifier: Apache-2.0
import Glibc

/// The clock that the server, hosts and animations share: it never jumps.
enum MonotonicClock {
  private static let nanosecondsPerSecond = 1e9

  /// Seconds of CLOCK_MONOTONIC.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / nanosecondsPerSecond
  }
}

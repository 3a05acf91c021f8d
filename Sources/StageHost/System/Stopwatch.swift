// SPDX-License-Identifier: Apache-2.0
import Glibc

/// The clock by which the work of layouts is timed.
enum Stopwatch {
  private static let microsecondsPerSecond = 1_000_000
  private static let nanosecondsPerMicrosecond = 1000

  /// The time of the machine's monotonic clock, in microseconds.
  static var microseconds: Int {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return now.tv_sec * microsecondsPerSecond + now.tv_nsec / nanosecondsPerMicrosecond
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The processor time of this thread: other load on the machine counts little in it.
enum CPUClock {
  static var nanoseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// Samples that a median is taken of.
  static let samples = 9

  /// The median time of a body in nanoseconds, after one run that does not count; the body is told
  /// the number of its run, so that it can take other data each time.
  static func median(_ body: (Int) -> Void) -> Double {
    body(0)
    let times = (1...samples).map { run in
      let start = nanoseconds
      body(run)
      return nanoseconds - start
    }
    return times.sorted()[samples / 2]
  }
}

/// Keeps the optimiser from leaving out work whose result nobody reads.
@inline(never)
func keep<Value>(_ value: Value) {}

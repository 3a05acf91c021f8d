// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The processor time of this thread, which other load on the machine changes little.
enum CPUClock {
  static var nanoseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// The number of samples for a median.
  static let samples = 9

  /// The median time of a body in nanoseconds, after one run that does not count.
  ///
  /// The body gets the number of its run, so that each run can use other data.
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

/// Keeps the optimiser from removing work whose result is not read.
@inline(never)
func keep<Value>(_ value: Value) {}

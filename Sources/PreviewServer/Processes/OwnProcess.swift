// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// What this process has taken from the machine.
struct OwnProcess: Equatable {
  /// The processor time of the process, in seconds.
  var processorSeconds = 0.0
  /// The memory of the process that is in use, in bytes; 0 where the system does not tell.
  var memoryBytes = 0

  static var present: OwnProcess {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    let nanosecondsPerSecond = 1e9
    // The second number is that of the pages in memory.
    let words = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(
      separator: " "
    )
    let pages = words.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0
    return OwnProcess(
      processorSeconds: Double(time.tv_sec) + Double(time.tv_nsec) / nanosecondsPerSecond,
      memoryBytes: pages * sysconf(Int32(_SC_PAGESIZE))
    )
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// How long the system has kept processes waiting for a processor.
///
/// A host that is slow to answer because others use the machine is not to be taken for one that hangs.
///
/// - Source: the second number of `/proc/PID/schedstat`, in nanoseconds (Linux, scheduler statistics).
enum RunQueue {
  private static let nanosecondsPerSecond = 1e9
  private static let longestLine = 128

  /// Seconds for which the first thread of a process was ready to run and did not; 0 where nobody counts.
  static func waited(by process: pid_t) -> Double { waited(in: "/proc/\(process)/schedstat") }

  /// The same for the process that asks.
  static var waitedByOneself: Double { waited(in: "/proc/self/schedstat") }

  private static func waited(in path: String) -> Double {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return 0 }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: longestLine)
    let count = read(descriptor, &bytes, bytes.count)
    guard count > 0 else { return 0 }
    return parse(String(decoding: bytes.prefix(count), as: UTF8.self))
  }

  /// Seconds of a line `RUNNING WAITING SLICES`, both in nanoseconds; 0 for anything else.
  static func parse(_ line: String) -> Double {
    let fields = line.split(whereSeparator: \.isWhitespace)
    guard fields.count == 3, let waited = UInt64(fields[1]) else { return 0 }
    return Double(waited) / nanosecondsPerSecond
  }
}

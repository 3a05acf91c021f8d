// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How long the system has kept processes waiting for a processor.
///
/// One that is slow to answer because others use the machine is not to be taken for one that hangs.
///
/// - Source: the second number of `/proc/PID/schedstat`, in nanoseconds (Linux, scheduler statistics), and the
///   numbers in `/proc/PID/task/PID/children`, which not every kernel has.
package enum RunQueue {
  private static let nanosecondsPerSecond = 1e9
  /// More children than a host ever has, in bytes.
  private static let longestText = 128

  /// Seconds for which the first thread of a process was ready to run and did not, and those of the processes
  /// that it has started and that still run; 0 where nobody counts.
  package static func waited(by process: Int32) -> Double {
    let children = text(of: "/proc/\(process)/task/\(process)/children").split(separator: " ")
    return waited(in: "/proc/\(process)/schedstat")
      + children.reduce(0) { $0 + waited(in: "/proc/\($1)/schedstat") }
  }

  /// The same for the process that asks, without those that it has started.
  package static var waitedByOneself: Double { waited(in: "/proc/self/schedstat") }

  private static func waited(in path: String) -> Double { parse(text(of: path)) }

  private static func text(of path: String) -> String {
    guard let file = FileHandle(forReadingAtPath: path) else { return "" }
    defer { try? file.close() }
    let bytes = try? file.read(upToCount: longestText)
    return String(decoding: bytes ?? Data(), as: UTF8.self)
  }

  /// Seconds of a line `RUNNING WAITING SLICES`, both in nanoseconds; 0 for anything else.
  package static func parse(_ line: String) -> Double {
    let fields = line.split(whereSeparator: \.isWhitespace)
    guard fields.count == 3, let waited = UInt64(fields[1]) else { return 0 }
    return Double(waited) / nanosecondsPerSecond
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How long the system has kept processes waiting for a processor.
///
/// A process may answer slowly because others use the machine; it must not be taken for one that
/// hangs.
///
/// - Source: the second number of `/proc/PID/schedstat`, in nanoseconds (Linux, scheduler
///   statistics), and the numbers in `/proc/PID/task/PID/children`, which some kernels do not have.
package enum RunQueue {
  private static let nanosecondsPerSecond = 1e9
  /// The bytes that are read; the list of a host's children is shorter.
  private static let longestText = 128

  /// The seconds for which the first thread of a process was ready to run but did not run, plus
  /// those of its running children; 0 when the kernel does not count them.
  package static func waited(by process: Int32) -> Double {
    let children = text(of: "/proc/\(process)/task/\(process)/children").split(separator: " ")
    return waited(in: "/proc/\(process)/schedstat")
      + children.reduce(0) { $0 + waited(in: "/proc/\($1)/schedstat") }
  }

  /// The same seconds for the calling process, without its children.
  package static var waitedByOneself: Double { waited(in: "/proc/self/schedstat") }

  private static func waited(in path: String) -> Double { parse(text(of: path)) }

  private static func text(of path: String) -> String {
    guard let file = FileHandle(forReadingAtPath: path) else { return "" }
    defer { try? file.close() }
    let bytes = try? file.read(upToCount: longestText)
    return String(decoding: bytes ?? Data(), as: UTF8.self)
  }

  /// The second number of a line `RUNNING WAITING SLICES`, in seconds; 0 for anything else.
  package static func parse(_ line: String) -> Double {
    let fields = line.split(whereSeparator: \.isWhitespace)
    guard fields.count == 3, let waited = UInt64(fields[1]) else { return 0 }
    return Double(waited) / nanosecondsPerSecond
  }
}

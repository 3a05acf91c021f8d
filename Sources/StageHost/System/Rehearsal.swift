// SPDX-License-Identifier: Apache-2.0
import Confinement
import Foundation
import Glibc
import StageProtocol

/// Runs work in a copy of this process, which may trap, hang or use too much memory without harm to
/// this process.
enum Rehearsal {
  /// The result of the work.
  struct Ending: Equatable {
    /// Whether the work came to its end.
    var isSound: Bool
    /// The words that the work told.
    var words: [String]
    /// The reason of an earlier end, from the runtime or the kernel.
    var reason: String?
    /// The file and line of this reason, if the runtime knows them.
    var place: String?
  }

  /// The processor time of the copy, in seconds: a third of the time for a host's answer.
  private static let processorSeconds = 0.6
  /// The whole time in seconds, without the time for which the machine keeps the copy waiting.
  private static let wallSeconds = 1.5
  /// The whole time in seconds, on a machine of any load.
  private static let mostSeconds = 15.0
  /// The time between two checks of how long the copy was kept waiting, in milliseconds.
  private static let lookMs: Int32 = 100
  /// How much of the copy's output is kept, in bytes.
  private static let mostBytes = 1 << 16
  private static let chunkBytes = 4_096
  /// The first byte of every word, which separates words from other output.
  private static let mark: UInt8 = 1
  /// The bits of a status with the signal that ended a process.
  private static let signalBits: Int32 = 0x7F
  /// What the runtime writes between the place and the reason.
  private static let fatal = ["Fatal error: ", "Precondition failed: ", "Assertion failed: "]
  private static let microsecondsPerSecond = 1e6
  /// The first descriptor after input, output and errors.
  private static let firstOther: Int32 = 3

  /// Runs `work` in a copy of this process; `work` tells its steps.
  @MainActor
  static func run(_ work: (_ tell: (String) -> Void) -> Void) -> Ending {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      return Ending(isSound: false, words: [], reason: "no process can be made")
    }
    let host = getpid()
    let child = ProcessCopy.make()
    if child == 0 { play(work, to: ends[1], host) }
    close(ends[1])
    defer { close(ends[0]) }
    guard child > 0 else {
      return Ending(isSound: false, words: [], reason: "no process can be made")
    }
    let (bytes, isInTime) = read(from: ends[0], of: child)
    if !isInTime { kill(child, SIGKILL) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return ending(bytes, status, isInTime: isInTime)
  }

  // MARK: The copy

  @MainActor
  private static func play(
    _ work: (_ tell: (String) -> Void) -> Void,
    to end: Int32,
    _ host: Int32
  ) -> Never {
    dup2(end, STDOUT_FILENO)
    dup2(end, STDERR_FILENO)
    for descriptor in firstOther..<Int32(ProcessLimits.openFiles) { close(descriptor) }
    guard ProcessTie.endWithParent(host) else { _exit(1) }
    HostConfinement.current?.enterCopy()
    var timer = itimerval()
    timer.it_value.tv_usec = suseconds_t(processorSeconds * microsecondsPerSecond)
    signal(SIGPROF, SIG_DFL)
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    work { word in
      let line = [mark] + Array(word.utf8) + [UInt8(ascii: "\n")]
      _ = Glibc.write(STDERR_FILENO, line, line.count)
    }
    _exit(0)
  }

  // MARK: This process

  /// The output of the copy until its end, with a limited length.
  private static func read(
    from end: Int32,
    of child: pid_t
  ) -> (bytes: [UInt8], isInTime: Bool) {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: chunkBytes)
    let clock = ContinuousClock()
    let start = clock.now
    while true {
      let passed = (clock.now - start) / .seconds(1)
      let isOver = passed - RunQueue.waited(by: child) > wallSeconds || passed > mostSeconds
      guard !isOver else { return (bytes, false) }
      var waiting = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, lookMs) > 0 else { continue }
      let count = Glibc.read(end, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return (bytes, true) }
      bytes = (bytes + chunk[..<count]).suffix(mostBytes)
    }
  }

  private static func ending(_ bytes: [UInt8], _ status: Int32, isInTime: Bool) -> Ending {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let words = lines.filter { $0.first == mark }
      .map { String(decoding: $0.dropFirst(), as: UTF8.self) }
    guard isInTime, status != 0 else {
      return Ending(isSound: isInTime, words: words, reason: isInTime ? nil : "it takes too long")
    }
    let said = lines.map { String(decoding: $0, as: UTF8.self) }
    let found = said.compactMap(reason(in:)).last
    let isOutOfTime = status & signalBits == SIGPROF
    return Ending(
      isSound: false,
      words: words,
      reason: found?.reason ?? (isOutOfTime ? "it takes too long" : nil),
      place: found?.place
    )
  }

  /// The reason in a line of the runtime, and its place unless that is in the standard library.
  private static func reason(in line: String) -> (reason: String, place: String?)? {
    for mark in fatal {
      guard let range = line.firstRange(of: mark) else { continue }
      let path = line[..<range.lowerBound]
      let isOwn = !path.isEmpty && !path.hasPrefix("Swift/")
      let name = path.split(separator: "/").last.map { String($0.drop { $0 == " " }) }
      let place = name.map { $0.hasSuffix(": ") ? String($0.dropLast(2)) : $0 }
      return (String(line[range.upperBound...]), isOwn ? place : nil)
    }
    return nil
  }
}

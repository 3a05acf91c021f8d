// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import StageProtocol

/// Does something in a copy of this process, which may trap, hang or eat memory without harm to this one.
enum Rehearsal {
  /// How it went.
  struct Ending: Equatable {
    /// Whether it came to its end.
    var isSound: Bool
    /// What was told on the way.
    var words: [String]
    /// What the runtime or the kernel said of an end before that.
    var reason: String?
  }

  /// Processor time that the copy may take, in seconds: a third of what a host has for an answer.
  private static let processorSeconds = 0.6
  /// Time in all, in seconds, without what the machine lets the copy wait for a processor.
  private static let wallSeconds = 1.5
  /// Time in all, in seconds, however busy the machine is.
  private static let mostSeconds = 15.0
  /// How long to wait before looking again how long the copy was kept waiting, in milliseconds.
  private static let lookMs: Int32 = 100
  /// What is kept of what the copy prints, in bytes.
  private static let mostBytes = 1 << 16
  private static let chunkBytes = 4_096
  /// What every word begins with, among what the copy may print.
  private static let mark: UInt8 = 1
  /// Which bits of a status tell the signal that ended a process.
  private static let signalBits: Int32 = 0x7F
  private static let fatal = "Fatal error: "
  private static let microsecondsPerSecond = 1e6
  /// Descriptors beyond those of input, output and errors.
  private static let firstOther: Int32 = 3

  /// Does `work`, which tells what it is at, in a copy of this process.
  @MainActor
  static func run(_ work: (_ tell: (String) -> Void) -> Void) -> Ending {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0, let fork else {
      return Ending(isSound: false, words: [], reason: "no process can be made")
    }
    let child = fork()
    if child == 0 { play(work, to: ends[1]) }
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

  /// Swift does not import `fork`, as it is no way to make threads; here a process with one thread is copied.
  private static let fork: (@convention(c) () -> Int32)? = dlsym(dlopen(nil, RTLD_NOW), "fork")
    .map { unsafeBitCast($0, to: (@convention(c) () -> Int32).self) }

  // MARK: The copy

  @MainActor
  private static func play(_ work: (_ tell: (String) -> Void) -> Void, to end: Int32) -> Never {
    dup2(end, STDOUT_FILENO)
    dup2(end, STDERR_FILENO)
    for descriptor in firstOther..<Int32(ProcessLimits.openFiles) { close(descriptor) }
    ProcessLimits.dieWithParent()
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

  /// Everything that the copy prints until it ends, as far as it is kept.
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
    let said = lines.map { String(decoding: $0, as: UTF8.self) }.last { $0.contains(fatal) }
    let text = said.flatMap { line in
      line.firstRange(of: fatal).map { String(line[$0.upperBound...]) }
    }
    let isOutOfTime = status & signalBits == SIGPROF
    return Ending(
      isSound: false,
      words: words,
      reason: text ?? (isOutOfTime ? "it takes too long" : nil)
    )
  }
}

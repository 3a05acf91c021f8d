// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

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
  /// Time in all, in milliseconds, however busy the machine is.
  private static let wallMs: Int32 = 1_500
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
    let (bytes, isInTime) = read(from: ends[0])
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
  private static func read(from end: Int32) -> (bytes: [UInt8], isInTime: Bool) {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: chunkBytes)
    let clock = ContinuousClock()
    let deadline = clock.now + .milliseconds(Int(wallMs))
    while clock.now < deadline {
      let left = (deadline - clock.now) / .milliseconds(1)
      var waiting = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, Int32(max(1, left))) > 0 else { continue }
      let count = Glibc.read(end, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return (bytes, true) }
      bytes = (bytes + chunk[..<count]).suffix(mostBytes)
    }
    return (bytes, false)
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

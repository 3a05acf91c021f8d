// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import StageProtocol

/// Runs a program to its end, with a limit of time.
struct BoundedProcess {
  /// The reason why the program could not be started.
  struct StartError: Error {
    var message: String
  }

  /// The end of a program.
  enum End: Equatable {
    case exited(Int32)
    case signalled(Int32)
    /// It was ended after its time limit.
    case overdue
  }

  /// The result of a program.
  struct Outcome {
    var end: End
    /// Its standard output.
    var output: Data
    /// Its standard error.
    var errors: String
  }

  let path: String
  var arguments: [String] = []
  var input = Data()
  var environment: [String]
  /// The time limit, in seconds.
  var seconds: Double
  /// What is listened to meanwhile; `nil` for nothing.
  var attention: (any Attention)?

  private static let millisecondsPerSecond = 1000.0
  /// The longest single wait, in milliseconds; a longer one is divided.
  private static let longestWaitMs = 60_000.0
  private static let chunkBytes = 64 * 1024
  /// How long a program may take to report where its code is, after it was told to end, in seconds.
  ///
  /// It takes some milliseconds, but a busy machine may keep the program waiting.
  private static let lastWordsSeconds = 10.0
  /// How many times the limit a busy machine can add to it.
  private static let mostExtensions = 5.0
  /// How much of standard error is read at most, in bytes.
  private static let mostErrorBytes = 4 * 1024 * 1024

  /// Runs the program.
  ///
  /// After its time limit, the program gets SIGABRT, so that a stage host reports where its code
  /// is, and is killed then. A command that is stopped kills it at once.
  func run() throws(StartError) -> Outcome {
    guard attention?.isStopped != true else { throw Self.stopped }
    let stdin = try Self.unnamedFile()
    let stderr = try Self.unnamedFile()
    defer {
      close(stdin)
      close(stderr)
    }
    try Self.write(input, to: stdin)
    var pipe: [Int32] = [-1, -1]
    guard Glibc.pipe(&pipe) == 0 else { throw Self.lastError("no file descriptors are left") }
    for descriptor in pipe { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    let child: pid_t
    do throws(StartError) {
      child = try spawn(input: stdin, output: pipe[1], errors: stderr)
    } catch {
      for descriptor in pipe { close(descriptor) }
      throw error
    }
    close(pipe[1])
    defer { close(pipe[0]) }
    var output = Data()
    let isInTime = Self.readAll(pipe[0], into: &output, within: seconds, of: child, attention)
    guard attention?.isStopped != true else {
      Self.kill(child)
      _ = Self.reap(child, isInTime: false)
      throw Self.stopped
    }
    if !isInTime { Self.end(child, output: pipe[0]) }
    let end = Self.reap(child, isInTime: isInTime)
    return Outcome(end: end, output: output, errors: Self.text(of: stderr))
  }

  /// Lets a program report where its code is, and ends it.
  private static func end(_ child: pid_t, output: Int32) {
    Glibc.kill(child, SIGABRT)
    var ignored = Data()
    _ = readAll(output, into: &ignored, within: lastWordsSeconds, of: child, nil)
    kill(child)
  }

  /// Ends a program and its process group at once.
  private static func kill(_ child: pid_t) {
    Glibc.kill(-child, SIGKILL)
    Glibc.kill(child, SIGKILL)
  }

  private static let stopped = StartError(message: "the command was stopped")

  private static func reap(_ child: pid_t, isInTime: Bool) -> End {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    guard isInTime else { return .overdue }
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }

  /// Reads until the end of a program's output.
  ///
  /// The time in which a busy machine kept the program from running is added to the limit, up to
  /// several times the limit.
  ///
  /// - Returns: Whether the output ended in time, and before the command was stopped.
  private static func readAll(
    _ descriptor: Int32,
    into output: inout Data,
    within seconds: Double,
    of child: pid_t,
    _ attention: (any Attention)?
  ) -> Bool {
    let start = MonotonicClock.seconds
    var limit = seconds
    var chunk = [UInt8](repeating: 0, count: chunkBytes)
    while true {
      let passed = MonotonicClock.seconds - start
      if passed >= limit {
        limit = seconds + min(RunQueue.waited(by: child), mostExtensions * seconds)
      }
      guard passed < limit, attention?.isStopped != true else { return false }
      var entries = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
      entries += attention?.watched ?? []
      let wait = Int32(min(((limit - passed) * millisecondsPerSecond).rounded(.up), longestWaitMs))
      guard poll(&entries, nfds_t(entries.count), wait) > 0 else { continue }
      if entries.dropFirst().contains(where: { $0.revents != 0 }) { attention?.attend() }
      guard entries[0].revents != 0 else { continue }
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count == 0 { return true }
      if count > 0 { output.append(contentsOf: chunk[..<count]) }
    }
  }

  // MARK: Files

  /// Makes a temporary file, which is removed when it is closed.
  private static func unnamedFile() throws(StartError) -> Int32 {
    var name = Array((NSTemporaryDirectory() + "/tessera.XXXXXX").utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw lastError("no temporary file can be made") }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    unlink(name)
    return descriptor
  }

  private static func write(_ data: Data, to descriptor: Int32) throws(StartError) {
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    do { try file.write(contentsOf: data) } catch { throw lastError("the disk may be full") }
    lseek(descriptor, 0, SEEK_SET)
  }

  private static func text(of descriptor: Int32) -> String {
    lseek(descriptor, 0, SEEK_SET)
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    let data = try? file.read(upToCount: mostErrorBytes)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  private static func lastError(_ words: String) -> StartError {
    StartError(message: "\(words): \(String(cString: strerror(errno)))")
  }

  // MARK: Starting

  private func spawn(input: Int32, output: Int32, errors: Int32) throws(StartError) -> pid_t {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&files, errors, STDERR_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGMASK)
    )
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for text in words + variables { free(text) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, path, &files, &attributes, &words, &variables)
    guard code == 0 else {
      throw StartError(message: "cannot start \(path): \(String(cString: strerror(code)))")
    }
    return child
  }
}

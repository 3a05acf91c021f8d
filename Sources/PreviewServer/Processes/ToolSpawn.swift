// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// Starts a tool; the event loop reads its output.
enum ToolSpawn {
  /// A started tool, and the server's ends of its pipes, all non-blocking.
  struct Process {
    var identifier: pid_t
    /// The standard input; `nil` when the tool reads nothing.
    var input: Int32?
    var output: Int32
    var errors: Int32
  }

  /// Both ends of a tool's pipes.
  private struct Pipes {
    var input: [Int32] = []
    var output: [Int32] = [-1, -1]
    var errors: [Int32] = [-1, -1]

    var all: [Int32] { input + output + errors }
    /// The tool's ends.
    var theirs: [Int32] { input.prefix(1) + [output[1], errors[1]] }
    var ours: [Int32] { input.suffix(1) + [output[0], errors[0]] }

    init(takesInput: Bool) throws(SpawnError) {
      if takesInput { input = [-1, -1] }
      guard !takesInput || pipe(&input) == 0, pipe(&output) == 0, pipe(&errors) == 0 else {
        let reason = String(cString: strerror(errno))
        for descriptor in all where descriptor >= 0 { close(descriptor) }
        throw SpawnError(message: "no descriptors left: \(reason)")
      }
      for descriptor in all { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    }
  }

  private static let firstUnwanted: Int32 = 3

  /// Starts the program at a path with the server's environment, in its own process group.
  static func start(
    _ path: String,
    _ arguments: [String],
    takesInput: Bool = false
  ) throws(SpawnError) -> Process {
    let pipes = try Pipes(takesInput: takesInput)
    defer { for descriptor in pipes.theirs { close(descriptor) } }
    var identifier: pid_t = 0
    let code = spawn(path, arguments, pipes, &identifier)
    guard code == 0 else {
      for descriptor in pipes.ours { close(descriptor) }
      let reason = String(cString: strerror(code))
      throw SpawnError(message: "cannot start \(path): \(reason)")
    }
    for descriptor in pipes.ours {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
    return Process(
      identifier: identifier,
      input: pipes.input.last,
      output: pipes.output[0],
      errors: pipes.errors[0]
    )
  }

  private static func spawn(
    _ path: String,
    _ arguments: [String],
    _ pipes: Pipes,
    _ identifier: inout pid_t
  ) -> Int32 {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    if let input = pipes.input.first {
      posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&files, pipes.output[1], STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&files, pipes.errors[1], STDERR_FILENO)
    ProcessGroup.closeRest(&files, from: firstUnwanted)
    var attributes = posix_spawnattr_t()
    ProcessGroup.prepare(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var variables =
      ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") }
      + [nil]
    defer { for text in words + variables { free(text) } }
    return posix_spawn(&identifier, path, &files, &attributes, &words, &variables)
  }
}

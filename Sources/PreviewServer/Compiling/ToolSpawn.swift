// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// Starts a tool whose output is read by the event loop.
enum ToolSpawn {
  /// A started tool and our ends of its pipes, both non-blocking.
  struct Process {
    var identifier: pid_t
    var output: Int32
    var errors: Int32
  }

  private static let firstUnwanted: Int32 = 3

  /// Starts the program at a path, with our environment, in a process group of its own.
  static func start(
    _ path: String,
    _ arguments: [String]
  ) throws(HostSpawn.SpawnError) -> Process {
    var output: [Int32] = [-1, -1]
    var errors: [Int32] = [-1, -1]
    guard pipe(&output) == 0, pipe(&errors) == 0 else {
      for descriptor in output + errors where descriptor >= 0 { close(descriptor) }
      throw HostSpawn.SpawnError(
        message: "no descriptors left: \(String(cString: strerror(errno)))"
      )
    }
    for descriptor in output + errors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    defer {
      close(output[1])
      close(errors[1])
    }
    var identifier: pid_t = 0
    let code = spawn(path, arguments, output: output[1], errors: errors[1], &identifier)
    guard code == 0 else {
      close(output[0])
      close(errors[0])
      let reason = String(cString: strerror(code))
      throw HostSpawn.SpawnError(message: "cannot start \(path): \(reason)")
    }
    for descriptor in [output[0], errors[0]] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
    return Process(identifier: identifier, output: output[0], errors: errors[0])
  }

  private static func spawn(
    _ path: String,
    _ arguments: [String],
    output: Int32,
    errors: Int32,
    _ identifier: inout pid_t
  ) -> Int32 {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&files, errors, STDERR_FILENO)
    HostSpawn.closeRest(&files, from: firstUnwanted)
    var attributes = posix_spawnattr_t()
    HostSpawn.prepareGroup(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var variables =
      ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") }
      + [nil]
    defer { for text in words + variables { free(text) } }
    return posix_spawn(&identifier, path, &files, &attributes, &words, &variables)
  }
}

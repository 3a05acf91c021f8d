// SPDX-License-Identifier: Apache-2.0
import Confinement
import Foundation
import Glibc

/// Starts stage hosts as processes that have no descriptors but their socket and their output.
enum HostSpawn {
  /// A started host, and the server's ends of its descriptors, both non-blocking.
  struct Process {
    var identifier: pid_t
    var socket: Int32
    /// The standard output and error.
    var output: Int32
    /// Whether the host prints where its code was when a trap ends it.
    var explainsCrashes = false
  }

  /// The descriptor of the socket in the host.
  private static let socketInHost: Int32 = 3
  private static let firstUnwanted: Int32 = 4
  /// The runtime's own list of calls takes seconds to print, so hosts print the places themselves.
  static let environment = [
    "PATH=/usr/bin:/bin", "LANG=C.UTF-8", "TZ=UTC", "SWIFT_BACKTRACE=enable=no",
  ]

  /// Starts the program at a path in its own process group.
  ///
  /// With `explainsCrashes`, its last words explain a crash.
  static func start(
    _ path: String,
    _ confinement: ConfinementMode,
    explainsCrashes: Bool = false
  ) throws(SpawnError) -> Process {
    var sockets: [Int32] = [-1, -1]
    var pipe: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &sockets) == 0, Glibc.pipe(&pipe) == 0 else {
      for descriptor in sockets where descriptor >= 0 { close(descriptor) }
      throw SpawnError(message: "no file descriptors are left: \(String(cString: strerror(errno)))")
    }
    for descriptor in pipe { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    defer {
      close(sockets[1])
      close(pipe[1])
    }
    var identifier: pid_t = 0
    let words = [path] + confinement.arguments
    let code = spawn(words, socket: sockets[1], output: pipe[1], &identifier)
    guard code == 0 else {
      close(sockets[0])
      close(pipe[0])
      throw SpawnError(message: "cannot start \(path): \(String(cString: strerror(code)))")
    }
    for descriptor in [sockets[0], pipe[0]] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
    return Process(
      identifier: identifier,
      socket: sockets[0],
      output: pipe[0],
      explainsCrashes: explainsCrashes
    )
  }

  private static func spawn(
    _ words: [String],
    socket: Int32,
    output: Int32,
    _ identifier: inout pid_t
  ) -> Int32 {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&files, output, STDERR_FILENO)
    posix_spawn_file_actions_adddup2(&files, socket, socketInHost)
    ProcessGroup.closeRest(&files, from: firstUnwanted)
    var attributes = posix_spawnattr_t()
    ProcessGroup.prepare(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    return posix_spawn(&identifier, words[0], &files, &attributes, &arguments, &variables)
  }
}

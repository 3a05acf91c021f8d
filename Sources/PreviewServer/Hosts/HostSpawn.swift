// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// Starts stage hosts as processes that own nothing but their socket.
enum HostSpawn {
  /// The host could not be started, in words.
  struct SpawnError: Error {
    var message: String
  }

  /// A started host and our ends of its descriptors, both non-blocking.
  struct Process {
    var identifier: pid_t
    var socket: Int32
    /// Its standard output and error.
    var output: Int32
    /// Whether it says where it was when it ends by a trap.
    var explainsCrashes = false
  }

  /// The descriptor of the socket in the host.
  private static let socketInHost: Int32 = 3
  private static let firstUnwanted: Int32 = 4
  /// The runtime's own list of calls takes seconds to print; hosts say themselves where layout code was.
  static let environment = [
    "PATH=/usr/bin:/bin", "LANG=C.UTF-8", "TZ=UTC", "SWIFT_BACKTRACE=enable=no",
  ]
  /// Starts the program at a path in a process group of its own; with `explainsCrashes` what it
  /// prints at its end explains that.
  static func start(
    _ path: String,
    explainsCrashes: Bool = false
  ) throws(SpawnError) -> Process {
    var sockets: [Int32] = [-1, -1]
    var pipe: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &sockets) == 0, Glibc.pipe(&pipe) == 0 else {
      for descriptor in sockets where descriptor >= 0 { close(descriptor) }
      throw SpawnError(message: "no descriptors left: \(String(cString: strerror(errno)))")
    }
    for descriptor in pipe { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    defer {
      close(sockets[1])
      close(pipe[1])
    }
    var identifier: pid_t = 0
    let code = spawn(path, environment, socket: sockets[1], output: pipe[1], &identifier)
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

  /// Closes whatever else the server has open, in case a library did not mark it so.
  ///
  /// The function is an extension of glibc that its Swift module leaves out, so it is looked up by name.
  static func closeRest(
    _ files: UnsafeMutablePointer<posix_spawn_file_actions_t>,
    from first: Int32
  ) {
    typealias AddCloseFrom =
      @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32
    let name = "posix_spawn_file_actions_addclosefrom_np"
    guard let symbol = dlsym(nil, name) else { return }
    _ = unsafeBitCast(symbol, to: AddCloseFrom.self)(files, first)
  }

  /// Gives a process a group of its own and the signals that the server has blocked for its loop.
  static func prepareGroup(_ attributes: UnsafeMutablePointer<posix_spawnattr_t>) {
    posix_spawnattr_init(attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(attributes, &signals)
    posix_spawnattr_setpgroup(attributes, 0)
    posix_spawnattr_setflags(
      attributes,
      Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGMASK)
    )
  }

  private static func spawn(
    _ path: String,
    _ environment: [String],
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
    closeRest(&files, from: firstUnwanted)
    var attributes = posix_spawnattr_t()
    prepareGroup(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    return posix_spawn(&identifier, path, &files, &attributes, &arguments, &variables)
  }
}

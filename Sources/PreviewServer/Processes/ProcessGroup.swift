// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// A program could not be started, in words.
struct SpawnError: Error {
  var message: String
}

/// How the processes that the server starts are kept apart from it.
enum ProcessGroup {
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
  static func prepare(_ attributes: UnsafeMutablePointer<posix_spawnattr_t>) {
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
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// The reason why a program could not be started.
struct SpawnError: Error {
  var message: String
}

/// Separates the processes that the server starts from the server itself.
enum ProcessGroup {
  /// Closes all other descriptors of the server, because a library may not have marked them for it.
  ///
  /// The function is an extension of glibc that is missing in its Swift module, so it is looked up
  /// by name.
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

  /// Puts a process into its own group and gives it the signals that the server blocks for its
  /// loop, or ignores.
  static func prepare(_ attributes: UnsafeMutablePointer<posix_spawnattr_t>) {
    posix_spawnattr_init(attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(attributes, &signals)
    var restored = IgnoredSignals.restoredInChildren
    posix_spawnattr_setsigdefault(attributes, &restored)
    posix_spawnattr_setpgroup(attributes, 0)
    posix_spawnattr_setflags(
      attributes,
      Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGMASK)
        | Int16(POSIX_SPAWN_SETSIGDEF)
    )
  }
}

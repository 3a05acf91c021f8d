// SPDX-License-Identifier: Apache-2.0
import CConfinement
import Glibc

/// Ties a process to its parent.
package enum ProcessTie {
  /// The option of a command line that names the parent.
  package static let option = "--parent"

  /// Lets the kernel kill this process when its parent ends.
  ///
  /// - Parameter parent: The parent's identifier.
  /// - Returns: `false` when that parent has ended already; then nobody waits for this process.
  package static func endWithParent(_ parent: Int32) -> Bool {
    _ = confinement_end_with_parent()
    return getppid() == parent
  }

  /// The same for a process whose parent is not known.
  package static func endWithParent() { _ = confinement_end_with_parent() }
}

/// Copies of a process that a filter of system calls permits.
package enum ProcessCopy {
  /// Whoever knows it may copy the process; code of users has no reason to look for it.
  static let permission = UInt64.random(in: 1...UInt64.max)

  /// Copies the calling thread's process.
  ///
  /// - Returns: 0 in the copy, its identifier in this process, a negative number when it failed.
  package static func make() -> Int32 { confinement_copy(permission) }
}

// SPDX-License-Identifier: Apache-2.0
import CConfinement
import Glibc

/// Keeps signals inside of a process and what it starts.
package enum SignalScope {
  /// Abstract sockets and signals of others.
  static let scopes: UInt64 = 0b11

  /// Holds the calling thread, and everything that it starts, to signals among themselves.
  ///
  /// Older kernels cannot do this; the filter of system calls refuses such signals there.
  package static func enter(_ kernel: KernelSupport = .current) {
    guard kernel.keepsSignals else { return }
    let ruleset = confinement_make_ruleset(Int32(kernel.landlock), 0, 0, scopes)
    guard ruleset >= 0 else { return }
    _ = confinement_restrict(ruleset)
    close(ruleset)
  }
}

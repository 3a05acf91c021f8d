// SPDX-License-Identifier: Apache-2.0
import Confinement
import Glibc

extension ConfinementMode {
  /// The arguments that let a host or a compiler confine itself, and end with this process.
  var arguments: [String] {
    [Self.option, rawValue, ProcessTie.option, "\(getpid())"]
  }
}

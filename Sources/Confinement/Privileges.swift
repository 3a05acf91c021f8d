// SPDX-License-Identifier: Apache-2.0
import CConfinement
import Glibc

/// What a process may do beyond its user's rights.
package enum Privileges {
  /// `CAP_DAC_OVERRIDE` and `CAP_DAC_READ_SEARCH`: an administrator's files may have other owners.
  package static let filesOfOthers: UInt64 = 0b110

  /// Gives up all capabilities but `kept`, for good.
  package static func drop(keeping kept: UInt64 = 0) throws(ConfinementError) {
    guard confinement_forbid_privileges() == 0, confinement_drop_capabilities(kept) == 0 else {
      let reason = String(cString: strerror(errno))
      throw ConfinementError(message: "privileges cannot be given up: \(reason)")
    }
  }
}

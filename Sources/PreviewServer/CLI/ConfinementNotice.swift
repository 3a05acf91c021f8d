// SPDX-License-Identifier: Apache-2.0
import Confinement

/// Tells users of a command what layout code is not kept from.
enum ConfinementNotice {
  /// - Throws: `CommandFailure` if confinement is required and this kernel lacks a part of it.
  static func tell(_ mode: ConfinementMode) throws(CommandFailure) {
    do throws(ConfinementError) {
      guard mode != .off, let lack = try mode.lack(of: .current) else { return }
      Terminal.note("note: not confined: \(lack); see docs/security.md")
    } catch {
      throw CommandFailure(reason: .unavailable, message: error.message)
    }
  }
}

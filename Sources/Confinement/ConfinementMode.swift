// SPDX-License-Identifier: Apache-2.0

/// How processes with users' code are confined.
package enum ConfinementMode: String, CaseIterable, Sendable {
  /// With everything that confinement consists of; without it, no code of users runs.
  case required
  /// With what this kernel has.
  case available
  /// Not at all.
  case off

  /// The option of the host's and the compiler's command line, which a mode follows.
  package static let option = "--confinement"

  /// What code of users can do in this mode because of the kernel or of the mode itself, in a line;
  /// `nil` when it is confined.
  ///
  /// - Throws: `ConfinementError` if confinement is required and the kernel lacks a part of it.
  package func lack(of kernel: KernelSupport) throws(ConfinementError) -> String? {
    switch self {
    case .off: return "layout code runs with all your rights, as --no-confinement asks"
    case .available: return kernel.lack
    case .required:
      guard let lack = kernel.lack else { return nil }
      throw ConfinementError(message: lack + "; --require-confinement refuses to start so")
    }
  }
}

/// The reason why a process cannot be confined.
package struct ConfinementError: Error, Equatable {
  /// One sentence for users.
  package var message: String

  /// Makes an error.
  package init(message: String) { self.message = message }
}

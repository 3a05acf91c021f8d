// SPDX-License-Identifier: Apache-2.0
import Confinement
import Foundation

/// Confines this process before code of users runs in it.
///
/// It happens in two steps, because a host that waits for work does not know its stage yet.
@MainActor
struct HostConfinement {
  /// How the host is confined.
  struct Settings: Equatable {
    var mode = ConfinementMode.available
    /// The newest version of Landlock that is used; tests behave as on an older kernel with it.
    var landlock: Int?
  }

  /// The confinement of this process; nothing before it begins, as in tests.
  static var current: HostConfinement?

  private let settings: Settings
  private let kernel: KernelSupport
  private var hasEntered = false

  /// Gives up privileges and everything but the system calls that a host needs.
  ///
  /// - Throws: `ConfinementError` if confinement is required and the kernel lacks a part of it.
  init(_ settings: Settings) throws(ConfinementError) {
    self.settings = settings
    kernel = KernelSupport.current.limited(toLandlock: settings.landlock)
    guard settings.mode != .off else { return }
    if settings.mode == .required, let lack = kernel.lack { throw ConfinementError(message: lack) }
    try Privileges.drop()
    if kernel.filters { try SystemCallFilter.host(kernel).enter() }
  }

  /// Confines the process with these settings.
  static func begin(_ settings: Settings) throws(ConfinementError) {
    current = try HostConfinement(settings)
  }

  /// Keeps a copy of this process from ending it.
  func enterCopy() {
    if settings.mode != .off { SignalScope.enter(kernel) }
  }

  /// Gives up all files but the system's and these; a second call changes nothing.
  ///
  /// Files that appear later in the folders can be read, too.
  mutating func enter(reading folders: [String]) throws(ConfinementError) {
    guard settings.mode != .off, kernel.landlock > 0, !hasEntered else { return }
    hasEntered = true
    try (FileAccess.system + FileAccess(reads: folders)).enter(kernel)
  }
}

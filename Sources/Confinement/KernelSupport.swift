// SPDX-License-Identifier: Apache-2.0
import CConfinement

/// What a kernel offers to confine processes.
package struct KernelSupport: Equatable, Sendable {
  /// The version of Landlock, which restricts access to files; 0 for none.
  package var landlock: Int
  /// Whether system calls can be filtered.
  package var filters: Bool

  /// The first version in which Landlock also stops signals to other processes.
  static let versionOfScopes = 6

  /// This machine's kernel.
  package static var current: KernelSupport {
    KernelSupport(
      landlock: Int(confinement_landlock_version()),
      filters: confinement_has_filters() != 0
    )
  }

  /// Makes a description.
  package init(landlock: Int, filters: Bool) {
    self.landlock = landlock
    self.filters = filters
  }

  /// The same kernel with at most this version of Landlock.
  package func limited(toLandlock version: Int?) -> KernelSupport {
    KernelSupport(landlock: min(landlock, version ?? landlock), filters: filters)
  }

  /// Whether signals are kept inside by Landlock.
  var keepsSignals: Bool { landlock >= Self.versionOfScopes }

  /// What layout code can do because the kernel lacks something; one line, `nil` when it has
  /// everything.
  package var lack: String? {
    switch (landlock > 0, filters) {
    case (true, true): nil
    case (false, true):
      "this kernel has no Landlock, so layout code can read files of yours, but not write"
    case (true, false):
      "this kernel does not filter system calls, so layout code can use the network and end "
        + "processes of yours"
    case (false, false):
      "this kernel has neither Landlock nor filters of system calls, so layout code can do "
        + "everything that you can"
    }
  }
}

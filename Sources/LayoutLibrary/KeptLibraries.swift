// SPDX-License-Identifier: Apache-2.0
import Observation

/// Keeps libraries of the toolchain in the program that only compiled files use.
package enum KeptLibraries {
  /// Uses them.
  package static func keep() { withObservationTracking({}, onChange: {}) }
}

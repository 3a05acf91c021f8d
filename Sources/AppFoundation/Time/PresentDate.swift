// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The date for controls that begin with the present day.
package enum PresentDate {
  /// The present date.
  package static var now: Date { Date() }
}

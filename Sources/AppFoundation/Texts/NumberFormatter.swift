// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Writes and reads numbers as Foundation's class of the same name does.
///
/// - Source: the reference of `maximumFractionDigits` and `minimumFractionDigits`: each moves the other where they would
///   cross, which Foundation on Linux leaves out.
open class NumberFormatter: Foundation.NumberFormatter, @unchecked Sendable {
  open override var maximumFractionDigits: Int {
    didSet {
      if minimumFractionDigits > maximumFractionDigits {
        minimumFractionDigits = maximumFractionDigits
      }
    }
  }

  open override var minimumFractionDigits: Int {
    didSet {
      if maximumFractionDigits < minimumFractionDigits {
        maximumFractionDigits = minimumFractionDigits
      }
    }
  }
}

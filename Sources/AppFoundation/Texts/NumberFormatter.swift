// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Writes and reads numbers as Foundation's class of the same name does, in the device's locale.
///
/// - Source: the reference of `maximumFractionDigits` and `minimumFractionDigits`: each moves the other where they would
///   cross, which Foundation on Linux leaves out.
open class NumberFormatter: Foundation.NumberFormatter, @unchecked Sendable {
  /// Makes a formatter for the device's locale.
  public override init() {
    super.init()
    super.locale = DeviceLocale.current
  }

  /// Makes a formatter of an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var locale: Locale! {
    get { super.locale }
    set { super.locale = DeviceLocale.known(newValue) }
  }

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

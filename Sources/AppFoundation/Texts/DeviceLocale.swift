// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The region and language of the device that apps believe to run on.
///
/// Apple's simulators come in English for the United States. On Linux, Foundation knows no region and takes English of
/// the whole world, which writes dollars as "US$" and puts the day before the month.
enum DeviceLocale {
  static let current = Locale(identifier: "en_US")
  private static let unknown = "en_001"

  /// The device's locale in place of that of the whole world; others stay.
  static func known(_ locale: Locale?) -> Locale {
    guard let locale, locale.identifier != unknown else { return current }
    return locale
  }
}

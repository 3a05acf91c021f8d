// SPDX-License-Identifier: Apache-2.0
public import Foundation

// The region, language and calendar of the device that apps believe to run on.
//
// Apple's simulators come in English for the United States. On Linux, Foundation knows no region and takes English of
// the whole world, which writes dollars as "US$", puts the day before the month and begins weeks on Monday; nothing
// can tell it another one. But its formatters ask through the same four getters as apps, and a program's own function
// of a getter's name is called in place of the library's, also by the library. So everything that an app writes,
// by formatters or by `formatted()`, has the device's forms.

extension Locale {
  private static let device = Locale(identifier: "en_US")

  /// In place of `Locale.current`.
  @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
  public static func tesseraCurrent() -> Locale { device }

  /// In place of `Locale.autoupdatingCurrent`: the device's settings do not change.
  @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
  public static func tesseraAutoupdatingCurrent() -> Locale { device }
}

extension Calendar {
  /// Time zones may change, so each one is made anew.
  private static func device() -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale.tesseraCurrent()
    return calendar
  }

  /// In place of `Calendar.current`.
  @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
  public static func tesseraCurrent() -> Calendar { device() }

  /// In place of `Calendar.autoupdatingCurrent`.
  @_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
  public static func tesseraAutoupdatingCurrent() -> Calendar { device() }
}

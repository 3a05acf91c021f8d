// SPDX-License-Identifier: Apache-2.0
public import Foundation

// The names of months, days, eras and quarters in a calendar.
//
// A calendar that was made from an identifier alone has no language. On Linux, Foundation then takes the names of no
// language, which are "M01" and "1"; here they are those of the device, as in everything else that an app writes.
// As in `DeviceLocale`, these functions have the names of the library's getters, and are called in place of them.
extension Calendar {
  /// The names of a calendar: in its own language if it has one, otherwise in the device's.
  private func names<Names>(_ kind: KeyPath<Foundation.DateFormatter, Names>) -> Names {
    let formatter = Foundation.DateFormatter()
    formatter.locale = locale.flatMap { $0.identifier.isEmpty ? nil : $0 } ?? .tesseraCurrent()
    formatter.calendar = self
    return formatter[keyPath: kind]
  }

  /// In place of `eraSymbols`.
  @_silgen_name("$s20FoundationEssentials8CalendarV0A20InternationalizationE10eraSymbolsSaySSGvg")
  public func tesseraEraSymbols() -> [String] { names(\.eraSymbols) }

  /// In place of `longEraSymbols`.
  @_silgen_name(
    "$s20FoundationEssentials8CalendarV0A20InternationalizationE14longEraSymbolsSaySSGvg"
  )
  public func tesseraLongEraSymbols() -> [String] { names(\.longEraSymbols) }

  /// In place of `monthSymbols`.
  @_silgen_name("$s20FoundationEssentials8CalendarV0A20InternationalizationE12monthSymbolsSaySSGvg")
  public func tesseraMonthSymbols() -> [String] { names(\.monthSymbols) }

  /// In place of `shortMonthSymbols`.
  @_silgen_name(
    "$s20FoundationEssentials8CalendarV0A20InternationalizationE17shortMonthSymbolsSaySSGvg"
  )
  public func tesseraShortMonthSymbols() -> [String] { names(\.shortMonthSymbols) }

  /// In place of `veryShortMonthSymbols`.
  @_silgen_name(
    "$s20FoundationEssentials8CalendarV0A20InternationalizationE21veryShortMonthSymbolsSaySSGvg"
  )
  public func tesseraVeryShortMonthSymbols() -> [String] { names(\.veryShortMonthSymbols) }

  /// In place of `standaloneMonthSymbols`.
  @_silgen_name(
    "$s20FoundationEssentials8CalendarV0A20InternationalizationE22standaloneMonthSymbolsSaySSGvg"
  )
  public func tesseraStandaloneMonthSymbols() -> [String] { names(\.standaloneMonthSymbols) }

  /// In place of `shortStandaloneMonthSymbols`.
  @_silgen_name(
    "$s20FoundationEssentials8CalendarV0A20InternationalizationE27shortStandaloneMonthSymbolsSaySSGvg"
  )
  public func tesseraShortStandaloneMonthSymbols() -> [String] {
    names(\.shortStandaloneMonthSymbols)
  }

  /// In place of `veryShortStandaloneMonthSymbols`.
  @_silgen_name(
    "$s20FoundationEssentials8CalendarV0A20InternationalizationE31veryShortStandaloneMonthSymbolsSaySSGvg"
  )
  public func tesseraVeryShortStandaloneMonthSymbols() -> [String] {
    names(\.veryShortStandaloneMonthSymbols)
  }

  /// In place of `weekdaySymbols`.
  @_silgen_name(
    "$s20FoundationEssentials8CalendarV0A20InternationalizationE14weekdaySymbolsSaySSGvg"
  )
  public func tesseraWeekdaySymbols() -> [String] { names(\.weekdaySymbols) }

  /// In place of `shortWeekdaySymbols`.
  @_silgen_name(
    "$s20FoundationEssentials8CalendarV0A20InternationalizationE19shortWeekdaySymbolsSaySSGvg"
  )
  public func tesseraShortWeekdaySymbols() -> [String] { names(\.shortWeekdaySymbols) }

  /// In place of `veryShortWeekdaySymbols`.
  @_silgen_name(
    "$s20FoundationEssentials8CalendarV0A20InternationalizationE23veryShortWeekdaySymbolsSaySSGvg"
  )
  public func tesseraVeryShortWeekdaySymbols() -> [String] { names(\.veryShortWeekdaySymbols) }

  /// In place of `standaloneWeekdaySymbols`.
  @_silgen_name(
    "$s20FoundationEssentials8CalendarV0A20InternationalizationE24standaloneWeekdaySymbolsSaySSGvg"
  )
  public func tesseraStandaloneWeekdaySymbols() -> [String] { names(\.standaloneWeekdaySymbols) }

  /// In place of `shortStandaloneWeekdaySymbols`.
  @_silgen_name(
    "$s20FoundationEssentials8CalendarV0A20InternationalizationE29shortStandaloneWeekdaySymbolsSaySSGvg"
  )
  public func tesseraShortStandaloneWeekdaySymbols() -> [String] {
    names(\.shortStandaloneWeekdaySymbols)
  }

  /// In place of `veryShortStandaloneWeekdaySymbols`.
  @_silgen_name(
    "$s20FoundationEssentials8CalendarV0A20InternationalizationE33veryShortStandaloneWeekdaySymbolsSaySSGvg"
  )
  public func tesseraVeryShortStandaloneWeekdaySymbols() -> [String] {
    names(\.veryShortStandaloneWeekdaySymbols)
  }

  /// In place of `quarterSymbols`.
  @_silgen_name(
    "$s20FoundationEssentials8CalendarV0A20InternationalizationE14quarterSymbolsSaySSGvg"
  )
  public func tesseraQuarterSymbols() -> [String] { names(\.quarterSymbols) }

  /// In place of `shortQuarterSymbols`.
  @_silgen_name(
    "$s20FoundationEssentials8CalendarV0A20InternationalizationE19shortQuarterSymbolsSaySSGvg"
  )
  public func tesseraShortQuarterSymbols() -> [String] { names(\.shortQuarterSymbols) }

  /// In place of `standaloneQuarterSymbols`.
  @_silgen_name(
    "$s20FoundationEssentials8CalendarV0A20InternationalizationE24standaloneQuarterSymbolsSaySSGvg"
  )
  public func tesseraStandaloneQuarterSymbols() -> [String] { names(\.standaloneQuarterSymbols) }

  /// In place of `shortStandaloneQuarterSymbols`.
  @_silgen_name(
    "$s20FoundationEssentials8CalendarV0A20InternationalizationE29shortStandaloneQuarterSymbolsSaySSGvg"
  )
  public func tesseraShortStandaloneQuarterSymbols() -> [String] {
    names(\.shortStandaloneQuarterSymbols)
  }

  /// In place of `amSymbol`.
  @_silgen_name("$s20FoundationEssentials8CalendarV0A20InternationalizationE8amSymbolSSvg")
  public func tesseraAmSymbol() -> String { names(\.amSymbol) }

  /// In place of `pmSymbol`.
  @_silgen_name("$s20FoundationEssentials8CalendarV0A20InternationalizationE8pmSymbolSSvg")
  public func tesseraPmSymbol() -> String { names(\.pmSymbol) }
}

// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Foundation
import Testing

/// What apps write on a device that is set to English (United States).
@Suite struct DeviceLocaleTests {
  /// 14 November 2023, 22:13:20 in Greenwich; a Tuesday.
  private let date = Date(timeIntervalSince1970: 1_700_000_000)
  /// Unicode's data put a narrow space before "PM".
  private let space = "\u{202F}"

  private func atGreenwich(_ style: Date.FormatStyle) -> String {
    var style = style
    style.timeZone = .gmt
    return date.formatted(style)
  }

  @Test func `the device is English, of the United States, and its weeks begin on Sunday`() {
    expect(Locale.current.identifier, equals: "en_US")
    expect(Locale.autoupdatingCurrent.identifier, equals: "en_US")
    expect(Locale.current.currency?.identifier, equals: "USD")
    expect(Calendar.current.firstWeekday, equals: 1)
    expect(Calendar.autoupdatingCurrent.firstWeekday, equals: 1)
    expect(Calendar.current.locale?.identifier, equals: "en_US")
    expect(Calendar.current.timeZone, equals: TimeZone.current)
  }

  @Test func `dates are written with the month first`() {
    expect(
      atGreenwich(.init(date: .numeric, time: .shortened)),
      equals: "11/14/2023, 10:13\(space)PM"
    )
    expect(
      atGreenwich(.init(date: .abbreviated, time: .omitted)),
      equals: "Nov 14, 2023"
    )
    expect(
      atGreenwich(.init(date: .complete, time: .omitted)),
      equals: "Tuesday, November 14, 2023"
    )
    expect(atGreenwich(.dateTime.day().month(.wide)), equals: "November 14")
    let formatter = AppFoundation.DateFormatter()
    (formatter.timeZone, formatter.dateStyle, formatter.timeStyle) = (.gmt, .short, .short)
    expect(formatter.string(from: date), equals: "11/14/23, 10:13\(space)PM")
    formatter.setLocalizedDateFormatFromTemplate("MMMMd")
    expect(formatter.string(from: date), equals: "November 14")
  }

  @Test func `numbers, money and sizes have the forms of the United States`() {
    expect(12.formatted(.currency(code: "USD")), equals: "$12.00")
    expect(1234.5.formatted(.currency(code: "EUR")), equals: "€1,234.50")
    expect(1_234_567.formatted(), equals: "1,234,567")
    expect(0.25.formatted(.percent), equals: "25%")
    expect(1_234_567.formatted(.byteCount(style: .file)), equals: "1.2 MB")
    expect(ByteCountFormatter.string(fromByteCount: 1_500, countStyle: .file), equals: "2 KB")
    expect(["a", "b", "c"].formatted(), equals: "a, b, and c")
    let formatter = AppFoundation.NumberFormatter()
    formatter.numberStyle = .currency
    expect(formatter.string(from: 12), equals: "$12.00")
    // Whoever asks for the locale and gives it on gets the same.
    formatter.locale = .current
    expect(formatter.string(from: 12), equals: "$12.00")
    formatter.locale = Locale(identifier: "de_DE")
    expect(formatter.string(from: 12), equals: "12,00\u{A0}€")
  }

  @Test func `a calendar without a language of its own has the names of the device's`() {
    let calendar = Calendar(identifier: .gregorian)
    expect(calendar.monthSymbols.first, equals: "January")
    expect(calendar.shortMonthSymbols.last, equals: "Dec")
    expect(calendar.veryShortMonthSymbols.last, equals: "D")
    expect(calendar.standaloneMonthSymbols[4], equals: "May")
    expect(calendar.shortStandaloneMonthSymbols[8], equals: "Sep")
    expect(calendar.weekdaySymbols.first, equals: "Sunday")
    expect(calendar.shortWeekdaySymbols[1], equals: "Mon")
    expect(calendar.standaloneWeekdaySymbols.last, equals: "Saturday")
    expect(calendar.veryShortWeekdaySymbols.joined(), equals: "SMTWTFS")
    expect(calendar.quarterSymbols.first, equals: "1st quarter")
    expect(calendar.longEraSymbols.last, equals: "Anno Domini")
    #expect(calendar.amSymbol == "AM" && calendar.pmSymbol == "PM")
    expect(Calendar(identifier: .hebrew).monthSymbols.first, equals: "Tishri")
    expect(Calendar.current.monthSymbols.first, equals: "January")
  }

  @Test func `a calendar with a language has its names`() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "de_DE")
    expect(calendar.monthSymbols.first, equals: "Januar")
    // German shortens days with a full stop, but for those that stand alone.
    expect(calendar.shortWeekdaySymbols.first, equals: "So.")
    expect(calendar.shortStandaloneWeekdaySymbols.first, equals: "So")
  }

  @Test func `formatters without a language have the device's`() {
    let formatter = AppFoundation.DateFormatter()
    (formatter.timeZone, formatter.dateFormat) = (.gmt, "EEEE, MMMM d")
    expect(formatter.string(from: date), equals: "Tuesday, November 14")
    expect(formatter.monthSymbols.first, equals: "January")
    let numbers = AppFoundation.NumberFormatter()
    numbers.numberStyle = .spellOut
    expect(numbers.string(from: 12), equals: "twelve")
  }

  @Test func `measured values are in the units of the United States`() {
    // 10 km are 6.21 miles; 20 degrees are 68 Fahrenheit.
    expect(Measurement(value: 10, unit: UnitLength.kilometers).formatted(), equals: "6.2 mi")
    let formatter = AppFoundation.MeasurementFormatter()
    expect(
      formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)),
      equals: "68°F"
    )
  }
}

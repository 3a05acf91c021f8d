// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Foundation
import Testing

@Suite struct RelativeDateTests {
  /// The evening of 21 September 2026.
  private let now = Date(timeIntervalSince1970: 1_790_020_800)
  private let hour = 3600.0

  private func formatter(_ locale: String) -> AppFoundation.DateFormatter {
    let formatter = AppFoundation.DateFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateStyle = .medium
    formatter.doesRelativeDateFormatting = true
    return formatter
  }

  private func words(_ locale: String, hours: Double) -> String {
    formatter(locale).string(from: now.addingTimeInterval(hours * hour), now: now)
  }

  @Test func `days near to the present one have names in the language of the locale`() {
    expect(words("en_US", hours: 0), equals: "Today")
    // It is eight in the evening, so that five hours later is the next day.
    expect(words("en_US", hours: 3), equals: "Today")
    expect(words("en_US", hours: 5), equals: "Tomorrow")
    expect(words("en_US", hours: -20), equals: "Today")
    expect(words("en_US", hours: -21), equals: "Yesterday")
    expect(words("de_DE", hours: 48), equals: "Übermorgen")
    expect(words("fr_FR", hours: 0), equals: "Aujourd’hui")
  }

  @Test func `the time stands behind the name as behind the date`() {
    let english = formatter("en_US")
    english.timeStyle = .short
    let words = english.string(from: now, now: now)
    // Versions of the locale data have different spaces before the letters.
    expect(words.hasPrefix("Today at 8:00"))
    expect(words.hasSuffix("PM"))
  }

  @Test func `other days, other languages and formatters that do not ask for names write dates`() {
    expect(words("en_US", hours: 48), equals: "Sep 23, 2026")
    expect(words("is_IS", hours: 0).contains("2026"))
    let plain = formatter("en_US")
    plain.doesRelativeDateFormatting = false
    expect(plain.string(from: now, now: now), equals: "Sep 21, 2026")
    let own = formatter("en_US")
    own.dateStyle = .none
    own.dateFormat = "yyyy"
    expect(own.string(from: now, now: now), equals: "2026")
  }
}

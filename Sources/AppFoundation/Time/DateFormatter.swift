// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Writes and reads dates; days near to the present one get names, if that is wanted.
///
/// - Source: Foundation's class of the same name. On Linux, it takes `doesRelativeDateFormatting` but does not follow it;
///   the words are those of Unicode's locale data, which begin large as on Apple's systems.
open class DateFormatter: Foundation.DateFormatter, @unchecked Sendable {
  /// The names of days by their distance from the present one, for each language.
  private static let names: [String: [Int: String]] = [
    "ar": [-1: "أمس", 0: "اليوم", 1: "غدًا"],
    "ca": [-1: "Ahir", 0: "Avui", 1: "Demà"],
    "cs": [-1: "Včera", 0: "Dnes", 1: "Zítra"],
    "da": [-1: "I går", 0: "I dag", 1: "I morgen"],
    "de": [-2: "Vorgestern", -1: "Gestern", 0: "Heute", 1: "Morgen", 2: "Übermorgen"],
    "en": [-1: "Yesterday", 0: "Today", 1: "Tomorrow"],
    "es": [-2: "Anteayer", -1: "Ayer", 0: "Hoy", 1: "Mañana", 2: "Pasado mañana"],
    "fi": [-1: "Eilen", 0: "Tänään", 1: "Huomenna"],
    "fr": [-2: "Avant-hier", -1: "Hier", 0: "Aujourd’hui", 1: "Demain", 2: "Après-demain"],
    "he": [-1: "אתמול", 0: "היום", 1: "מחר"],
    "hu": [-1: "Tegnap", 0: "Ma", 1: "Holnap"],
    "it": [-2: "L’altro ieri", -1: "Ieri", 0: "Oggi", 1: "Domani", 2: "Dopodomani"],
    "ja": [-2: "一昨日", -1: "昨日", 0: "今日", 1: "明日", 2: "明後日"],
    "ko": [-2: "그저께", -1: "어제", 0: "오늘", 1: "내일", 2: "모레"],
    "nb": [-1: "I går", 0: "I dag", 1: "I morgen"],
    "nl": [-2: "Eergisteren", -1: "Gisteren", 0: "Vandaag", 1: "Morgen", 2: "Overmorgen"],
    "pl": [-1: "Wczoraj", 0: "Dzisiaj", 1: "Jutro"],
    "pt": [-2: "Anteontem", -1: "Ontem", 0: "Hoje", 1: "Amanhã", 2: "Depois de amanhã"],
    "ro": [-1: "Ieri", 0: "Azi", 1: "Mâine"],
    "ru": [-2: "Позавчера", -1: "Вчера", 0: "Сегодня", 1: "Завтра", 2: "Послезавтра"],
    "sv": [-1: "I går", 0: "I dag", 1: "I morgon"],
    "tr": [-1: "Dün", 0: "Bugün", 1: "Yarın"],
    "uk": [-2: "Позавчора", -1: "Учора", 0: "Сьогодні", 1: "Завтра", 2: "Післязавтра"],
    "zh": [-2: "前天", -1: "昨天", 0: "今天", 1: "明天", 2: "后天"],
  ]

  /// The date in words.
  open override func string(from date: Date) -> String { string(from: date, now: PresentDate.now) }

  /// The date in words, as they are at another date.
  package func string(from date: Date, now: Date) -> String {
    let usual = super.string(from: date)
    guard doesRelativeDateFormatting, dateStyle != .none, let name = name(of: date, now: now) else {
      return usual
    }
    guard timeStyle != .none else { return name }
    // The words between date and time are those of the style.
    let day = Foundation.DateFormatter()
    (day.locale, day.calendar, day.timeZone) = (locale, calendar, timeZone)
    day.dateStyle = dateStyle
    return usual.replacingOccurrences(of: day.string(from: date), with: name)
  }

  private func name(of date: Date, now: Date) -> String? {
    var calendar: Calendar = calendar
    calendar.timeZone = timeZone
    let days = [now, date].map { calendar.startOfDay(for: $0) }
    let distance = calendar.dateComponents([.day], from: days[0], to: days[1]).day
    let language = locale.language.languageCode?.identifier ?? ""
    return distance.flatMap { Self.names[language]?[$0] }
  }
}

// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Says how long before or after now something is, in English.
///
/// - Source: Foundation's class of the same name, which exists only on Apple's systems; the words are those of
///   its English texts.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// How long the words are.
  public enum UnitsStyle: Int, Sendable {
    case full = 0
    case spellOut = 1
    case short = 2
    case abbreviated = 3
  }

  /// Whether days get names, such as “yesterday”.
  public enum DateTimeStyle: Int, Sendable {
    case numeric = 0
    case named = 1
  }

  /// How long the words are.
  open var unitsStyle = UnitsStyle.full
  /// Whether days get names.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The context of the words; it has no effect here.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar; it has no effect here, because lengths are computed in seconds.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  /// The language; the words are English.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .current

  /// A unit: its name, its short names, its seconds, and its names for the last, this and the next one.
  private struct Unit {
    var name: String
    var short: String
    var abbreviated: String
    var seconds: Double
    var named: [Int: String] = [:]
  }

  private static let units = [
    Unit(
      name: "year",
      short: "yr.",
      abbreviated: "y",
      seconds: 31_536_000,
      named: [-1: "last year", 0: "this year", 1: "next year"]
    ),
    Unit(
      name: "month",
      short: "mo.",
      abbreviated: "mo",
      seconds: 2_592_000,
      named: [-1: "last month", 0: "this month", 1: "next month"]
    ),
    Unit(
      name: "week",
      short: "wk.",
      abbreviated: "w",
      seconds: 604_800,
      named: [-1: "last week", 0: "this week", 1: "next week"]
    ),
    Unit(
      name: "day",
      short: "day",
      abbreviated: "d",
      seconds: 86_400,
      named: [-1: "yesterday", 0: "today", 1: "tomorrow"]
    ),
    Unit(name: "hour", short: "hr.", abbreviated: "h", seconds: 3_600),
    Unit(name: "minute", short: "min.", abbreviated: "min", seconds: 60),
    Unit(name: "second", short: "sec.", abbreviated: "s", seconds: 1, named: [0: "now"]),
  ]

  /// Makes a formatter with the usual words.
  public override init() { super.init() }

  /// Makes a formatter; the archive's values are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The words for a number of seconds; the largest unit of which there is a whole one.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    guard timeInterval.isFinite, abs(timeInterval) < Self.longest else { return "" }
    let size = abs(timeInterval)
    let unit = Self.units.first { size >= $0.seconds } ?? Self.units[Self.units.count - 1]
    let count = Int((size / unit.seconds).rounded(.down))
    return words(timeInterval < 0 ? -count : count, unit, isPast: timeInterval < 0)
  }

  /// The longest time that has words, in seconds: ten million years.
  private static let longest = 3.2e14

  /// The words for a date, seen from another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  /// The words for parts of a date: the first part that is not 0.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let parts = [
      dateComponents.year, dateComponents.month, dateComponents.weekOfMonth, dateComponents.day,
      dateComponents.hour, dateComponents.minute, dateComponents.second,
    ]
    let place = parts.firstIndex { ($0 ?? 0) != 0 } ?? parts.firstIndex { $0 != nil }
    guard let place, let count = parts[place] else { return "" }
    return words(count, Self.units[place], isPast: count < 0)
  }

  /// The words for a date, seen from now.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func words(_ count: Int, _ unit: Unit, isPast: Bool) -> String {
    if dateTimeStyle == .named, let name = unit.named[count] { return name }
    let number = count.magnitude
    let text: String
    switch unitsStyle {
    case .full, .spellOut: text = "\(number) \(unit.name)\(number == 1 ? "" : "s")"
    case .short:
      text = "\(number) \(unit.short)\(unit.name == "day" && number != 1 ? "s" : "")"
    case .abbreviated: text = "\(number)\(unit.abbreviated)"
    }
    return isPast ? "\(text) ago" : "in \(text)"
  }
}

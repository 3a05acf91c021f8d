// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Says how long something lasts, in English.
///
/// - Source: Foundation's class of the same name, which exists only on Apple's systems; the words are those of
///   its English texts. A month has 30 days and a year 365.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How long the words are.
  public enum UnitsStyle: Int, Sendable {
    case positional = 0
    case abbreviated = 1
    case short = 2
    case full = 3
    case spellOut = 4
    case brief = 5
  }

  /// What happens to parts that are 0.
  public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
    /// The set as a bit mask.
    public let rawValue: UInt
    /// Makes a set from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The usual: leading ones are dropped in positions, all of them in words.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Those before the first other part are dropped.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Those between other parts are dropped.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Those after the last other part are dropped.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// All are dropped.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All are shown, and positions have two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The parts that may be shown; the usual ones if empty.
  open var allowedUnits: NSCalendar.Unit = []
  /// How long the words are.
  open var unitsStyle = UnitsStyle.positional
  /// What happens to parts that are 0.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The most parts; 0 for any number.
  open var maximumUnitCount = 0
  /// Whether the largest part takes what is larger; it always does.
  open var collapsesLargestUnit = false
  /// Whether the words say that it is about so long.
  open var includesApproximationPhrase = false
  /// Whether the words say that so much remains.
  open var includesTimeRemainingPhrase = false
  /// Whether the last part has a fraction; it has none here.
  open var allowsFractionalUnits = false
  /// The calendar; recorded.
  open var calendar: Calendar? = Calendar(identifier: .gregorian)
  /// The context of the words; recorded.
  open var formattingContext = Formatter.Context.unknown

  private struct Part {
    var unit: NSCalendar.Unit
    var seconds: Int
    var name: String
    var short: String
    var letter: String
  }

  private static let parts = [
    Part(unit: .year, seconds: 31_536_000, name: "year", short: "yr", letter: "y"),
    Part(unit: .month, seconds: 2_592_000, name: "month", short: "mth", letter: "mo"),
    Part(unit: .weekOfMonth, seconds: 604_800, name: "week", short: "wk", letter: "w"),
    Part(unit: .day, seconds: 86_400, name: "day", short: "day", letter: "d"),
    Part(unit: .hour, seconds: 3_600, name: "hour", short: "hr", letter: "h"),
    Part(unit: .minute, seconds: 60, name: "minute", short: "min", letter: "m"),
    Part(unit: .second, seconds: 1, name: "second", short: "sec", letter: "s"),
  ]
  /// Longer times have no words, in seconds: ten million years.
  private static let longest = 3.2e14

  /// Makes a formatter with positions.
  public override init() { super.init() }

  /// Makes a formatter; the archive's values are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The words for a number of seconds, without fractions.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < Self.longest else { return nil }
    let usual: NSCalendar.Unit = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    let units = allowedUnits.isEmpty ? usual : allowedUnits
    var left = Int(abs(ti).rounded())
    var counts: [(part: Part, count: Int)] = []
    for part in Self.parts where units.contains(part.unit) {
      counts.append((part, left / part.seconds))
      left %= part.seconds
    }
    return words(counts, isNegative: ti < 0)
  }

  /// The words for the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// The words for parts of a date.
  open func string(from components: DateComponents) -> String? {
    let values = [
      components.year, components.month, components.weekOfMonth, components.day, components.hour,
      components.minute, components.second,
    ]
    let seconds = zip(Self.parts, values).reduce(0.0) {
      $0 + Double($1.0.seconds) * Double($1.1 ?? 0)
    }
    return string(from: seconds)
  }

  /// The words for parts of a date.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  /// The words for parts of a date in a style.
  open class func localizedString(
    from components: DateComponents,
    unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private func words(_ counts: [(part: Part, count: Int)], isNegative: Bool) -> String {
    var shown = counts
    let isPositional = unitsStyle == .positional
    let usual = zeroFormattingBehavior.contains(.default)
    let behaviour: ZeroFormattingBehavior =
      usual ? (isPositional ? .dropLeading : .dropAll) : zeroFormattingBehavior
    if behaviour.contains(.dropLeading) { shown = Array(shown.drop { $0.count == 0 }) }
    if behaviour.contains(.dropTrailing) {
      while shown.last?.count == 0 { shown.removeLast() }
    }
    if behaviour.contains(.dropMiddle), shown.count > 2 {
      shown = shown.enumerated().filter { index, entry in
        entry.count != 0 || index == 0 || index == shown.count - 1
      }.map(\.element)
    }
    if shown.isEmpty { shown = counts.suffix(1) }
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    let text = isPositional ? positions(shown) : named(shown)
    let signed = isNegative ? "-" + text : text
    let about = includesApproximationPhrase ? "About " + signed : signed
    return includesTimeRemainingPhrase ? about + " remaining" : about
  }

  private func positions(_ shown: [(part: Part, count: Int)]) -> String {
    let pads = zeroFormattingBehavior.contains(.pad)
    return shown.enumerated().map { index, entry in
      let digits = String(entry.count)
      return digits.count < 2 && (index > 0 || pads) ? "0" + digits : digits
    }.joined(separator: ":")
  }

  private func named(_ shown: [(part: Part, count: Int)]) -> String {
    let words = shown.map { part, count in
      switch unitsStyle {
      case .abbreviated: return "\(count)\(part.letter)"
      case .brief: return "\(count)\(part.short)"
      case .short:
        let isPlain = count == 1 || ["hr", "min", "sec"].contains(part.short)
        return "\(count) \(part.short)\(isPlain ? "" : "s")"
      case .positional, .full: return "\(count) \(part.name)\(count == 1 ? "" : "s")"
      case .spellOut:
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        let word = formatter.string(from: NSNumber(value: count)) ?? String(count)
        return "\(word) \(part.name)\(count == 1 ? "" : "s")"
      }
    }
    let isShort = unitsStyle == .abbreviated || unitsStyle == .brief
    return words.joined(separator: isShort ? " " : ", ")
  }
}

// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Finds addresses, numbers of telephones and dates in texts.
///
/// It finds what is written in the usual ways: addresses of pages and mail, numbers with at least seven digits, and
/// dates of numbers. Foundation finds more.
open class NSDataDetector: NSObject {
  /// What is looked for, as a bit mask.
  public let checkingTypes: UInt64

  /// Makes a detector for some kinds.
  ///
  /// - Throws: When nothing is to be found.
  public init(types checkingTypes: UInt64) throws {
    guard checkingTypes != 0 else { throw CocoaError(.featureUnsupported) }
    self.checkingTypes = checkingTypes
  }

  private static let kinds: [(type: UInt64, pattern: String)] = [
    (1 << 5, #"\b(?:https?://|www\.)[^\s<>"']*[^\s<>"'.,;:!?)\]]|\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+"#),
    (1 << 3, #"\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b"#),
    (1 << 11, #"(?<![\w/])\+?\(?\d[\d\s().-]{5,}\d(?!\w)"#),
  ]

  /// What is in a part of a text, in its order.
  open func matches(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> [NSTextCheckingResult] {
    var found: [FoundData] = []
    for kind in Self.kinds where checkingTypes & kind.type != 0 {
      guard let pattern = try? NSRegularExpression(pattern: kind.pattern) else { continue }
      for match in pattern.matches(in: string, options: options, range: range)
      where !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }) {
        let words = (string as NSString).substring(with: match.range)
        found.append(
          FoundData(match.range, NSTextCheckingResult.CheckingType(rawValue: kind.type), words)
        )
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// The first thing in a part of a text.
  open func firstMatch(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// The number of things in a part of a text.
  open func numberOfMatches(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Calls a closure with each thing until it stops.
  open func enumerateMatches(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stops = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      unsafe block(match, [], &stops)
      if stops.boolValue { return }
    }
  }
}

/// Something that a detector found.
final class FoundData: NSTextCheckingResult {
  private let place: NSRange
  private let type: CheckingType
  let words: String

  init(_ place: NSRange, _ type: CheckingType, _ words: String) {
    (self.place, self.type, self.words) = (place, type, words)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var range: NSRange { place }
  override var resultType: CheckingType { type }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { place }
}

extension NSTextCheckingResult {
  private var found: FoundData? { self as? FoundData }

  /// The address that was found.
  public var url: URL? {
    guard let found, found.resultType.rawValue == 1 << 5 else { return nil }
    let words = found.words
    if words.contains("@"), !words.contains("/") { return URL(string: "mailto:" + words) }
    return URL(string: words.contains("://") ? words : "http://" + words)
  }
  /// The number of a telephone that was found.
  public var phoneNumber: String? {
    found.flatMap { $0.resultType.rawValue == 1 << 11 ? $0.words : nil }
  }
  /// The date that was found, at the beginning of the day.
  public var date: Date? {
    guard let found, found.resultType.rawValue == 1 << 3 else { return nil }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    for format in ["yyyy-MM-dd", "dd.MM.yyyy", "MM/dd/yyyy", "dd.MM.yy", "MM/dd/yy"] {
      formatter.dateFormat = format
      if let date = formatter.date(from: found.words) { return date }
    }
    return nil
  }
}

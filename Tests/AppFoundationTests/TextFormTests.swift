// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Foundation
import Testing

@Suite struct TextFormTests {
  /// A value as those of fonts and colours: an object of Swift that says when it equals another one.
  private final class Ink: NSObject {
    let number: Int
    init(_ number: Int) { self.number = number }
    override func isEqual(_ object: Any?) -> Bool { (object as? Ink)?.number == number }
    override var hash: Int { number }
  }

  /// A text of letters with an ink each.
  private func inked(
    _ letters: [(String, Int)]
  ) -> AppFoundation.NSMutableAttributedString {
    let text = AppFoundation.NSMutableAttributedString(string: "")
    for (letter, ink) in letters {
      let values = [NSAttributedString.Key("ink"): Ink(ink)]
      text.append(NSAttributedString(string: letter, attributes: values))
    }
    return text
  }

  @Test func `texts with several inks are the same if letters and inks are`() {
    let text = inked([("a", 1), ("b", 2), ("c", 1)])
    expect(text.isEqual(to: inked([("a", 1), ("b", 2), ("c", 1)])))
    expect(!text.isEqual(to: inked([("a", 1), ("b", 1), ("c", 1)])))
    expect(!text.isEqual(to: inked([("a", 1), ("b", 2), ("d", 1)])))
    expect(!text.isEqual(inked([("a", 2), ("b", 1), ("c", 2)])))
    // How the letters came together is no matter.
    expect(text.isEqual(inked([("a", 1), ("b", 2), ("c", 1)]).copy()))
    expect(inked([("a", 1), ("b", 1)]).isEqual(to: inked([("ab", 1)])))
  }

  @Test func `lists and names of people are joined`() throws {
    expect(
      AppFoundation.ListFormatter.localizedString(byJoining: ["a", "b", "c"]),
      equals: "a, b, and c"
    )
    expect(AppFoundation.ListFormatter().string(from: ["a", 2]), equals: "a and 2")
    let names = AppFoundation.PersonNameComponentsFormatter()
    var parts = try #require(names.personNameComponents(from: "Dr. Ana Maria Beltrán"))
    #expect((parts.namePrefix, parts.middleName) == ("Dr.", "Maria"))
    expect(names.string(from: parts), equals: "Ana Beltrán")
    names.style = .abbreviated
    expect(names.string(from: parts), equals: "AB")
    (names.style, parts.namePrefix) = (.long, nil)
    expect(names.string(from: parts), equals: "Ana Maria Beltrán")
  }

  @Test func `measured values have their units, in those of the place`() {
    let formatter = AppFoundation.MeasurementFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    formatter.numberFormatter.locale = Locale(identifier: "en_US")
    expect(
      formatter.string(from: Measurement(value: 2.5, unit: UnitVolume.liters)),
      equals: "2.5 L"
    )
    expect(
      formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)),
      equals: "20°C"
    )
    formatter.unitStyle = .long
    expect(
      formatter.string(from: Measurement(value: 1, unit: UnitLength.kilometers)),
      equals: "1 kilometer"
    )
    // 12.4 km are 7.705 miles.
    let style = Measurement<UnitLength>.FormatStyle(
      width: .abbreviated,
      locale: Locale(identifier: "en_US"),
      usage: .road
    )
    expect(Measurement(value: 12.4, unit: UnitLength.kilometers).formatted(style), equals: "7.7 mi")
    let given = Measurement<UnitLength>.FormatStyle(
      width: .abbreviated,
      locale: Locale(identifier: "en_US"),
      usage: .asProvided
    )
    expect(
      Measurement(value: 12.4, unit: UnitLength.kilometers).formatted(given),
      equals: "12.4 km"
    )
  }

  @Test func `addresses and numbers are found in texts`() throws {
    let kinds: UInt64 = 1 << 5 | 1 << 11 | 1 << 3
    let detector = try NSDataDetector(types: kinds)
    let text = "See https://example.org/a-b, or call +49 30 1234567 by 2026-05-01 (me@example.org)."
    let found = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
    let words = found.map { (text as NSString).substring(with: $0.range) }
    expect(
      words,
      equals: ["https://example.org/a-b", "+49 30 1234567", "2026-05-01", "me@example.org"]
    )
    expect(found[0].url?.absoluteString, equals: "https://example.org/a-b")
    expect(found[1].phoneNumber, equals: "+49 30 1234567")
    #expect(found[2].date != nil && found[2].url == nil)
    expect(found[3].url?.absoluteString, equals: "mailto:me@example.org")
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
  }

  @Test func `Markdown's signs become attributes`() throws {
    let text = try AttributedString(markdown: "a **b _c_** `d*` [e](https://x.org) f_g_h \\*")
    expect(String(text.characters), equals: "a b c d* e f_g_h *")
    let runs = text.runs.map {
      (String(text[$0.range].characters), $0.inlinePresentationIntent, $0.link)
    }
    expect(runs.map(\.0), equals: ["a ", "b ", "c", " ", "d*", " ", "e", " f_g_h *"])
    expect(runs[1].1, equals: .stronglyEmphasized)
    expect(runs[2].1, equals: [.stronglyEmphasized, .emphasized])
    expect(runs[4].1, equals: .code)
    expect(runs[6].2?.absoluteString, equals: "https://x.org")
    let lines = "# One\n\ntwo\nthree\n\n- four"
    expect(String(try AttributedString(markdown: lines).characters), equals: "Onetwo threefour")
    let kept = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace
    )
    expect(
      String(try AttributedString(markdown: "a\n *b*", options: kept).characters),
      equals: "a\n b"
    )
    let old = try NSAttributedString(markdown: "x **y** 2 * 3 * 4")
    expect(old.string, equals: "x y 2 * 3 * 4")
    #expect(old.attribute(.inlinePresentationIntent, at: 2, effectiveRange: nil) as? Int == 2)
  }

  /// A font of a size.
  private final class Font: NSObject {
    let size: Int
    init(_ size: Int) { self.size = size }
    override func isEqual(_ object: Any?) -> Bool { (object as? Font)?.size == size }
    override var hash: Int { size }
  }

  @Test func `letters with different objects stand beside each other`() {
    let (font, colour) = (NSAttributedString.Key("font"), NSAttributedString.Key("colour"))
    func piece(_ text: String, _ size: Int) -> NSAttributedString {
      NSAttributedString(string: text, attributes: [font: Font(size)])
    }
    let text = AppFoundation.NSMutableAttributedString(attributedString: piece("ab", 1))
    text.append(piece("cd", 2))
    text.append(piece("ef", 3))
    text.addAttribute(colour, value: Font(9), range: NSRange(location: 1, length: 4))
    text.insert(piece("XY", 3), at: 6)
    text.replaceCharacters(in: NSRange(location: 0, length: 1), with: "aa")
    text.deleteCharacters(in: NSRange(location: 3, length: 1))
    text.removeAttribute(colour, range: NSRange(location: 2, length: 1))
    var runs: [String] = []
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole) { values, range, _ in
      let words = (text.string as NSString).substring(with: range)
      let size = (values[font] as? Font)?.size ?? 0
      runs.append("\(words)\(size)\(values[colour] == nil ? "" : "!")")
    }
    // aab cd ef XY, less c; the first e has a colour, the f and XY have none.
    expect(runs, equals: ["aab1", "d2!", "e3!", "fXY3"])
    expect(NSAttributedString(attributedString: text).string, equals: "aabdefXY")
    expect(
      (text.tesseraMutableCopy() as? AppFoundation.NSMutableAttributedString)?.length,
      equals: 8
    )
  }

  @Test func `the device's order goes by numbers and not by case`() {
    let names = ["b10", "B9", "a"]
    let sorted = names.sorted(using: KeyPathComparator(\.self, comparator: .localizedStandard))
    expect(sorted, equals: ["a", "B9", "b10"])
  }

  @Test func `numbers and dates are written as on a device in the United States`() {
    let dollars = AppFoundation.NumberFormatter()
    dollars.numberStyle = .currency
    expect(dollars.string(from: 12), equals: "$12.00")
    dollars.currencyCode = "EUR"
    expect(dollars.string(from: 1234.5), equals: "€1,234.50")
    let date = AppFoundation.DateFormatter()
    date.timeZone = TimeZone(secondsFromGMT: 0)
    date.dateStyle = .medium
    expect(date.string(from: Date(timeIntervalSince1970: 0)), equals: "Jan 1, 1970")
    date.locale = Locale(identifier: "de_DE")
    expect(date.string(from: Date(timeIntervalSince1970: 0)), equals: "01.01.1970")
    // The locale of a process without a region is that of the device.
    date.locale = .current
    expect(date.locale.identifier, equals: "en_US")
  }

  @Test func `the least and the most digits of a fraction move each other`() {
    let formatter = AppFoundation.NumberFormatter()
    formatter.numberStyle = .currency
    formatter.maximumFractionDigits = 0
    expect(formatter.minimumFractionDigits, equals: 0)
    expect(formatter.string(from: 1234), equals: "$1,234")
    formatter.minimumFractionDigits = 3
    expect(formatter.maximumFractionDigits, equals: 3)
    expect(formatter.string(from: 0.5), equals: "$0.500")
  }
}

// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation

/// The links in a text: those that it names, and those that are found in its words.
@MainActor
struct TextLinks {
  private let text: AppFoundation.NSMutableAttributedString
  private var ranges: [NSRange] = []

  /// Finds the links of a text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(of text: NSAttributedString, finding types: UIDataDetectorTypes) {
    self.text = AppFoundation.NSMutableAttributedString(attributedString: text)
    let all = NSRange(location: 0, length: text.length)
    var named: [NSRange] = []
    unsafe text.enumerateAttribute(.link, in: all) { value, range, _ in
      if value != nil { named.append(range) }
    }
    ranges = named
    for (range, url) in Self.found(in: text.string, types)
    where !named.contains(where: { NSIntersectionRange($0, range).length > 0 }) {
      self.text.addAttribute(.link, value: url, range: range)
      ranges.append(range)
    }
  }

  var isEmpty: Bool { ranges.isEmpty }

  /// The text with the attributes of links in place of its own.
  func shown(_ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    for range in ranges {
      for (key, value) in attributes { text.addAttribute(key, value: value, range: range) }
    }
    return text
  }

  /// Where a value of an attribute leads.
  static func target(of value: Any?) -> URL? {
    switch value {
    case let url as URL: url
    case let text as String: URL(string: text)
    default: nil
    }
  }

  // MARK: Links in words

  private typealias Kind = (type: UIDataDetectorTypes, pattern: String, start: (String) -> String)

  /// What stands for an address or a number.
  ///
  /// - Source: policy: simple forms of what UIKit's detectors find.
  private static let kinds: [Kind] = [
    (.link, #"https?://[^\s<>"]+[^\s<>".,;:!?)]"#, { $0 }),
    (.link, #"www\.[^\s<>"]+[^\s<>".,;:!?)]"#, { "http://" + $0 }),
    (.link, #"[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+"#, { "mailto:" + $0 }),
    (
      .phoneNumber, #"\+?[0-9][0-9 ()/-]{5,}[0-9]"#,
      { "tel:" + $0.filter { $0.isNumber || $0 == "+" } }
    ),
  ]

  private static func found(
    in text: String,
    _ types: UIDataDetectorTypes
  ) -> [(NSRange, URL)] {
    var found: [(NSRange, URL)] = []
    let words = text as NSString
    let all = NSRange(location: 0, length: words.length)
    for kind in kinds where types.contains(kind.type) {
      guard let pattern = try? NSRegularExpression(pattern: kind.pattern) else { continue }
      for match in pattern.matches(in: text, range: all)
      where !found.contains(where: { NSIntersectionRange($0.0, match.range).length > 0 }) {
        if let url = URL(string: kind.start(words.substring(with: match.range))) {
          found.append((match.range, url))
        }
      }
    }
    return found
  }
}

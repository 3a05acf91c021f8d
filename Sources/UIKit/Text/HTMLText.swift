// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation

/// The letters of an HTML text, with what its tags say of them.
///
/// Known are bold, slanted, underlined and struck letters, links, headings, paragraphs, list items and broken lines;
/// other tags, rules of style and scripts are left out.
struct HTMLText {
  /// What holds of some letters.
  struct Style: Equatable {
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruck = false
    /// How much larger than the usual letters they are.
    var scale = 1.0
    var link: String?
  }

  private(set) var runs: [(text: String, style: Style)] = []

  private var styles: [(tag: String, style: Style)] = []
  /// The tag whose content is left out.
  private var hidden: String?
  private var isAtStart: Bool { runs.last?.text.hasSuffix("\n") ?? true }
  private var style: Style { styles.last?.style ?? Style() }

  private static let blocks: Set = [
    "p", "div", "li", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "tr", "table",
    "section", "article", "header", "footer",
  ]
  private static let hiding: Set = ["style", "script", "head", "title"]
  /// The sizes of headings.
  ///
  /// - Source: the rules of style that the HTML standard suggests.
  private static let headings = ["h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67]
  private static let signs = [
    "nbsp": "\u{A0}", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "amp": "&",
    "rsquo": "\u{2019}", "lsquo": "\u{2018}", "rdquo": "\u{201D}", "ldquo": "\u{201C}",
    "ndash": "\u{2013}", "mdash": "\u{2014}", "hellip": "\u{2026}", "bull": "\u{2022}",
    "copy": "\u{A9}", "reg": "\u{AE}", "euro": "\u{20AC}",
  ]

  /// Reads a text.
  ///
  /// - Complexity: O(*n*) in its length.
  init(_ html: String) {
    var rest = Substring(html)
    while let open = rest.firstIndex(of: "<") {
      add(rest[..<open])
      rest = rest[open...]
      guard Self.beginsTag(rest) else {
        add(rest.prefix(1))
        rest = rest.dropFirst()
        continue
      }
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      guard let close = rest.firstIndex(of: ">") else { break }
      take(rest[rest.index(after: open)..<close])
      rest = rest[rest.index(after: close)...]
    }
    add(rest.hasPrefix("<") ? "" : rest)
    // The last paragraph needs no line after it.
    while let last = runs.indices.last {
      while runs[last].text.last?.isWhitespace == true { runs[last].text.removeLast() }
      guard runs[last].text.isEmpty else { break }
      runs.removeLast()
    }
  }

  // MARK: Tags

  /// Whether a text that begins with `<` begins with a tag, and not with the sign for less.
  private static func beginsTag(_ text: Substring) -> Bool {
    text.dropFirst().first.map { $0.isLetter || $0 == "/" || $0 == "!" } ?? false
  }

  private mutating func take(_ inside: Substring) {
    let isEnd = inside.hasPrefix("/")
    let words = inside.drop { $0 == "/" }
    let tag = words.prefix { $0.isLetter || $0.isNumber }.lowercased()
    if let hidden {
      if isEnd, tag == hidden { self.hidden = nil }
      return
    }
    if Self.hiding.contains(tag) {
      hidden = isEnd ? nil : tag
    } else if tag == "br" {
      put("\n")
    } else {
      if Self.blocks.contains(tag), !isAtStart { put("\n") }
      if isEnd { leave(tag) } else { enter(tag, words) }
    }
  }

  private mutating func enter(_ tag: String, _ words: Substring) {
    var next = style
    switch tag {
    case "b", "strong", "th": next.isBold = true
    case "i", "em", "cite": next.isItalic = true
    case "u", "ins": next.isUnderlined = true
    case "s", "del", "strike": next.isStruck = true
    case "a": next.link = Self.value(of: "href", in: words)
    default:
      guard let scale = Self.headings[tag] else { break }
      (next.isBold, next.scale) = (true, scale)
    }
    if !words.hasSuffix("/"), tag != "img", tag != "hr" { styles.append((tag, next)) }
    if tag == "li" { put("\t\u{2022}\t") }
  }

  private mutating func leave(_ tag: String) {
    guard let place = styles.lastIndex(where: { $0.tag == tag }) else { return }
    styles.removeSubrange(place...)
  }

  private static func value(of name: String, in words: Substring) -> String? {
    guard let start = words.range(of: name + "=", options: .caseInsensitive)?.upperBound,
      let quote = words[start...].first
    else { return nil }
    let rest = words[start...]
    guard quote == "\"" || quote == "'" else {
      return letters(of: rest.prefix { !$0.isWhitespace })
    }
    return letters(of: rest.dropFirst().prefix { $0 != quote })
  }

  // MARK: Letters

  /// Adds letters; spaces and lines of the source are one space, and none at the start of a line.
  private mutating func add(_ text: Substring) {
    guard hidden == nil else { return }
    var words = ""
    var hasSpace = isAtStart || runs.last?.text.last?.isWhitespace == true
    for letter in text {
      let isSpace = letter.isWhitespace && letter != "\u{A0}"
      if !isSpace { words.append(letter) } else if !hasSpace { words.append(" ") }
      hasSpace = isSpace
    }
    put(Self.letters(of: words[...]))
  }

  private mutating func put(_ text: String) {
    guard !text.isEmpty else { return }
    guard let last = runs.indices.last, runs[last].style == style else {
      return runs.append((text, style))
    }
    runs[last].text += text
  }

  /// A text with letters in place of the names and numbers that stand for them.
  private static func letters(of text: Substring) -> String {
    var (result, rest) = ("", text)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      guard let end = rest.firstIndex(of: ";"), let sign = sign(rest[..<end]) else {
        result += "&"
        continue
      }
      result += sign
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static let hexadecimal = 16

  private static func sign(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return signs[String(name)] }
    let digits = name.dropFirst()
    let number =
      digits.lowercased().hasPrefix("x")
      ? UInt32(digits.dropFirst(), radix: hexadecimal) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}

@MainActor
extension HTMLText {
  /// The size of letters without a heading, in points.
  ///
  /// - Source: what UIKit reads has letters of 12 points; their face is the built-in one here.
  static let size: CGFloat = 12

  /// The text with fonts, lines and links.
  var attributed: NSAttributedString {
    let whole = AppFoundation.NSMutableAttributedString(string: "")
    for (text, style) in runs {
      whole.append(NSAttributedString(string: text, attributes: Self.attributes(of: style)))
    }
    return whole
  }

  private static func attributes(of style: Style) -> [NSAttributedString.Key: Any] {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if style.isBold { traits.insert(.traitBold) }
    if style.isItalic { traits.insert(.traitItalic) }
    let plain = UIFont.systemFont(ofSize: size * style.scale)
    let shown = plain.fontDescriptor.withSymbolicTraits(traits)
    var values: [NSAttributedString.Key: Any] = [
      .font: shown.map { UIFont(descriptor: $0, size: 0) } ?? plain
    ]
    let single = NSUnderlineStyle.single.rawValue
    if style.isUnderlined || style.link != nil { values[.underlineStyle] = single }
    if style.isStruck { values[.strikethroughStyle] = single }
    if let target = style.link.flatMap({ URL(string: $0) }) {
      values[.link] = target
      values[.foregroundColor] = UIColor.link
    }
    return values
  }
}

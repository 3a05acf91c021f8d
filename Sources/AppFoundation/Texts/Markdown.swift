// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads Markdown: what is between its signs, and, in whole documents, the signs at the beginning of lines.
struct Markdown {
  private let syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
  private let base: URL?

  init(_ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax, _ base: URL?) {
    (self.syntax, self.base) = (syntax, base)
  }

  /// The text without its signs.
  func text(_ source: String) -> AttributedString {
    if syntax == .inlineOnlyPreservingWhitespace { return inline(source, []) }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let line = line.trimmingCharacters(in: .whitespaces)
      return syntax == .full ? Self.bare(line) : line
    }
    // Lines of one paragraph are joined; blocks follow each other without a sign, as in Foundation.
    let paragraphs = lines.split(whereSeparator: \.isEmpty).map { $0.joined(separator: " ") }
    return inline(paragraphs.joined(separator: syntax == .full ? "" : " "), [])
  }

  /// A line without the signs of headings, lists and quotations.
  private static func bare(_ line: String) -> String {
    var line = line
    for pattern in ["^#{1,6} +", "^[-*+] +", #"^\d+[.)] +"#, "^> *"] {
      if let range = line.range(of: pattern, options: .regularExpression) {
        line.removeSubrange(range)
      }
    }
    return line
  }

  private static let signs: [(sign: String, intent: InlinePresentationIntent)] = [
    ("**", .stronglyEmphasized), ("__", .stronglyEmphasized), ("~~", .strikethrough),
    ("*", .emphasized), ("_", .emphasized),
  ]

  private func inline(_ source: String, _ intent: InlinePresentationIntent) -> AttributedString {
    var result = AttributedString()
    var plain = ""
    var rest = Substring(source)
    var last: Character?
    func flush() {
      if !plain.isEmpty { result.append(marked(plain, intent)) }
      plain = ""
    }
    while let first = rest.first {
      if first == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
        plain.append(next)
        rest = rest.dropFirst(2)
        last = next
      } else if let found = code(rest) ?? link(rest, intent) ?? emphasis(rest, after: last, intent)
      {
        flush()
        result.append(found.text)
        rest = found.rest
        last = "x"
      } else {
        plain.append(first)
        rest = rest.dropFirst()
        last = first
      }
    }
    flush()
    return result
  }

  private func marked(_ text: String, _ intent: InlinePresentationIntent) -> AttributedString {
    var marked = AttributedString(text)
    if !intent.isEmpty {
      marked[AttributeScopes.MarkdownAttributes.InlinePresentationIntentAttribute.self] = intent
    }
    return marked
  }

  private typealias Found = (text: AttributedString, rest: Substring)

  private func code(_ rest: Substring) -> Found? {
    guard rest.first == "`", let end = rest.dropFirst().firstIndex(of: "`") else { return nil }
    let inner = rest[rest.index(after: rest.startIndex)..<end]
    return inner.isEmpty ? nil : (marked(String(inner), .code), rest[end...].dropFirst())
  }

  private func link(_ rest: Substring, _ intent: InlinePresentationIntent) -> Found? {
    if rest.first == "<", let end = rest.firstIndex(of: ">") {
      let address = String(rest[..<end].dropFirst())
      guard address.contains("://"), let url = URL(string: address) else { return nil }
      var text = marked(address, intent)
      text.link = url
      return (text, rest[end...].dropFirst())
    }
    guard rest.first == "[", let middle = rest.range(of: "]("),
      let end = rest[middle.upperBound...].firstIndex(of: ")")
    else { return nil }
    let words = String(rest[..<middle.lowerBound].dropFirst())
    let address = rest[middle.upperBound..<end].prefix { $0 != " " }
    guard !words.contains("["), let url = URL(string: String(address), relativeTo: base) else {
      return nil
    }
    var text = inline(words, intent)
    text.link = url
    return (text, rest[end...].dropFirst())
  }

  private func emphasis(
    _ rest: Substring,
    after last: Character?,
    _ intent: InlinePresentationIntent
  ) -> Found? {
    for (sign, meaning) in Self.signs where rest.hasPrefix(sign) {
      // An underscore within a word is a letter.
      if sign.first == "_", let last, last.isLetter || last.isNumber { continue }
      let inner = rest.dropFirst(sign.count)
      guard let first = inner.first, !first.isWhitespace, let end = end(of: sign, in: inner) else {
        continue
      }
      let text = inline(String(inner[..<end]), intent.union(meaning))
      return (text, inner[end...].dropFirst(sign.count))
    }
    return nil
  }

  /// Where a sign ends what it began.
  private func end(of sign: String, in inner: Substring) -> Substring.Index? {
    var place = inner.startIndex
    while let found = inner[place...].range(of: sign) {
      let before = inner[..<found.lowerBound].last
      let after = inner[found.upperBound...].first
      let isDouble = sign.count == 1 && (after == sign.first || before == sign.first)
      let isInWord = sign.first == "_" && after.map { $0.isLetter || $0.isNumber } ?? false
      if let before, !before.isWhitespace, before != "\\", !isDouble, !isInWord {
        return found.lowerBound
      }
      place = found.upperBound
      while sign.count == 1, place < inner.endIndex, inner[place] == sign.first {
        place = inner.index(after: place)
      }
    }
    return nil
  }
}

// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A text whose attributes can be changed.
///
/// Foundation's own class compares the attributes of neighbouring letters to join them, and traps when these have
/// different objects of Swift, such as fonts, under the same key. Here neighbours never have the same number of
/// attributes, so that nothing is compared: some get one or two attributes that nobody reads.
open class NSMutableAttributedString: Foundation.NSMutableAttributedString {
  /// Letters with the same attributes.
  private typealias Piece = (text: String, values: [NSAttributedString.Key: Any])

  private static let spare = [
    NSAttributedString.Key("TesseraSpareA"), NSAttributedString.Key("TesseraSpareB"),
  ]

  open override func setAttributes(
    _ attrs: [NSAttributedString.Key: Any]?,
    range: NSRange
  ) { change(range) { $0 = attrs ?? [:] } }

  open override func addAttribute(
    _ name: NSAttributedString.Key,
    value: Any,
    range: NSRange
  ) { change(range) { $0[name] = value } }

  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any],
    range: NSRange
  ) { change(range) { $0.merge(attrs) { $1 } } }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) { $0[name] = nil }
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    // New letters take the attributes of the first one that they replace, otherwise of the one before.
    let place = range.length > 0 ? range.location : max(0, range.location - 1)
    let values = place < length ? Self.own(attributes(at: place, effectiveRange: nil)) : [:]
    replace(range, with: str.isEmpty ? [] : [(str, values)])
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let whole = NSRange(location: 0, length: attrString.length)
    replace(range, with: Self.pieces(of: attrString, in: whole))
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

  open override func deleteCharacters(in range: NSRange) { replace(range, with: []) }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  open override func isEqual(to other: NSAttributedString) -> Bool { isSame(as: other) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSAttributedString).map(isSame) ?? false
  }

  // MARK: Pieces

  /// Whether two texts have the same letters with the same attributes.
  fileprivate static func areSame(_ one: NSAttributedString, _ other: NSAttributedString) -> Bool {
    guard one.string == other.string else { return false }
    let (left, right) = (wholePieces(of: one), wholePieces(of: other))
    return left.count == right.count
      && zip(left, right).allSatisfy { $0.text == $1.text && plain($0.values) == plain($1.values) }
  }

  private static func wholePieces(of text: NSAttributedString) -> [Piece] {
    joined(pieces(of: text, in: NSRange(location: 0, length: text.length)))
  }

  private static func own(
    _ values: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any] { values.filter { !spare.contains($0.key) } }

  private static func pieces(of text: NSAttributedString, in range: NSRange) -> [Piece] {
    guard range.length > 0 else { return [] }
    var pieces: [Piece] = []
    let words = text.string as NSString
    unsafe text.enumerateAttributes(in: range) { values, run, _ in
      pieces.append((words.substring(with: run), own(values)))
    }
    return pieces
  }

  /// The pieces without those that have the same attributes as the one before.
  private static func joined(_ pieces: [Piece]) -> [Piece] {
    var joined: [Piece] = []
    for piece in pieces where !piece.text.isEmpty {
      if let last = joined.last, plain(last.values) == plain(piece.values) {
        joined[joined.count - 1].text += piece.text
      } else {
        joined.append(piece)
      }
    }
    return joined
  }

  private static func plain(_ values: [NSAttributedString.Key: Any]) -> NSDictionary {
    NSDictionary(
      dictionary: Dictionary(uniqueKeysWithValues: values.map { ($0.key.rawValue, $0.value) })
    )
  }

  private func change(
    _ range: NSRange,
    _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    replace(
      range,
      with: Self.pieces(of: self, in: range).map { piece in
        var values = piece.values
        change(&values)
        return (piece.text, values)
      }
    )
  }

  private func replace(_ range: NSRange, with new: [Piece]) {
    let before = Self.pieces(of: self, in: NSRange(location: 0, length: range.location))
    let end = range.location + range.length
    let after = Self.pieces(of: self, in: NSRange(location: end, length: max(0, length - end)))
    let built = Foundation.NSMutableAttributedString(string: "")
    var count = -1
    for piece in Self.joined(before + new + after) {
      var values = piece.values
      for key in Self.spare where values.count == count { values[key] = 0 }
      count = values.count
      built.append(NSAttributedString(string: piece.text, attributes: values))
    }
    // Nothing that was there is compared with what comes.
    super.replaceCharacters(in: NSRange(location: 0, length: length), with: "")
    super.replaceCharacters(in: NSRange(location: 0, length: 0), with: built)
  }
}

extension NSAttributedString {
  /// Whether another text has the same letters with the same attributes; Foundation's own question traps where neighbouring
  /// letters have different objects of Swift.
  package func isSame(as other: NSAttributedString) -> Bool {
    AppFoundation.NSMutableAttributedString.areSame(self, other)
  }
}

extension NSObject {
  /// A copy that can be changed; that of a text is one of the class above.
  ///
  /// The source pass calls it.
  public func tesseraMutableCopy() -> Any {
    guard let text = self as? NSAttributedString else { return mutableCopy() }
    let copy = NSMutableAttributedString(string: "")
    copy.setAttributedString(text)
    return copy
  }
}

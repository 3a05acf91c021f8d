// SPDX-License-Identifier: Apache-2.0
import SwiftParser
import SwiftSyntax

/// A text and its tree.
///
/// After a save, a text is mostly the one before: then only what changed is parsed.
package struct ParsedText: Sendable {
  /// The text in UTF-8.
  let bytes: [UInt8]
  private let result: IncrementalParseResult

  var tree: SourceFileSyntax { result.tree }

  /// Parses a text; every text gives a tree.
  ///
  /// The tree is the same with and without a known text, of which it takes the declarations and statements that did not
  /// change.
  package init(_ text: String, after known: ParsedText? = nil) {
    bytes = Array(text.utf8)
    // What the parser makes of an error depends on more than its place.
    if let known, !known.tree.hasError, let edits = Self.edits(from: known.bytes, to: bytes) {
      let transition = IncrementalParseTransition(
        previousIncrementalParseResult: known.result,
        edits: edits
      )
      let found = Parser.parseIncrementally(source: text, parseTransition: transition)
      if !found.tree.hasError {
        result = found
        return
      }
    }
    result = Parser.parseIncrementally(source: text, parseTransition: nil)
  }

  /// The one edit that leads from a text to another; `nil` when they have nothing in common.
  ///
  /// - Complexity: O(n) in the number of bytes.
  private static func edits(from old: [UInt8], to new: [UInt8]) -> ConcurrentEdits? {
    let isInside = { (byte: UInt8) in byte & 0xC0 == 0x80 }
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var rest = 0
    while rest < shorter - start, old[old.count - 1 - rest] == new[new.count - 1 - rest] {
      rest += 1
    }
    // No character is cut.
    while start > 0,
      start < new.count && isInside(new[start]) || start < old.count && isInside(old[start])
    {
      start -= 1
    }
    while rest > 0, isInside(new[new.count - rest]) { rest -= 1 }
    guard start + rest > 0 else { return nil }
    let range = AbsolutePosition(utf8Offset: start)..<AbsolutePosition(utf8Offset: old.count - rest)
    let edit = SourceEdit(range: range, replacement: Array(new[start..<(new.count - rest)]))
    return try? ConcurrentEdits(concurrent: [edit])
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A change of a number in the source, not yet written to its file.
struct NumberEdit: Hashable, Sendable {
  /// How the edit changes the history.
  enum Way: Hashable, Sendable {
    case new
    case undo
    case redo
  }

  var write: SourceWrite
  var origin: CommandOrigin
  var step: NumberStep
  var way = Way.new

  /// The number in the file before the edit.
  var old: Double { way == .undo ? step.to : step.from }
}

/// A change of one number in its file, as one step of the history.
struct NumberStep: Hashable, Sendable {
  var index: Int
  var from: Double
  var to: Double
  /// The words on a button, without "Undo".
  var label: String
  /// The number of the host's steps before this one.
  var depth: Int
}

/// A replacement of a number in a source file.
struct SourceWrite: Hashable, Sendable {
  var path: String
  var name: String
  /// The file's content when the place was found; any other content makes the place wrong.
  var expected: Data
  /// The number's place in the file's bytes.
  var range: Range<Int>
  var replacement: String

  /// The file's bytes after the replacement.
  var result: Data {
    var bytes = expected
    bytes.replaceSubrange(
      (bytes.startIndex + range.lowerBound)..<(bytes.startIndex + range.upperBound),
      with: Data(replacement.utf8)
    )
    return bytes
  }
}

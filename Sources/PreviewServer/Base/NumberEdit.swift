// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A number of the source that is about to be written into its file.
struct NumberEdit: Hashable, Sendable {
  /// What the edit is to the history.
  enum Way: Hashable, Sendable {
    case new
    case undo
    case redo
  }

  var write: SourceWrite
  var origin: CommandOrigin
  var step: NumberStep
  var way = Way.new

  /// What the file says before it.
  var old: Double { way == .undo ? step.to : step.from }
}

/// A number that was given another value in its file.
struct NumberStep: Hashable, Sendable {
  var index: Int
  var from: Double
  var to: Double
  /// As on a button, without "Undo".
  var label: String
  /// The host's steps before it.
  var depth: Int
}

/// A number that is to be written into a source file.
struct SourceWrite: Hashable, Sendable {
  var path: String
  var name: String
  /// What the file has to hold for the place to be right.
  var expected: Data
  /// Place in the file's bytes.
  var range: Range<Int>
  var replacement: String

  /// The file's bytes afterwards.
  var result: Data {
    var bytes = expected
    bytes.replaceSubrange(
      (bytes.startIndex + range.lowerBound)..<(bytes.startIndex + range.upperBound),
      with: Data(replacement.utf8)
    )
    return bytes
  }
}

// SPDX-License-Identifier: Apache-2.0

/// What becomes of the last line of a text that needs more lines than it may have.
public enum TextCut: Hashable, Sendable {
  /// It ends in an ellipsis.
  case end
  /// It begins with an ellipsis and ends with the text.
  case start
  /// An ellipsis stands between its beginning and the end of the text.
  case middle
  /// It ends with the last word that fits.
  case afterWord
  /// It ends with the last letter that fits.
  case afterLetter
}

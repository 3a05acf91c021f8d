// SPDX-License-Identifier: Apache-2.0

/// What a view's content means, which decides whether it follows the direction of the language.
public enum UISemanticContentAttribute: Int, Sendable {
  /// It follows the language.
  case unspecified = 0
  /// Controls of a recording, which run from left to right everywhere.
  case playback = 1
  /// Directions in space, such as arrows, which mean the same everywhere.
  case spatial = 2
  /// From left to right, whatever the language.
  case forceLeftToRight = 3
  /// From right to left, whatever the language.
  case forceRightToLeft = 4
}

// SPDX-License-Identifier: Apache-2.0

/// The meaning of a view's content, which decides whether it follows the language's direction.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The content follows the language's direction.
  case unspecified = 0
  /// Controls of a recording, which always run from left to right.
  case playback = 1
  /// Directions in space, such as arrows, which never change.
  case spatial = 2
  /// The content always runs from left to right.
  case forceLeftToRight = 3
  /// The content always runs from right to left.
  case forceRightToLeft = 4
}

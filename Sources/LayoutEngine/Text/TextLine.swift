// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// One line of a text.
public struct TextLine: Hashable, Sendable {
  /// What it shows, with an ellipsis where the text was cut off; without the spaces at its end.
  public var text: String
  /// How wide it is, in points.
  public var width: CGFloat
}

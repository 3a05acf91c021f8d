// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// One line of a text.
public struct TextLine: Hashable, Sendable {
  /// The text of the line without the spaces at its end, and with an ellipsis where it was cut off.
  public var text: String
  /// The width of the line, in points.
  public var width: CGFloat
}

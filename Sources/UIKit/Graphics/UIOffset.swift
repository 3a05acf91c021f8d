// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A shift, in points.
public struct UIOffset: Hashable, Sendable {
  /// The shift along x.
  public var horizontal: CGFloat
  /// The shift along y.
  public var vertical: CGFloat

  /// No shift.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)

  /// Makes the zero offset.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Makes an offset from its two shifts, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

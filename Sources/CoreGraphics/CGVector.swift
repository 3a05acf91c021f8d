// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A displacement or direction in the plane.
public struct CGVector: Hashable, Sendable {
  /// The part along x.
  public var dx: CGFloat
  /// The part along y.
  public var dy: CGFloat

  /// The vector without length.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Makes the vector without length.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Makes a vector.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}

// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A displacement or direction in the plane.
public struct CGVector: Hashable, Sendable {
  /// The length along x.
  public var dx: CGFloat
  /// The length along y.
  public var dy: CGFloat

  /// The zero vector.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Makes the zero vector.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Makes a vector from its two lengths.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}

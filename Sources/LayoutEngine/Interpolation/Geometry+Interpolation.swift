// SPDX-License-Identifier: Apache-2.0
package import Foundation

extension CGFloat {
  /// The number at a part of the way to another one; a part outside 0…1 goes beyond the ends.
  package func interpolated(to other: CGFloat, at part: CGFloat) -> CGFloat {
    // The ends are exact; the sum with the difference would not be.
    part == 1 ? other : self + (other - self) * part
  }
}

extension CGPoint {
  /// The point at a part of the straight way to another one; a part outside 0…1 goes beyond the
  /// ends.
  package func interpolated(to other: CGPoint, at part: CGFloat) -> CGPoint {
    CGPoint(x: x.interpolated(to: other.x, at: part), y: y.interpolated(to: other.y, at: part))
  }
}

extension CGSize {
  /// The size at a part of the way to another one; no length becomes negative.
  package func interpolated(to other: CGSize, at part: CGFloat) -> CGSize {
    CGSize(
      width: max(0, width.interpolated(to: other.width, at: part)),
      height: max(0, height.interpolated(to: other.height, at: part))
    )
  }
}

extension CGRect {
  /// The rectangle at a part of the way to another one: centre and size go straight.
  package func interpolated(to other: CGRect, at part: CGFloat) -> CGRect {
    guard part != 0 else { return self }
    guard part != 1 else { return other }
    let middle = CGPoint(x: midX, y: midY)
      .interpolated(to: CGPoint(x: other.midX, y: other.midY), at: part)
    let size = size.interpolated(to: other.size, at: part)
    return CGRect(
      x: middle.x - size.width / 2,
      y: middle.y - size.height / 2,
      width: size.width,
      height: size.height
    )
  }
}

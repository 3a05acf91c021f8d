// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension CGPoint {
  /// Whether both coordinates are equal.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether both lengths are equal.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether both rectangles have equal origins and sizes.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A picture of Core Graphics: it keeps the object that knows the pixels.
public final class CGImage: Hashable, @unchecked Sendable {
  // Only the main actor reads the object.
  package let holder: AnyObject?
  /// The number of pixels across.
  public let width: Int
  /// The number of pixels down.
  public let height: Int

  package init(_ holder: AnyObject?, width: Int, height: Int) {
    (self.holder, self.width, self.height) = (holder, width, height)
  }

  /// A part of the picture; it shows all of it here.
  public func cropping(to rect: CGRect) -> CGImage? {
    CGImage(holder, width: Int(rect.width), height: Int(rect.height))
  }

  /// Whether two pictures are the same object's.
  public static func == (one: CGImage, other: CGImage) -> Bool {
    one.holder === other.holder && one.width == other.width && one.height == other.height
  }

  /// Hashes the size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}

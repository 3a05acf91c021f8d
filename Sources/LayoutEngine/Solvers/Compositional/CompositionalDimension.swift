// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// One length of an item: points, a fraction of its container, or a length to be measured.
package struct CompositionalDimension: Hashable, Sendable {
  /// The meaning of the number.
  package enum Kind: UInt8, Hashable, Sendable {
    /// A fraction of the container's width, also for a height.
    case fractionalWidth
    /// A fraction of the container's height, also for a width.
    case fractionalHeight
    /// Points.
    case absolute
    /// Estimated points until the element is measured.
    case estimated
    /// Estimated points until all siblings are measured, then the greatest of their lengths.
    case uniformAcrossSiblings
  }

  package var kind: Kind
  package var value: CGFloat

  /// Makes a dimension.
  package init(_ kind: Kind, _ value: CGFloat) {
    self.kind = kind
    self.value = value
  }

  /// Whether measuring decides the length.
  package var isMeasured: Bool { kind == .estimated || kind == .uniformAcrossSiblings }

  /// Whether the length is a fraction of the container.
  package var isFractional: Bool { kind == .fractionalWidth || kind == .fractionalHeight }

  /// Whether the number can be used.
  package var isValid: Bool { (0...CompositionalPolicy.longestLength).contains(value) }

  /// The length in points before measuring; zero for an invalid number.
  package func length(in container: CGSize) -> CGFloat {
    guard isValid else { return 0 }
    let length =
      switch kind {
      case .fractionalWidth: value * container.width
      case .fractionalHeight: value * container.height
      case .absolute, .estimated, .uniformAcrossSiblings: value
      }
    return min(max(0, length), CompositionalPolicy.longestLength)
  }
}

/// A width and a height, each resolved on its own in the same container.
package struct CompositionalSize: Hashable, Sendable {
  package var width: CompositionalDimension
  package var height: CompositionalDimension

  /// Makes a size.
  package init(_ width: CompositionalDimension, _ height: CompositionalDimension) {
    self.width = width
    self.height = height
  }

  /// Whether measuring decides one of the lengths.
  package var isMeasured: Bool { width.isMeasured || height.isMeasured }

  /// The size in points before measuring.
  package func size(in container: CGSize) -> CGSize {
    CGSize(width: width.length(in: container), height: height.length(in: container))
  }

  subscript(axis: Axis) -> CompositionalDimension {
    axis == .horizontal ? width : height
  }
}

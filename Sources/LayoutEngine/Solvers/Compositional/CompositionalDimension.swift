// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// One length of an item: points, a share of the box around it, or what measuring will tell.
package struct CompositionalDimension: Hashable, Sendable {
  /// What the number means.
  package enum Kind: UInt8, Hashable, Sendable {
    /// A share of the container's width, whichever length it is for.
    case fractionalWidth
    /// A share of the container's height, whichever length it is for.
    case fractionalHeight
    /// Points.
    case absolute
    /// Points until the element is measured.
    case estimated
    /// Points until all siblings are measured, then the greatest of what they measure.
    case uniformAcrossSiblings
  }

  package var kind: Kind
  package var value: CGFloat

  /// Makes a dimension.
  package init(_ kind: Kind, _ value: CGFloat) {
    self.kind = kind
    self.value = value
  }

  /// Whether measuring decides.
  package var isMeasured: Bool { kind == .estimated || kind == .uniformAcrossSiblings }

  /// Whether it is a share of a container.
  package var isFractional: Bool { kind == .fractionalWidth || kind == .fractionalHeight }

  /// Whether the number can be used.
  package var isValid: Bool { (0...CompositionalPolicy.longestLength).contains(value) }

  /// The length in points before anything is measured; zero for a number without meaning.
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

  /// Whether measuring decides about either length.
  package var isMeasured: Bool { width.isMeasured || height.isMeasured }

  /// The size in points before anything is measured.
  package func size(in container: CGSize) -> CGSize {
    CGSize(width: width.length(in: container), height: height.length(in: container))
  }

  subscript(axis: Axis) -> CompositionalDimension {
    axis == .horizontal ? width : height
  }
}

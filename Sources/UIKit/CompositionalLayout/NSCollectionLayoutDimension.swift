// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// One length of an item, header, footer or group: points, a fraction of the box around it, or an
/// estimate.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, NSCopying {
  let spec: CompositionalDimension

  /// Makes a dimension from its parts; see ``EngineInstantiation``.
  public required init(by engine: EngineInstantiation, kind: UInt8, dimension: CGFloat) {
    spec = CompositionalDimension(.init(rawValue: kind) ?? .absolute, dimension)
    super.init()
  }

  private class func make(_ kind: CompositionalDimension.Kind, _ value: CGFloat) -> Self {
    self.init(by: EngineInstantiation(), kind: kind.rawValue, dimension: value)
  }

  /// A fraction of the width of the box around the element.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    make(.fractionalWidth, fractionalWidth)
  }

  /// A fraction of the height of the box around the element.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    make(.fractionalHeight, fractionalHeight)
  }

  /// A fixed length, in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    make(.absolute, absoluteDimension)
  }

  /// A length in points that is used until the element is measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    make(.estimated, estimatedDimension)
  }

  /// A length in points that is used until all siblings are measured; then all have the greatest
  /// length.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
    make(.uniformAcrossSiblings, estimate)
  }

  /// Whether it is a fraction of a width.
  open var isFractionalWidth: Bool { spec.kind == .fractionalWidth }
  /// Whether it is a fraction of a height.
  open var isFractionalHeight: Bool { spec.kind == .fractionalHeight }
  /// Whether it is a fixed length in points.
  open var isAbsolute: Bool { spec.kind == .absolute }
  /// Whether measuring decides the length, of this element alone or together with its siblings.
  open var isEstimated: Bool { spec.isMeasured }
  /// Whether all siblings have the same measured length.
  open var isUniformAcrossSiblings: Bool { spec.kind == .uniformAcrossSiblings }
  /// The value with which it was made: a fraction or points.
  open var dimension: CGFloat { spec.value }

  /// Returns the dimension itself, because it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether kind and value are equal.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutDimension else { return false }
    return spec == other.spec
  }

  /// The hash of kind and value.
  nonisolated open override var hash: Int { spec.hashValue }
}

/// A width and a height.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, NSCopying {
  private let width: NSCollectionLayoutDimension
  private let height: NSCollectionLayoutDimension

  /// Makes a size from two dimensions.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    self.width = width
    self.height = height
    super.init()
  }

  /// The width's dimension.
  open var widthDimension: NSCollectionLayoutDimension { width }
  /// The height's dimension.
  open var heightDimension: NSCollectionLayoutDimension { height }

  /// Returns the size itself, because it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  var spec: CompositionalSize { CompositionalSize(width.spec, height.spec) }
}

// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// One length of an item, header, footer or group: points, a share of what is around it, or an estimate.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, NSCopying {
  let spec: CompositionalDimension

  /// Makes a dimension of its parts.
  public required init(by engine: EngineInstantiation, kind: UInt8, dimension: CGFloat) {
    spec = CompositionalDimension(.init(rawValue: kind) ?? .absolute, dimension)
    super.init()
  }

  private class func make(_ kind: CompositionalDimension.Kind, _ value: CGFloat) -> Self {
    self.init(by: EngineInstantiation(), kind: kind.rawValue, dimension: value)
  }

  /// A share of the width of the box around.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    make(.fractionalWidth, fractionalWidth)
  }

  /// A share of the height of the box around.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    make(.fractionalHeight, fractionalHeight)
  }

  /// Points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    make(.absolute, absoluteDimension)
  }

  /// Points that hold until the element is measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    make(.estimated, estimatedDimension)
  }

  /// Points that hold until all siblings are measured; then they all have the greatest length.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
    make(.uniformAcrossSiblings, estimate)
  }

  /// Whether it is a share of a width.
  open var isFractionalWidth: Bool { spec.kind == .fractionalWidth }
  /// Whether it is a share of a height.
  open var isFractionalHeight: Bool { spec.kind == .fractionalHeight }
  /// Whether it is in points that nothing changes.
  open var isAbsolute: Bool { spec.kind == .absolute }
  /// Whether measuring decides, be it about this element alone or with its siblings.
  open var isEstimated: Bool { spec.isMeasured }
  /// Whether siblings have it in common.
  open var isUniformAcrossSiblings: Bool { spec.kind == .uniformAcrossSiblings }
  /// The number that it was made with: a share or points.
  open var dimension: CGFloat { spec.value }

  /// The dimension itself, which never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether kind and number are the same.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutDimension else { return false }
    return spec == other.spec
  }

  /// A number that equal dimensions share.
  nonisolated open override var hash: Int { spec.hashValue }
}

/// A width and a height.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, NSCopying {
  private let width: NSCollectionLayoutDimension
  private let height: NSCollectionLayoutDimension

  /// Makes a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    self.width = width
    self.height = height
    super.init()
  }

  /// The width.
  open var widthDimension: NSCollectionLayoutDimension { width }
  /// The height.
  open var heightDimension: NSCollectionLayoutDimension { height }

  /// The size itself, which never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  var spec: CompositionalSize { CompositionalSize(width.spec, height.spec) }
}

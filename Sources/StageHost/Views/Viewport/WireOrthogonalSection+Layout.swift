// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import UIKit

extension WireOrthogonalSection {
  /// Takes the offset of an orthogonal section, and how it scrolls.
  ///
  /// `sign` is 1, or −1 for reading from right to left.
  @MainActor
  mutating func describe(
    _ orthogonal: OrthogonalSection,
    _ section: Int,
    of layout: UICollectionViewCompositionalLayout,
    sign: CGFloat
  ) {
    let length = { (points: CGFloat) in WireQuantiser.length(points * sign) }
    isVertical = layout.configuration.scrollDirection == .horizontal
    x = WireQuantiser.length(orthogonal.frame.minX)
    y = WireQuantiser.length(orthogonal.frame.minY)
    width = WireQuantiser.length(orthogonal.frame.width)
    height = WireQuantiser.length(orthogonal.frame.height)
    let ends = [length(orthogonal.range.lowerBound), length(orthogonal.range.upperBound)]
    (lower, upper) = (ends.min() ?? 0, ends.max() ?? 0)
    offset = length(layout.orthogonalOffset(inSection: section))
    behaviour = UInt8(orthogonal.scrolling.rawValue)
    if let properties = layout.orthogonalProperties(inSection: section) {
      bounce = UInt8(properties.bounce.rawValue)
      rate = Self.rate(properties.decelerationRate.rawValue)
    }
    let told = orthogonal.rests.prefix(Limits.standard.restsPerOrthogonalSection).map { rests in
      let ends = [length(rests.first), length(rests.last)]
      return WireRests(
        count: UInt64(rests.count),
        first: ends.min() ?? 0,
        last: ends.max() ?? 0
      )
    }
    rests = sign < 0 ? told.reversed() : told
  }

  /// A rate that the wire can have; 0, the behaviour's own, for any other.
  private static func rate(_ share: CGFloat) -> Float {
    let rate = Float(share)
    return (0..<1).contains(rate) ? rate : 0
  }
}

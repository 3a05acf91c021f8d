// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import UIKit

/// An orthogonal section whose handler changes elements during scrolling, and the offsets to
/// sample.
struct SampledSection {
  var section: Int
  /// The offsets in points from the leading edge, growing in the direction of reading.
  var offsets: ClosedRange<CGFloat>
  /// The factor from those offsets to the wire's: 1, or −1 for reading from right to left.
  var sign: CGFloat
  /// The visible frame of the section, in the content.
  var frame: CGRect
}

/// Asks handlers of orthogonal sections in advance, like layouts that follow the content.
extension ScrollSampling {
  /// The sections with handlers that change visible elements, by section.
  func sectionsToSample(in rect: CGRect) -> [Int: SampledSection] {
    guard let layout = orthogonal.layout, layout.hasHandlers else { return [:] }
    var sections: [Int: SampledSection] = [:]
    for section in layout.orthogonalSections(in: rect).prefix(limit)
    where layout.hasHandler(section: section) {
      guard let scrolling = layout.orthogonalSection(inSection: section),
        let window = orthogonal.window(section)
      else { continue }
      let position = OrthogonalState().position(
        of: scrolling,
        at: layout.orthogonalOffset(inSection: section)
      )
      guard position.scrolls else { continue }
      sections[section] = SampledSection(
        section: section,
        offsets: Self.range(position, window),
        sign: orthogonal.readingSign(section, layout),
        frame: scrolling.frame
      )
    }
    return sections
  }

  /// Samples a section's handler; the section has its offset again afterwards.
  func sample(
    _ sampled: SampledSection,
    into found: inout [ElementKey: SampledElement],
    _ look: @escaping Look
  ) {
    guard let layout = orthogonal.layout else { return }
    let before = layout.orthogonalOffsets
    defer { layout.orthogonalOffsets = before }
    let now = layout.orthogonalOffset(inSection: sampled.section)
    let content = viewport.collectionView.contentOffset
    let elements = { (offset: CGFloat) in
      layout.setOrthogonalOffset(offset * sampled.sign, inSection: sampled.section)
      return look(content, sampled.frame).filter { $0.value.orthogonalSection == sampled.section }
    }
    for (key, attributes) in elements(now * sampled.sign) where found[key] == nil {
      found[key] = SampledElement(base: attributes)
    }
    let ends = [sampled.offsets.lowerBound, sampled.offsets.upperBound].map { $0 * sampled.sign }
    let range = min(ends[0], ends[1])...max(ends[0], ends[1])
    let sampler = OffsetSampler(range, most: Self.manyLooks, look: elements)
    Self.add(sampler.tracks(along: .orthogonalSection), at: now * sampled.sign, to: &found)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import UIKit

/// An orthogonal section whose handler changes elements as it scrolls, and the offsets to look at.
struct SampledSection {
  var section: Int
  /// In points from the leading edge, growing the way one reads.
  var offsets: ClosedRange<CGFloat>
  /// From those offsets to the wire's: 1, or −1 where one reads from the right.
  var sign: CGFloat
  /// Where the section is shown, in the content.
  var frame: CGRect
}

/// Handlers of orthogonal sections are asked ahead like layouts that follow the content.
extension ScrollSampling {
  /// Sections in which handlers change what is on the screen, by their numbers.
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

  /// Looks at what a section's handler does along the way; the section is where it was afterwards.
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

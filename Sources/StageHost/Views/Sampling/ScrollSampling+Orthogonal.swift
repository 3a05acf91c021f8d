// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol

/// A row whose handler changes elements as it scrolls, and the offsets to look at.
struct SampledRow {
  var section: Int
  /// In points from the leading edge, growing the way one reads.
  var offsets: ClosedRange<CGFloat>
  /// From those offsets to the wire's: 1, or −1 where one reads from the right.
  var sign: CGFloat
  /// Where the row is shown, in the content.
  var frame: CGRect
}

/// Handlers of sections that scroll across are asked ahead like layouts that follow the content.
extension StageView {
  /// Rows in which handlers change what is on the screen, by section.
  func rowsToSample(in rect: CGRect) -> [Int: SampledRow] {
    guard let layout = rowLayout, layout.hasHandlers else { return [:] }
    var rows: [Int: SampledRow] = [:]
    for section in layout.orthogonalSections(in: rect).prefix(rowLimit)
    where layout.hasHandler(section: section) {
      guard let row = layout.orthogonalRow(inSection: section),
        let window = rowWindow(section)
      else { continue }
      let position = RowState().position(of: row, at: layout.orthogonalOffset(inSection: section))
      guard position.scrolls else { continue }
      rows[section] = SampledRow(
        section: section,
        offsets: Self.range(position, window),
        sign: readingSign(section, layout),
        frame: row.frame
      )
    }
    return rows
  }

  /// Looks at what a row's handler does along the way; the row is where it was afterwards.
  func sample(
    _ row: SampledRow,
    into found: inout [ElementKey: SampledElement],
    _ look: @escaping Look
  ) {
    guard let layout = rowLayout else { return }
    let before = layout.orthogonalOffsets
    defer { layout.orthogonalOffsets = before }
    let now = layout.orthogonalOffset(inSection: row.section)
    let content = collectionView.contentOffset
    let elements = { (offset: CGFloat) in
      layout.setOrthogonalOffset(offset * row.sign, inSection: row.section)
      return look(content, row.frame).filter { $0.value.row == row.section }
    }
    for (key, attributes) in elements(now * row.sign) where found[key] == nil {
      found[key] = SampledElement(base: attributes)
    }
    let ends = [row.offsets.lowerBound * row.sign, row.offsets.upperBound * row.sign]
    let range = min(ends[0], ends[1])...max(ends[0], ends[1])
    let sampler = OffsetSampler(range, most: Self.manyLooks, look: elements)
    Self.add(sampler.tracks(along: .row), at: now * row.sign, to: &found)
  }
}

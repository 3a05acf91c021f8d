// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol

/// Sections that scroll by themselves.
///
/// The layout knows them by their numbers, which change with the data; what people scrolled goes with the
/// sections' identities, so that it outlives edits, saved files, other layouts and other hosts.
extension StageView {
  var rowLayout: UICollectionViewCompositionalLayout? {
    collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout
  }

  private func rowKey(_ section: Int) -> String? {
    let sections = source.data.sections
    return sections.indices.contains(section) ? sections[section].id : nil
  }

  /// Has the layout keep elements ready ahead of the motion in each row.
  func attachRows() {
    rowLayout?.orthogonalReach = { [unowned self] section, offset in
      guard let key = rowKey(section), let row = rowLayout?.orthogonalRow(inSection: section)
      else { return offset...offset }
      if isTakingSamples, let window = rowStates[key]?.window { return window.range }
      return rowStates[key, default: RowState()].reach(of: row, at: offset)
    }
  }

  /// Takes up where people had the rows of an earlier host's picture.
  func adoptRows(of picture: Delta) {
    for case .row(let row) in picture.rows {
      let offset = CGFloat(Double(row.offset) / WireQuantiser.unitsPerPoint)
      let isMirrored = !row.isVertical && settings.semanticContentAttribute == .forceRightToLeft
      rowStates[row.key, default: RowState()].offset = isMirrored ? -offset : offset
    }
  }

  /// Scrolls the layout's sections to where people have them.
  func restoreRows() {
    attachRows()
    guard let layout = rowLayout else { return }
    var offsets: [Int: CGFloat] = [:]
    if rowStates.values.contains(where: { $0.offset != nil }) {
      for (section, content) in source.data.sections.enumerated() {
        offsets[section] = rowStates[content.id]?.offset
      }
    }
    layout.orthogonalOffsets = offsets
  }

  /// Follows a row to where the driver's page has it; one that is there no longer is passed over.
  func scrollRow(_ row: WireRow, _ scroll: ClientMessage.Scroll) {
    guard let layout = rowLayout, let section = section(of: row) else { return }
    let sign = readingSign(section, layout)
    let along = { (point: Point) in CGFloat(row.isVertical ? point.y : point.x) * sign }
    let offset = along(scroll.offset)
    var state = rowStates[row.key, default: RowState()]
    let way = along(scroll.velocity)
    let step = way == 0 ? offset - layout.orthogonalOffset(inSection: section) : way
    state.motion = step == 0 ? 0 : (step > 0 ? 1 : -1)
    if scroll.phase != .decelerate { state.landing = nil }
    if scroll.phase == .end { state.landing = scroll.proposed.map(along) ?? offset }
    state.offset = offset
    rowStates[row.key] = state
    let before = collectionView.contentOffset
    collectionView.performAnimated(nil) {
      if scroll.phase == .drag { collectionView.touchCancelled() }
      layout.setOrthogonalOffset(offset, inSection: section)
      fillWindow()
    }
    noteAdjustment(from: before)
  }

  private func section(of row: WireRow) -> Int? {
    if let known = rowSections[row.id], rowKey(known) == row.key { return known }
    return source.data.sections.firstIndex { $0.id == row.key }
  }

  /// 1, or −1 for a row whose content goes to the right as one reads on.
  func readingSign(
    _ section: Int,
    _ layout: UICollectionViewCompositionalLayout
  ) -> CGFloat {
    layout.orthogonalScroll(offset: 1, inSection: section).x > 0 ? -1 : 1
  }

  /// The stretch that is held of a section's row, in points from the leading edge.
  func rowWindow(_ section: Int) -> AxisWindow? {
    rowKey(section).flatMap { rowStates[$0]?.window }
  }

  /// How far the row of a section is scrolled, as the wire has it.
  func rowOffset(_ section: Int?) -> CGFloat {
    guard let section, let layout = rowLayout else { return 0 }
    return layout.orthogonalOffset(inSection: section) * readingSign(section, layout)
  }

  /// Has all rows told again where they stand, as when one reads from the other side from now on.
  func markRowsMoved() {
    for key in rowStates.keys { rowStates[key]?.isMoved = true }
  }

  /// The rows along the window, as the far end is to know them, by section.
  func takeRows() -> [Int: WireRow] {
    rowSections = [:]
    guard let layout = rowLayout else { return [:] }
    noteRowMoves(layout)
    var rows: [Int: WireRow] = [:]
    let rect = window?.rect ?? collectionView.bounds
    for section in layout.orthogonalSections(in: rect).prefix(rowLimit) {
      guard let key = rowKey(section), !source.data.sections[section].items.isEmpty,
        let row = layout.orthogonalRow(inSection: section)
      else { continue }
      let number = rowNumber(of: key)
      rowSections[number] = section
      rows[section] = wireRow(row, WireRow(id: number, key: key), section, layout)
    }
    for key in rowStates.keys { rowStates[key]?.isMoved = false }
    return rows
  }

  /// Notes what scrolled rows beside the driver, such as a call that scrolls to an item.
  private func noteRowMoves(_ layout: UICollectionViewCompositionalLayout) {
    for (section, offset) in layout.orthogonalOffsets {
      guard let key = rowKey(section), rowStates[key]?.offset != offset else { continue }
      rowStates[key, default: RowState()].offset = offset
      rowStates[key]?.isMoved = true
      rowStates[key]?.landing = nil
    }
  }

  private func wireRow(
    _ row: OrthogonalRow,
    _ empty: WireRow,
    _ section: Int,
    _ layout: UICollectionViewCompositionalLayout
  ) -> WireRow {
    var wire = empty
    let sign = readingSign(section, layout)
    let length = { (points: CGFloat) in WireQuantiser.length(points * sign) }
    wire.isVertical = layout.configuration.scrollDirection == .horizontal
    wire.x = WireQuantiser.length(row.frame.minX)
    wire.y = WireQuantiser.length(row.frame.minY)
    wire.width = WireQuantiser.length(row.frame.width)
    wire.height = WireQuantiser.length(row.frame.height)
    let ends = [length(row.range.lowerBound), length(row.range.upperBound)]
    (wire.lower, wire.upper) = (ends.min() ?? 0, ends.max() ?? 0)
    wire.offset = length(layout.orthogonalOffset(inSection: section))
    // One that nobody scrolled stands at its first rest, wherever that comes to be.
    let isUntouched = rowStates[wire.key]?.offset == nil
    let isElsewhere = isUntouched && self.row(of: wire.id).map { $0.offset != wire.offset } == true
    wire.moves = isElsewhere || rowStates[wire.key]?.isMoved == true
    wire.behaviour = UInt8(row.scrolling.rawValue)
    if let properties = layout.orthogonalProperties(inSection: section) {
      wire.bounce = UInt8(properties.bounce.rawValue)
      wire.rate = Self.rate(properties.decelerationRate.rawValue)
    }
    let rests = row.rests.prefix(Limits.standard.restsPerRow).map { rests in
      let ends = [length(rests.first), length(rests.last)]
      return WireRests(
        count: UInt64(rests.count),
        first: ends.min() ?? 0,
        last: ends.max() ?? 0
      )
    }
    wire.rests = sign < 0 ? rests.reversed() : rests
    return wire
  }

  /// A share that the wire takes; anything else suits the behaviour.
  private static func rate(_ share: CGFloat) -> Float {
    let rate = Float(share)
    return (0..<1).contains(rate) ? rate : 0
  }
}

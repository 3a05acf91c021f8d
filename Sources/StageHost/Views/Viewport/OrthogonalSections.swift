// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// The orthogonal sections of a view.
///
/// The layout knows them by index, which changes with the data. Their offsets belong to the
/// sections' identities, so that they survive edits, saved files, other layouts and other hosts.
@MainActor
final class OrthogonalSections {
  private let collectionView: UICollectionView
  private let source: StageDataSource
  /// The state of each section, by identity.
  private var states: [String: OrthogonalState] = [:]
  /// The sections in the last delta, by their numbers on the wire.
  private var told: [UInt64: Int] = [:]
  /// Whether windows stay the same at any offset that the layout is asked about.
  private var keepsWindows = false

  init(_ collectionView: UICollectionView, _ source: StageDataSource) {
    self.collectionView = collectionView
    self.source = source
  }

  /// The layout, if it can have such sections.
  var layout: UICollectionViewCompositionalLayout? {
    collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout
  }

  private func key(_ section: Int) -> String? { source.data.section(section)?.id }

  /// 1, or −1 for a section that reads from right to left.
  func readingSign(_ section: Int, _ layout: UICollectionViewCompositionalLayout) -> CGFloat {
    layout.orthogonalScroll(offset: 1, inSection: section).x > 0 ? -1 : 1
  }

  // MARK: Windows

  /// Lets the layout keep elements ahead of the motion in each section.
  private func attach() {
    // The layout is the app's and goes on when its page shows another collection view.
    layout?.orthogonalReach = { [weak self, weak layout] section, offset in
      guard let orthogonal = layout?.orthogonalSection(inSection: section) else {
        return offset...offset
      }
      // Beside or behind another list, what is seen is enough.
      guard let self, let key = key(section) else { return offset...offset + orthogonal.length }
      if keepsWindows, let window = states[key]?.window { return window.range }
      return states[key, default: OrthogonalState()].reach(of: orthogonal, at: offset)
    }
  }

  /// Asks the layout about other offsets without changing any window.
  func keepingWindows(_ look: () -> Void) {
    keepsWindows = true
    defer { keepsWindows = false }
    look()
  }

  /// The stretch of a section with kept elements, in points from the leading edge.
  func window(_ section: Int) -> AxisWindow? { key(section).flatMap { states[$0]?.window } }

  /// The offset of a section on the wire; 0 for none.
  func offset(_ section: Int?) -> CGFloat {
    guard let section, let layout else { return 0 }
    return layout.orthogonalOffset(inSection: section) * readingSign(section, layout)
  }

  // MARK: Scrolling

  /// Takes the sections' offsets from an earlier host's picture.
  func adopt(_ picture: Delta, isMirrored: Bool) {
    for case .section(let section) in picture.orthogonalSections {
      let offset = CGFloat(Double(section.offset) / WireQuantiser.unitsPerPoint)
      let isTurned = isMirrored && !section.isVertical
      states[section.key, default: OrthogonalState()].offset = isTurned ? -offset : offset
    }
  }

  /// Whether any section was scrolled.
  private var hasKept: Bool { states.values.contains { $0.offset != nil } }

  /// Sets the offsets of the layout's sections to the kept ones.
  func restore() {
    attach()
    guard let layout else { return }
    // The list of an app that is shown again goes on where it was left.
    if !hasKept, collectionView.isOnScreen { return }
    var offsets: [Int: CGFloat] = [:]
    if hasKept {
      for (section, content) in source.data.sections.enumerated() {
        offsets[section] = states[content.id]?.offset
      }
    }
    layout.orthogonalOffsets = offsets
  }

  /// Takes the offset of a section on the driver's page; an unknown section is ignored.
  ///
  /// - Returns: A function that moves the layout's section there.
  func follow(_ told: WireOrthogonalSection, _ scroll: ClientMessage.Scroll) -> (() -> Void)? {
    guard let layout, let section = section(of: told) else { return nil }
    let sign = readingSign(section, layout)
    let along = { (point: Point) in CGFloat(told.isVertical ? point.y : point.x) * sign }
    let offset = along(scroll.offset)
    var state = states[told.key, default: OrthogonalState()]
    let way = along(scroll.velocity)
    let step = way == 0 ? offset - layout.orthogonalOffset(inSection: section) : way
    state.motion = step == 0 ? 0 : (step > 0 ? 1 : -1)
    if scroll.phase != .decelerate { state.landing = nil }
    if scroll.phase == .end { state.landing = scroll.proposed.map(along) ?? offset }
    state.offset = offset
    states[told.key] = state
    return { layout.setOrthogonalOffset(offset, inSection: section) }
  }

  private func section(of wire: WireOrthogonalSection) -> Int? {
    if let known = told[wire.id], key(known) == wire.key { return known }
    return source.data.sections.firstIndex { $0.id == wire.key }
  }

  // MARK: Records for the page

  /// Sends the offsets of all sections again, for example after a change of the direction of
  /// reading.
  func markMoved() {
    for key in states.keys { states[key]?.isMoved = true }
  }

  /// The sections along a part of the content, as records for the page, by section.
  func take(in rect: CGRect, for table: inout WireTable) -> [Int: WireOrthogonalSection] {
    told = [:]
    guard let layout else { return [:] }
    noteMoves(layout)
    var taken: [Int: WireOrthogonalSection] = [:]
    for section in layout.orthogonalSections(in: rect).prefix(table.capacity) {
      guard let content = source.data.section(section), !content.items.isEmpty,
        let orthogonal = layout.orthogonalSection(inSection: section)
      else { continue }
      let number = table.orthogonalNumber(of: content.id)
      told[number] = section
      var wire = WireOrthogonalSection(id: number, key: content.id)
      wire.describe(orthogonal, section, of: layout, sign: readingSign(section, layout))
      wire.moves = isMoved(wire, from: table.orthogonalSection(of: number))
      taken[section] = wire
    }
    for key in states.keys { states[key]?.isMoved = false }
    return taken
  }

  /// Notes offsets that changed without the driver, for example by a call that scrolls to an item.
  private func noteMoves(_ layout: UICollectionViewCompositionalLayout) {
    for (section, offset) in layout.orthogonalOffsets {
      guard let key = key(section), states[key]?.offset != offset else { continue }
      states[key, default: OrthogonalState()].offset = offset
      states[key]?.isMoved = true
      states[key]?.landing = nil
    }
    if collectionView.isOnScreen { forgetMoved(layout) }
  }

  /// Forgets the offsets of sections that were scrolled and stand elsewhere among an app's sections now.
  ///
  /// An app's sections are known by their numbers, which change when others come before them; the layout takes the
  /// offsets along. What has the number now stands where nobody has scrolled it.
  private func forgetMoved(_ layout: UICollectionViewCompositionalLayout) {
    guard hasKept else { return }
    let scrolled = layout.orthogonalOffsets
    for (section, content) in source.data.sections.enumerated() where scrolled[section] == nil {
      guard let offset = states[content.id]?.offset,
        offset != layout.orthogonalOffset(inSection: section)
      else { continue }
      states[content.id]?.offset = nil
      states[content.id]?.isMoved = true
      states[content.id]?.landing = nil
    }
  }

  /// Whether the page must move a section.
  ///
  /// A section that was never scrolled is at its first resting offset, which may change.
  private func isMoved(_ wire: WireOrthogonalSection, from known: WireOrthogonalSection?) -> Bool {
    let isUntouched = states[wire.key]?.offset == nil
    let isElsewhere = isUntouched && known.map { $0.offset != wire.offset } == true
    return isElsewhere || states[wire.key]?.isMoved == true
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// The sections of a view that scroll by themselves.
///
/// The layout knows them by their numbers, which change with the data; what people scrolled goes with the
/// sections' identities, so that it outlives edits, saved files, other layouts and other hosts.
@MainActor
final class OrthogonalSections {
  private let collectionView: UICollectionView
  private let source: StageDataSource
  /// How each is scrolled, by identity.
  private var states: [String: OrthogonalState] = [:]
  /// Those that were told last, by the wire's numbers.
  private var told: [UInt64: Int] = [:]
  /// Whether windows stay as they are, wherever the layout is asked to stand.
  private var keepsWindows = false

  init(_ collectionView: UICollectionView, _ source: StageDataSource) {
    self.collectionView = collectionView
    self.source = source
  }

  /// The layout, where it is one with such sections.
  var layout: UICollectionViewCompositionalLayout? {
    collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout
  }

  private func key(_ section: Int) -> String? { source.data.section(section)?.id }

  /// 1, or −1 for a section whose content goes to the right as one reads on.
  func readingSign(_ section: Int, _ layout: UICollectionViewCompositionalLayout) -> CGFloat {
    layout.orthogonalScroll(offset: 1, inSection: section).x > 0 ? -1 : 1
  }

  // MARK: Windows

  /// Has the layout keep elements ready ahead of the motion in each section.
  private func attach() {
    layout?.orthogonalReach = { [unowned self] section, offset in
      guard let key = key(section), let orthogonal = layout?.orthogonalSection(inSection: section)
      else {
        return offset...offset
      }
      if keepsWindows, let window = states[key]?.window { return window.range }
      return states[key, default: OrthogonalState()].reach(of: orthogonal, at: offset)
    }
  }

  /// Has the layout asked for other offsets without any other window.
  func keepingWindows(_ look: () -> Void) {
    keepsWindows = true
    defer { keepsWindows = false }
    look()
  }

  /// The stretch that is held of a section, in points from the leading edge.
  func window(_ section: Int) -> AxisWindow? { key(section).flatMap { states[$0]?.window } }

  /// How far a section is scrolled, as the wire has it; 0 for none.
  func offset(_ section: Int?) -> CGFloat {
    guard let section, let layout else { return 0 }
    return layout.orthogonalOffset(inSection: section) * readingSign(section, layout)
  }

  // MARK: Scrolling

  /// Takes up where people had the sections of an earlier host's picture.
  func adopt(_ picture: Delta, isMirrored: Bool) {
    for case .section(let section) in picture.orthogonalSections {
      let offset = CGFloat(Double(section.offset) / WireQuantiser.unitsPerPoint)
      let isTurned = isMirrored && !section.isVertical
      states[section.key, default: OrthogonalState()].offset = isTurned ? -offset : offset
    }
  }

  /// Scrolls the layout's sections to where people have them.
  func restore() {
    attach()
    guard let layout else { return }
    var offsets: [Int: CGFloat] = [:]
    if states.values.contains(where: { $0.offset != nil }) {
      for (section, content) in source.data.sections.enumerated() {
        offsets[section] = states[content.id]?.offset
      }
    }
    layout.orthogonalOffsets = offsets
  }

  /// Takes note of where the driver's page has a section; one that is there no longer is passed over.
  ///
  /// - Returns: What brings the layout's section there.
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

  // MARK: Telling

  /// Has all sections told again where they stand, as when one reads from the other side from now on.
  func markMoved() {
    for key in states.keys { states[key]?.isMoved = true }
  }

  /// The sections along a part of the content, as the far end is to know them, by section.
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

  /// Notes what scrolled sections beside the driver, such as a call that scrolls to an item.
  private func noteMoves(_ layout: UICollectionViewCompositionalLayout) {
    for (section, offset) in layout.orthogonalOffsets {
      guard let key = key(section), states[key]?.offset != offset else { continue }
      states[key, default: OrthogonalState()].offset = offset
      states[key]?.isMoved = true
      states[key]?.landing = nil
    }
  }

  /// Whether the far end is to move a section; one that nobody scrolled stands at its first rest, wherever
  /// that comes to be.
  private func isMoved(_ wire: WireOrthogonalSection, from known: WireOrthogonalSection?) -> Bool {
    let isUntouched = states[wire.key]?.offset == nil
    let isElsewhere = isUntouched && known.map { $0.offset != wire.offset } == true
    return isElsewhere || states[wire.key]?.isMoved == true
  }
}

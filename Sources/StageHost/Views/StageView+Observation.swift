// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import UIKit

extension StageView {
  /// The description of a shown element, with the rules that placed it; `nil` when it is not shown.
  func describe(_ key: ElementKey, data: StageData) -> ElementInfo? {
    guard let element = collectionView.inspectElement(key) else { return nil }
    var info = describe(element, data: data)
    info.rules = RuleTrace.lines(for: element, in: collectionView)
    return info
  }

  /// The elements that the layout returns for a rectangle of the content, and their number.
  func probe(_ rect: ContentRect, limits: Limits) -> StageReply {
    let area = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    let elements = collectionView.inspectElements(in: area)
    return .probed(
      view: id,
      total: elements.count,
      elements: elements.prefix(limits.probedElements).map { describe($0, data: source.data) }
    )
  }

  /// The boxes of a compositional layout in a rectangle of the content.
  func boxes(in rect: ContentRect, limits: Limits) -> LayoutBoxes {
    guard let layout = collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout
    else { return LayoutBoxes(view: id, boxes: [], orthogonalSections: []) }
    let area = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    let boxes = layout.boxes(in: area, atMost: limits.boxes)
    let sections = boxes.filter { $0.kind == .section }.map(\.section)
    return LayoutBoxes(
      view: id,
      boxes: boxes.map { LayoutBoxes.Box($0) },
      orthogonalSections: sections.compactMap { orthogonalSection($0, layout, limits) }
    )
  }

  /// The questionable groups of a compositional layout in a rectangle of the content.
  func marks(in rect: ContentRect, limits: Limits) -> LayoutBoxes {
    let layout = collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout
    let area = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    let marks = layout?.marks(in: area, atMost: limits.boxes) ?? []
    return LayoutBoxes(
      view: id,
      boxes: [],
      orthogonalSections: [],
      marks: marks.map { LayoutBoxes.Mark($0) }
    )
  }

  private func orthogonalSection(
    _ section: Int,
    _ layout: UICollectionViewCompositionalLayout,
    _ limits: Limits
  ) -> LayoutBoxes.OrthogonalSection? {
    guard let orthogonal = layout.orthogonalSection(inSection: section) else { return nil }
    let count = min(orthogonal.restCount ?? 0, limits.boxes)
    return LayoutBoxes.OrthogonalSection(
      section: section,
      frame: ContentRect(orthogonal.frame),
      offset: Double(layout.orthogonalOffset(inSection: section)),
      rests: (0..<count).map { Double(orthogonal.rest($0)) }
    )
  }

  private func describe(_ element: InspectedElement, data: StageData) -> ElementInfo {
    ElementDescriber.info(element, slot: collectionView.slot(of: element.key), data: data)
  }
}

extension LayoutBoxes.Box {
  @MainActor
  fileprivate init(_ box: CompositionalBox) {
    self.init(
      role: Role(rawValue: box.kind.rawValue) ?? .item,
      section: box.section,
      depth: box.depth,
      frame: ContentRect(box.frame),
      content: ContentRect(box.content),
      measuresWidth: box.measuresWidth,
      measuresHeight: box.measuresHeight,
      measured: box.isMeasured
    )
  }
}

extension LayoutBoxes.Mark {
  @MainActor
  fileprivate init(_ mark: CompositionalMark) {
    self.init(
      section: mark.section,
      frame: ContentRect(mark.frame),
      severity: mark.finding.severity,
      message: mark.finding.message
    )
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol

extension StageView {
  /// Everything that is known about a shown element; `nil` when it is not shown.
  func describe(_ key: ElementKey, data: StageData) -> ElementInfo? {
    collectionView.inspectElement(key).map { describe($0, data: data) }
  }

  /// What the layout answers for a rectangle of the content, and how many elements that are.
  func probe(_ rect: ContentRect, limits: Limits) -> StageReply {
    let area = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    let elements = collectionView.inspectElements(in: area)
    return .probed(
      view: id,
      total: elements.count,
      elements: elements.prefix(limits.probedElements).map { describe($0, data: source.data) }
    )
  }

  private func describe(_ element: InspectedElement, data: StageData) -> ElementInfo {
    ElementDescriber.info(element, slot: collectionView.slot(of: element.key), data: data)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import GalleryLayouts
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// Edits the stage's data for the gestures of a sunflower.
@MainActor
final class SunflowerEdits: LayoutCompanion, SunflowerLayoutDelegate {
  var data = StageData()
  private var consequences: [Consequence] = []
  private var taken: StageData.Item?

  func takeConsequences() -> [Consequence] {
    defer { consequences = [] }
    return consequences
  }

  func sunflower(_ layout: SunflowerLayout, duplicateItemAt indexPath: IndexPath) {
    guard let item = data.item(at: ElementPosition(indexPath)) else { return }
    consequences.append(.edit(.duplicate(items: [item.id])))
  }

  func sunflower(_ layout: SunflowerLayout, takeItemAt indexPath: IndexPath) {
    guard let item = data.item(at: ElementPosition(indexPath)) else { return }
    taken = item
    consequences.append(.edit(.delete(items: [item.id])))
  }

  func sunflower(_ layout: SunflowerLayout, putItemAt indexPath: IndexPath) {
    guard let taken, let section = data.section(indexPath.section) else { return }
    self.taken = nil
    let index = min(indexPath.item, section.items.count)
    consequences.append(
      .paste([taken], at: StageEdit.ItemPlace(section: section.id, index: index))
    )
  }
}

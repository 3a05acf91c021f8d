// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// Describes the items of an app's own collection view, with its identities, as a stage's data.
@MainActor
enum ScreenData {
  /// More items are described without being asked for, because their identities are not needed.
  private static let mostIdentities = 20_000

  /// As many sections and items as the collection view has; the given ones lend their texts.
  static func of(_ view: UICollectionView, _ given: StageData) -> StageData {
    let limits = Limits.standard
    var room = limits.items
    var identified = mostIdentities
    let sections = min(view.numberOfSections, limits.sections)
    return StageData(
      sections: (0..<sections).map { index in
        let count = min(view.numberOfItems(inSection: index), room)
        room -= count
        var section = PlainData.section(index, items: 0)
        section.items = ItemList(
          (0..<count).map { item in
            var shown = PlainData.item(item, section: index)
            guard identified > 0 else { return shown }
            identified -= 1
            shown.id = view.identity(ofItemAt: ElementPosition(section: index, item: item))
            return shown
          }
        )
        return section
      }
    )
  }
}

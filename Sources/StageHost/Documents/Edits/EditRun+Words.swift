// SPDX-License-Identifier: Apache-2.0
import StageDocuments
import StageProtocol
import UIKit

extension EditRun {
  /// Changes the words of all items; a text that would be too long stays as it is.
  mutating func setWords(_ style: StageEdit.WordStyle) {
    // Those of the file have no other style.
    let shown = PseudoWords.Style(rawValue: style.rawValue)
    let most = limits.textBytes
    let bounded = { (text: String) -> String in
      let new = shown?.shown(text) ?? text
      return new.utf8.count <= most ? new : text
    }
    var own: [String: StageData.Item] = [:]
    if style == .file {
      for section in file.sections { for item in section.items { own[item.id] = item } }
    }
    var changed: [StageData.Item] = []
    for section in data.sections {
      for item in section.items {
        var copy = item
        copy.title = own[item.id]?.title ?? bounded(item.title)
        copy.subtitle = own[item.id]?.subtitle ?? bounded(item.subtitle)
        if copy != item { changed.append(copy) }
      }
    }
    if !changed.isEmpty { perform(.replace(changed)) }
  }
}

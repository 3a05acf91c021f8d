// SPDX-License-Identifier: Apache-2.0
import StageDocuments
import StageProtocol
import UIKit

extension EditRun {
  /// Changes the words of all items, headers and footers; a text that would be too long stays as it is.
  mutating func setWords(_ style: StageEdit.WordStyle) {
    let words = Words(style, of: file, limits)
    let data = data
    var changed: [StageData.Item] = []
    for section in data.sections {
      for item in section.items {
        let own = words.items[item.id]
        var copy = item
        copy.title = words.shown(item.title, own?.title)
        copy.subtitle = words.shown(item.subtitle, own?.subtitle)
        if copy != item { changed.append(copy) }
      }
    }
    if !changed.isEmpty { perform(.replace(changed)) }
    for section in data.sections {
      let own = words.sections[section.id]
      var old = section
      old.items = []
      var copy = old
      copy.title = words.shown(section.title, own?.title)
      copy.footer = words.shown(section.footer, own?.footer)
      if copy != old { perform(.describe(copy)) }
    }
  }

  /// What texts become.
  private struct Words {
    var items: [String: StageData.Item] = [:]
    var sections: [String: StageData.Section] = [:]
    // Those of the file have no other style.
    private let style: PseudoWords.Style?
    private let most: Int

    init(_ style: StageEdit.WordStyle, of file: StageData, _ limits: Limits) {
      self.style = PseudoWords.Style(rawValue: style.rawValue)
      most = limits.textBytes
      for section in file.sections {
        sections[section.id] = section
        for item in section.items { items[item.id] = item }
      }
    }

    /// What a text becomes, of which the file may have another form: one style takes the place of another.
    func shown(_ text: String, _ own: String?) -> String {
      guard let style else { return own ?? text }
      let isStyled = own.map { own in PseudoWords.Style.allCases.contains { $0.shown(own) == text }
      }
      let new = style.shown(isStyled == true ? own ?? text : text)
      return new.utf8.count <= most ? new : text
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageDocuments
import StageProtocol
import UIKit

// A list's background and lines as UIKit's values.

extension UICollectionLayoutListConfiguration {
  /// Takes a file's background and lines.
  @MainActor mutating func take(_ described: ListDocument) {
    if let colour = described.backgroundColor { backgroundColor = UIColor(rgb: colour) }
    separatorConfiguration.take(described.separatorConfiguration)
    let rules = described.itemSeparators.filter { !$0.separators.isEmpty }
    guard !rules.isEmpty else { return }
    itemSeparatorHandler = { indexPath, lines in
      var lines = lines
      for rule in rules where rule.holds(section: indexPath.section, item: indexPath.item) {
        lines.take(rule.separators)
      }
      return lines
    }
  }
}

extension UIListSeparatorConfiguration {
  /// Takes the changes of lines.
  @MainActor fileprivate mutating func take(_ described: ListDocument.Separators) {
    if let word = described.topSeparatorVisibility { topSeparatorVisibility = word.uiKit }
    if let word = described.bottomSeparatorVisibility { bottomSeparatorVisibility = word.uiKit }
    topSeparatorInsets.take(described.topSeparatorInsets)
    bottomSeparatorInsets.take(described.bottomSeparatorInsets)
    if let colour = described.color { color = UIColor(rgb: colour) }
    if let colour = described.multipleSelectionColor {
      multipleSelectionColor = UIColor(rgb: colour)
    }
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate mutating func take(_ described: ListDocument.Insets) {
    if let length = described.leading { leading = CGFloat(length) }
    if let length = described.trailing { trailing = CGFloat(length) }
  }
}

extension ListDocument.Visibility {
  /// The value for UIKit.
  fileprivate var uiKit: UIListSeparatorConfiguration.Visibility {
    switch self {
    case .automatic: .automatic
    case .visible: .visible
    case .hidden: .hidden
    }
  }
}

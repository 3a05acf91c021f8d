// SPDX-License-Identifier: Apache-2.0
import UIKit

/// “Separators”, as list-separators.layout.json describes it.
///
/// A section has a header or a footer if the data has a text for it.
@MainActor
func makeListSeparatorsLayout(
  hasHeader: @escaping (Int) -> Bool = { _ in true },
  hasFooter: @escaping (Int) -> Bool = { _ in true }
) -> UICollectionViewCompositionalLayout {
  UICollectionViewCompositionalLayout { section, environment in
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = hasHeader(section) ? .supplementary : .none
    configuration.footerMode = hasFooter(section) ? .supplementary : .none
    configuration.showsSeparators = true
    configuration.separatorConfiguration.bottomSeparatorInsets.leading = 16
    configuration.separatorConfiguration.bottomSeparatorInsets.trailing = 16
    configuration.itemSeparatorHandler = { indexPath, separators in
      var separators = separators
      if indexPath.section == 0, indexPath.item == 1 {
        separators.bottomSeparatorVisibility = .hidden
      }
      if indexPath.section == 1 {
        separators.bottomSeparatorInsets.leading = 60
        separators.color = UIColor(red: 1, green: 149 / 255, blue: 0, alpha: 1)
        separators.multipleSelectionColor = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
      }
      return separators
    }
    return .list(using: configuration, layoutEnvironment: environment)
  }
}

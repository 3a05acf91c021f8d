// SPDX-License-Identifier: Apache-2.0
import UIKit

/// “Backgrounds of rows”, as list-backgrounds.layout.json describes it.
///
/// A section has a header or a footer if the data has a text for it.
@MainActor
func makeListBackgroundsLayout(
  hasHeader: @escaping (Int) -> Bool = { _ in true },
  hasFooter: @escaping (Int) -> Bool = { _ in true }
) -> UICollectionViewCompositionalLayout {
  UICollectionViewCompositionalLayout { section, environment in
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = hasHeader(section) ? .supplementary : .none
    configuration.footerMode = hasFooter(section) ? .supplementary : .none
    configuration.showsSeparators = false
    return .list(using: configuration, layoutEnvironment: environment)
  }
}

// SPDX-License-Identifier: Apache-2.0
import UIKit

/// “Grouped list”, as list-grouped.layout.json describes it.
///
/// A section has a header or a footer if the data has a text for it.
@MainActor
func makeListGroupedLayout(
  hasHeader: @escaping (Int) -> Bool = { _ in true },
  hasFooter: @escaping (Int) -> Bool = { _ in true }
) -> UICollectionViewCompositionalLayout {
  UICollectionViewCompositionalLayout { section, environment in
    var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
    configuration.headerMode = hasHeader(section) ? .supplementary : .none
    configuration.footerMode = hasFooter(section) ? .supplementary : .none
    configuration.showsSeparators = true
    return .list(using: configuration, layoutEnvironment: environment)
  }
}

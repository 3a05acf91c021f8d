// SPDX-License-Identifier: Apache-2.0
import UIKit

/// “Contacts”, as index-titles.layout.json describes it.
///
/// A section has a header or a footer if the data has a text for it.
@MainActor
func makeIndexTitlesLayout(
  hasHeader: @escaping (Int) -> Bool = { _ in true },
  hasFooter: @escaping (Int) -> Bool = { _ in true }
) -> UICollectionViewCompositionalLayout {
  UICollectionViewCompositionalLayout { section, environment in
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = hasHeader(section) ? .supplementary : .none
    configuration.footerMode = hasFooter(section) ? .supplementary : .none
    configuration.showsSeparators = true
    return .list(using: configuration, layoutEnvironment: environment)
  }
}

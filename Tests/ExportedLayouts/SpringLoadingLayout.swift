// SPDX-License-Identifier: Apache-2.0
import UIKit

/// “Spring loading”, as spring-loading.layout.json describes it.
///
/// A section has a header or a footer if the data has a text for it.
@MainActor
func makeSpringLoadingLayout(
  hasFooter: @escaping (Int) -> Bool = { _ in true }
) -> UICollectionViewCompositionalLayout {
  UICollectionViewCompositionalLayout { section, environment in
    var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    configuration.footerMode = hasFooter(section) ? .supplementary : .none
    configuration.showsSeparators = true
    return .list(using: configuration, layoutEnvironment: environment)
  }
}

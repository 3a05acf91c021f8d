// SPDX-License-Identifier: Apache-2.0
import UIKit

/// “Plain sidebar”, as list-sidebar-plain.layout.json describes it.
///
/// A section has a header or a footer if the data has a text for it.
@MainActor
func makeListSidebarPlainLayout(
  hasHeader: @escaping (Int) -> Bool = { _ in true }
) -> UICollectionViewCompositionalLayout {
  UICollectionViewCompositionalLayout { section, environment in
    var configuration = UICollectionLayoutListConfiguration(appearance: .sidebarPlain)
    configuration.headerMode = hasHeader(section) ? .supplementary : .none
    configuration.showsSeparators = true
    return .list(using: configuration, layoutEnvironment: environment)
  }
}

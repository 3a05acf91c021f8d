// SPDX-License-Identifier: Apache-2.0
import UIKit

/// “Sidebar”, as list-sidebar.layout.json describes it.
@MainActor
func makeListSidebarLayout() -> UICollectionViewCompositionalLayout {
  var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
  configuration.headerMode = .firstItemInSection
  configuration.showsSeparators = true
  return UICollectionViewCompositionalLayout.list(using: configuration)
}

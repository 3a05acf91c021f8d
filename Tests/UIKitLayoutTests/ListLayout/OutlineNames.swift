// SPDX-License-Identifier: Apache-2.0
import UIKit

// Every symbol of UIKit's outlines is used once; it is enough that this compiles.

@MainActor
private func nameOutlines(_ source: UICollectionViewDiffableDataSource<Int, String>) {
  var outline = NSDiffableDataSourceSectionSnapshot<String>()
  outline.append(["a", "d"])
  outline.append(["b"], to: "a")
  outline.insert(["c"], before: "b")
  outline.insert(["e"], after: "b")
  var other = NSDiffableDataSourceSectionSnapshot<String>()
  other.append(["f"])
  outline.insert(other, before: "a")
  outline.delete(["f"])
  outline.insert(other, after: "a")
  outline.expand(["a"])
  outline.collapse(["a"])
  outline.replace(childrenOf: "a", using: NSDiffableDataSourceSectionSnapshot<String>())
  _ = outline.snapshot(of: "a", includingParent: true)
  _ = (outline.contains("a"), outline.isExpanded("a"), outline.isVisible("a"))
  _ = (outline.index(of: "a"), outline.level(of: "a"), outline.parent(of: "a"))
  _ = (outline.items, outline.rootItems, outline.visibleItems, outline.expandedItems)
  _ = outline.visualDescription()
  let copy = NSDiffableDataSourceSectionSnapshot(outline)
  outline.deleteAll()
  source.apply(copy, to: 0, animatingDifferences: false, completion: nil)
  _ = source.snapshot(for: 0)
  var handlers = UICollectionViewDiffableDataSource<Int, String>.SectionSnapshotHandlers<String>()
  handlers.shouldExpandItem = { _ in true }
  handlers.shouldCollapseItem = { _ in true }
  handlers.willExpandItem = { _ in }
  handlers.willCollapseItem = { _ in }
  handlers.snapshotForExpandingParent = { _, existing in existing }
  source.sectionSnapshotHandlers = handlers
}

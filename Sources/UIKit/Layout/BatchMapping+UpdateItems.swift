// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension BatchMapping {
  /// The changes as a layout is told them: deletions from the end, insertions from the start,
  /// reloads, moves.
  @MainActor package var updateItems: [UICollectionViewUpdateItem] {
    deletions + insertions + reloads + moves
  }

  @MainActor private var deletions: [UICollectionViewUpdateItem] {
    let paths =
      updates.deletedItems.map(Self.path) + updates.deletedSections.map(Self.path(ofSection:))
    return paths.sorted(by: >).map {
      UICollectionViewUpdateItem(before: $0, after: nil, action: .delete)
    }
  }

  @MainActor private var insertions: [UICollectionViewUpdateItem] {
    let paths =
      updates.insertedItems.map(Self.path) + updates.insertedSections.map(Self.path(ofSection:))
    return paths.sorted().map {
      UICollectionViewUpdateItem(before: nil, after: $0, action: .insert)
    }
  }

  @MainActor private var reloads: [UICollectionViewUpdateItem] {
    let items = updates.reloadedItems.map { (Self.path($0), newPosition(ofOld: $0).map(Self.path)) }
    let sections = updates.reloadedSections.map {
      (Self.path(ofSection: $0), newSection(ofOld: $0).map(Self.path(ofSection:)))
    }
    return (items + sections).sorted { $0.0 < $1.0 }.map {
      UICollectionViewUpdateItem(before: $0.0, after: $0.1, action: .reload)
    }
  }

  @MainActor private var moves: [UICollectionViewUpdateItem] {
    let items = updates.itemMoves.map { (Self.path($0), Self.path($1)) }
    let sections = updates.sectionMoves.map {
      (Self.path(ofSection: $0), Self.path(ofSection: $1))
    }
    return (items + sections).sorted { $0.0 < $1.0 }.map {
      UICollectionViewUpdateItem(before: $0.0, after: $0.1, action: .move)
    }
  }

  private static func path(_ position: ElementPosition) -> IndexPath {
    IndexPath(item: position.item, section: position.section)
  }

  private static func path(ofSection section: Int) -> IndexPath {
    IndexPath(item: NSNotFound, section: section)
  }
}

// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The kinds of views in a compositional layout, in the file's words and in alphabetical order.
extension CompositionalDocument {
  /// The kinds of views behind sections.
  package var backgroundKinds: [String] {
    kinds(
      allSections.flatMap(\.decorationItems).compactMap { decorationItem($0)?.elementKind }
        + parts.decorationItems.values.map(\.elementKind)
    )
  }

  /// The kinds of headers, footers and side views.
  package var sectionViewKinds: [String] {
    let used =
      configuration.boundarySupplementaryItems + allSections.flatMap(\.boundarySupplementaryItems)
    return kinds(
      used.compactMap { boundaryItem($0)?.elementKind }
        + parts.boundarySupplementaryItems.values.map(\.elementKind)
    )
  }

  /// The kinds of views of items and groups.
  package var itemViewKinds: [String] {
    let roots =
      allSections.map(\.group) + parts.items.keys.sorted().map { Part<Item>.named($0) }
    return kinds(
      roots.flatMap { viewKinds(of: $0) } + parts.supplementaryItems.values.map(\.elementKind)
    )
  }

  private func kinds(_ words: [String]) -> [String] { Set(words).sorted() }

  /// All described sections, used or not.
  private var allSections: [Section] {
    (sections + variants.flatMap(\.sections)).compactMap { part in
      if case .own(let section) = part { section } else { nil }
    } + parts.sections.values
  }

  /// The kinds in an item and in the items described in it; named parts are counted separately.
  private func viewKinds(of part: Part<Item>) -> [String] {
    guard let item = item(part) else { return [] }
    let own = item.supplementaryItems.compactMap { supplementaryItem($0)?.elementKind }
    return own
      + item.subitems.flatMap { step -> [String] in
        guard case .own = step.part else { return [] }
        return viewKinds(of: step.part)
      }
  }
}

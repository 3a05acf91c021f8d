// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// What a layout file of kind `compositional` says: the sections of a `UICollectionViewCompositionalLayout`.
///
/// - Invariant: every name that something refers to is that of a part, and no part contains itself.
package struct CompositionalDocument: Hashable, Sendable {
  /// The `kind` of a layout file that has one.
  package static let kind = "compositional"

  static let members = ["configuration", "parts", "sections", "variants"]

  /// What holds for all sections.
  package var configuration = Configuration()
  /// What is described once and used by name.
  package var parts = Parts()
  /// The sections by index; the last one repeats for all that follow.
  package var sections: [Part<Section>] = []
  /// Other sections for wider containers, in the file's order.
  package var variants: [Variant] = []

  /// Something that is described in its place, or by the name of a part.
  package indirect enum Part<Value: Hashable & Sendable>: Hashable, Sendable {
    /// A part of the file.
    case named(String)
    /// Described here.
    case own(Value)
  }

  /// Sections for containers from a width on.
  package struct Variant: Hashable, Sendable {
    static let members = ["minWidth", "sections"]

    /// The least width of the container, in points.
    package var minWidth: Double
    /// The sections by index; the last one repeats.
    package var sections: [Part<Section>]
  }

  /// What is described once and used by name.
  package struct Parts: Hashable, Sendable {
    static let members = [
      "items", "supplementaryItems", "boundarySupplementaryItems", "decorationItems", "sections",
    ]

    /// Items and groups.
    package var items: [String: Item] = [:]
    /// Views of items and groups.
    package var supplementaryItems: [String: SupplementaryItem] = [:]
    /// Headers and footers.
    package var boundarySupplementaryItems: [String: BoundaryItem] = [:]
    /// Backgrounds.
    package var decorationItems: [String: DecorationItem] = [:]
    /// Whole sections.
    package var sections: [String: Section] = [:]
  }

  /// What holds for all sections.
  package struct Configuration: Hashable, Sendable {
    static let members = [
      "scrollDirection", "interSectionSpacing", "contentInsetsReference",
      "boundarySupplementaryItems",
    ]

    /// The direction that scrolls.
    package var scrollDirection = Axis.vertical
    /// The distance between neighbouring sections, in points.
    package var interSectionSpacing = 0.0
    /// What insets are measured from where sections leave it to this.
    package var contentInsetsReference = InsetsReference.safeArea
    /// Headers and footers of the whole layout.
    package var boundarySupplementaryItems: [Part<BoundaryItem>] = []
  }

  /// The sections for a container of a width in points: those of the variant with the greatest least
  /// width that it has, else the file's own.
  package func sections(width: Double) -> (list: [Part<Section>], variant: Int?) {
    let fitting = variants.indices.filter { variants[$0].minWidth <= width }
    guard let best = fitting.max(by: { variants[$0].minWidth < variants[$1].minWidth }) else {
      return (sections, nil)
    }
    return (variants[best].sections, best)
  }

  /// The item that a part means.
  package func item(_ part: Part<Item>) -> Item? {
    switch part {
    case .own(let item): item
    case .named(let name): parts.items[name]
    }
  }

  /// The section that a part means.
  package func section(_ part: Part<Section>) -> Section? {
    switch part {
    case .own(let section): section
    case .named(let name): parts.sections[name]
    }
  }

  /// The header or footer that a part means.
  package func boundaryItem(_ part: Part<BoundaryItem>) -> BoundaryItem? {
    switch part {
    case .own(let item): item
    case .named(let name): parts.boundarySupplementaryItems[name]
    }
  }

  /// The view that a part means.
  package func supplementaryItem(_ part: Part<SupplementaryItem>) -> SupplementaryItem? {
    switch part {
    case .own(let item): item
    case .named(let name): parts.supplementaryItems[name]
    }
  }

  /// The background that a part means.
  package func decorationItem(_ part: Part<DecorationItem>) -> DecorationItem? {
    switch part {
    case .own(let item): item
    case .named(let name): parts.decorationItems[name]
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The content of a layout file of kind `compositional`: the sections of a
/// `UICollectionViewCompositionalLayout`.
///
/// - Invariant: every name refers to a part, and no part contains itself.
package struct CompositionalDocument: Hashable, Sendable {
  /// The `kind` of a layout file with such a document.
  package static let kind = "compositional"

  static let members = ["configuration", "parts", "sections", "variants"]

  /// The settings of all sections.
  package var configuration = Configuration()
  /// The named parts.
  package var parts = Parts()
  /// The sections by index; the last one repeats.
  package var sections: [Part<Section>] = []
  /// Other sections for wider containers, in the file's order.
  package var variants: [Variant] = []

  /// Something that is described in its place, or by the name of a part.
  package indirect enum Part<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The name of a part of the file.
    case named(String)
    /// The description itself.
    case own(Value)
  }

  /// Sections for containers with at least a certain width.
  package struct Variant: Hashable, Sendable {
    static let members = ["minWidth", "sections"]

    /// The least width of the container, in points.
    package var minWidth: Double
    /// The sections by index; the last one repeats.
    package var sections: [Part<Section>]
  }

  /// The named parts, which are described once.
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

  /// The settings of all sections.
  package struct Configuration: Hashable, Sendable {
    static let members = [
      "scrollDirection", "interSectionSpacing", "contentInsetsReference",
      "boundarySupplementaryItems",
    ]

    /// The direction that scrolls.
    package var scrollDirection = Axis.vertical
    /// The distance between neighbouring sections, in points.
    package var interSectionSpacing = 0.0
    /// The area to which insets refer when a section does not name one.
    package var contentInsetsReference = InsetsReference.safeArea
    /// Headers and footers of the whole layout.
    package var boundarySupplementaryItems: [Part<BoundaryItem>] = []
  }

  /// The sections for a container's width in points: those of the variant with the greatest
  /// `minWidth` that fits, or else the file's own.
  package func sections(width: Double) -> (list: [Part<Section>], variant: Int?) {
    let fitting = variants.indices.filter { variants[$0].minWidth <= width }
    guard let best = fitting.max(by: { variants[$0].minWidth < variants[$1].minWidth }) else {
      return (sections, nil)
    }
    return (variants[best].sections, best)
  }

  /// The item of a part; `nil` for an unknown name.
  package func item(_ part: Part<Item>) -> Item? {
    switch part {
    case .own(let item): item
    case .named(let name): parts.items[name]
    }
  }

  /// The section of a part; `nil` for an unknown name.
  package func section(_ part: Part<Section>) -> Section? {
    switch part {
    case .own(let section): section
    case .named(let name): parts.sections[name]
    }
  }

  /// The header or footer of a part; `nil` for an unknown name.
  package func boundaryItem(_ part: Part<BoundaryItem>) -> BoundaryItem? {
    switch part {
    case .own(let item): item
    case .named(let name): parts.boundarySupplementaryItems[name]
    }
  }

  /// The view of a part; `nil` for an unknown name.
  package func supplementaryItem(_ part: Part<SupplementaryItem>) -> SupplementaryItem? {
    switch part {
    case .own(let item): item
    case .named(let name): parts.supplementaryItems[name]
    }
  }

  /// The background of a part; `nil` for an unknown name.
  package func decorationItem(_ part: Part<DecorationItem>) -> DecorationItem? {
    switch part {
    case .own(let item): item
    case .named(let name): parts.decorationItems[name]
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Shows a visitor all values that users can set, in the order in which users see them.
///
/// A named part is shown once, under its own heading.
extension CompositionalDocument {
  private static let wholeHeading = "Layout"

  mutating func visit(_ visitor: inout some CompositionalVisitor) {
    configuration.visit(
      &visitor,
      CompositionalPlace(path: "configuration", heading: Self.wholeHeading)
    )
    sections.visit(&visitor, path: "sections", prefix: "")
    for index in variants.indices {
      let width = ProtocolError.describe(variants[index].minWidth)
      variants[index].sections.visit(
        &visitor,
        path: "variants[\(index)].sections",
        prefix: "From \(width) pt › "
      )
    }
    parts.visit(&visitor)
  }
}

extension Array where Element == CompositionalDocument.Part<CompositionalDocument.Section> {
  fileprivate mutating func visit(
    _ visitor: inout some CompositionalVisitor,
    path: String,
    prefix: String
  ) {
    for index in indices {
      guard case .own(var section) = self[index] else { continue }
      let name = section.name.isEmpty ? "" : " · \(section.name)"
      section.visit(
        &visitor,
        CompositionalPlace(
          path: "\(path)[\(index)]",
          heading: "\(prefix)Section \(index + 1)\(name)"
        )
      )
      self[index] = .own(section)
    }
  }
}

extension CompositionalDocument.Parts {
  fileprivate mutating func visit(_ visitor: inout some CompositionalVisitor) {
    for name in sections.keys.sorted() {
      let own = sections[name]?.name ?? ""
      let heading = own.isEmpty ? PlainWords.spaced(name) : own
      sections[name]?.visit(
        &visitor,
        CompositionalPlace(path: "parts.sections.\(name)", heading: heading)
      )
    }
    for name in items.keys.sorted() {
      items[name]?.visit(&visitor, Self.place("items", name))
    }
    for name in boundarySupplementaryItems.keys.sorted() {
      boundarySupplementaryItems[name]?.visit(
        &visitor,
        Self.place("boundarySupplementaryItems", name)
      )
    }
    for name in supplementaryItems.keys.sorted() {
      supplementaryItems[name]?.visit(&visitor, Self.place("supplementaryItems", name))
    }
    for name in decorationItems.keys.sorted() {
      decorationItems[name]?.visit(&visitor, Self.place("decorationItems", name))
    }
  }

  private static func place(_ member: String, _ name: String) -> CompositionalPlace {
    CompositionalPlace(path: "parts.\(member).\(name)", heading: PlainWords.spaced(name))
  }
}

extension CompositionalDocument.Configuration {
  fileprivate mutating func visit(
    _ visitor: inout some CompositionalVisitor,
    _ place: CompositionalPlace
  ) {
    visitor.choice(
      &scrollDirection,
      place.step("scrollDirection", "Scroll direction"),
      "Which way the content runs on when it does not fit."
    )
    visitor.number(
      &interSectionSpacing,
      place.step("interSectionSpacing", "Section spacing"),
      .spacing
    )
    visitor.choice(
      &contentInsetsReference,
      place.step("contentInsetsReference", "Insets from"),
      "What the sections' insets are measured from."
    )
    boundarySupplementaryItems.visit(&visitor, place)
  }
}

extension CompositionalDocument.Section {
  fileprivate mutating func visit(
    _ visitor: inout some CompositionalVisitor,
    _ place: CompositionalPlace
  ) {
    if list != nil {
      list?.visit(&visitor, place.step("list", "List"))
      return
    }
    visitor.insets(&contentInsets, place.step("contentInsets", "Content insets"))
    visitor.number(&interGroupSpacing, place.step("interGroupSpacing", "Group spacing"), .spacing)
    visitor.choice(
      &orthogonalScrollingBehavior,
      place.step("orthogonalScrollingBehavior", "Scrolls across"),
      "Whether the section scrolls across the layout's direction, and where it comes to rest."
    )
    if orthogonalScrollingBehavior != .none { visitScrolling(&visitor, place) }
    visibleItems?.visit(
      &visitor,
      place.step(CompositionalDocument.Section.handlerMember, "Visible items")
    )
    if case .own(var item) = group {
      item.visit(&visitor, place.step("group", "Group"))
      group = .own(item)
    }
    boundarySupplementaryItems.visit(&visitor, place)
    for index in decorationItems.indices {
      guard case .own(var item) = decorationItems[index] else { continue }
      let name = PlainWords.spaced(item.elementKind)
      item.visit(&visitor, place.step("decorationItems[\(index)]", name))
      decorationItems[index] = .own(item)
    }
  }
}

extension CompositionalDocument.Section {
  /// Shows how an orthogonal section can be pulled and how it comes to rest.
  private mutating func visitScrolling(
    _ visitor: inout some CompositionalVisitor,
    _ place: CompositionalPlace
  ) {
    let inner = place.step("orthogonalScrollingProperties", "Scrolling across")
    visitor.choice(
      &bounce,
      inner.step("bounce", "Bounce"),
      "Whether the section gives way beyond its ends."
    )
    visitor.choice(
      &decelerationRate,
      inner.step("decelerationRate", "Deceleration"),
      "How soon the section comes to rest."
    )
  }
}

extension CompositionalDocument.List {
  fileprivate mutating func visit(
    _ visitor: inout some CompositionalVisitor,
    _ place: CompositionalPlace
  ) {
    visitor.choice(
      &appearance,
      place.step("appearance", "Appearance"),
      "The look of the section as a list."
    )
    visitor.choice(
      &headerMode,
      place.step("headerMode", "Header"),
      "Whether the section has a header, and whether that is a view or its first item."
    )
    visitor.flag(
      &footers,
      place.step("footers", "Footer"),
      "Whether the section has a footer where the data has a text for it."
    )
    if var shows = showsSeparators {
      let help = "Whether there are lines between rows."
      visitor.flag(&shows, place.step("showsSeparators", "Separators"), help)
      showsSeparators = shows
    }
    if var insets = contentInsets {
      visitor.insets(&insets, place.step("contentInsets", "Content insets"))
      contentInsets = insets
    }
    if var padding = headerTopPadding {
      visitor.number(&padding, place.step("headerTopPadding", "Space above header"), .padding)
      headerTopPadding = padding
    }
    details.visit(&visitor, place)
  }
}

extension CompositionalDocument.Item {
  fileprivate mutating func visit(
    _ visitor: inout some CompositionalVisitor,
    _ place: CompositionalPlace
  ) {
    width.visit(&visitor, place, "width", "Width")
    height.visit(&visitor, place, "height", "Height")
    interItemSpacing.visit(&visitor, place.step("interItemSpacing", "Item spacing"))
    contentInsets.visitIfSet(&visitor, place)
    visitEdges(&visitor, place)
    for index in supplementaryItems.indices {
      guard case .own(var item) = supplementaryItems[index] else { continue }
      let name = PlainWords.spaced(item.elementKind)
      item.visit(&visitor, place.step("supplementaryItems[\(index)]", name))
      supplementaryItems[index] = .own(item)
    }
    visitContent(&visitor, place)
  }

  private mutating func visitEdges(
    _ visitor: inout some CompositionalVisitor,
    _ place: CompositionalPlace
  ) {
    guard var edges = edgeSpacing else { return }
    let inner = place.step("edgeSpacing", "Edge spacing")
    edges.leading.visit(&visitor, inner.step("leading", "Leading"))
    edges.top.visit(&visitor, inner.step("top", "Top"))
    edges.trailing.visit(&visitor, inner.step("trailing", "Trailing"))
    edges.bottom.visit(&visitor, inner.step("bottom", "Bottom"))
    edgeSpacing = edges
  }

  private mutating func visitContent(
    _ visitor: inout some CompositionalVisitor,
    _ place: CompositionalPlace
  ) {
    switch content {
    case .cell: break
    case .subitems(let axis, var list):
      for index in list.indices {
        let suffix = list.count == 1 ? "" : " \(index + 1)"
        list[index].visit(&visitor, place, "subitems[\(index)]", suffix: suffix)
      }
      content = .subitems(axis, list)
    case .repeating(let axis, var item, var count):
      count.visitCount(&visitor, place)
      item.visit(&visitor, place, "repeatingSubitem", suffix: "")
      content = .repeating(axis, item, count: count)
    case .sharing(let axis, var item, var count):
      count.visitCount(&visitor, place)
      item.visit(&visitor, place, "subitem", suffix: "")
      content = .sharing(axis, item, count: count)
    case .custom(var items):
      for index in items.indices {
        items[index].visit(&visitor, place.step("customItems[\(index)]", "Cell \(index + 1)"))
      }
      content = .custom(items)
    }
  }
}

extension CompositionalDocument.Part<CompositionalDocument.Item> {
  fileprivate mutating func visit(
    _ visitor: inout some CompositionalVisitor,
    _ place: CompositionalPlace,
    _ member: String,
    suffix: String
  ) {
    guard case .own(var item) = self else { return }
    item.visit(&visitor, place.step(member, (item.isGroup ? "Group" : "Item") + suffix))
    self = .own(item)
  }
}

extension Int {
  fileprivate mutating func visitCount(
    _ visitor: inout some CompositionalVisitor,
    _ place: CompositionalPlace
  ) {
    var number = Double(self)
    visitor.number(&number, place.step("count", "Count"), .count)
    self = Int(number.rounded())
  }
}

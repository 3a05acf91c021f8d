// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Shows a visitor the views of items and sections, and the values that all of them have.
extension [CompositionalDocument.Part<CompositionalDocument.BoundaryItem>] {
  mutating func visit(_ visitor: inout some CompositionalVisitor, _ place: CompositionalPlace) {
    for index in indices {
      guard case .own(var item) = self[index] else { continue }
      let inner = place.step("boundarySupplementaryItems[\(index)]", item.words)
      item.visit(&visitor, inner)
      self[index] = .own(item)
    }
  }
}

extension CompositionalDocument.BoundaryItem {
  /// The name for users.
  var words: String {
    switch elementKind {
    case CompositionalDocument.ElementKind.header: "Header"
    case CompositionalDocument.ElementKind.footer: "Footer"
    default: PlainWords.spaced(elementKind)
    }
  }

  mutating func visit(_ visitor: inout some CompositionalVisitor, _ place: CompositionalPlace) {
    width.visit(&visitor, place, "width", "Width")
    height.visit(&visitor, place, "height", "Height")
    absoluteOffset.visitIfSet(&visitor, place.step("absoluteOffset", "Offset"), .offset)
    visitor.flag(
      &pinToVisibleBounds,
      place.step("pinToVisibleBounds", "Pinned"),
      "Whether it stays in sight as long as its section is."
    )
    visitor.flag(
      &extendsBoundary,
      place.step("extendsBoundary", "Extends boundary"),
      "Whether there is room for it outside of the content; else it lies over the content."
    )
    contentInsets.visitIfSet(&visitor, place)
  }
}

extension CompositionalDocument.SupplementaryItem {
  mutating func visit(_ visitor: inout some CompositionalVisitor, _ place: CompositionalPlace) {
    width.visit(&visitor, place, "width", "Width")
    height.visit(&visitor, place, "height", "Height")
    containerAnchor.visit(&visitor, place.step("containerAnchor", "Container anchor"))
    itemAnchor?.visit(&visitor, place.step("itemAnchor", "Item anchor"))
    contentInsets.visitIfSet(&visitor, place)
  }
}

extension CompositionalDocument.DecorationItem {
  mutating func visit(_ visitor: inout some CompositionalVisitor, _ place: CompositionalPlace) {
    visitor.insets(&contentInsets, place.step("contentInsets", "Content insets"))
  }
}

extension CompositionalDocument.Anchor {
  fileprivate mutating func visit(
    _ visitor: inout some CompositionalVisitor,
    _ place: CompositionalPlace
  ) {
    let member = isFractional ? "fractionalOffset" : "absoluteOffset"
    offset.visitIfSet(
      &visitor,
      place.step(member, "Offset"),
      isFractional ? .dimension(.fractionalWidth) : .offset
    )
  }
}

extension CompositionalDocument.Offset {
  /// Shows the parts that are not 0.
  fileprivate mutating func visitIfSet(
    _ visitor: inout some CompositionalVisitor,
    _ place: CompositionalPlace,
    _ quantity: CompositionalQuantity
  ) {
    if x != 0 { visitor.number(&x, place.step("x", "x"), quantity) }
    if y != 0 { visitor.number(&y, place.step("y", "y"), quantity) }
  }
}

extension CompositionalDocument.EdgeInsets {
  /// Shows the insets, unless all are 0.
  mutating func visitIfSet(
    _ visitor: inout some CompositionalVisitor,
    _ place: CompositionalPlace
  ) {
    guard self != CompositionalDocument.EdgeInsets() else { return }
    visitor.insets(&self, place.step("contentInsets", "Content insets"))
  }
}

extension CompositionalDocument.Dimension {
  mutating func visit(
    _ visitor: inout some CompositionalVisitor,
    _ place: CompositionalPlace,
    _ member: String,
    _ name: String
  ) {
    let words =
      switch kind {
      case .estimated: "\(name), estimated"
      case .uniformAcrossSiblings: "\(name), uniform"
      case .fractionalWidth, .fractionalHeight, .absolute: name
      }
    visitor.number(&value, place.step(member, words), .dimension(kind))
  }
}

extension CompositionalDocument.Spacing? {
  /// Shows the spacing, if there is one.
  mutating func visit(_ visitor: inout some CompositionalVisitor, _ place: CompositionalPlace) {
    guard var spacing = self else { return }
    var place = place
    if spacing.kind == .flexible, let name = place.way.popLast() {
      place.way.append("\(name), at least")
    }
    visitor.number(&spacing.value, place, .spacing)
    self = spacing
  }
}

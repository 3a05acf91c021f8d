// SPDX-License-Identifier: Apache-2.0
package import StageProtocol

/// The parameters for a list's background and lines: those that the file sets.
extension ListDocument {
  private static let heading = "Separators"
  private static let groundHeading = "List"

  /// The parameters of a file of kind `list`, with the file's values as defaults; their keys are
  /// paths in the file.
  ///
  /// - Complexity: O(n) for n values in the file.
  package func parameters(limits: Limits = .standard) -> [ParameterDescriptor] {
    var collector = ParameterCollector(limits: limits)
    var copy = self
    copy.visit(&collector, Self.ground, Self.lines)
    return Array(collector.descriptors.prefix(limits.layoutParameters))
  }

  /// The list with other values of its parameters, by key; unknown keys are ignored.
  package func applying(_ values: [String: ParameterValue]) -> ListDocument {
    var applier = ParameterApplier(values: values)
    var copy = self
    copy.visit(&applier, Self.ground, Self.lines)
    return copy
  }

  private static let ground = CompositionalPlace(path: "", heading: groundHeading)
  private static let lines = CompositionalPlace(path: "", heading: heading)

  /// Shows a visitor the background and the lines of a list.
  mutating func visit(_ visitor: inout some CompositionalVisitor, _ place: CompositionalPlace) {
    visit(&visitor, place, place)
  }

  private mutating func visit(
    _ visitor: inout some CompositionalVisitor,
    _ ground: CompositionalPlace,
    _ place: CompositionalPlace
  ) {
    if var colour = backgroundColor {
      let inner = ground.step("backgroundColor", "Background")
      visitor.colour(&colour, inner, "The colour of what the rows lie on.")
      backgroundColor = colour
    }
    separatorConfiguration.visit(
      &visitor,
      place.step("separatorConfiguration", "All rows")
    )
    for index in itemSeparators.indices {
      let name = itemSeparators[index].name
      itemSeparators[index].separators.visit(
        &visitor,
        place.step("itemSeparatorHandler[\(index)]", name)
      )
    }
  }
}

extension ListDocument.ItemSeparators {
  /// The greatest number of indexes in a heading.
  private static let namedIndexes = 4

  /// The name for users.
  fileprivate var name: String {
    let rows = items.isEmpty ? "All items" : Self.words("Item", items)
    return sections.isEmpty ? rows : "\(rows) of \(Self.words("section", sections))"
  }

  private static func words(_ noun: String, _ indexes: [Int]) -> String {
    let named = indexes.prefix(namedIndexes).map(String.init).joined(separator: ", ")
    let more = indexes.count > namedIndexes ? " …" : ""
    return "\(noun)\(indexes.count > 1 ? "s" : "") \(named)\(more)"
  }
}

extension ListDocument.Separators {
  fileprivate mutating func visit(
    _ visitor: inout some CompositionalVisitor,
    _ place: CompositionalPlace
  ) {
    if var word = topSeparatorVisibility {
      let help = "Whether there is a line above."
      visitor.choice(&word, place.step("topSeparatorVisibility", "Upper line"), help)
      topSeparatorVisibility = word
    }
    if var word = bottomSeparatorVisibility {
      let help = "Whether there is a line below."
      visitor.choice(&word, place.step("bottomSeparatorVisibility", "Lower line"), help)
      bottomSeparatorVisibility = word
    }
    topSeparatorInsets.visit(&visitor, place.step("topSeparatorInsets", "Upper line"))
    bottomSeparatorInsets.visit(&visitor, place.step("bottomSeparatorInsets", "Lower line"))
    visitColours(&visitor, place)
  }

  private mutating func visitColours(
    _ visitor: inout some CompositionalVisitor,
    _ place: CompositionalPlace
  ) {
    if var colour = color {
      visitor.colour(&colour, place.step("color", "Colour"), "The colour of the lines.")
      color = colour
    }
    if var colour = multipleSelectionColor {
      let inner = place.step("multipleSelectionColor", "When selected")
      let help = "The colour of the lines of rows that are selected while several can be."
      visitor.colour(&colour, inner, help)
      multipleSelectionColor = colour
    }
  }
}

extension ListDocument.Insets {
  fileprivate mutating func visit(
    _ visitor: inout some CompositionalVisitor,
    _ place: CompositionalPlace
  ) {
    if var length = leading {
      visitor.number(&length, place.step("leading", "Leading inset"), .spacing)
      leading = length
    }
    if var length = trailing {
      visitor.number(&length, place.step("trailing", "Trailing inset"), .spacing)
      trailing = length
    }
  }
}

// SPDX-License-Identifier: Apache-2.0

/// What people can set about a list's lines while it is shown: what the file says of them.
extension ListDocument {
  private static let heading = "Separators"

  /// The parameters of a file of kind `list`, with the file's values as defaults; their keys are paths in the
  /// file.
  ///
  /// - Complexity: O(n) in what the file says.
  package func parameters(limits: Limits = .standard) -> [ParameterDescriptor] {
    var collector = ParameterCollector(limits: limits)
    var copy = self
    copy.visit(&collector, CompositionalPlace(path: "", heading: Self.heading))
    return Array(collector.descriptors.prefix(limits.layoutParameters))
  }

  /// The same with other values of its parameters, given by key; keys that are none of its own are passed
  /// over.
  package func applying(_ values: [String: ParameterValue]) -> ListDocument {
    var applier = ParameterApplier(values: values)
    var copy = self
    copy.visit(&applier, CompositionalPlace(path: "", heading: Self.heading))
    return copy
  }

  mutating func visit(_ visitor: inout some CompositionalVisitor, _ place: CompositionalPlace) {
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
  /// Most indexes that a heading names.
  private static let namedIndexes = 4

  /// What people read.
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

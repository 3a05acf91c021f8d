// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The UIKit source of a compositional layout.
///
/// A part of several sections gets its own function, and a part of one section is a variable in
/// that section's function. Equal descriptions are made once.
struct CompositionalExport {
  typealias Document = CompositionalDocument

  /// A section with a function.
  struct SectionFunction {
    var name: String
    var title: String
    var section: Document.Section

    /// The call in a section provider.
    var call: String { section.list == nil ? "\(name)()" : "\(name)(layoutEnvironment)" }
  }

  let document: Document
  let header: LayoutExport.Header
  var functionNames = SwiftNames()
  /// The sections with functions in their order; below, the function of each named part.
  private var functions: [SectionFunction] = []
  private var functionOfPart: [String: Int] = [:]

  init(_ document: Document, _ header: LayoutExport.Header) {
    self.document = document
    self.header = header
    _ = functionNames.fresh(header.name)
  }

  /// The text of the whole file.
  mutating func source() -> String {
    let own = document.sections.enumerated().map { function(for: $1, index: $0, from: nil) }
    let variants = document.variants.map { variant in
      (
        minWidth: variant.minWidth,
        functions: variant.sections.enumerated().map {
          function(for: $1, index: $0, from: variant.minWidth)
        }
      )
    }
    let sharing = PartSharing(document, functions.map(\.section))
    var blocks = [layoutFunction(own, variants.sorted { $0.minWidth > $1.minWidth })]
    for (index, function) in functions.enumerated() {
      var scope = ExportScope(document, sharing, host: .section(index))
      blocks.append(scope.sectionFunction(function))
    }
    for part in sharing.functions {
      var scope = ExportScope(document, sharing, host: .part(part))
      blocks.append(scope.partFunction(part))
    }
    let lines = ["import UIKit", ""] + blocks.joined(separator: [""])
    return lines.joined(separator: "\n") + "\n"
  }

  /// The function of a section; a part has one function for all its uses.
  private mutating func function(
    for part: Document.Part<Document.Section>,
    index: Int,
    from width: Double?
  ) -> Int {
    var words = ""
    if case .named(let name) = part {
      if let known = functionOfPart[name] { return known }
      functionOfPart[name] = functions.count
      words = SwiftNames.upper(name)
    }
    guard let section = document.section(part) else { return 0 }
    if words.isEmpty { words = SwiftNames.upper(section.name) }
    let from = width.map {
      "From" + SwiftNames.upper(ProtocolError.describe($0)).drop { $0 == "_" }
    }
    let base = words.isEmpty ? "make\(Self.ordinal(index))Section" : "make\(words)Section"
    let name = functionNames.fresh(base + (from ?? ""))
    functions.append(SectionFunction(name: name, title: section.name, section: section))
    return functions.count - 1
  }

  private static func ordinal(_ index: Int) -> String {
    let words = ["First", "Second", "Third", "Fourth", "Fifth"]
    return words.indices.contains(index) ? words[index] : "Number\(index + 1)"
  }

  // MARK: The layout

  private func layoutFunction(
    _ own: [Int],
    _ variants: [(minWidth: Double, functions: [Int])]
  ) -> [String] {
    var lines = header.lines + kindNotes
    lines += ["@MainActor", "func \(header.name)() -> UICollectionViewCompositionalLayout {"]
    var scope = ExportScope(document, PartSharing(document, []), host: .layout)
    let configuration = scope.configuration(document.configuration)
    lines += configuration
    let hasConfiguration = !configuration.isEmpty
    if own.count == 1, variants.isEmpty, functions[own[0]].section.list == nil {
      let section = SwiftExpression.Argument(
        label: "section",
        value: .text("\(functions[own[0]].name)()")
      )
      let other = SwiftExpression.Argument(label: "configuration", value: .text("configuration"))
      let call = SwiftExpression.call(
        "UICollectionViewCompositionalLayout",
        hasConfiguration ? [section, other] : [section]
      )
      lines += call.lines(after: hasConfiguration ? "return " : "", indent: 2)
    } else {
      lines += provider(own, variants, hasConfiguration: hasConfiguration)
    }
    return lines + ["}"]
  }

  /// Notes about the kinds of views that users of the layout must register or provide.
  private var kindNotes: [String] {
    let (views, backgrounds) = (document.itemViewKinds, document.backgroundKinds)
    var lines: [String] = []
    if !views.isEmpty {
      lines.append(
        "/// The data source is asked for supplementary views of the kind \(list(views))."
      )
    }
    if !backgrounds.isEmpty {
      lines.append(
        "/// The layout needs a view class registered for the kind \(list(backgrounds))."
      )
    }
    return lines.isEmpty ? [] : ["///"] + lines
  }

  private func list(_ kinds: [String]) -> String {
    kinds.map { "“\(SwiftNames.comment($0))”" }.joined(separator: ", ")
  }

  private func provider(
    _ own: [Int],
    _ variants: [(minWidth: Double, functions: [Int])],
    hasConfiguration: Bool
  ) -> [String] {
    let indent = hasConfiguration ? 6 : 4
    let isIndexed = ([own] + variants.map(\.functions)).contains { $0.count > 1 }
    let asksEnvironment = !variants.isEmpty || functions.contains { $0.section.list != nil }
    let parameters =
      "\(isIndexed ? "sectionIndex" : "_"), \(asksEnvironment ? "layoutEnvironment" : "_") in"
    var body: [String] = []
    if !variants.isEmpty {
      body.append("let width = layoutEnvironment.container.effectiveContentSize.width")
    }
    for variant in variants {
      body.append("if width >= \(ProtocolError.describe(variant.minWidth)) {")
      body += choice(variant.functions).map { "  " + $0 } + ["}"]
    }
    body += choice(own)
    let margin = String(repeating: " ", count: indent)
    let inner = body.map { margin + $0 }
    guard hasConfiguration else {
      return ["  UICollectionViewCompositionalLayout { \(parameters)"] + inner + ["  }"]
    }
    return [
      "  return UICollectionViewCompositionalLayout(", "    sectionProvider: { \(parameters)",
    ]
      + inner + ["    },", "    configuration: configuration", "  )"]
  }

  /// The section with an index; the last one repeats.
  private func choice(_ list: [Int]) -> [String] {
    guard list.count > 1 else { return list.map { "return \(functions[$0].call)" } }
    let cases = list.indices.map { index in
      let label = index == list.count - 1 ? "default" : "case \(index)"
      return "\(label): return \(functions[list[index]].call)"
    }
    return ["switch sectionIndex {"] + cases + ["}"]
  }
}

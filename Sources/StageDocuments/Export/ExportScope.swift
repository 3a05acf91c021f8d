// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The body of one function, with its variables in the order in which they are made.
struct ExportScope {
  typealias Document = CompositionalDocument
  typealias PartName = PartSharing.PartName

  let document: Document
  private let sharing: PartSharing
  private let host: PartSharing.Host
  private var names = SwiftNames()
  private var lines: [String] = []
  private var known: [Known: String] = [:]

  /// The value of a variable.
  private enum Known: Hashable {
    case item(Document.Item)
    case supplementary(Document.SupplementaryItem)
    case boundary(Document.BoundaryItem)
    case decoration(Document.DecorationItem)
    case part(PartName)
  }

  private static let indentation = 2

  init(_ document: Document, _ sharing: PartSharing, host: PartSharing.Host) {
    self.document = document
    self.sharing = sharing
    self.host = host
  }

  // MARK: Functions

  /// A function that makes a section.
  mutating func sectionFunction(_ function: CompositionalExport.SectionFunction) -> [String] {
    let described = function.section
    if let list = described.list { return listFunction(function, list) }
    let group = item(described.group, role: "group")
    let views = described.boundarySupplementaryItems.map { boundary($0) }
    let backgrounds = described.decorationItems.map { decoration($0) }
    let section = names.fresh("section")
    add("let \(section) = NSCollectionLayoutSection(group: \(group))")
    set(described, section)
    lines += described.visibleItems?.statements(section) ?? []
    if !views.isEmpty {
      add("\(section).boundarySupplementaryItems = ", .array(views.map { .text($0) }))
    }
    if !backgrounds.isEmpty {
      add("\(section).decorationItems = ", .array(backgrounds.map { .text($0) }))
    }
    add("return \(section)")
    let title = function.title.isEmpty ? [] : ["/// \(SwiftNames.comment(function.title))."]
    return title + [
      "@MainActor", "private func \(function.name)() -> NSCollectionLayoutSection {",
    ] + lines + ["}"]
  }

  /// A function for a section that looks like a list.
  private mutating func listFunction(
    _ function: CompositionalExport.SectionFunction,
    _ list: Document.List
  ) -> [String] {
    let details = list.details.statements("configuration")
    let isPlain =
      list.headerMode == .none && !list.footers && list.showsSeparators == nil
      && list.headerTopPadding == nil && details.isEmpty
    add(
      "\(isPlain ? "let" : "var") configuration = UICollectionLayoutListConfiguration("
        + "appearance: .\(list.appearance.rawValue))"
    )
    if list.headerMode != .none {
      add("configuration.headerMode = .\(list.headerMode.rawValue)")
    }
    if list.footers { add("configuration.footerMode = .supplementary") }
    if let padding = list.headerTopPadding {
      add("configuration.headerTopPadding = ", .number(padding))
    }
    if let shows = list.showsSeparators { add("configuration.showsSeparators = \(shows)") }
    for line in details { add(line) }
    let make = SwiftExpression.call(
      "NSCollectionLayoutSection.list",
      ["using": .text("configuration"), "layoutEnvironment": .text("layoutEnvironment")]
    )
    if let insets = list.contentInsets {
      add("let section = ", make)
      add("section.contentInsets = ", insets.swift)
      add("return section")
    } else {
      add("return ", make)
    }
    let title = function.title.isEmpty ? [] : ["/// \(SwiftNames.comment(function.title))."]
    return title + [
      "@MainActor", "private func \(function.name)(",
      "  _ layoutEnvironment: any NSCollectionLayoutEnvironment",
      ") -> NSCollectionLayoutSection {",
    ] + lines + ["}"]
  }

  /// A function for a part that several functions use.
  mutating func partFunction(_ part: PartName) -> [String] {
    let local: String
    let type: String
    switch part.sort {
    case .item:
      let described = document.parts.items[part.name]
      local = described.map { make($0, role: part.name) } ?? ""
      type =
        described?.isGroup == true ? "NSCollectionLayoutGroup" : "NSCollectionLayoutItem"
    case .supplementary:
      local =
        document.parts.supplementaryItems[part.name].map { make($0, role: part.name) } ?? ""
      type = "NSCollectionLayoutSupplementaryItem"
    case .boundary:
      local =
        document.parts.boundarySupplementaryItems[part.name].map { make($0, role: part.name) } ?? ""
      type = "NSCollectionLayoutBoundarySupplementaryItem"
    case .decoration:
      local = document.parts.decorationItems[part.name].map { make($0, role: part.name) } ?? ""
      type = "NSCollectionLayoutDecorationItem"
    }
    add("return \(local)")
    return [
      "@MainActor", "private func \(PartSharing.functionName(part))() -> \(type) {",
    ] + lines + ["}"]
  }

  /// The statements that make the layout's configuration; none for UIKit's default.
  mutating func configuration(_ described: Document.Configuration) -> [String] {
    guard described != Document.Configuration() else { return [] }
    let views = described.boundarySupplementaryItems.map { boundary($0) }
    add("let configuration = UICollectionViewCompositionalLayoutConfiguration()")
    if described.scrollDirection != .vertical {
      add("configuration.scrollDirection = .\(described.scrollDirection.rawValue)")
    }
    if described.interSectionSpacing != 0 {
      add("configuration.interSectionSpacing = ", .number(described.interSectionSpacing))
    }
    if described.contentInsetsReference != .safeArea {
      add("configuration.contentInsetsReference = .\(described.contentInsetsReference.rawValue)")
    }
    if !views.isEmpty {
      add("configuration.boundarySupplementaryItems = ", .array(views.map { .text($0) }))
    }
    return lines
  }

  private mutating func add(_ start: String, _ value: SwiftExpression = .text("")) {
    lines += value.lines(after: start, indent: Self.indentation)
  }

  /// Sets the properties that differ from a new section's.
  private mutating func set(_ described: Document.Section, _ local: String) {
    set(described.contentInsets, local)
    if described.interGroupSpacing != 0 {
      add("\(local).interGroupSpacing = ", .number(described.interGroupSpacing))
    }
    set("contentInsetsReference", described.contentInsetsReference, .automatic, local)
    set(
      "supplementaryContentInsetsReference",
      described.supplementaryContentInsetsReference,
      .automatic,
      local
    )
    if !described.supplementariesFollowContentInsets {
      add("\(local).supplementariesFollowContentInsets = false")
    }
    set("orthogonalScrollingBehavior", described.orthogonalScrollingBehavior, .none, local)
    set("orthogonalScrollingProperties.bounce", described.bounce, .automatic, local)
    set(
      "orthogonalScrollingProperties.decelerationRate",
      described.decelerationRate,
      .automatic,
      local
    )
  }

  private mutating func set<Word: RawRepresentable<String> & Equatable>(
    _ member: String,
    _ word: Word,
    _ standard: Word,
    _ local: String
  ) {
    if word != standard { add("\(local).\(member) = .\(word.rawValue)") }
  }

  private mutating func set(_ insets: Document.EdgeInsets, _ local: String) {
    guard insets != Document.EdgeInsets() else { return }
    add("\(local).contentInsets = ", insets.swift)
  }

  // MARK: Items

  /// The variable of an item, which is made if it does not exist yet.
  private mutating func item(_ part: Document.Part<Document.Item>, role: String) -> String {
    switch part {
    case .named(let name):
      return local(PartName(sort: .item, name: name)) { scope in
        scope.document.parts.items[name].map { scope.make($0, role: name) } ?? ""
      }
    case .own(let item):
      if let name = known[.item(item)] { return name }
      let name = make(item, role: role)
      known[.item(item)] = name
      return name
    }
  }

  /// The variable of a named part: made here, or by the part's function.
  private mutating func local(_ part: PartName, _ make: (inout ExportScope) -> String) -> String {
    if let name = known[.part(part)] { return name }
    let name: String
    if sharing.hasFunction(part), host != .part(part) {
      name = names.fresh(part.name)
      add("let \(name) = \(PartSharing.functionName(part))()")
    } else {
      name = make(&self)
    }
    known[.part(part)] = name
    return name
  }

  /// Makes an item or a group, after everything in it.
  private mutating func make(_ described: Document.Item, role: String) -> String {
    let views = described.supplementaryItems.map { supplementary($0) }
    let contents = described.subitems.map { step in
      item(step.part, role: Self.role(of: document.item(step.part), in: role))
    }
    let name = names.fresh(role)
    make(name, described, contents, views)
    set(described.contentInsets, name)
    if let edges = described.edgeSpacing { add("\(name).edgeSpacing = ", edges.swift) }
    if let spacing = described.interItemSpacing {
      add("\(name).interItemSpacing = ", .text(spacing.swift))
    }
    if described.isGroup, !views.isEmpty {
      add("\(name).supplementaryItems = ", .array(views.map { .text($0) }))
    }
    return name
  }

  /// Makes the variable of an item; a custom group gets a function for its cells.
  private mutating func make(
    _ name: String,
    _ described: Document.Item,
    _ contents: [String],
    _ views: [String]
  ) {
    let made = initialiser(described, contents, views)
    guard case .custom(let items) = described.content else { return add("let \(name) = ", made) }
    let (parameter, body) = items.provider
    add("let \(name) = ", .chained(made, " { \(parameter) in"))
    lines += body + ["  }"]
  }

  private static func role(of item: Document.Item?, in outer: String) -> String {
    guard let item, item.isGroup else { return "item" }
    return item.runsDown ? "column" : "row"
  }

  private func initialiser(
    _ described: Document.Item,
    _ contents: [String],
    _ views: [String]
  ) -> SwiftExpression {
    let size = SwiftExpression.Argument(
      label: "layoutSize",
      value: SwiftExpression.size(described.width, described.height)
    )
    let first = SwiftExpression.text(contents.first ?? "")
    switch described.content {
    case .cell:
      let list = SwiftExpression.Argument(
        label: "supplementaryItems",
        value: .array(views.map { .text($0) })
      )
      return .call("NSCollectionLayoutItem", views.isEmpty ? [size] : [size, list])
    case .custom: return .call("NSCollectionLayoutGroup.custom", [size])
    case .subitems(let axis, _):
      let items = SwiftExpression.array(contents.map { .text($0) })
      return .call(axis.group, [size, .init(label: "subitems", value: items)])
    case .repeating(let axis, _, let count):
      return .call(
        axis.group,
        [
          size, .init(label: "repeatingSubitem", value: first),
          .init(label: "count", value: .text("\(count)")),
        ]
      )
    case .sharing(let axis, _, let count):
      return .call(
        axis.group,
        [
          size, .init(label: "subitem", value: first),
          .init(label: "count", value: .text("\(count)")),
        ]
      )
    }
  }

  // MARK: Views

  private mutating func supplementary(_ part: Document.Part<Document.SupplementaryItem>) -> String {
    switch part {
    case .named(let name):
      return local(PartName(sort: .supplementary, name: name)) { scope in
        scope.document.parts.supplementaryItems[name].map { scope.make($0, role: name) } ?? ""
      }
    case .own(let item):
      if let name = known[.supplementary(item)] { return name }
      let name = make(item, role: Self.role(ofKind: item.elementKind))
      known[.supplementary(item)] = name
      return name
    }
  }

  private mutating func boundary(_ part: Document.Part<Document.BoundaryItem>) -> String {
    switch part {
    case .named(let name):
      return local(PartName(sort: .boundary, name: name)) { scope in
        scope.document.parts.boundarySupplementaryItems[name].map { scope.make($0, role: name) }
          ?? ""
      }
    case .own(let item):
      if let name = known[.boundary(item)] { return name }
      let name = make(item, role: Self.role(ofKind: item.elementKind))
      known[.boundary(item)] = name
      return name
    }
  }

  private mutating func decoration(_ part: Document.Part<Document.DecorationItem>) -> String {
    switch part {
    case .named(let name):
      return local(PartName(sort: .decoration, name: name)) { scope in
        scope.document.parts.decorationItems[name].map { scope.make($0, role: name) } ?? ""
      }
    case .own(let item):
      if let name = known[.decoration(item)] { return name }
      let name = make(item, role: Self.role(ofKind: item.elementKind))
      known[.decoration(item)] = name
      return name
    }
  }

  private static func role(ofKind kind: String) -> String {
    switch kind {
    case Document.ElementKind.header: return "header"
    case Document.ElementKind.footer: return "footer"
    default:
      let name = SwiftNames.lower(kind)
      return name.isEmpty || name.hasPrefix("_") ? "view" : name
    }
  }

  private mutating func make(_ described: Document.SupplementaryItem, role: String) -> String {
    var arguments: [SwiftExpression.Argument] = [
      .init(label: "layoutSize", value: SwiftExpression.size(described.width, described.height)),
      .init(label: "elementKind", value: SwiftExpression.kind(described.elementKind)),
      .init(label: "containerAnchor", value: described.containerAnchor.swift),
    ]
    if let anchor = described.itemAnchor {
      arguments.append(.init(label: "itemAnchor", value: anchor.swift))
    }
    let name = names.fresh(role)
    add("let \(name) = ", .call("NSCollectionLayoutSupplementaryItem", arguments))
    if described.zIndex != 1 { add("\(name).zIndex = \(described.zIndex)") }
    set(described.contentInsets, name)
    return name
  }

  private mutating func make(_ described: Document.BoundaryItem, role: String) -> String {
    var arguments: [SwiftExpression.Argument] = [
      .init(label: "layoutSize", value: SwiftExpression.size(described.width, described.height)),
      .init(label: "elementKind", value: SwiftExpression.kind(described.elementKind)),
      .init(label: "alignment", value: .text(".\(described.alignment.rawValue)")),
    ]
    if described.absoluteOffset != Document.Offset() {
      arguments.append(.init(label: "absoluteOffset", value: described.absoluteOffset.swift))
    }
    let name = names.fresh(role)
    add("let \(name) = ", .call("NSCollectionLayoutBoundarySupplementaryItem", arguments))
    if !described.extendsBoundary { add("\(name).extendsBoundary = false") }
    if described.pinToVisibleBounds { add("\(name).pinToVisibleBounds = true") }
    if described.zIndex != 1 { add("\(name).zIndex = \(described.zIndex)") }
    set(described.contentInsets, name)
    return name
  }

  private mutating func make(_ described: Document.DecorationItem, role: String) -> String {
    let name = names.fresh(role)
    let kind = SwiftExpression.kind(described.elementKind)
    add(
      "let \(name) = ",
      .call("NSCollectionLayoutDecorationItem.background", ["elementKind": kind])
    )
    if described.zIndex != 0 { add("\(name).zIndex = \(described.zIndex)") }
    set(described.contentInsets, name)
    return name
  }
}

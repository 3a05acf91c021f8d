// SPDX-License-Identifier: Apache-2.0
import StageProtocol
import SwiftSyntax

/// Rewrites attributes, selectors, conditions and imports that only Apple's systems know.
final class SpellingRewriter: SyntaxVisitor {
  /// Attributes that say how Objective-C or a storyboard finds a declaration, or where an app starts.
  private static let attributes: Set = [
    "objc", "objcMembers", "IBOutlet", "IBAction", "IBSegueAction", "NSManaged", "nonobjc",
    "UIApplicationMain", "NSApplicationMain", "main", "GKInspectable", "NSCopying",
  ]
  /// Wrappers and macros of absent modules; the property that they wrap becomes a plain one.
  private static let wrappers: Set = [
    "Published", "State", "StateObject", "ObservedObject", "EnvironmentObject", "Binding",
    "AppStorage", "SceneStorage", "GestureState", "FocusState", "Bindable", "Observable",
    "ObservationIgnored", "ObservationTracked", "UIApplicationDelegateAdaptor",
  ]
  /// Macros of Observation, which stay where the module imports it, or SwiftUI.
  private static let observation: Set = ["Observable", "ObservationIgnored", "ObservationTracked"]
  /// Wrappers of Combine, which stay where the module imports it.
  private static let combineWrappers: Set = ["Published"]

  private let source: ParsedSource
  private let selectors: SelectorCalls
  private let hosted: HostedViews
  /// Wrappers that the module declares itself, or imports.
  private let ownWrappers: Set<String>
  private(set) var edits: TextEdits
  private(set) var notes: [PassNote] = []

  init(_ source: ParsedSource, edits: TextEdits, selectors: SelectorCalls) {
    self.source = source
    let module = selectors.module
    let imported = module.imports.contains("Combine") ? Self.combineWrappers : []
    let observed =
      module.imports.isDisjoint(with: ["Observation", "SwiftUI"]) ? [] : Self.observation
    ownWrappers = imported.union(observed)
      .union(Self.wrappers.filter { module.type($0) != nil })
    hosted = HostedViews(source: source, module: module)
    self.edits = edits
    self.selectors = selectors
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    let isForeign = Self.wrappers.contains(name) && !ownWrappers.contains(name)
    guard Self.attributes.contains(name) || isForeign else { return .visitChildren }
    edits.blank(source.range(node))
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    tellChanges(of: node)
    guard isManaged(node.attributes), let binding = node.bindings.first, node.bindings.count == 1,
      binding.accessorBlock == nil, binding.initializer == nil,
      let type = binding.typeAnnotation?.type
    else { return .visitChildren }
    // A name that is a word of the language, or that a model gives, is in backticks.
    let name = binding.pattern.trimmedDescription.filter { $0 != "`" }
    let accessors =
      " { get { managedValue(\"\(name)\") } set { setManagedValue(newValue, \"\(name)\") } }"
    edits.insert(accessors, at: source.range(type).upperBound)
    return .visitChildren
  }

  /// Lets a stored property that an app declares as `dynamic` tell who observes it.
  private func tellChanges(of node: VariableDeclSyntax) {
    let modifiers = node.modifiers.map(\.name.text)
    guard modifiers.contains("dynamic"), !modifiers.contains("lazy"), !modifiers.contains("static"),
      node.bindingSpecifier.text == "var", let binding = node.bindings.first,
      node.bindings.count == 1, binding.accessorBlock == nil, isObserved(node)
    else { return }
    edits.insert(" { didSet { tesseraDidSet(self) } }", at: source.range(binding).upperBound)
  }

  /// Whether Objective-C's runtime would know a property of a class.
  private func isObserved(_ node: VariableDeclSyntax) -> Bool {
    var current = node.parent
    while let here = current, !here.isProtocol((any DeclGroupSyntax).self) { current = here.parent }
    guard let owner = current?.as(ClassDeclSyntax.self) else { return false }
    return Self.names(of: node.attributes).contains("objc")
      || Self.names(of: owner.attributes).contains("objcMembers")
  }

  private static func names(of attributes: AttributeListSyntax) -> [String] {
    attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    mark(node)
    guard isManaged(node.attributes), node.body == nil else { return .visitChildren }
    let parameter = node.signature.parameterClause.parameters.first
    let value = (parameter?.secondName ?? parameter?.firstName)?.text ?? "self"
    var body = " {}"
    for (start, call) in [("addTo", "addManaged"), ("removeFrom", "removeManaged")] {
      let rest = node.name.text.dropFirst(start.count)
      guard node.name.text.hasPrefix(start), let first = rest.first else { continue }
      body = " { \(call)(\(value), \"\(first.lowercased())\(rest.dropFirst())\") }"
    }
    edits.insert(body, at: source.range(node).upperBound)
    return .visitChildren
  }

  /// Whether Core Data gives a property its value.
  private func isManaged(_ attributes: AttributeListSyntax) -> Bool {
    selectors.module.imports.contains("CoreData")
      && attributes.contains { element in
        element.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "NSManaged"
      }
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if ["dynamic", "optional"].contains(node.name.text) { edits.blank(source.range(node)) }
    return .skipChildren
  }

  /// Methods that UIKit asks the runtime for, and what is declared beside them to say that they are
  /// there.
  private static let marks = [
    "tableView(_:commit:forRowAt:)": "tesseraCommitsRows",
    "tableView(_:moveRowAt:to:)": "tesseraMovesRows",
    "collectionView(_:moveItemAt:to:)": "tesseraMovesItems",
    "collectionView(_:contextMenuConfigurationForItemsAt:point:)": "tesseraShowsMenus",
    "collectionView(_:contextMenuConfigurationForItemAt:point:)": "tesseraShowsItemMenus",
  ]

  /// Declares beside a method that UIKit asks the runtime for that the method is there.
  private func mark(_ node: FunctionDeclSyntax) {
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
    guard let mark = Self.marks["\(node.name.text)(\(labels))"],
      node.parent?.is(MemberBlockItemSyntax.self) == true
    else { return }
    let kept: Set = ["override", "public", "open", "nonisolated"]
    let modifiers = node.modifiers.map(\.name.text).filter(kept.contains)
    let words = (modifiers + ["var \(mark): Bool { true }; "]).joined(separator: " ")
    edits.insert(words, at: source.range(node).lowerBound)
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { rewrite(condition: Syntax(condition)) }
    return .visitChildren
  }

  private func rewrite(condition: Syntax) {
    if let call = condition.as(FunctionCallExprSyntax.self) {
      let word = call.trimmedDescription
      if word == "os(iOS)" || word == "targetEnvironment(simulator)" {
        let range = source.range(call)
        let fitted = "(true)" + String(repeating: " ", count: max(0, range.count - "(true)".count))
        edits.replace(range, with: fitted)
      }
      return
    }
    for child in condition.children(viewMode: .sourceAccurate) { rewrite(condition: child) }
  }

  /// `value as NSNumber` and `objects as? Set<Item>` and similar casts, which need Objective-C.
  override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
    guard let list = node.parent?.as(ExprListSyntax.self),
      let place = list.firstIndex(where: { $0.id == node.id }), !isPattern(node)
    else { return .visitChildren }
    let next = list.index(after: place)
    guard next < list.endIndex, let type = list[next].as(TypeExprSyntax.self) else {
      return .visitChildren
    }
    let mark = node.questionOrExclamationMark?.text ?? ""
    let name = type.trimmedDescription
    guard mark.isEmpty ? isBridged(name) : name.hasPrefix("Set<") else { return .visitChildren }
    edits.replace(source.range(node), with: "~~\(mark)>")
    edits.insert(".self", at: source.range(type).upperBound)
    return .visitChildren
  }

  private static let bridged: Set = ["NSNumber", "NSString", "NSArray", "NSDictionary"]
  private static let snapshot = "NSDiffableDataSourceSnapshot"

  private func isBridged(_ type: String) -> Bool {
    let name = String(type.prefix { $0 != "<" })
    let known = selectors.module.resolved(name).prefix { $0 != "<" }
    return Self.bridged.contains(type) || known == Self.snapshot
  }

  /// Whether a cast belongs to a pattern, such as `case let number as NSNumber`.
  private func isPattern(_ node: UnresolvedAsExprSyntax) -> Bool {
    var parent = node.parent
    while let present = parent {
      if present.is(ExpressionPatternSyntax.self) { return true }
      if present.is(CodeBlockItemSyntax.self) || present.is(MemberBlockItemSyntax.self) { break }
      parent = present.parent
    }
    return false
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector":
      edits.replace(source.range(node), with: selectors.replacement(for: node))
      return .skipChildren
    case "keyPath":
      let path = node.arguments.trimmedDescription
      // Types before the first property are not part of the name.
      let names = path.split(separator: ".")
      let own = names.drop { $0.first?.isUppercase == true }
      let name = own.isEmpty ? names.suffix(1) : own
      edits.replace(source.range(node), with: "\"\(name.joined(separator: "."))\"")
      return .skipChildren
    case "colorLiteral":
      let end = source.range(node.macroName).upperBound
      edits.replace(source.range(node.pound).lowerBound..<end, with: "UIColor      ")
    case "imageLiteral":
      let end = source.range(node.macroName).upperBound
      let start = source.range(node.pound).lowerBound
      edits.replace(start..<end, with: "LayoutLibrary.StandIn.image")
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let range = source.range(node)
    let compiled = selectors.module.compiled
    guard let module = node.path.first?.name.text, !isGivenHome(module),
      KnownModules.contains(module) || compiled.contains(module)
    else {
      edits.blank(range)
      notes.append(leftOutModule(node))
      if let last = notes.last, let module = node.path.first?.name.text,
        selectors.module.isGiven(module)
      {
        notes[notes.count - 1] = PassNote(
          code: "module-compiled",
          message: "\(module) is compiled from its source, together with the app.",
          offset: last.offset
        )
      }
      return .skipChildren
    }
    if compiled.contains(module) {
      notes.append(compiledModule(module, node))
    } else if KnownModules.standIns.contains(KnownModules.homes[module] ?? module) {
      notes.append(stoodInModule(module, node))
    }
    let home = compiled.contains(module) ? nil : KnownModules.homes[module]
    guard node.path.count > 1 || node.importKindSpecifier != nil || home != nil else {
      return .skipChildren
    }
    let text = "import \(home ?? module)"
    let space = max(0, range.count - text.utf8.count)
    edits.replace(range, with: text + String(repeating: " ", count: space))
    return .skipChildren
  }

  /// Whether the app brings a module of its own that has the name of one whose names are elsewhere.
  private func isGivenHome(_ module: String) -> Bool {
    KnownModules.homes[module] != nil && selectors.module.isGiven(module)
      && !selectors.module.compiled.contains(module)
  }

  /// `os.Logger` and the like: the names are not in a module of that name here.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self), isHome(base.baseName.text) {
      edits.blank(source.range(base).lowerBound..<source.range(node.period).upperBound)
    }
    if node.declName.baseName.text == "mutableCopy", node.declName.argumentNames == nil,
      let call = node.parent?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty
    {
      edits.replace(source.range(node.declName), with: "tesseraMutableCopy")
    }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self), isHome(base.name.text) {
      edits.blank(source.range(base).lowerBound..<source.range(node.period).upperBound)
    }
    return .visitChildren
  }

  private func isHome(_ name: String) -> Bool {
    let module = selectors.module
    // OSLog brings the names of os, too.
    let isImported =
      module.imports.contains(name) || name == "os" && module.imports.contains("OSLog")
    return KnownModules.homes[name] != nil && isImported
      && !module.compiled.contains(name) && module.unitsByName[name] == nil
  }

  // MARK: SwiftUI

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let change = hosted.change(of: node) else { return .visitChildren }
    edits.replace(change.range, with: change.text)
    return .skipChildren
  }

  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
    if let range = hosted.viewArgument(of: node) { edits.replace(range, with: "AnyView") }
    return .visitChildren
  }

  private func leftOutModule(_ node: ImportDeclSyntax) -> PassNote {
    PassNote(
      code: "module-left-out",
      message:
        "There is no module \(node.path.trimmedDescription) here; what needs it is left out.",
      offset: source.range(node).lowerBound
    )
  }

  private func compiledModule(_ module: String, _ node: ImportDeclSyntax) -> PassNote {
    PassNote(
      code: "module-compiled",
      message: "\(module) is compiled from its source, as a module of its own.",
      offset: source.range(node).lowerBound
    )
  }

  private func stoodInModule(_ module: String, _ node: ImportDeclSyntax) -> PassNote {
    PassNote(
      code: "module-stood-in",
      message: "A stand-in with the names that apps use most takes the place of \(module).",
      offset: source.range(node).lowerBound
    )
  }
}

/// A note of the pass about a place in a file.
struct PassNote: Hashable {
  var severity = Diagnostic.Severity.note
  var code: String
  var message: String
  /// Offset in the file's bytes.
  var offset: Int
}

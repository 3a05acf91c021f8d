// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Writes the steps by which a type of the source gets ready to show its cells.
struct SourceSteps {
  /// One step, which can be left out alone.
  struct Step {
    let name: String
    let code: String
  }

  let module: SourceModule
  let values: StandInValues
  let sources: OwnSources
  let type: SourceUnit
  /// Whether an object of the type is put on a screen of its own.
  var isScreen = false

  /// All steps, in the order in which they run.
  func all(_ kept: Set<Int>) -> [Step] {
    let properties = module.lineage(of: type).flatMap { module.members(of: $0) }
      .filter { kept.contains($0.id) && $0.isStoredProperty && $0.names.count == 1 }
    var steps = properties.compactMap(outlet)
    if isScreen {
      steps.append(Step(name: "screen", code: "tesseraOwn.show(self)\n"))
    } else if sources.isController(type) {
      steps.append(
        Step(
          name: "load",
          code: "tesseraOwn.step { [self] _ in loadViewIfNeeded() }\n"
            + "tesseraOwn.controller = self\n"
        )
      )
    }
    for unit in properties where unit.modifiers.contains("lazy") {
      guard let type = unit.node.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type,
        values.isDataSource(type)
      else { continue }
      let name = unit.names[0]
      steps.append(Step(name: name, code: "tesseraOwn.step { [self] _ in _ = \(name) }\n"))
    }
    if !isScreen, sources.saysSizes(type) {
      steps.append(Step(name: "sizes", code: "tesseraOwn.delegate = self\n"))
    }
    let lists =
      properties.compactMap(filling) + properties.compactMap(diffableFilling) + modelFillings(kept)
    return steps + lists + cells + views
  }

  // MARK: Properties

  /// Gives a value to a property that a storyboard or an app would have set.
  private func outlet(_ unit: SourceUnit) -> Step? {
    guard let node = unit.node.as(VariableDeclSyntax.self), node.bindingSpecifier.text == "var",
      !unit.modifiers.contains("static"), let binding = node.bindings.first,
      binding.initializer == nil, let annotation = binding.typeAnnotation?.type,
      annotation.is(ImplicitlyUnwrappedOptionalTypeSyntax.self),
      !values.isDataSource(annotation), let value = value(of: annotation, unit)
    else { return nil }
    let name = unit.names[0]
    let kept = unit.modifiers.contains("weak") ? "tesseraSource.keep(\(value))" : value
    return Step(
      name: name,
      code: "tesseraOwn.step { [self] tesseraSource in if \(name) == nil { \(name) = \(kept) } }\n"
    )
  }

  private func value(of type: TypeSyntax, _ unit: SourceUnit) -> String? {
    let base = TypeName(type).base
    // The code of a screen makes its collection view itself, unless a storyboard does.
    if isScreen, base == "UICollectionView", !unit.attributes.contains("IBOutlet") { return nil }
    if base == "UICollectionView" { return "LayoutLibrary.OwnSource.collectionView()" }
    if let value = values.value(of: TypeName.core(type), name: unit.names[0], from: unit.path) {
      return value
    }
    return base.hasPrefix("UI") && base.allSatisfy(\.isLetter) ? "\(base)()" : nil
  }

  /// Fills a list that gives the number of items or sections and is empty without an app.
  private func filling(_ unit: SourceUnit) -> Step? {
    guard let node = unit.node.as(VariableDeclSyntax.self), node.bindingSpecifier.text == "var",
      !unit.modifiers.contains("static"),
      let binding = node.bindings.first
    else { return nil }
    let name = unit.names[0]
    let isOfSections = asks("numberOfSections", for: name)
    guard isOfSections || asks("numberOfItemsInSection", for: name),
      let value = element(of: binding, name, unit.path)
    else { return nil }
    let made = Self.told(value)
    return Step(
      name: "fill \(name)",
      code: "tesseraOwn.fill(\"\(name)\") { [self] tesseraData, tesseraAgain in\n"
        + "guard tesseraAgain || \(name).isEmpty else { return false }\n"
        + "\(name) = LayoutLibrary.StandIn.list(tesseraData, ofSections: \(isOfSections)) { \(made) }\n"
        + "return true\n}\n"
    )
  }

  /// Fills the lists of a model whose count is the number of items: `model.items.count`.
  private func modelFillings(_ kept: Set<Int>) -> [Step] {
    let counts = sources.methods(of: type, labelled: ["numberOfItemsInSection"])
    var seen: Set<String> = []
    return counts.flatMap { PathFinder($0.node).paths }.filter { seen.insert($0.joined()).inserted }
      .compactMap { path in
        let name = path[path.count - 1]
        let found = (module.unitsByName[name] ?? []).map { module.units[$0] }.first { unit in
          kept.contains(unit.id) && unit.isStoredProperty && !unit.modifiers.contains("private")
            && unit.node.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "var"
        }
        guard let found, let node = found.node.as(VariableDeclSyntax.self),
          let binding = node.bindings.first,
          let value = element(of: binding, name, found.path)
        else { return nil }
        let full = path.joined(separator: ".")
        return Step(
          name: "fill \(full)",
          code: "tesseraOwn.fill(\"\(full)\") { [self] tesseraData, tesseraAgain in\n"
            + "guard tesseraAgain || \(full).isEmpty else { return false }\n"
            + "\(full) = LayoutLibrary.StandIn.list(tesseraData, ofSections: false) "
            + "{ \(Self.told(value)) }\nreturn true\n}\n"
        )
      }
  }

  /// Fills a diffable data source whose first snapshot an app would apply later.
  private func diffableFilling(_ unit: SourceUnit) -> Step? {
    guard let type = unit.node.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type,
      values.isDataSource(type),
      let resolved = values.resolved(TypeName.core(type)).as(IdentifierTypeSyntax.self),
      let arguments = resolved.genericArgumentClause?.arguments, arguments.count == 2,
      let section = arguments.first?.argument.as(TypeSyntax.self),
      let item = arguments.last?.argument.as(TypeSyntax.self)
    else { return nil }
    let isNumber = TypeName(item).base == "Int"
    guard let value = isNumber ? "0" : values.value(of: item, name: "item", from: unit.path) else {
      return nil
    }
    let name = unit.names[0]
    let made = isNumber ? "LayoutLibrary.StandIn.number" : Self.told(value)
    let sections = values.sections(section, unit.path, 0)
    return Step(
      name: "fill \(name)",
      code: "tesseraOwn.fill(\"\(name)\") { [self] tesseraData, tesseraAgain in\n"
        + "guard let tesseraFound = \(name) as \(resolved.trimmedDescription)?,\n"
        + "tesseraAgain || tesseraFound.snapshot().numberOfItems == 0 else { return false }\n"
        + "LayoutLibrary.StandIn.fill(tesseraFound, \(sections), tesseraData) { \(made) }\n"
        + "return true\n}\n"
    )
  }

  /// The value with its texts taken from the stage's data.
  private static func told(_ value: String) -> String {
    value.replacing(/"([A-Za-z]+)"/) { "LayoutLibrary.StandIn.text(\"\($0.1)\")" }
  }

  /// One element for a list, whose type is annotated or follows from its value, as in `[Photo]()`.
  private func element(of binding: PatternBindingSyntax, _ name: String, _ path: String) -> String?
  {
    if let type = binding.typeAnnotation.flatMap({ array($0.type) }) {
      return values.value(of: type, name: name, from: path)
    }
    guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self) else { return nil }
    let called =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
      ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText
    if let called, let type = returned(by: called) {
      return values.value(of: type, name: name, from: path)
    }
    guard let list = call.calledExpression.as(ArrayExprSyntax.self)?.elements, list.count == 1,
      let type = list.first?.expression.trimmedDescription
    else { return nil }
    return values.value(named: type, name.lowercased(), path, 0)
  }

  /// The element type of the list that a function of the source returns.
  private func returned(by name: String) -> TypeSyntax? {
    (module.unitsByName[name] ?? []).lazy.compactMap { id in
      let node = module.units[id].node.as(FunctionDeclSyntax.self)
      return node?.signature.returnClause.flatMap { array($0.type) }
    }.first
  }

  private func array(_ type: TypeSyntax) -> TypeSyntax? {
    let core = TypeName.core(type)
    if let array = core.as(ArrayTypeSyntax.self) { return array.element }
    guard let named = core.as(IdentifierTypeSyntax.self), named.name.text == "Array" else {
      return nil
    }
    return named.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
  }

  private func asks(_ label: String, for name: String) -> Bool {
    sources.methods(of: type, labelled: [label]).contains { $0.mentions.contains(name) }
  }

  // MARK: Registrations that are left to a storyboard

  private var cells: [Step] {
    dequeues("cellForItemAt", "dequeueReusableCell").map { call in
      let identifier = call.arguments["withReuseIdentifier"] ?? ""
      return Step(
        name: "cell \(identifier)",
        code:
          "tesseraOwn.cell(\(call.type ?? "UICollectionViewCell").self) { [self] in \(identifier) }\n"
      )
    }
  }

  private var views: [Step] {
    dequeues("viewForSupplementaryElementOfKind", "dequeueReusableSupplementaryView")
      .flatMap { call in
        let identifier = call.arguments["withReuseIdentifier"] ?? ""
        let told = call.arguments["ofKind"].flatMap { isKnown($0) ? $0 : nil }
        let kinds = told.map { [$0] } ?? Self.kinds
        return kinds.map { kind in
          Step(
            name: "view \(identifier) \(kind)",
            code:
              "tesseraOwn.view(\(call.type ?? "UICollectionReusableView").self, ofKind: { [self] in \(kind) }) "
              + "{ [self] in \(identifier) }\n"
          )
        }
      }
  }

  private static let kinds = [
    "UICollectionView.elementKindSectionHeader", "UICollectionView.elementKindSectionFooter",
  ]

  private func dequeues(_ label: String, _ name: String) -> [DequeueFinder.Call] {
    var seen: Set<String> = []
    return sources.methods(of: type, labelled: [label])
      .flatMap { DequeueFinder($0.node, of: name).calls }
      .filter { call in
        guard let identifier = call.arguments["withReuseIdentifier"], isKnown(identifier) else {
          return false
        }
        return seen.insert(identifier).inserted
      }
  }

  /// Whether an expression means the same outside of the method that it is in.
  private func isKnown(_ expression: String) -> Bool {
    if expression.first == "\"" { return !expression.contains("\\(") }
    let first = expression.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if first.first?.isUppercase == true || first == "self" { return true }
    guard first.count == expression.count, let found = module.unitsByName[expression] else {
      return false
    }
    let paths = Set(module.lineage(of: type).map(\.path))
    return found.contains { id in
      let unit = module.units[id]
      return unit.parent == nil || paths.contains(unit.path) && !unit.modifiers.contains("static")
    }
  }
}

/// Finds lists that are counted through another object: `model.items` in `model.items.count`.
private final class PathFinder: SyntaxVisitor {
  private(set) var paths: [[String]] = []

  init(_ node: Syntax) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.declName.baseName.text == "count",
      let list = node.base?.as(MemberAccessExprSyntax.self),
      let model = list.base?.as(DeclReferenceExprSyntax.self), model.baseName.text != "self"
    else { return .visitChildren }
    paths.append([model.baseName.plainText, list.declName.baseName.plainText])
    return .visitChildren
  }
}

/// Finds calls of a dequeuing method and the classes that their results are cast to.
private final class DequeueFinder: SyntaxVisitor {
  struct Call {
    var type: String?
    var arguments: [String: String]
  }

  private(set) var calls: [Call] = []
  private let name: String

  init(_ node: Syntax, of name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == name
    else { return .visitChildren }
    let arguments = node.arguments.compactMap { argument in
      argument.label.map { ($0.text, argument.expression.trimmedDescription) }
    }
    calls.append(
      Call(
        type: cast(of: node),
        arguments: Dictionary(arguments, uniquingKeysWith: { first, _ in first })
      )
    )
    return .visitChildren
  }

  /// What the result is cast to; `nil` where it is not.
  private func cast(of node: FunctionCallExprSyntax) -> String? {
    guard let parts = node.parent?.as(ExprListSyntax.self).map(Array.init),
      let index = parts.firstIndex(where: { $0.id == ExprSyntax(node).id }),
      parts.indices.contains(index + 2), parts[index + 1].is(UnresolvedAsExprSyntax.self)
    else { return nil }
    return parts[index + 2].as(TypeExprSyntax.self).map { TypeName($0.type).base }
  }
}

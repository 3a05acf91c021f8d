// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Values of types that the source itself declares.
extension StandInValues {
  func inModule(_ type: String, _ path: String, _ depth: Int) -> String? {
    guard let unit = module.type(type, from: path) else { return alias(type, path, depth) }
    switch unit.node.kind {
    case .enumDecl: return firstCase(of: unit, depth)
    case .structDecl, .classDecl: return instance(of: unit, depth)
    case .protocolDecl:
      if !whole.isEmpty, let made = Conformers(values: self).value(of: unit, depth) { return made }
      guard demand.add(unit, self) else { return nil }
      return "LayoutLibrary.StandIn.keep(\(ProtocolDemand.name(unit))(LayoutLibrary.StandIn.data))"
    default: return nil
    }
  }

  private func alias(_ type: String, _ path: String, _ depth: Int) -> String? {
    let found = module.unitsByName[type]?.lazy
      .compactMap { module.units[$0].node.as(TypeAliasDeclSyntax.self) }.first
    return found.flatMap {
      value(of: $0.initializer.value, name: type, from: path, depth: depth + 1)
    }
  }

  /// The first case of an enumeration, with stand-ins for its associated values.
  private func firstCase(of unit: SourceUnit, _ depth: Int) -> String? {
    for member in unit.members {
      for element in module.units[member].node.as(EnumCaseDeclSyntax.self)?.elements ?? [] {
        let name = "\(unit.path).\(element.name.text)"
        guard let payload = element.parameterClause else { return name }
        var arguments: [String] = []
        for parameter in payload.parameters {
          let label = parameter.firstName?.text
          guard
            let value = value(
              of: parameter.type,
              name: label ?? element.name.text,
              from: unit.path,
              depth: depth + 1
            )
          else { return nil }
          arguments.append(label.map { $0 == "_" ? value : "\($0): \(value)" } ?? value)
        }
        return "\(name)(\(arguments.joined(separator: ", ")))"
      }
    }
    return nil
  }

  /// The cases of an enumeration that have no associated values.
  func plainCases(of unit: SourceUnit) -> [String] {
    guard unit.node.is(EnumDeclSyntax.self) else { return [] }
    return unit.members.flatMap { member in
      module.units[member].node.as(EnumCaseDeclSyntax.self)?.elements
        .filter { $0.parameterClause == nil }.map { "\(unit.path).\($0.name.text)" } ?? []
    }
  }

  /// An instance of a class or structure, made by the initialiser that needs the fewest arguments.
  ///
  /// Generic types have none, except for a subclass that inherits the initialiser and names the
  /// types.
  func instance(of unit: SourceUnit, _ depth: Int, isInherited: Bool = false) -> String? {
    let clause = unit.node.asProtocol((any WithGenericParametersSyntax).self)?
      .genericParameterClause
    guard depth < Self.depthLimit, clause == nil || isInherited else { return nil }
    if let shared = shared(unit) { return shared }
    let own = initializers(of: unit)
    if case .app = TypeFamily.of(unit, in: module), unit.node.is(ClassDeclSyntax.self),
      !whole.contains(unit.id)
    {
      // Initialisers of controllers need their app, so they are left out; the properties get
      // values.
      return inherited(unit, depth)
    }
    guard own.isEmpty else {
      return own.lazy.compactMap { call($0, of: unit, depth) }.first
    }
    if unit.node.is(StructDeclSyntax.self) { return memberwise(unit, depth) }
    if let coded = coded(unit) { return coded }
    return inherited(unit, depth)
  }

  /// Names of the instance that an app shares, and of those that an author keeps for trying things out.
  private static let sharedNames = ["shared", "default", "standard", "current", "main", "live"]
  private static let sampleNames = ["mock", "preview", "sample", "stub", "example", "placeholder"]

  /// The instance that the type keeps itself: a sample, or the only one where nobody else may make one.
  private func shared(_ unit: SourceUnit) -> String? {
    let members = module.members(of: unit)
    let made = members.compactMap { $0.node.as(InitializerDeclSyntax.self) }
    let isClosed =
      !made.isEmpty
      && made.allSatisfy { node in
        node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
          || node.signature.parameterClause.parameters.first?.firstName.text == "coder"
      }
    let names = Self.sampleNames + (isClosed ? Self.sharedNames : [])
    let kept = members.compactMap { member -> String? in
      guard !member.modifiers.isDisjoint(with: ["static", "class"]),
        member.modifiers.isDisjoint(with: ["private", "fileprivate"]),
        let binding = member.node.as(VariableDeclSyntax.self)?.bindings.first,
        isOwn(binding, unit)
      else { return nil }
      return binding.pattern.trimmedDescription
    }
    return names.first(where: kept.contains).map { "\(unit.path).\($0)" }
  }

  /// Whether a property has the type itself as its type.
  private func isOwn(_ binding: PatternBindingSyntax, _ unit: SourceUnit) -> Bool {
    let names: Set = [unit.path, unit.names.first ?? unit.path, "Self"]
    if let type = binding.typeAnnotation?.type { return names.contains(type.trimmedDescription) }
    let called = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
    return called.map { names.contains($0.trimmedDescription) } ?? false
  }

  /// An instance by the storyboard's initialiser, if the class has one.
  private func coded(_ unit: SourceUnit) -> String? {
    let found = module.members(of: unit).lazy
      .compactMap { $0.node.as(InitializerDeclSyntax.self) }
      .first { $0.signature.parameterClause.parameters.first?.firstName.text == "coder" }
    return found.map {
      "\(unit.path)(coder: LayoutLibrary.StandIn.coder)\($0.optionalMark == nil ? "" : "!")"
    }
  }

  /// Initialisers that outside code may call, those with the fewest parameters first.
  private func initializers(of unit: SourceUnit) -> [InitializerDeclSyntax] {
    module.members(of: unit).compactMap { $0.node.as(InitializerDeclSyntax.self) }
      .filter { node in
        !node.signature.parameterClause.parameters.contains { $0.firstName.text == "coder" }
          && node.genericParameterClause == nil
      }
      .sorted { rank($0) < rank($1) }
  }

  /// Failable initialisers come last, because they may fail with a stand-in.
  private func rank(_ node: InitializerDeclSyntax) -> (Int, Int) {
    (node.optionalMark?.text == "?" ? 1 : 0, required(node).count)
  }

  private func required(_ node: InitializerDeclSyntax) -> [FunctionParameterSyntax] {
    node.signature.parameterClause.parameters.filter {
      $0.defaultValue == nil && $0.ellipsis == nil
    }
  }

  private func call(_ node: InitializerDeclSyntax, of unit: SourceUnit, _ depth: Int) -> String? {
    guard node.signature.effectSpecifiers?.asyncSpecifier == nil,
      let arguments = arguments(Array(node.signature.parameterClause.parameters), unit.path, depth)
    else { return nil }
    let attempt = node.signature.effectSpecifiers?.throwsClause == nil ? "" : "try! "
    let unwrapped = node.optionalMark == nil ? "" : "!"
    return "\(attempt)\(unit.path)(\(arguments))\(unwrapped)"
  }

  /// Arguments for the parameters that need one; `nil` when a parameter has no stand-in.
  func arguments(_ parameters: [FunctionParameterSyntax], _ path: String, _ depth: Int) -> String? {
    var result: [String] = []
    for parameter in parameters where parameter.defaultValue == nil && parameter.ellipsis == nil {
      let label = parameter.firstName.text
      let name = label == "_" ? parameter.secondName?.text ?? "" : label
      guard let value = value(of: parameter.type, name: name, from: path, depth: depth + 1) else {
        return nil
      }
      let isInOut = parameter.type.trimmedDescription.hasPrefix("inout")
      guard !isInOut else { return nil }
      result.append(label == "_" ? value : "\(label): \(value)")
    }
    return result.joined(separator: ", ")
  }

  private func memberwise(_ unit: SourceUnit, _ depth: Int) -> String? {
    var result: [String] = []
    for member in unit.members.map({ module.units[$0] }) where member.needsInitialValue {
      guard !member.modifiers.contains("private"),
        let bindings = member.node.as(VariableDeclSyntax.self)?.bindings
      else { return nil }
      for (name, binding) in zip(member.names, bindings) {
        guard let type = binding.typeAnnotation?.type,
          let value = value(of: type, name: name, from: unit.path, depth: depth + 1)
        else { return nil }
        result.append("\(name): \(value)")
      }
    }
    return "\(unit.path)(\(result.joined(separator: ", ")))"
  }

  /// Code that makes a collection view controller.
  func controller(_ path: String) -> String { "\(path)(collectionViewLayout: \(Self.layout))" }

  /// An instance by an initialiser of the superclass.
  private func inherited(_ unit: SourceUnit, _ depth: Int) -> String? {
    guard let base = unit.inherited.first.map(module.resolved) else { return "\(unit.path)()" }
    if base == "UICollectionViewController" {
      return controller(unit.path)
    }
    if base == "UICollectionViewTransitionLayout" {
      return "\(unit.path)(currentLayout: \(Self.layout), nextLayout: \(Self.otherLayout))"
    }
    if base == "UICollectionViewCompositionalLayout" {
      return "\(unit.path)(section: LayoutLibrary.StandIn.section())"
    }
    guard let parent = module.type(base, from: unit.path), parent.node.is(ClassDeclSyntax.self)
    else {
      return "\(unit.path)()"
    }
    guard let made = instance(of: parent, depth + 1, isInherited: true) else { return nil }
    guard let prefix = made.firstRange(of: parent.path + "(") else { return nil }
    return made.replacingCharacters(prefix, with: unit.path + "(")
  }
}

extension String {
  fileprivate func replacingCharacters(_ range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}

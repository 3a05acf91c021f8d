// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Decides which units of a module the layouts need.
///
/// It follows names and ignores types: a unit is needed when a needed unit mentions its name, and
/// the type around it is needed. This keeps too much rather than too little. What is kept and does
/// not compile is left out later.
struct Slicer {
  private let module: SourceModule
  private let families: [Int: TypeFamily]
  private let leftOut: Set<Int>
  /// Units that are kept.
  ///
  /// For types and extensions, some of their members may be missing.
  private(set) var kept: Set<Int> = []
  private var names: Set<String> = []

  /// Follows names from the roots; units of `leftOut` are never kept, and types of `whole` keep all
  /// their members.
  init(_ module: SourceModule, roots: [Int], leftOut: Set<Int>, whole: Set<Int> = []) {
    self.module = module
    self.leftOut = leftOut
    families = Dictionary(
      uniqueKeysWithValues: module.units.filter { $0.kind == .type }
        .map { ($0.id, whole.contains($0.id) ? .plain : TypeFamily.of($0, in: module)) }
    )
    for root in roots { keep(root) }
    var before = -1
    while kept.count + names.count != before {
      before = kept.count + names.count
      for unit in module.units where !kept.contains(unit.id) && isNeeded(unit) { keep(unit.id) }
    }
  }

  /// Keeps everything but units of `leftOut` and statements outside of functions.
  init(everythingOf module: SourceModule, leftOut: Set<Int>) {
    self.module = module
    self.leftOut = leftOut
    families = [:]
    for unit in module.units where unit.kind != .statement { keep(unit.id) }
  }

  private mutating func keep(_ id: Int) {
    guard !module.chain(module.units[id]).contains(where: { leftOut.contains($0.id) }),
      kept.insert(id).inserted
    else { return }
    names.formUnion(module.units[id].mentions)
    if let parent = module.units[id].parent { keep(parent) }
  }

  private func isNeeded(_ unit: SourceUnit) -> Bool {
    switch unit.kind {
    case .import: return true
    case .statement: return false
    case .type:
      return isNamed(unit) || isMemberOfWhole(unit)
    case .extension: return isNeededExtension(unit)
    default:
      if unit.node.is(OperatorDeclSyntax.self) || unit.node.is(PrecedenceGroupDeclSyntax.self) {
        return true
      }
      return isMemberOfWhole(unit) || isNamedMember(unit)
    }
  }

  private func isNamed(_ unit: SourceUnit) -> Bool { unit.names.contains(where: names.contains) }

  /// Whether it is a member of a type that is kept whole.
  private func isMemberOfWhole(_ unit: SourceUnit) -> Bool {
    guard let parent = unit.parent, kept.contains(parent) else { return false }
    let owner = module.units[parent]
    if owner.kind == .type { return families[owner.id] != .app }
    guard let type = module.types[owner.path] else { return !owner.inherited.isEmpty }
    if families[type] == .layout { return true }
    return families[type] != .app && !owner.inherited.isEmpty
  }

  private func isNamedMember(_ unit: SourceUnit) -> Bool {
    guard let parent = unit.parent else { return isNamed(unit) }
    let owner = module.units[parent]
    // Source does not name subscripts: any code with a value may call them.
    if unit.names == ["subscript"] { return module.types[owner.path].map(kept.contains) ?? true }
    if let type = module.types[owner.path] {
      guard kept.contains(type) else { return false }
    } else if unit.kind == .initializer {
      return names.contains(owner.path)
    }
    // Source does not name initialisers: any code that names the type may call them.
    if unit.kind == .initializer { return !isApp(owner) }
    return isNamed(unit)
  }

  private func isApp(_ owner: SourceUnit) -> Bool {
    module.types[owner.path].map { families[$0] == .app } ?? false
  }

  /// Whether it is an extension of a kept type, for the sake of the protocols that it adds.
  private func isNeededExtension(_ unit: SourceUnit) -> Bool {
    guard let type = module.types[unit.path] else {
      return unit.inherited.contains { names.contains($0) } && names.contains(unit.path)
    }
    guard kept.contains(type) else { return false }
    if families[type] == .layout { return true }
    return families[type] != .app && !unit.inherited.isEmpty
  }

  /// Whether a type keeps only some of its members and so may no longer conform to its protocols.
  func isPartial(_ unit: SourceUnit) -> Bool {
    module.types[unit.path].map { families[$0] == .app } ?? false
  }
}

extension SourceUnit {
  /// Whether it is a constant with a literal value that is not an empty list.
  var isFilledConstant: Bool {
    guard let node = node.as(VariableDeclSyntax.self), node.bindingSpecifier.text == "let" else {
      return false
    }
    return node.bindings.allSatisfy { binding in
      guard let value = binding.initializer?.value else { return false }
      if let list = value.as(ArrayExprSyntax.self) { return !list.elements.isEmpty }
      if let table = value.as(DictionaryExprSyntax.self) {
        return table.content.as(DictionaryElementListSyntax.self)?.isEmpty == false
      }
      return value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
        || value.is(StringLiteralExprSyntax.self) || value.is(BooleanLiteralExprSyntax.self)
    }
  }

  var isStoredProperty: Bool {
    node.as(VariableDeclSyntax.self)?.bindings.contains(where: \.isStored) == true
  }

  /// Whether it is a stored property that has no value until an initialiser gives it one.
  var needsInitialValue: Bool {
    guard let node = node.as(VariableDeclSyntax.self), !modifiers.contains("static") else {
      return false
    }
    return node.bindings.contains { binding in
      guard binding.initializer == nil, binding.isStored else { return false }
      guard let type = binding.typeAnnotation?.type else { return false }
      return node.bindingSpecifier.text == "let" || !TypeName(type).isOptional
    }
  }
}

extension PatternBindingSyntax {
  /// Whether the property is stored: it has no accessors, or only observers.
  var isStored: Bool {
    switch accessorBlock?.accessors {
    case nil: true
    case .accessors(let list):
      list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    default: false
    }
  }

  /// Whether it is computed and can be set.
  var hasSetter: Bool {
    guard case .accessors(let list) = accessorBlock?.accessors else { return false }
    return list.contains { ["set", "_modify"].contains($0.accessorSpecifier.text) }
  }
}

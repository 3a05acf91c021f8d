// SPDX-License-Identifier: Apache-2.0
import StageProtocol
import SwiftSyntax

/// Finds what a module can show: screens, layout classes, and functions and properties that return
/// layouts.
struct EntryFinder {
  let module: SourceModule

  /// Everything that can be shown of a sliced module: screens, then layouts in the order of the
  /// source.
  func plansWithScreens(_ layouts: [EntryPlan]) -> [EntryPlan] {
    let names = Set(layouts.map(\.id))
    let finder = ScreenFinder(module: module, layouts: layouts, isAboutLayouts: !layouts.isEmpty)
    return finder.plans().filter { !names.contains($0.id) } + layouts
  }

  /// Everything that can be shown of a module that is run as it is written: the root of the app,
  /// screens, then layouts in the order of the source.
  func plansOfWhole(_ layouts: [EntryPlan]) -> [EntryPlan] {
    let names = Set(layouts.map(\.id))
    let root = RootFinder(module: module).plan
    // An app is seen by its screens; the author of a layout class wants to see and tune that.
    let hidden = root == nil ? layouts.filter { $0.kind == .layoutClass } : []
    let isAboutLayouts = root == nil && !layouts.isEmpty
    let screens = ScreenFinder(module: module, layouts: hidden, isAboutLayouts: isAboutLayouts)
      .plans()
    return (root.map { [$0] } ?? []) + screens.filter { !names.contains($0.id) } + layouts
  }

  /// The layouts, in the order of the source, and after them those from which other ones inherit.
  func plans() -> [EntryPlan] {
    var plans = module.units.compactMap(plan)
    let repeated = Dictionary(grouping: plans, by: \.id).filter { $0.value.count > 1 }
    for index in plans.indices where repeated[plans[index].id] != nil {
      let unit = plans[index].unit
      let line = module.sources[unit.file].lines.place(unit.range.lowerBound).line
      plans[index].id += " (line \(line))"
    }
    return plans.basesLast(in: module)
  }

  private func plan(_ unit: SourceUnit) -> EntryPlan? {
    switch unit.kind {
    case .type: layoutClass(unit)
    case .function: function(unit)
    case .variable: property(unit)
    default: nil
    }
  }

  private func layoutClass(_ unit: SourceUnit) -> EntryPlan? {
    guard let node = unit.node.as(ClassDeclSyntax.self), node.genericParameterClause == nil,
      case .layout = TypeFamily.of(unit, in: module)
    else { return nil }
    return EntryPlan(
      id: unit.path,
      kind: .layoutClass,
      unit: unit,
      product: .layout(unit.path),
      isOptional: false
    )
  }

  private func function(_ unit: SourceUnit) -> EntryPlan? {
    guard let node = unit.node.as(FunctionDeclSyntax.self), node.body != nil,
      node.genericParameterClause == nil, node.name.text != "collectionView",
      let result = node.signature.returnClause?.type, mayShow(unit)
    else { return nil }
    let type = TypeName(result)
    let named = type.base == "Self" ? TypeName(named: unit.path) : type
    guard let product = EntryPlan.product(of: named, in: module, from: unit.path) else {
      return nil
    }
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    return EntryPlan(
      id: name(unit, node.name.plainText + "(" + labels.joined() + ")"),
      kind: .function,
      unit: unit,
      product: product,
      isOptional: type.isOptional
    )
  }

  private func property(_ unit: SourceUnit) -> EntryPlan? {
    guard let node = unit.node.as(VariableDeclSyntax.self), node.bindings.count == 1,
      let binding = node.bindings.first, unit.names.count == 1, mayShow(unit),
      binding.initializer != nil || isComputed(binding)
    else { return nil }
    let value = binding.initializer?.value
    guard !isBare(value),
      let type = binding.typeAnnotation.map({ TypeName($0.type) }) ?? value.flatMap(inferred),
      let product = EntryPlan.product(of: type, in: module, from: unit.path)
    else { return nil }
    return EntryPlan(
      id: name(unit, unit.names[0]),
      kind: .property,
      unit: unit,
      product: product,
      isOptional: type.isOptional
    )
  }

  private func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    switch binding.accessorBlock?.accessors {
    case .getter: true
    case .accessors(let list):
      list.contains { $0.accessorSpecifier.text == "get" && $0.body != nil }
    default: false
    }
  }

  /// Whether the value adds nothing: `GridLayout()` shows the same as its class, and `nil` shows
  /// nothing.
  private func isBare(_ value: ExprSyntax?) -> Bool {
    guard let value else { return false }
    if value.is(NilLiteralExprSyntax.self) { return true }
    guard let call = value.as(FunctionCallExprSyntax.self) else { return false }
    let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return call.arguments.isEmpty && call.trailingClosure == nil
      && name?.first?.isUppercase == true
  }

  private func inferred(_ value: ExprSyntax) -> TypeName? {
    guard let call = value.as(FunctionCallExprSyntax.self),
      call.calledExpression.is(DeclReferenceExprSyntax.self)
    else { return nil }
    return TypeName(named: call.calledExpression.trimmedDescription)
  }

  /// Members of layout classes are shown with their class; requirements of protocols show nothing.
  private func mayShow(_ unit: SourceUnit) -> Bool {
    guard !unit.modifiers.contains("override"), let parent = unit.parent else {
      return unit.parent == nil
    }
    guard let owner = module.type(module.units[parent].path) else { return true }
    if owner.node.is(ProtocolDeclSyntax.self) || isGeneric(owner) { return false }
    guard case .layout = TypeFamily.of(owner, in: module) else { return true }
    return false
  }

  private func isGeneric(_ type: SourceUnit) -> Bool {
    module.chain(type).contains {
      $0.node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
    }
  }

  private func name(_ unit: SourceUnit, _ own: String) -> String {
    unit.path.isEmpty ? own : "\(unit.path).\(own)"
  }
}

// SPDX-License-Identifier: Apache-2.0
import StageProtocol
import SwiftSyntax

/// Writes the code that makes the layout of an entry.
struct EntryMaker {
  /// Code, and notes for people about it.
  struct Recipe {
    /// Statements that declare `layout`.
    var code: String
    var notes: [String] = []
    /// Whether `screen` is only known to be a controller.
    var isAnyController = false
    /// Whether `screen` was made with parts that do not know it yet.
    var tellsParts = false
  }

  let module: SourceModule
  let values: StandInValues

  /// The recipe for a plan; a failure says what is missing.
  func recipe(for plan: EntryPlan) -> Result<Recipe, StandInFailure> {
    switch plan.kind {
    case .layoutClass: layoutClass(plan)
    case .function: function(plan)
    case .property: property(plan)
    case .screen: screen(plan)
    case .root: root(plan)
    }
  }

  /// Code that makes what launches the app.
  private func root(_ plan: EntryPlan) -> Result<Recipe, StandInFailure> {
    let roots = RootFinder(module: module)
    var words: [String] = []
    for (label, type) in [("app", roots.app), ("scene", roots.scene)] {
      guard let type else {
        words.append("\(label): nil")
        continue
      }
      guard let made = values.instance(of: type, 0) else {
        return .failure(StandInFailure(reason: "a \(type.path) cannot be made"))
      }
      words.append("\(label): { \(made) }")
    }
    let arguments = words.joined(separator: ", ")
    return .success(
      Recipe(code: "return LayoutLibrary.AppRoot(\(plan.id.quoted), \(arguments))\n")
    )
  }

  private func layoutClass(_ plan: EntryPlan) -> Result<Recipe, StandInFailure> {
    guard let made = values.instance(of: plan.unit, 0) else {
      return .failure(StandInFailure(reason: "its initialisers need values that have no stand-in"))
    }
    var recipe = Recipe(code: "let layout = \(made)\n")
    if !made.hasSuffix("()") { recipe.notes.append("Made as `\(StandInValues.readable(made))`.") }
    return .success(recipe)
  }

  /// Code that declares `screen`, an object of the class.
  private func screen(_ plan: EntryPlan) -> Result<Recipe, StandInFailure> {
    if let built = Builders(module: module, values: values).call(for: plan.unit) {
      return .success(
        Recipe(
          code: "let screen = \(built.code)\n",
          notes: ["Made as `\(StandInValues.readable(built.code))`."],
          isAnyController: !built.isOfType
        )
      )
    }
    guard let made = values.instance(of: plan.unit, 0) else {
      return .failure(StandInFailure(reason: "its initialisers need values that have no stand-in"))
    }
    var recipe = Recipe(code: "let screen = \(made)\n")
    let isPlain = made.hasSuffix("()") || made == values.controller(plan.unit.path)
    recipe.tellsParts = !isPlain
    if !isPlain { recipe.notes.append("Made as `\(StandInValues.readable(made))`.") }
    return .success(recipe)
  }

  private func function(_ plan: EntryPlan) -> Result<Recipe, StandInFailure> {
    guard let node = plan.unit.node.as(FunctionDeclSyntax.self) else {
      return .failure(StandInFailure(reason: "it is not a function"))
    }
    let effects = node.signature.effectSpecifiers
    guard effects?.asyncSpecifier == nil else {
      return .failure(StandInFailure(reason: "it is asynchronous"))
    }
    let parameters = Array(node.signature.parameterClause.parameters)
    guard let call = arguments(parameters, plan) else {
      return .failure(StandInFailure(reason: "a parameter has no stand-in"))
    }
    return owner(of: plan).map { owner in
      let attempt = effects?.throwsClause == nil ? "" : "try! "
      let value = "\(attempt)\(owner.prefix)\(node.name.text)(\(call))"
      var recipe = Recipe(code: owner.code + wrap(value, plan), notes: owner.notes)
      let given = parameters.filter { $0.defaultValue == nil && !isAnswered($0, plan) }
      if !given.isEmpty {
        recipe.notes.append("Called as `\(node.name.text)(\(StandInValues.readable(call)))`.")
      }
      return recipe
    }
  }

  private func property(_ plan: EntryPlan) -> Result<Recipe, StandInFailure> {
    owner(of: plan).map { owner in
      let value = "\(owner.prefix)\(plan.unit.names[0])"
      return Recipe(code: owner.code + wrap(value, plan), notes: owner.notes)
    }
  }

  /// Statements that make a layout from a value.
  private func wrap(_ value: String, _ plan: EntryPlan) -> String {
    let sure = plan.isOptional ? "(\(value))!" : value
    switch plan.product {
    case .layout: return "let layout = \(sure)\n"
    case .section:
      return "let layout = UICollectionViewCompositionalLayout { index, environment in \(value) }\n"
    case .provider:
      return "let layout = UICollectionViewCompositionalLayout(sectionProvider: \(sure))\n"
    case .screen: return value
    case .listConfiguration:
      return "let layout = UICollectionViewCompositionalLayout.list(using: \(sure))\n"
    }
  }

  private typealias Owner = (code: String, prefix: String, notes: [String])

  private func owner(of plan: EntryPlan) -> Result<Owner, StandInFailure> {
    let unit = plan.unit
    guard let parent = unit.parent else { return .success(("", "", [])) }
    let name = module.units[parent].path
    if unit.modifiers.contains("static") || unit.modifiers.contains("class") {
      return .success(("", name + ".", []))
    }
    let type = module.types[name].map { module.units[$0] }
    if let type, plan.product == .section, values.plainCases(of: type).count > 1 {
      let cases = values.plainCases(of: type).joined(separator: ", ")
      return .success(("let owners = [\(cases)]\n", "owners[index % owners.count].", []))
    }
    guard let made = type.map({ value(of: $0) }) ?? StandInValues.known(name, "") else {
      return .failure(StandInFailure(reason: "there is no stand-in for a \(name)"))
    }
    guard let made else {
      return .failure(StandInFailure(reason: "a \(name) cannot be made without its app"))
    }
    let isPlain = made.hasSuffix("()") || made == values.controller(name)
    let notes = isPlain ? [] : ["Its owner is made as `\(StandInValues.readable(made))`."]
    return .success(("var owner = \(made)\ninstanceOwner = owner as AnyObject\n", "owner.", notes))
  }

  private func value(of type: SourceUnit) -> String?? {
    values.value(named: type.path, "", "", 0)
  }

  private func isAnswered(_ parameter: FunctionParameterSyntax, _ plan: EntryPlan) -> Bool {
    answer(parameter, plan) != nil
  }

  /// The argument for a parameter when it follows from the section's index or environment.
  private func answer(_ parameter: FunctionParameterSyntax, _ plan: EntryPlan) -> String? {
    guard plan.product == .section else { return nil }
    let base = TypeName(parameter.type).base
    if base == "NSCollectionLayoutEnvironment" { return "environment" }
    let name = (parameter.firstName.text + (parameter.secondName?.text ?? "")).lowercased()
    if base == "Int", name.contains("section") || name.contains("index") { return "index" }
    guard let type = module.type(base, from: plan.unit.path) else { return nil }
    let cases = values.plainCases(of: type)
    guard cases.count > 1 else { return nil }
    let list = cases.joined(separator: ", ")
    return "LayoutLibrary.StandIn.choice([\(list)], at: IndexPath(index: index))"
  }

  private func arguments(_ parameters: [FunctionParameterSyntax], _ plan: EntryPlan) -> String? {
    var result: [String] = []
    for parameter in parameters {
      guard let answer = answer(parameter, plan) else {
        guard parameter.defaultValue == nil else { continue }
        guard let one = values.arguments([parameter], plan.unit.path, 0) else { return nil }
        if !one.isEmpty { result.append(one) }
        continue
      }
      let label = parameter.firstName.text
      result.append(label == "_" ? answer : "\(label): \(answer)")
    }
    return result.joined(separator: ", ")
  }
}

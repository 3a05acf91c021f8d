// SPDX-License-Identifier: Apache-2.0
import StageProtocol
import SwiftSyntax

/// Writes the code by which a type of the source shows its own cells.
extension RegistrationWriter {
  private var own: OwnSources { OwnSources(module: module, values: values, choices: choices) }

  /// The type that shows the cells of a plan's layout, and a note when a type is there but cannot.
  func source(of plan: EntryPlan) -> (SourceUnit?, [String]) {
    if let type = own.type(for: plan), kept.contains(type.id) { return (type, []) }
    guard let (type, reason) = own.failure(for: plan) else { return (nil, []) }
    return (
      nil, ["\(type.path) is not asked for cells, because it does not compile here: \(reason)."]
    )
  }

  /// The statement that gives an entry's instance this type as its source of cells.
  func sourceCall(_ type: SourceUnit, _ plan: EntryPlan) -> String {
    let function = "tesseraSource\(type.tag)()"
    let isOwner = plan.kind != .layoutClass && plan.unit.path == type.path
    let made = values.instance(of: type, 0) ?? "\(type.path)()"
    guard isOwner else { return "instance.source = (\(made)).\(function)\n" }
    let count = plans.filter { $0.kind != .layoutClass && $0.unit.path == type.path }.count
    return "instance.source = (instanceOwner as? \(type.path) ?? \(made)).\(function)\n"
      + (count == 1 ? "instance.isMadeBySource = true\n" : "")
  }

  /// Writes functions that make views for generic parameters, and controllers of classes known at run time.
  ///
  /// - Returns: The calls of these functions.
  func writeMakers(to output: inout Output) -> String {
    let views = GenericViews(module: module, kept: kept).classes.map { unit in
      writeMaker(
        unit,
        "LayoutLibrary.ViewMakers.add(\(unit.path).self) { \(unit.path)(frame: $0) }",
        to: &output
      )
    }
    let controllers = RunTimeControllers(module: module, kept: kept, cuts: choices.cuts).makers.map
    {
      writeMaker(
        $0.type,
        "LayoutLibrary.ControllerMakers.add(\($0.type.path).self) { \($0.call) }",
        to: &output
      )
    }
    return (views + controllers).joined()
  }

  private func writeMaker(_ type: SourceUnit, _ code: String, to output: inout Output) -> String {
    let piece = GeneratedCode.Piece.sourceStep(type.id, "maker")
    guard !choices.lostPieces.contains(piece) else { return "" }
    output.code[type.file].add(
      "@MainActor func tesseraMaker\(type.tag)() { \(code) }\n",
      for: piece
    )
    return "tesseraMaker\(type.tag)()\n"
  }

  /// Writes the method that sets an object of the type up.
  func writeSource(_ type: SourceUnit, to output: inout Output) {
    let (own, file) = (own, type.file)
    let head =
      "extension \(type.path) {\n@MainActor func tesseraSource\(type.tag)() "
      + "-> LayoutLibrary.OwnSource {\n"
      + "let tesseraOwn = LayoutLibrary.OwnSource(\"\(type.path)\", self)\n"
    output.code[file].add(head, for: .source(type.id))
    let isScreen = plans.contains { $0.kind == .screen && $0.unit.id == type.id }
    let steps = SourceSteps(
      module: module,
      values: values,
      sources: own,
      type: type,
      isScreen: isScreen
    )
    for step in steps.all(kept) {
      let piece = GeneratedCode.Piece.sourceStep(type.id, step.name)
      guard !choices.lostPieces.contains(piece) else { continue }
      output.code[file].add(step.code, for: piece)
    }
    output.code[file].add("return tesseraOwn\n}\n}\n", for: .source(type.id))
  }
}

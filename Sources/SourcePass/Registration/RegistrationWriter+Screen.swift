// SPDX-License-Identifier: Apache-2.0
import StageProtocol
import SwiftSyntax

/// Writes the code that puts a controller or a view on a screen of its own.
extension RegistrationWriter {
  /// Writes the function that makes a screen.
  func writeScreen(
    _ index: Int,
    _ plan: EntryPlan,
    _ recipe: EntryMaker.Recipe,
    to output: inout Output
  ) {
    let type = plan.unit
    output.code[type.file].add(
      "extension \(type.path) {\n@MainActor fileprivate static func tesseraEntry\(index)"
        + "(_ data: any LayoutLibrary.PreviewData) -> LayoutLibrary.LayoutInstance {\n"
        + "LayoutLibrary.StandIn.data = data\n\(recipe.code)",
      for: .entry(index)
    )
    if recipe.tellsParts { writeLinks(of: type, to: &output) }
    output.code[type.file].add(
      (recipe.isAnyController
        ? Self.anyController(type) : "let tesseraOwn = screen.tesseraSource\(type.tag)()\n")
        + "return LayoutLibrary.LayoutInstance(screen: tesseraOwn)\n}\n}\n",
      for: .entry(index)
    )
    if !recipe.isAnyController { output.sources.insert(type.id) }
    report(index, plan, recipe.notes + stoodIn(for: type), to: &output)
  }

  /// Tells what a screen keeps about the screen.
  private func writeLinks(of type: SourceUnit, to output: inout Output) {
    for link in BackLinks(module: module).links(of: type) {
      let piece = GeneratedCode.Piece.sourceStep(type.id, "link \(link.property)")
      guard !choices.lostPieces.contains(piece) else { continue }
      output.code[type.file].add(link.code, for: piece)
    }
  }

  /// Code that puts a controller of an unknown class on a screen.
  private static func anyController(_ type: SourceUnit) -> String {
    "let tesseraOwn = LayoutLibrary.OwnSource(\(type.path.quoted), screen)\n"
      + "tesseraOwn.show(screen)\n"
  }

  /// Writes the function that makes what launches the app.
  func writeRoot(
    _ index: Int,
    _ plan: EntryPlan,
    _ recipe: EntryMaker.Recipe,
    to output: inout Output
  ) {
    output.code[plan.unit.file].add(
      "@MainActor fileprivate func tesseraEntry\(index)() -> LayoutLibrary.AppRoot {\n\(recipe.code)}\n",
      for: .entry(index)
    )
    report(index, plan, recipe.notes, to: &output)
  }

  /// The statement that registers the app's root.
  func rootCall(_ index: Int) -> String {
    "LayoutLibrary.LayoutRegistry.shared.addRoot(\(plans[index].id.quoted)) { tesseraEntry\(index)() }\n"
  }

  /// Notes on the values of a screen's properties, whose initialisers are left out.
  private func stoodIn(for type: SourceUnit) -> [String] {
    guard emptied.contains(type.id) else { return [] }
    let initial = InitialValues(module: module, values: values)
    return initial.notes(for: type, kept: kept)
  }
}

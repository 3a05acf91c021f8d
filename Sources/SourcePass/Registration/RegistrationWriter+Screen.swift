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
        + "LayoutLibrary.StandIn.data = data\n\(recipe.code)"
        + "return LayoutLibrary.LayoutInstance(screen: screen.tesseraSource\(type.id)())\n}\n}\n",
      for: .entry(index)
    )
    output.sources.insert(type.id)
    report(index, plan, recipe.notes + stoodIn(for: type), to: &output)
  }

  /// Notes on the values of a screen's properties, whose initialisers are left out.
  private func stoodIn(for type: SourceUnit) -> [String] {
    guard emptied.contains(type.id) else { return [] }
    let initial = InitialValues(module: module, values: values)
    return initial.notes(for: type, kept: kept)
  }
}

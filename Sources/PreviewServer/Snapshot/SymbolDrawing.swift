// SPDX-License-Identifier: Apache-2.0

/// The project's own drawings of symbols by name, the same as on the page, as paths of SVG in a square of 24.
///
/// - Source: `web/renderer/cells/symbolDrawings.js`; `SymbolDrawingTests` compare both.
struct SymbolDrawing: Equatable {
  /// What is stroked.
  var lines: String
  /// What the filled form fills; `nil` for the inside of the lines, and empty for a drawing without one.
  var filled: String?
  /// The lines that stand out on the filled form.
  var marks: String?

  /// The drawings by the first parts of names.
  static let named = [
    namesAToB, namesCToD, namesEToK, namesLToO, namesPToR, namesS, namesTToZ,
  ].reduce(into: [:]) { all, some in all.merge(some) { one, _ in one } }
}

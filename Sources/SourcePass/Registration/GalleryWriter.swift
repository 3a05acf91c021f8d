// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Writes the code that makes the layout classes of the gallery, which are compiled into the stage host.
///
/// These are the public classes with a label; their public properties are parameters.
package struct GalleryWriter {
  private let module: SourceModule

  /// Makes a writer for the gallery's files.
  package init(_ module: SourceModule) { self.module = module }

  /// The text of the whole file.
  package var text: String {
    let classes = module.units.filter(isShown).sorted { $0.path < $1.path }
    let entries = classes.map {
      "    LayoutEntry(id: \($0.path.quoted), make: \(Self.name($0))),\n"
    }
    return """
      // SPDX-License-Identifier: Apache-2.0
      // Made by `make gallery` from Examples/Layouts.
      // swift-format-ignore-file
      import GalleryLayouts
      import LayoutLibrary

      /// The layout classes of the gallery with their parameters.
      @MainActor
      enum GalleryClasses {
        static let entries = [
      \(entries.joined())  ]
      }

      """ + classes.map(maker).joined()
  }

  private func isShown(_ unit: SourceUnit) -> Bool {
    guard unit.kind == .type, unit.modifiers.contains("public"),
      case .layout = TypeFamily.of(unit, in: module)
    else { return false }
    return DocComment(unit.node)[.label] != nil
  }

  private static func name(_ unit: SourceUnit) -> String {
    unit.path.prefix(1).lowercased() + unit.path.dropFirst()
  }

  private func maker(of unit: SourceUnit) -> String {
    let properties = ExposedProperties(module: module).properties(of: unit)
      .filter { module.units[$0.unit].modifiers.contains("public") }
    let lines = properties.flatMap { property in
      [
        "instance.expose(\(property.name.quoted), of: layout, \\.\(property.name))\n",
        CommentWriter(property).statement(forProperty: property.name),
      ]
    }
    let body =
      ["let layout = \(unit.path)()\n", "let instance = LayoutInstance(layout)\n"]
      + [CommentWriter(unit).statement] + lines + ["return instance\n"]
    return """

      @MainActor
      private func \(Self.name(unit))(_ data: any PreviewData) -> LayoutInstance {
      \(body.filter { !$0.isEmpty }.map { "  " + $0 }.joined())}

      """
  }
}

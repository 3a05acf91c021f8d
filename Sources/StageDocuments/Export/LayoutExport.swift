// SPDX-License-Identifier: Apache-2.0
internal import Foundation
import StageProtocol

/// Makes UIKit source with the same effect as a layout file.
package enum LayoutExport {
  /// The reason why there is no source for a file, and what the user can do.
  package struct ExportError: Error, Equatable {
    /// The reason, in one sentence.
    package var message: String
  }

  private static let suffix = ".layout.json"

  /// The source for a layout file: a function that makes the layout, and the functions and classes that it needs.
  ///
  /// - Parameters:
  ///   - document: The file.
  ///   - fileName: Its name.
  ///   - properties: Those of the class that the file names; `nil` if it names none, or an unknown one.
  /// - Returns: The text of the source.
  /// - Throws: `ExportError` for kinds of layouts without UIKit source, `DocumentError` for
  ///   parameters that the layout does not have.
  package static func swift(
    _ document: LayoutDocument,
    fileName: String,
    properties: ClassProperties? = nil
  ) throws -> String {
    let header = Header(
      name: functionName(fileName),
      title: document.title,
      file: SwiftNames.comment(fileName)
    )
    if let compositional = document.compositional {
      var export = CompositionalExport(compositional, header)
      return export.source()
    }
    switch document.kind {
    case ListExport.kind: return try ListExport(document).source(header)
    case FlowExport.kind: return try FlowExport(document).source(header)
    case WaterfallExport.kind: return try WaterfallExport(document).source(header)
    default: break
    }
    guard document.kind == LayoutDocument.customKind else {
      throw ExportError(message: "there is no UIKit source for the kind \(document.kind)")
    }
    guard let properties else {
      throw ExportError(message: "there is no class \(document.className) in Examples/Layouts")
    }
    return try ClassExport(document, properties).source(header)
  }

  /// The function's name: `photo-grid.layout.json` gives `makePhotoGridLayout`.
  private static func functionName(_ fileName: String) -> String {
    let base = fileName.hasSuffix(suffix) ? String(fileName.dropLast(suffix.count)) : fileName
    let name = SwiftNames.upper(base)
    return name.hasSuffix("Layout") ? "make\(name)" : "make\(name)Layout"
  }

  /// The name and the documentation of the function that makes the layout.
  struct Header {
    var name: String
    var title: String
    var file: String

    /// The lines of the documentation.
    var lines: [String] {
      let words = title.isEmpty ? "The layout" : "“\(SwiftNames.comment(title))”"
      return ["/// \(words), as \(file) describes it."]
    }
  }
}

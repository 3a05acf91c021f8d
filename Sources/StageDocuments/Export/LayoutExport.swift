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

  /// The source for a layout file: a function that makes the layout, and the functions that it
  /// calls.
  ///
  /// - Throws: `ExportError` for kinds of layouts without UIKit source, `DocumentError` for
  ///   parameters that the layout does not have.
  package static func swift(_ document: LayoutDocument, fileName: String) throws -> String {
    let header = Header(
      name: functionName(fileName),
      title: document.title,
      file: SwiftNames.comment(fileName)
    )
    if let compositional = document.compositional {
      var export = CompositionalExport(compositional, header)
      return export.source()
    }
    if document.kind == ListExport.kind { return try ListExport(document).source(header) }
    guard document.kind == FlowExport.kind else {
      throw ExportError(message: refusal(of: document))
    }
    return try FlowExport(document).source(header)
  }

  /// Layouts in Swift that do what a kind does.
  private static let sameInSwift = ["waterfall": "WaterfallLayout"]

  private static func refusal(of document: LayoutDocument) -> String {
    let kinds = "kinds \(CompositionalDocument.kind), \(FlowExport.kind) and \(ListExport.kind)"
    guard document.className.isEmpty else {
      return "\(document.className) is UIKit source already, in Examples/Layouts; "
        + "\(kinds) can be exported"
    }
    let same = sameInSwift[document.kind]
    let instead = same.map { "; \($0) in Examples/Layouts does the same in Swift" }
    return "there is no UIKit source for the kind \(document.kind): UIKit has no such layout, "
      + "and only \(kinds) are made of UIKit's own\(instead ?? "")"
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

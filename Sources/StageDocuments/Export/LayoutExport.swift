// SPDX-License-Identifier: Apache-2.0
internal import Foundation
import StageProtocol

/// Turns a layout file into the UIKit source that does the same.
package enum LayoutExport {
  /// Why there is no source for a file, in words that say what to do.
  package struct ExportError: Error, Equatable {
    /// One sentence.
    package var message: String
  }

  private static let suffix = ".layout.json"

  /// The source for a layout file: a function that makes the layout, and those that it needs.
  ///
  /// - Throws: `ExportError` for kinds that have no such source, `DocumentError` for parameters that the
  ///   layout does not have.
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

  private static func refusal(of document: LayoutDocument) -> String {
    let kinds = "kinds \(CompositionalDocument.kind), \(FlowExport.kind) and \(ListExport.kind)"
    return document.className.isEmpty
      ? "there is no UIKit source for the kind \(document.kind); \(kinds) have one"
      : "\(document.className) is UIKit source already, in Examples/Layouts; \(kinds) can be exported"
  }

  /// `photo-grid.layout.json` gives `makePhotoGridLayout`.
  private static func functionName(_ fileName: String) -> String {
    let base = fileName.hasSuffix(suffix) ? String(fileName.dropLast(suffix.count)) : fileName
    let name = SwiftNames.upper(base)
    return name.hasSuffix("Layout") ? "make\(name)" : "make\(name)Layout"
  }

  /// What the function that makes the layout is called, and what is said about it.
  struct Header {
    var name: String
    var title: String
    var file: String

    /// The documentation of the function.
    var lines: [String] {
      let words = title.isEmpty ? "The layout" : "“\(SwiftNames.comment(title))”"
      return ["/// \(words), as \(file) describes it."]
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageDocuments
import StageProtocol

/// Gives the stage's present layout, with the values that users have set, as a file.
extension StageDocument {
  /// The name and the text of a file.
  struct Exported: Equatable {
    var name: String
    var text: String
  }

  private static let suffix = ".layout.json"
  private static let code = "no-source"

  /// The present layout as a file.
  ///
  /// - Throws: `ProtocolError` with the code `no-source` for a layout that is Swift source already, or that has no
  ///   source; with `too-big` for a text beyond the limit.
  @MainActor
  func exported(
    _ format: StageAction.ExportFormat,
    limits: Limits
  ) throws(ProtocolError) -> Exported {
    let layout = try tuned()
    let base = baseName
    let exported =
      switch format {
      case .layout: Exported(name: base + Self.suffix, text: layout.text)
      case .swift:
        Exported(name: base + ".swift", text: try source(of: layout.withoutOthers.text, name: base))
      }
    guard exported.text.utf8.count <= limits.exportBytes else {
      throw ProtocolError(
        code: ErrorCode.tooBig,
        field: "format",
        message: "The layout has more than \(limits.exportBytes) bytes of text."
      )
    }
    return exported
  }

  /// The layout file with the present values.
  @MainActor
  private func tuned() throws(ProtocolError) -> TunedFile {
    guard let own = layoutFile, let document = presentFile(own) else {
      throw ProtocolError(
        code: Self.code,
        field: "format",
        message: "This layout is Swift source already: \(layoutName)."
      )
    }
    let isOwn = choice.path?.isEmpty == true
    var file = isOwn ? TunedFile(document) : TunedFile(document, of: own)
    var values: [String: ParameterValue] = [:]
    for (key, value) in overrides {
      if let key = choice.ownKey(key) { values[key] = value }
    }
    let lost = file.set(values, pathsOf: document.compositional)
    guard lost.isEmpty else {
      throw ProtocolError(
        code: Self.code,
        field: "format",
        message: "The file has no place for \(lost.joined(separator: ", "))."
      )
    }
    return file
  }

  /// The file in which the present layout is; `nil` for compiled ones.
  @MainActor
  private func presentFile(_ own: LayoutDocument) -> LayoutDocument? {
    let choice = choice
    if choice.path?.isEmpty == true { return own }
    guard choice.option.id != LayoutOption.own else { return nil }
    let list = choice.path == nil ? LayoutChoices.standardDocument?.layouts : own.layouts
    return list?.first { $0.name == choice.option.name }?.document
  }

  @MainActor
  private func source(of layout: String, name: String) throws(ProtocolError) -> String {
    do {
      let file = name + Self.suffix
      let document = try LayoutDocument.parse(Data(layout.utf8), file: file)
      return try LayoutExport.swift(
        document,
        fileName: file,
        properties: LayoutCatalog.properties(ofClass: document.className)
      )
    } catch let error as DocumentError {
      throw error.protocolError
    } catch let error as LayoutExport.ExportError {
      throw ProtocolError(code: Self.code, field: "format", message: error.message + ".")
    } catch {
      throw ProtocolError(code: Self.code, field: "format", message: "\(error)")
    }
  }

  /// The file's name without its ending, with the present layout if that is not the file's own.
  private var baseName: String {
    let file = (layoutName as NSString).lastPathComponent
    let base = file.hasSuffix(Self.suffix) ? String(file.dropLast(Self.suffix.count)) : file
    let own = base.isEmpty ? "layout" : base
    let isOwn = choice.option.id == LayoutOption.own
    return isOwn ? own : own + "-" + choice.option.name.lowercased().replacing(" ", with: "-")
  }
}

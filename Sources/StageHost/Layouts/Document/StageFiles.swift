// SPDX-License-Identifier: Apache-2.0
import StageDocuments
import StageProtocol

/// The two input files of a stage: the last received and the last valid ones.
@MainActor
struct StageFiles {
  /// A layout file with the layouts in it.
  struct Layout {
    var name: String
    var kind: LayoutKind
    /// The file's content; `nil` for a compiled layout.
    var document: LayoutDocument?
    var prototypes: [CellPrototype]
    /// The layouts of a stage with this file, the file's own first.
    var choices: [LayoutChoice]
    var warnings: [Diagnostic]
  }

  /// A data file.
  struct Content {
    var name: String
    var document: DataDocument
    /// Whether the data are numbered items, because no file was given.
    var isPlain = false
  }

  private var received: [FileMessage.Role: FileMessage] = [:]
  private var layout: Layout?
  private var content: Content?
  /// The edited data of an earlier host, for the next stage.
  private var edited: StageData?
  private var errors: [FileMessage.Role: Diagnostic] = [:]

  /// The errors of invalid files.
  var diagnostics: [Diagnostic] { [errors[.layout], errors[.data]].compactMap { $0 } }

  /// Takes a file, which the next `load` or `update` reads.
  mutating func receive(_ file: FileMessage) { received[file.role] = file }

  /// Reads the files that were received since the last call.
  ///
  /// An invalid file is ignored, and the last valid one is used the next time. The error of a file
  /// is forgotten when the file is sent again.
  ///
  /// - Throws: `ProtocolError` for the first file that is invalid or was never sent.
  mutating func read(limits: Limits) throws(ProtocolError) -> (layout: Layout, content: Content) {
    var failure: ProtocolError?
    for role in [FileMessage.Role.layout, .data, .plain, .edited] {
      guard let file = received.removeValue(forKey: role) else { continue }
      errors[role] = nil
      do throws(DocumentError) {
        try take(file, limits)
      } catch {
        errors[role] = error.diagnostic
        failure = failure ?? error.protocolError
      }
    }
    if let failure { throw failure }
    guard let layout else { throw missing(.layout, "layout") }
    guard let content else { throw missing(.data, "data") }
    return (layout, content.isPlain ? content.fitted(to: layout.kind) : content)
  }

  /// Takes a compiled layout instead of a layout file.
  mutating func receive(_ library: Layout) {
    received[.layout] = nil
    errors[.layout] = nil
    layout = library
  }

  /// Removes and returns the journal's edited data, for a new stage.
  mutating func takeEdited() -> StageData? {
    defer { edited = nil }
    return edited
  }

  /// Removes and returns the data of a kept state, which were sent before.
  mutating func takeState(limits: Limits) throws(ProtocolError) -> StageData {
    guard let file = received.removeValue(forKey: .edited) else { throw missing(.edited, "state") }
    do throws(DocumentError) {
      let document = try DataDocument.parse(
        file.bytes,
        file: file.name,
        limits: limits,
        isEdited: true
      )
      return StageData(sections: document.sections)
    } catch {
      throw error.protocolError
    }
  }

  private mutating func take(_ file: FileMessage, _ limits: Limits) throws(DocumentError) {
    switch file.role {
    case .layout:
      layout = try Layout(file, limits)
    case .data, .plain:
      let document = try DataDocument.parse(file.bytes, file: file.name, limits: limits)
      content = Content(name: file.name, document: document, isPlain: file.role == .plain)
    case .edited:
      let document = try DataDocument.parse(
        file.bytes,
        file: file.name,
        limits: limits,
        isEdited: true
      )
      edited = StageData(sections: document.sections)
    case .answers: break
    }
  }

  /// The last error of a file, or the error that the file was never sent.
  private func missing(_ role: FileMessage.Role, _ word: String) -> ProtocolError {
    let earlier = errors[role].map { " " + $0.message } ?? ""
    return ProtocolError(
      code: ErrorCode.missing,
      field: word,
      message: "There is no \(word) file that can be read yet.\(earlier)"
    )
  }
}

extension StageFiles.Content {
  /// The data with as many sections as a layout can answer for, if that number is limited.
  @MainActor
  func fitted(to kind: LayoutKind) -> Self {
    guard let count = kind.source?.knownSections() else { return self }
    var fitted = self
    fitted.document.sections = PlainData.fitted(document.sections, to: count)
    return fitted
  }
}

extension StageFiles.Layout {
  /// Reads a layout file.
  @MainActor
  init(_ file: FileMessage, _ limits: Limits) throws(DocumentError) {
    let document = try LayoutDocument.parse(
      file.bytes,
      file: file.name,
      kinds: LayoutCatalog.words,
      classes: LayoutCatalog.classes,
      limits: limits
    )
    guard let kind = LayoutCatalog.kind(of: document) else {
      throw DocumentError(
        code: ErrorCode.unknownValue,
        path: "kind",
        message: "There is no layout of the kind \(document.kind)",
        file: file.name
      )
    }
    let values = try document.values(for: kind.descriptors)
    let made = try LayoutChoices.make(document, kind, values.values, limits)
    self.init(
      name: file.name,
      kind: kind,
      document: document,
      prototypes: document.prototypes,
      choices: made.choices,
      warnings: document.warnings + values.warnings + made.warnings + kind.omissions(limits)
    )
  }
}

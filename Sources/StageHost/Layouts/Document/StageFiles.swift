// SPDX-License-Identifier: Apache-2.0
import StageDocuments
import StageProtocol

/// A stage's two input files, as sent and as last understood.
@MainActor
struct StageFiles {
  /// A layout file, read with the parameters of the layout that it names.
  struct Layout {
    var name: String
    var kind: LayoutKind
    /// What the file says; `nil` for a compiled layout.
    var document: LayoutDocument?
    var prototypes: [CellPrototype]
    /// The layouts that a stage with this file can have, the file's own first.
    var choices: [LayoutChoice]
    var warnings: [Diagnostic]
  }

  /// A data file.
  struct Content {
    var name: String
    var document: DataDocument
    /// Whether nobody gave the data.
    var isPlain = false
  }

  private var received: [FileMessage.Role: FileMessage] = [:]
  private var layout: Layout?
  private var content: Content?
  /// The data as an earlier host had them, for the stage that is built next.
  private var edited: StageData?
  private var errors: [FileMessage.Role: Diagnostic] = [:]

  /// What is wrong with files that could not be understood.
  var diagnostics: [Diagnostic] { [errors[.layout], errors[.data]].compactMap { $0 } }

  /// Takes a file, to be read with the next `load` or `update`.
  mutating func receive(_ file: FileMessage) { received[file.role] = file }

  /// Reads the files that came since the last time.
  ///
  /// A file that cannot be understood leaves the one before in its place, for the next time; what was
  /// wrong with a file is forgotten when it is sent anew.
  ///
  /// - Throws: `ProtocolError` for the first file that cannot be understood, or that was never sent.
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

  /// Takes a compiled layout in place of a layout file.
  mutating func receive(_ library: Layout) {
    received[.layout] = nil
    errors[.layout] = nil
    layout = library
  }

  /// What the journal's edited data say, once, for a stage that is built now.
  mutating func takeEdited() -> StageData? {
    defer { edited = nil }
    return edited
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
    }
  }

  /// The error that left a file unread the last time, or that it never came.
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
  /// The data in as many sections as a layout knows, where it knows so many only.
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
        message: "There is no layout \(document.kind)",
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

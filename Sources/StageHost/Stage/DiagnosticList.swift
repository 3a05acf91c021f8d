// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import StageDocuments
import StageProtocol

/// Makes the list of a stage's diagnostics, with a limited length.
@MainActor
enum DiagnosticList {
  /// The greatest number of entries; one more entry counts those that are left out.
  static let longest = 100

  /// The files' diagnostics, then those of each view's layout, each once; `ids` are the numbers of
  /// all views that show the same as a view.
  static func make(
    files: [Diagnostic],
    views: [StageView],
    findings known: [UInt64: [LayoutDiagnostic]],
    ids: (StageView) -> [UInt64],
    document: StageDocument,
    limits: Limits
  ) -> [Diagnostic] {
    var list = files
    for view in views where view.feed.cutElements > 0 {
      list += ids(view).map { cut(view, $0, limits) }
    }
    let found = findings(views, known, document)
    let more = list.count + found.count - longest
    list =
      Array(list.prefix(longest)) + found.prefix(max(0, longest - list.count))
    guard more > 0 else { return list }
    list.append(
      Diagnostic(severity: .note, code: "more-diagnostics", message: "There are \(more) more.")
    )
    return list
  }

  /// The diagnostics of the views' layouts, each once.
  private static func findings(
    _ views: [StageView],
    _ known: [UInt64: [LayoutDiagnostic]],
    _ document: StageDocument
  ) -> [Diagnostic] {
    var seen: Set<LayoutDiagnostic> = []
    var found: [Diagnostic] = []
    for view in views {
      for finding in known[view.id] ?? [] where seen.insert(finding).inserted {
        var diagnostic = Diagnostic(finding, view.source.data)
        if let path = view.seat.staged.abilities.file?.filePath(of: finding) {
          diagnostic.stand(at: path, in: document)
        }
        found.append(diagnostic)
      }
    }
    return found
  }

  private static func cut(_ view: StageView, _ id: UInt64, _ limits: Limits) -> Diagnostic {
    Diagnostic(
      severity: .warning,
      code: "too-many-elements",
      message: "View \(id) has \(view.feed.cutElements) elements more than the "
        + "\(limits.elementsPerView) that it may have; these are not shown."
    )
  }
}

extension LayoutDiagnostic {
  /// Diagnostics for which UIKit throws an exception.
  private static let exceptions: Set<String> = [
    "count", "index-path", "invalid-snapshot", "invalid-update", "missing-view", "not-dequeued",
    "view-in-use", "foreign-view",
  ]

  /// Diagnostics that tell what is as it should be.
  private static let notes: Set<String> = ["recorded-answer", "decoded-answer"]

  /// The severity for the author of the layout or the data source.
  var severity: Diagnostic.Severity {
    Self.exceptions.contains(code) ? .error : Self.notes.contains(code) ? .note : .warning
  }
}

extension Diagnostic {
  /// Gives the diagnostic a place in the layout file instead of one in the data.
  @MainActor
  fileprivate mutating func stand(at path: String, in document: StageDocument) {
    self.path = path
    element = nil
    guard let file = document.layoutFile else { return }
    let place = file.place(ofPath: path)
    self.file = document.layoutName
    (line, column) = (place.line, place.column)
  }

  /// A layout's diagnostic, with the identity of its subject.
  @MainActor
  init(_ finding: LayoutDiagnostic, _ data: StageData) {
    var path = finding.subject
    var element: String?
    if let section = finding.section {
      path = "sections[\(section)]"
      element = data.section(section)?.id
      if let item = finding.item {
        path = "sections[\(section)].items[\(item)]"
        element = data.item(at: ElementPosition(section: section, item: item))?.id
      }
    }
    self.init(
      severity: finding.severity,
      code: finding.code,
      message: finding.message,
      path: path,
      element: element
    )
  }
}

// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import StageProtocol

/// Everything to know about a stage, short enough to be read.
@MainActor
enum DiagnosticList {
  /// Entries that are told one by one; how many more there are is told in one more.
  static let longest = 100

  /// The files' diagnostics first, then those of each view's layout, each once.
  static func make(
    files: [Diagnostic],
    views: [StageView],
    data: StageData,
    limits: Limits
  ) -> [Diagnostic] {
    var list = files
    for view in views where view.cutElements > 0 {
      list.append(cut(view, limits))
    }
    var seen: Set<LayoutDiagnostic> = []
    var found: [LayoutDiagnostic] = []
    for view in views {
      for diagnostic in view.layoutDiagnostics where seen.insert(diagnostic).inserted {
        found.append(diagnostic)
      }
    }
    let more = list.count + found.count - longest
    list =
      list.prefix(longest) + found.prefix(max(0, longest - list.count)).map { Diagnostic($0, data) }
    guard more > 0 else { return list }
    list.append(
      Diagnostic(severity: .note, code: "more-diagnostics", message: "There are \(more) more.")
    )
    return list
  }

  private static func cut(_ view: StageView, _ limits: Limits) -> Diagnostic {
    Diagnostic(
      severity: .warning,
      code: "too-many-elements",
      message: "View \(view.id) would show \(view.cutElements) elements more than the "
        + "\(limits.elementsPerView) that a view may hold; they are left out."
    )
  }
}

extension LayoutDiagnostic {
  /// Findings for which UIKit ends the app.
  private static let exceptions: Set<String> = [
    "count", "index-path", "invalid-snapshot", "invalid-update", "missing-view", "not-dequeued",
    "view-in-use", "foreign-view",
  ]

  /// How much the finding matters to whoever wrote the layout or the data source.
  var severity: Diagnostic.Severity { Self.exceptions.contains(code) ? .error : .warning }
}

extension Diagnostic {
  /// A layout's finding, with the identity of what it is about.
  @MainActor
  init(_ finding: LayoutDiagnostic, _ data: StageData) {
    var path: String?
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

// SPDX-License-Identifier: Apache-2.0
import StageDocuments
import StageProtocol

/// The last reported history, selection and sections.
struct StageNews {
  private var history: HistoryState?
  private var selection: SelectionState?
  private var selected: Set<String>?
  private var outline: StageOutline?

  /// The reports that differ from the last ones.
  ///
  /// - Complexity: O(n) for n items when the selection changed or when edits may have been taken
  ///   back, otherwise O(s) for s sections.
  mutating func changes(_ document: StageDocument, limits: Limits) -> [HostReport] {
    let edits = document.edits
    var reports: [HostReport] = []
    var history = edits.history.state
    let away = document.stepsFromFiles
    if away != history.edits { history.away = away }
    if history != self.history { reports.append(.history(history)) }
    self.history = history
    if edits.selection != selected {
      let selection = Self.selection(edits, limits)
      if selection != self.selection { reports.append(.selection(selection)) }
      self.selection = selection
      selected = edits.selection
    }
    let outline = Self.outline(edits.data, limits)
    if outline != self.outline { reports.append(.outline(outline)) }
    self.outline = outline
    return reports
  }

  private static func selection(_ edits: EditableData, _ limits: Limits) -> SelectionState {
    guard !edits.selection.isEmpty else { return SelectionState() }
    let items = edits.data.sections.lazy.flatMap { $0.items.lazy.map(\.id) }
      .filter(edits.selection.contains)
    return SelectionState(
      count: edits.selection.count,
      items: Array(items.prefix(limits.actionItems))
    )
  }

  private static func outline(_ data: StageData, _ limits: Limits) -> StageOutline {
    StageOutline(
      sections: data.sections.count,
      list: data.sections.prefix(limits.outlineSections).map {
        StageOutline.Section(id: $0.id, title: $0.title, items: $0.items.count)
      }
    )
  }
}

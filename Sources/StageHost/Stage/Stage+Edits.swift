// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import StageProtocol

/// Changes of the document by clients, and their records in the journal.
extension Stage {
  /// Carries out a client's action.
  ///
  /// - Throws: `ProtocolError` when the action does not fit. Nothing is changed then.
  func act(
    _ action: StageAction,
    number: UInt64,
    client: UInt64,
    view: UInt64
  ) throws(ProtocolError) {
    switch action {
    case .edit(.revert, let animated): revert(number: number, animated: animated)
    case .edit(let edit, let animated):
      try perform(.edit(edit), number: number, animated: animated)
    case .undo: try travel(number, isUndo: true)
    case .redo: try travel(number, isUndo: false)
    case .select(let items, let mode): select(items, mode, number: number)
    case .layout(let change): try switchLayout(change, number: number, client: client)
    case .transition(let step): try move(step, in: view, number: number, client: client)
    case .deliver(let delivery):
      try deliver(delivery, number: number, client: client)
    case .touch, .drag, .bring, .activate, .swipe, .press, .choose, .dismiss, .probe, .boxes,
      .inspect, .invoke, .focus, .titles, .jump, .watch, .finger, .back, .type,
      .export:
      try interact(action, number: number, client: client, view: view)
    }
  }

  /// Changes the data as one step.
  ///
  /// - Throws: `ProtocolError` when the command does not fit. Nothing is changed then.
  func perform(
    _ command: EditCommand,
    number: UInt64,
    animated: Bool
  ) throws(ProtocolError) {
    try checkItems()
    foldIfLong()
    let outcome = try document.edits.perform(command)
    guard let record = outcome.record else { return }
    commit(record, number: number)
    showAll(animated ? document.animation : nil, StageChanges(outcome.edit))
  }

  /// Goes back to the files as one step: data, parameters and the choice of a layout.
  ///
  /// It is also allowed while the source's own items hide the data.
  private func revert(number: UInt64, animated: Bool) {
    foldIfLong()
    let outcome = document.edits.revert(document.overrides)
    guard let record = outcome.record else { return }
    let before = document.state
    document.replaceOverrides(outcome.values ?? document.overrides)
    commit(record, number: number)
    reportValues(since: before)
    showAll(animated ? document.animation : nil, StageChanges(outcome.edit))
    settleSelection(number: number)
  }

  /// Sends the values that differ from those before.
  private func reportValues(since before: StageState) {
    let changed = document.state.values.filter { before.values[$0.key] != $0.value }
    if !changed.isEmpty { send(.report(.values(changed))) }
  }

  /// Throws when the data are not shown and so cannot be edited.
  func checkItems() throws(ProtocolError) {
    guard let owner = document.kind.source?.itemOwner else { return }
    throw ProtocolError(
      code: "own-items",
      field: "",
      message:
        "The items are those of \(owner) in the source; edit them there, or show the data instead."
    )
  }

  /// Selects items of the data, as far as the collection view allows it; without any selection
  /// allowed, nothing happens.
  func select(_ items: [String], _ mode: StageAction.SelectionMode, number: UInt64) {
    guard mostSelected > 0 else { return }
    foldIfLong()
    let outcome = document.edits.select(items, mode, atMost: mostSelected)
    guard let record = outcome.record else { return }
    commit(record, number: number)
    showAll(nil)
  }

  /// Goes one step back or forward.
  private func travel(_ number: UInt64, isUndo: Bool) throws(ProtocolError) {
    foldIfLong()
    let before = document.state
    var next = document
    let outcome =
      isUndo ? try next.edits.undo(next.overrides) : try next.edits.redo(next.overrides)
    if let parameter = outcome.parameter { try next.set(parameter.key, to: parameter.value) }
    if let values = outcome.values { next.replaceOverrides(values) }
    document = next
    commit(outcome.record, number: number)
    reportValues(since: before)
    showAll(document.animation, StageChanges(outcome.edit))
  }

  /// The greatest number of selected items.
  private var mostSelected: Int {
    switch CollectionBehaviour(document.values).effectiveSelection {
    case .none: 0
    case .single: 1
    case .multiple: .max
    }
  }

  /// Deselects all items but one when only one may be selected: the one that the collection view
  /// keeps.
  func settleSelection(number: UInt64) {
    guard mostSelected == 1, document.edits.selection.count > 1 else { return }
    let kept = leader?.selectedItems.first
    select([kept ?? document.edits.selection.min() ?? ""], .replace, number: number)
  }

  // MARK: Journal

  /// Sends a change to the journal, before any client gets its consequences.
  func commit(_ record: EditRecord?, number: UInt64) {
    var text: String?
    if let record {
      text = journal.entry(for: record)
      if text == nil { checkpoint(keepingHistory: false) }
    }
    send(.report(.committed(number: number, record: text, overrides: document.overrides)))
  }

  /// Folds the records when there are many; the next change carries the rest of the history.
  func foldIfLong() {
    if journal.isLong { checkpoint(keepingHistory: true) }
  }

  /// Folds the records when other data or another layout made them useless, or when steps were bound
  /// to what the files said before.
  func foldIfNeeded(replacing before: StageDocument, _ isBound: Bool) {
    guard !before.dataName.isEmpty else { return }
    guard before.edits.file == document.edits.file else {
      checkpoint(keepingHistory: false)
      return
    }
    let isOther = before.choices[0].kind.id != document.choices[0].kind.id
    if isOther || isBound { checkpoint(keepingHistory: true) }
  }

  /// Lets the journal keep the present data, from where they can be taken under a name.
  ///
  /// - Throws: `ProtocolError` when the data are too long for the journal.
  func keepState() throws(ProtocolError) {
    guard checkpoint(keepingHistory: true) else {
      throw ProtocolError(
        code: ErrorCode.tooBig,
        field: "version",
        message: "The data are too long to be kept."
      )
    }
  }

  /// Goes to a kept state as one step: data, parameters and the choice of a layout.
  ///
  /// It is also allowed while the source's own items hide the data.
  func restore(
    _ data: StageData,
    _ overrides: [String: ParameterValue],
    name: String,
    number: UInt64
  ) throws(ProtocolError) {
    foldIfLong()
    var next = document
    let before = document.state
    let earlier = document.overrides
    next.replaceOverrides(overrides)
    // Values that the layout no longer allows are left out on the way.
    let outcome = next.edits.show(data, next.overrides, name: name, before: earlier)
    guard let record = outcome.record else { return }
    document = next
    commit(record, number: number)
    reportValues(since: before)
    showAll(document.animation, StageChanges(outcome.edit))
    settleSelection(number: number)
  }

  /// Lets the journal keep the present data instead of the records.
  ///
  /// - Returns: Whether the data were short enough.
  @discardableResult
  private func checkpoint(keepingHistory: Bool) -> Bool {
    let isEdited = document.edits.data != document.edits.file
    let bytes = isEdited ? document.edits.data.fileBytes : nil
    if let bytes {
      guard bytes.count <= limits.fileBytes else {
        journal.postpone()
        return false
      }
      send(.file(FileMessage(role: .edited, name: document.dataName, bytes: bytes)))
    }
    if !keepingHistory { document.edits.forgetHistory() }
    let fold = keepingHistory ? document.edits.fold(atMost: journal.roomForFold) : nil
    journal.checkpoint(keeping: fold)
    send(.report(.checkpoint(overrides: document.overrides, edited: isEdited)))
    return true
  }

  /// Repeats the records of an earlier host, without committing them.
  func replay(_ entries: [String]) {
    var skipped = 0
    for entry in entries {
      journal.note(entry)
      do throws(ProtocolError) {
        for record in try EditRecord.records(entry) { try document.edits.replay(record) }
      } catch {
        skipped += 1
      }
    }
    if skipped > 0 {
      document.diagnostics.append(
        Diagnostic(
          severity: .note,
          code: "edits-skipped",
          message: skipped == 1
            ? "1 earlier edit no longer fits." : "\(skipped) earlier edits no longer fit."
        )
      )
    }
    showAll(nil)
  }

  /// Reports changes of history, selection and sections.
  func reportNews() {
    for report in news.changes(document, limits: limits) { send(.report(report)) }
  }
}

// SPDX-License-Identifier: Apache-2.0
import StageDocuments
import StageProtocol

/// A stage's data during editing: the content of the files, the edited data, the selection and the
/// history.
///
/// It has no effects outside: its owner writes the returned records to the journal and sets the
/// returned parameters. Replaying the records on the same files gives an equal value.
struct EditableData: Equatable {
  /// The result of a change.
  struct Outcome: Equatable {
    /// The record for the journal; `nil` when nothing changed.
    var record: EditRecord?
    /// A parameter that must be set; its value `nil` means the value of the files.
    var parameter: Parameter?
    /// All parameters that users have set from now on; `nil` when they stay as they are.
    var values: [String: ParameterValue]?
    /// The change of the data; `nil` when the data did not change.
    var edit: TrackedData?
  }

  /// A parameter and its new value.
  struct Parameter: Equatable {
    var key: String
    var value: ParameterValue?
  }

  /// The content of the data file.
  private(set) var file = StageData()
  /// The edited data.
  private(set) var data = StageData() { didSet { visible = data.visible } }
  /// The visible part of the data: without the items below collapsed ones.
  private(set) var visible = StageData()
  /// Ids of the selected items.
  private(set) var selection: Set<String> = []
  /// The steps that can be undone and redone.
  var history = EditHistory()
  private var nextNumber = 1
  private let limits: Limits

  init(limits: Limits) { self.limits = limits }

  static func == (left: EditableData, right: EditableData) -> Bool {
    left.data == right.data && left.file == right.file && left.selection == right.selection
      && left.history.undoSteps == right.history.undoSteps
      && left.history.redoSteps == right.history.redoSteps
      && left.history.forgotten == right.history.forgotten && left.nextNumber == right.nextNumber
  }

  /// Starts with files; `edited` are the data that an earlier host has edited.
  mutating func load(file: StageData, edited: StageData? = nil) {
    self.file = file
    data = edited ?? file
    selection = []
    history = EditHistory(startsAtFile: edited == nil)
    nextNumber = max(ItemMaker.firstNumber(after: file), ItemMaker.firstNumber(after: data))
  }

  // MARK: Edits

  /// Runs a command as one step.
  ///
  /// - Throws: `ProtocolError` when the command does not fit the data, which is unchanged then.
  mutating func perform(_ command: EditCommand) throws(ProtocolError) -> Outcome {
    let (resolved, run) = try attempt(command, firstNumber: nextNumber)
    guard !run.forward.isEmpty else { return Outcome() }
    let first = nextNumber
    adopt(run)
    if !history.continueFill(resolved, firstNumber: first, inverse: run.inverse) {
      history.add(
        resolved.label,
        .data(resolved, firstNumber: first, inverse: run.inverse)
      )
    }
    return Outcome(record: .command(resolved, firstNumber: first), edit: run.tracked)
  }

  private func attempt(
    _ command: EditCommand,
    firstNumber: Int
  ) throws(ProtocolError) -> (EditCommand, EditRun) {
    var run = run(firstNumber: firstNumber)
    let resolved = try run.run(command)
    return (resolved, run)
  }

  /// A run on the present data; the numbers of new ids start at `firstNumber`.
  func run(firstNumber: Int) -> EditRun {
    EditRun(
      data: data,
      file: file,
      selection: selection,
      nextNumber: firstNumber,
      limits: limits
    )
  }

  /// Takes the data of a run.
  mutating func adopt(_ run: EditRun) {
    data = run.data
    nextNumber = max(nextNumber, run.nextNumber)
    dropGoneFromSelection()
  }

  private mutating func dropGoneFromSelection() {
    guard !selection.isEmpty else { return }
    selection = existing(selection)
  }

  private func existing(_ ids: Set<String>) -> Set<String> {
    var found: Set<String> = []
    let sought = SoughtItems(ids)
    for section in data.sections where found.count < ids.count {
      for index in section.items.indexes(of: sought) { found.insert(section.items[index].id) }
    }
    return found
  }

  // MARK: Parameters

  /// Records that a user set a parameter from one value to another.
  mutating func noteParameter(
    _ key: String,
    label: String,
    before: ParameterValue?,
    after: ParameterValue?,
    client: UInt64,
    phase: ClientMessage.SetParameter.Phase
  ) -> Outcome {
    defer { if phase == .end { history.endGesture(of: client) } }
    let isMerged = history.continues(phase, of: key, by: client)
    guard before != after, !isMerged else { return Outcome() }
    let record = EditRecord.parameter(
      key: key,
      before: before,
      label: label,
      client: client,
      isOpen: phase != .end
    )
    keep(record)
    return Outcome(record: record)
  }

  private mutating func keep(_ record: EditRecord) {
    guard case .parameter(let key, let before, let label, let client, let isOpen) = record else {
      return
    }
    let step = history.add(label, .parameter(key: key, value: before))
    if isOpen { history.assign(step, toGestureOf: client, on: key) }
  }

  // MARK: Undo and redo

  /// Undoes the newest step; `overrides` are the parameters that users have set.
  ///
  /// - Throws: `ProtocolError` when there is nothing to undo.
  mutating func undo(_ overrides: [String: ParameterValue]) throws(ProtocolError) -> Outcome {
    guard case .parameter(let key, _)? = history.undoSteps.last?.action else {
      return try undo(parameter: nil, overrides)
    }
    return try undo(parameter: overrides[key], overrides)
  }

  private mutating func undo(
    parameter: ParameterValue?,
    _ overrides: [String: ParameterValue] = [:]
  ) throws(ProtocolError) -> Outcome {
    guard var step = history.takeUndo() else { throw Self.nothing(to: "undo") }
    var outcome = Outcome()
    switch step.action {
    case .data(let command, let firstNumber, let inverse):
      outcome.edit = restore(inverse)
      step.action = .data(command, firstNumber: firstNumber, inverse: [])
      outcome.record = .undo(nil)
    case .parameter(let key, let value):
      step.action = .parameter(key: key, value: parameter)
      outcome.record = .undo(parameter)
      outcome.parameter = Parameter(key: key, value: value)
    case .revert(let values, let inverse):
      outcome.edit = restore(inverse)
      step.action = .revert(values: values, inverse: [])
      outcome.record = .undo(nil)
      outcome.values = values
    case .state(let values, let state, let inverse):
      outcome.edit = restore(inverse)
      step.action = .state(values: overrides, data: state, inverse: [])
      outcome.record = .undoState(overrides)
      outcome.values = values
    }
    history.putRedo(step)
    return outcome
  }

  /// Redoes the step that was undone last; `overrides` are the parameters that users have set.
  ///
  /// - Throws: `ProtocolError` when there is nothing to redo.
  mutating func redo(_ overrides: [String: ParameterValue]) throws(ProtocolError) -> Outcome {
    guard case .parameter(let key, _)? = history.redoSteps.last?.action else {
      return try redo(parameter: nil, overrides)
    }
    return try redo(parameter: overrides[key], overrides)
  }

  private mutating func redo(
    parameter: ParameterValue?,
    _ overrides: [String: ParameterValue] = [:]
  ) throws(ProtocolError) -> Outcome {
    guard var step = history.redoSteps.last else { throw Self.nothing(to: "redo") }
    var outcome = Outcome()
    switch step.action {
    case .data(let command, let firstNumber, _):
      let (_, run) = try attempt(command, firstNumber: firstNumber)
      adopt(run)
      step.action = .data(command, firstNumber: firstNumber, inverse: run.inverse)
      outcome.record = .redo(nil)
      outcome.edit = run.tracked
    case .parameter(let key, let value):
      step.action = .parameter(key: key, value: parameter)
      outcome.record = .redo(parameter)
      outcome.parameter = Parameter(key: key, value: value)
    case .revert(let values, _):
      let run = takeFile()
      step.action = .revert(values: values, inverse: run?.inverse ?? [])
      outcome.record = .redo(nil)
      outcome.edit = run?.tracked
      outcome.values = [:]
    case .state(let values, let state, _):
      let run = take(state)
      step.action = .state(values: overrides, data: state, inverse: run?.inverse ?? [])
      outcome.record = .redoState(overrides)
      outcome.edit = run?.tracked
      outcome.values = values
    }
    _ = history.takeRedo()
    history.push(step)
    return outcome
  }

  private mutating func restore(_ inverse: [DataChange]) -> TrackedData {
    var edit = TrackedData(data)
    for change in inverse { _ = edit.apply(change) }
    data = edit.data
    dropGoneFromSelection()
    return edit
  }

  private static func nothing(to word: String) -> ProtocolError {
    ProtocolError(code: "not-found", field: "", message: "There is nothing to \(word).")
  }

  /// Ends the gesture of a client that is gone.
  mutating func endGesture(of client: UInt64) { history.endGesture(of: client) }

  /// Forgets steps with parameters that do not exist any more.
  mutating func keepParameters(_ keys: Set<String>) { history.keepParameters(keys) }

  /// Forgets the steps that could be undone; the data stay.
  mutating func forgetHistory() {
    history = EditHistory(undo: [], redo: [], forgotten: history.state.edits)
  }

  // MARK: Selection

  /// Selects items; of more than `most`, the last named ones.
  ///
  /// Unknown items are left out.
  mutating func select(
    _ items: [String],
    _ mode: StageAction.SelectionMode,
    atMost most: Int
  ) -> Outcome {
    let wanted = limited(combined(items, mode), items, most)
    guard wanted != selection else { return Outcome() }
    selection = wanted
    let isAll = mode == .all && wanted.count == data.itemCount
    return Outcome(record: isAll ? .selectAll : .select(wanted.sorted()))
  }

  private func combined(_ items: [String], _ mode: StageAction.SelectionMode) -> Set<String> {
    switch mode {
    case .replace: existing(Set(items))
    case .add: existing(selection.union(items))
    case .remove: selection.subtracting(items)
    case .toggle: existing(selection.symmetricDifference(items))
    case .all: Set(data.sections.flatMap { $0.items.map(\.id) })
    case .none: []
    }
  }

  private func limited(_ wanted: Set<String>, _ named: [String], _ most: Int) -> Set<String> {
    guard wanted.count > most else { return wanted }
    let last = named.filter(wanted.contains).suffix(most)
    if last.count == most { return Set(last) }
    let rest = data.sections.lazy.flatMap { $0.items.lazy.map(\.id) }
      .filter { wanted.contains($0) && !last.contains($0) }
    return Set(last).union(rest.prefix(most - last.count))
  }

  // MARK: Journal

  /// Applies a record again, without making a new record.
  ///
  /// Parameters have their final values already, so none is set.
  ///
  /// - Throws: `ProtocolError` when the record no longer fits the data, which is unchanged then.
  mutating func replay(_ record: EditRecord) throws(ProtocolError) {
    switch record {
    case .fold(let kept):
      history = EditHistory(undo: kept.undo, redo: kept.redo, forgotten: kept.forgotten)
      nextNumber = max(nextNumber, kept.nextNumber)
      selection = existing(Set(kept.selection))
    case .command(let command, let firstNumber):
      nextNumber = max(nextNumber, firstNumber)
      _ = try perform(command)
    case .parameter: keep(record)
    case .revert(let values): _ = revert(values)
    case .state(let name, let data, let values): _ = enter(data, name: name, before: values)
    case .undo(let value): _ = try undo(parameter: value)
    case .redo(let value): _ = try redo(parameter: value)
    case .undoState(let values): _ = try undo(parameter: nil, values)
    case .redoState(let values): _ = try redo(parameter: nil, values)
    case .select(let items): selection = existing(Set(items))
    case .selectAll: selection = Set(data.sections.flatMap { $0.items.map(\.id) })
    }
  }

  /// The state besides data and parameters, in a text with a limited number of bytes.
  ///
  /// The oldest steps for which there is no space are forgotten here too.
  mutating func fold(atMost bytes: Int) -> EditRecord {
    while true {
      let record = EditRecord.fold(
        EditHistory.Kept(
          undo: history.undoSteps,
          redo: history.redoSteps,
          forgotten: history.forgotten,
          nextNumber: nextNumber,
          selection: selection.sorted()
        )
      )
      if EditRecord.text([record]).utf8.count <= bytes { return record }
      if !history.undoSteps.isEmpty {
        for _ in 0...(history.undoSteps.count / 2) { history.forgetOldest() }
      } else if !history.redoSteps.isEmpty {
        history.forgetRedo()
      } else {
        return .select([])
      }
    }
  }
}

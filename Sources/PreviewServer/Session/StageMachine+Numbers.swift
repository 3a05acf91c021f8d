// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Numbers of the source that people drag, let go, take back and do again.
extension StageMachine {
  /// A number that somebody drags and has not let go.
  struct DraggedNumber: Equatable {
    var client: UInt64
    var value: Double
  }

  /// Somebody changes a number of the source.
  mutating func tune(
    _ tune: ClientMessage.TuneNumber,
    from origin: PendingCommand.Origin
  ) -> [StageEffect] {
    do throws(ProtocolError) {
      let source = try presentSource()
      let constant = try source.constant(for: tune)
      let value = LibraryConstant(index: tune.index, value: tune.value)
      let told = StageEffect.number(value, except: origin.client)
      guard tune.phase == .end else {
        draggedNumbers[tune.index] = DraggedNumber(client: origin.client, value: tune.value)
        return give(value, from: origin) + [told]
      }
      guard let write = source.write(tune.value, to: constant) else {
        draggedNumbers[tune.index] = nil
        return give(value, from: origin) + [told]
      }
      let step = NumberHistory.Step(
        index: tune.index,
        from: constant.value,
        to: tune.value,
        label: Self.label(of: constant),
        depth: history?.edits ?? 0
      )
      let edit = NumberEdit(write: write, origin: origin, step: step)
      return give(value, from: nil) + [told, .write(edit)]
    } catch {
      return [.refuse(origin, error)]
    }
  }

  /// What is told of a number in somebody's hand.
  func message(of constant: LibraryConstant, on stage: String) -> ServerMessage? {
    source?.version.map { version in
      .number(
        stage: stage,
        fingerprint: version.report.fingerprint,
        index: constant.index,
        value: constant.value
      )
    }
  }

  private static func label(of constant: CompileReport.Constant) -> String {
    let name = constant.label.isEmpty ? "Number" : constant.label
    return "\(name), line \(constant.line) of \(constant.file)"
  }

  private func presentSource() throws(ProtocolError) -> SourceMachine {
    guard let source else {
      throw ProtocolError(
        code: SessionErrorCode.notFound,
        field: "view",
        message: "the stage is not made from Swift source"
      )
    }
    return source
  }

  /// Gives a number to the host that plays; while another is on its way, that will have the file's.
  private mutating func give(
    _ constant: LibraryConstant,
    from origin: PendingCommand.Origin?
  ) -> [StageEffect] {
    let origins = origin.map { [$0] } ?? []
    guard takesCommands else { return origins.map { .acknowledge($0) } }
    let number = nextNumber()
    pending[number] = PendingCommand(purpose: .tune, origins: origins)
    return [.command(.constants(number: number, constants: [constant]))]
  }

  /// Somebody is gone; numbers in their hand go back to what the file says.
  mutating func dropNumbers(of client: UInt64) -> [StageEffect] {
    let dropped = draggedNumbers.filter { $0.value.client == client }.keys.sorted()
    return dropped.flatMap { index in
      draggedNumbers[index] = nil
      guard let constant = source?.version?.report.constants.first(where: { $0.index == index })
      else { return [StageEffect]() }
      let value = LibraryConstant(constant)
      return give(value, from: nil) + [.number(value, except: nil)]
    }
  }

  /// A number was written into its file, or could not be; then everybody goes back to what the file says.
  mutating func wrote(_ edit: NumberEdit, failure: String?, now: Double) -> [StageEffect] {
    draggedNumbers[edit.step.index] = nil
    if let failure {
      let error = ProtocolError(code: SessionErrorCode.notSaved, field: "value", message: failure)
      let old = LibraryConstant(index: edit.step.index, value: edit.old)
      return [.refuse(edit.origin, error), .log(failure)] + give(old, from: nil)
        + [.number(old, except: nil)]
    }
    switch edit.way {
    case .new: numberHistory.add(edit.step, history ?? HistoryState())
    case .undo: numberHistory.undone()
    case .redo: numberHistory.redone()
    }
    // The file need not be waited for: what is in it is known.
    let saved = source?.version.map { edit.write.applied(to: $0.snapshot) }
    let taken = saved.map { sourceSaved($0, now: now) } ?? []
    return [.acknowledge(edit.origin), .history] + taken
  }

  // MARK: History

  /// What everybody is told of the history; `nil` before the host has said anything.
  var sharedHistory: HistoryState? { history.map(numberHistory.merged) }

  /// The host says what can be taken back and done again.
  mutating func hostTold(_ state: HistoryState) -> [StageEffect] {
    let isNew = isCommittingNew && state.edits > history?.edits ?? 0
    if isNew { numberHistory.hostEdited() }
    history = state
    return [.history]
  }

  /// Takes back or does again a number, when that is next; `nil` when it is the host's turn.
  mutating func travelNumbers(
    _ action: StageAction,
    from origin: PendingCommand.Origin
  ) -> [StageEffect]? {
    guard source != nil, let history else { return nil }
    switch action {
    case .undo:
      return numberHistory.nextUndo(history).map { rewrite($0, to: $0.from, .undo, origin) }
    case .redo:
      if let step = numberHistory.nextRedo(history) {
        return rewrite(step, to: step.to, .redo, origin)
      }
      guard numberHistory.allowsRedo(history) else {
        let error = ProtocolError(
          code: SessionErrorCode.notFound,
          field: "",
          message: "There is nothing to redo."
        )
        return [.refuse(origin, error)]
      }
      return nil
    default: return nil
    }
  }

  private mutating func rewrite(
    _ step: NumberHistory.Step,
    to value: Double,
    _ way: NumberEdit.Way,
    _ origin: PendingCommand.Origin
  ) -> [StageEffect] {
    do throws(ProtocolError) {
      let source = try presentSource()
      let tune = ClientMessage.TuneNumber(
        seq: origin.seq,
        view: origin.view,
        fingerprint: source.version?.report.fingerprint ?? "",
        index: step.index,
        value: value,
        phase: .end
      )
      let constant = try source.constant(for: tune)
      guard let write = source.write(value, to: constant) else { return [.acknowledge(origin)] }
      let edit = NumberEdit(write: write, origin: origin, step: step, way: way)
      return give(LibraryConstant(index: step.index, value: value), from: nil) + [.write(edit)]
    } catch {
      return [.refuse(origin, error)]
    }
  }
}

extension LibraryConstant {
  /// A number as the source has it.
  init(_ constant: CompileReport.Constant) {
    self.init(index: constant.index, value: constant.value)
  }
}

extension SourceWrite {
  /// The files as they are once it is done.
  func applied(to snapshot: SourceSnapshot) -> SourceSnapshot {
    var snapshot = snapshot
    for index in snapshot.files.indices where snapshot.files[index].path == path {
      snapshot.files[index].bytes = result
    }
    return snapshot
  }
}

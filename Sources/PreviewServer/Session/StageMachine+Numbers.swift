// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Changes of numbers of the source: dragging, releasing, undo and redo.
extension StageMachine {
  /// Takes a client's change of a number.
  mutating func tune(
    _ tune: ClientMessage.TuneNumber,
    from origin: CommandOrigin
  ) -> [Effect] {
    do throws(ProtocolError) {
      let source = try presentSource()
      let constant = try source.constant(for: tune)
      let value = LibraryConstant(index: tune.index, value: tune.value)
      let told = tell(value, except: origin.client)
      guard tune.phase == .end else {
        self.source?.dragged[tune.index] = .init(client: origin.client, value: tune.value)
        return give(value, from: origin) + told
      }
      guard let write = source.write(tune.value, to: constant) else {
        self.source?.dragged[tune.index] = nil
        return give(value, from: origin) + told
      }
      let step = NumberStep(
        index: tune.index,
        from: constant.value,
        to: tune.value,
        label: Self.label(of: constant),
        depth: playing.news.history?.edits ?? 0
      )
      let edit = NumberEdit(write: write, origin: origin, step: step)
      return give(value, from: nil) + told + [.write(stage: id, edit)]
    } catch {
      return [.answer(origin, refusal: error)]
    }
  }

  /// The message about a dragged number.
  func message(of constant: LibraryConstant) -> ServerMessage? {
    source?.version.map { version in
      .number(
        stage: id,
        fingerprint: version.report.fingerprint,
        index: constant.index,
        value: constant.value
      )
    }
  }

  /// Tells all clients but one the value of a dragged number.
  private mutating func tell(_ constant: LibraryConstant, except client: UInt64?) -> [Effect] {
    guard let message = message(of: constant) else { return [] }
    toldSource = nil
    return [.tell(stage: id, message, except: client)]
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

  /// Gives a number to the playing host; when another host is about to play, it gets the number of
  /// the file.
  private mutating func give(
    _ constant: LibraryConstant,
    from origin: CommandOrigin?
  ) -> [Effect] {
    let origins = origin.map { [$0] } ?? []
    guard takesCommands else { return origins.map(acknowledged) }
    return [
      playing.give(.tune, from: origins) { .constants(number: $0, constants: [constant]) }
    ]
  }

  /// Sets the numbers that a gone client dragged back to the values in the file.
  mutating func dropNumbers(of client: UInt64) -> [Effect] {
    let dropped = source?.dragged.filter { $0.value.client == client }.keys.sorted() ?? []
    return dropped.flatMap { index in
      source?.dragged[index] = nil
      guard let constant = source?.version?.report.constants.first(where: { $0.index == index })
      else { return [Effect]() }
      let value = LibraryConstant(constant)
      return give(value, from: nil) + tell(value, except: nil)
    }
  }

  /// Takes the result of writing a number into its file; after a failure, the number of the file
  /// counts again.
  mutating func wrote(_ edit: NumberEdit, failure: String?, now: Double) -> [Effect] {
    source?.dragged[edit.step.index] = nil
    if let failure {
      let error = ProtocolError(code: SessionErrorCode.notSaved, field: "value", message: failure)
      let old = LibraryConstant(index: edit.step.index, value: edit.old)
      return [.answer(edit.origin, refusal: error), .log(failure)] + give(old, from: nil)
        + tell(old, except: nil)
    }
    source?.history.take(edit, playing.news.history ?? HistoryState())
    // The content of the file is known, so the file watcher's report is not needed.
    let saved = source?.version.map { edit.write.applied(to: $0.snapshot) }
    let taken = saved.map { sourceSaved($0, now: now) } ?? []
    return [acknowledged(edit.origin), report(.history)] + taken
  }

  // MARK: History

  /// Undoes or redoes a number, if that is the next step; `nil` when the host has the next step.
  mutating func travelNumbers(
    _ action: StageAction,
    from origin: CommandOrigin
  ) -> [Effect]? {
    guard let numbers = source?.history, let history = playing.news.history else { return nil }
    switch action {
    case .undo:
      return numbers.nextUndo(history).map { rewrite($0, to: $0.from, .undo, origin) }
    case .redo:
      if let step = numbers.nextRedo(history) {
        return rewrite(step, to: step.to, .redo, origin)
      }
      guard numbers.allowsRedo(history) else {
        let error = ProtocolError(
          code: SessionErrorCode.notFound,
          field: "",
          message: "There is nothing to redo."
        )
        return [.answer(origin, refusal: error)]
      }
      return nil
    default: return nil
    }
  }

  private mutating func rewrite(
    _ step: NumberStep,
    to value: Double,
    _ way: NumberEdit.Way,
    _ origin: CommandOrigin
  ) -> [Effect] {
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
      guard let write = source.write(value, to: constant) else { return [acknowledged(origin)] }
      let edit = NumberEdit(write: write, origin: origin, step: step, way: way)
      return give(LibraryConstant(index: step.index, value: value), from: nil)
        + [.write(stage: id, edit)]
    } catch {
      return [.answer(origin, refusal: error)]
    }
  }
}

extension LibraryConstant {
  /// Makes the number in the source.
  init(_ constant: CompileReport.Constant) {
    self.init(index: constant.index, value: constant.value)
  }
}

extension SourceWrite {
  /// The files after the change.
  func applied(to snapshot: SourceSnapshot) -> SourceSnapshot {
    var snapshot = snapshot
    for index in snapshot.files.indices where snapshot.files[index].path == path {
      snapshot.files[index].bytes = result
    }
    return snapshot
  }
}

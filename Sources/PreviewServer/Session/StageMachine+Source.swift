// SPDX-License-Identifier: Apache-2.0
import StageProtocol

extension StageMachine {
  /// The Swift files were saved, or came back.
  mutating func sourceSaved(_ snapshot: SourceSnapshot, now: Double) -> [StageEffect] {
    guard let order = source?.saved(snapshot) else { return sourceChanged(now: now) }
    return [.compile(order), .source, .diagnostics]
  }

  /// The Swift file is gone.
  mutating func sourceMissing(now: Double) -> [StageEffect] {
    guard let source, !source.isMissing else { return [] }
    self.source?.gone()
    return [.stopCompile, .log("\(source.name) is gone; \(Self.pictureStays)"), .source]
  }

  private static let pictureStays = "the last picture stays until it is back"

  /// A compile ended.
  mutating func compiled(
    _ job: UInt64,
    _ result: CompileResult,
    now: Double
  ) -> [StageEffect] {
    let known = Set(source?.problems ?? [])
    guard source?.compiled(job, result) == true, let source else { return [] }
    let fresh = source.problems.filter { $0.severity == .error && !known.contains($0) }
    return fresh.flatMap { Self.lines($0, entry.title) } + sourceChanged(now: now)
  }

  /// Takes what the source now is to the hosts, and tells people.
  private mutating func sourceChanged(now: Double) -> [StageEffect] {
    let old = current
    layout = source?.layout
    let told: [StageEffect] = [.diagnostics, .source]
    guard let files = current else { return told }
    // A version that failed is tried again only when it is saved anew with something else.
    if files == old, understudy != nil || files == suspect { return told }
    if files == good, understudy == nil {
      ownDiagnostics[Self.libraryKey] = nil
      return told
    }
    ownDiagnostics[Self.libraryKey] = nil
    return bring(files, now: now) + told
  }

  /// What the page is told of the source; `nil` for a stage that has none.
  var sourceState: SourceState? {
    source?.state(
      isRehearsing: understudy != nil,
      isRefused: current != nil && current == suspect
    )
  }

  /// Somebody chose another layout of the source.
  mutating func show(
    _ id: String,
    from origin: PendingCommand.Origin,
    now: Double
  ) -> [StageEffect] {
    guard let entries = source?.version?.report.entries, entries.contains(where: { $0.id == id })
    else {
      let error = ProtocolError(
        code: SessionErrorCode.notFound,
        field: "entry",
        message: source == nil
          ? "the stage is not made from Swift source" : "the source has no layout \(id)"
      )
      return [.refuse(origin, error)]
    }
    guard source?.entry?.id != id else { return [.acknowledge(origin)] }
    source?.wanted = id
    return sourceChanged(now: now) + [.acknowledge(origin)]
  }

  /// Somebody changes a number of the source.
  mutating func tune(
    _ tune: ClientMessage.TuneNumber,
    from origin: PendingCommand.Origin
  ) -> [StageEffect] {
    do throws(ProtocolError) {
      guard let source else {
        throw ProtocolError(
          code: SessionErrorCode.notFound,
          field: "view",
          message: "the stage is not made from Swift source"
        )
      }
      let constant = try source.constant(for: tune)
      let value = LibraryConstant(index: tune.index, value: tune.value)
      guard tune.phase == .end else { return give(value, from: origin) }
      guard let write = source.write(tune.value, to: constant) else {
        return give(value, from: origin)
      }
      return give(value, from: nil) + [.write(write, origin, LibraryConstant(constant))]
    } catch {
      return [.refuse(origin, error)]
    }
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

  /// A number was written into its file, or could not be; then everybody goes back to what the file says.
  mutating func wrote(
    _ origin: PendingCommand.Origin,
    _ old: LibraryConstant,
    failure: String?
  ) -> [StageEffect] {
    guard let failure else { return [.acknowledge(origin)] }
    let error = ProtocolError(code: SessionErrorCode.notSaved, field: "value", message: failure)
    return [.refuse(origin, error), .log(failure)] + give(old, from: nil)
  }

  /// Paths of libraries that may still be loaded.
  var neededLibraries: Set<String> {
    let files = [layout, good?.layout, proven?.layout, understudy?.files.layout]
    var paths = Set(files.compactMap { $0?.library?.path })
    if let version = source?.version { paths.insert(version.library) }
    return paths
  }

  /// Whether a host can be given the files.
  func isPlayable(_ files: StageFiles) -> Bool { source == nil || files.layout.library != nil }

  /// What describes the end of a host that ran compiled code.
  mutating func explainEnd(_ reason: String) -> String {
    guard source != nil else { return reason }
    let crash = CrashExplanation(reason, files: sourceNames)
    var diagnostic = explained(crash)
    let isUnproven = good != nil && good != proven
    let isUnderWay = pending.values.contains { command in
      switch command.purpose {
      case .load, .library, .update, .view, .replay: true
      case .set, .act, .tune, .close: false
      }
    }
    if isUnproven, isUnderWay {
      suspect = good
      good = proven
      if proven != nil { diagnostic.message += "; the last good version stays" }
    }
    ownDiagnostics[Self.libraryKey] = diagnostic
    return crash.message
  }
}

extension LibraryConstant {
  /// A number as the source has it.
  init(_ constant: CompileReport.Constant) {
    self.init(index: constant.index, value: constant.value)
  }
}

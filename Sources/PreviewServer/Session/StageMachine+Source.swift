// SPDX-License-Identifier: Apache-2.0
import StageProtocol

extension StageMachine {
  /// The Swift files were saved, or came back.
  mutating func sourceSaved(_ snapshot: SourceSnapshot, now: Double) -> [StageEffect] {
    switch source?.saved(snapshot) {
    case .compile(let order): return [.compile(order), .source, .diagnostics]
    case .stopCompile: return [.stopCompile] + numbersSaved() + sourceChanged(now: now)
    case .nothing, nil: return sourceChanged(now: now)
    }
  }

  /// Numbers were saved: steps that lead elsewhere are forgotten, and nobody holds any.
  private mutating func numbersSaved() -> [StageEffect] {
    draggedNumbers = [:]
    let before = numberHistory
    let constants = source?.version?.report.constants ?? []
    numberHistory.keep(Dictionary(constants.map { ($0.index, $0.value) }) { first, _ in first })
    return numberHistory == before ? [] : [.history]
  }

  /// Other source has other numbers.
  private mutating func forgetNumbers() -> [StageEffect] {
    draggedNumbers = [:]
    guard numberHistory != NumberHistory() else { return [] }
    numberHistory = NumberHistory()
    return [.history]
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
    let before = source?.version?.library
    guard source?.compiled(job, result) == true, let source else { return [] }
    let forgotten = source.version?.library == before ? [] : forgetNumbers()
    let fresh = source.problems.filter { $0.severity == .error && !known.contains($0) }
    return fresh.flatMap { Self.lines($0, entry.title) } + forgotten + sourceChanged(now: now)
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
  mutating func explainEnd(_ reason: String, wasHung: Bool) -> String {
    guard source != nil else { return reason }
    var crash = CrashExplanation(reason, files: sourceNames)
    if wasHung { crash.message = Self.hung }
    var diagnostic = explained(crash)
    let isUnproven = good != nil && good != proven
    let isUnderWay = pending.values.contains { command in
      switch command.purpose {
      case .load, .library, .numbers, .update, .view, .replay: true
      case .set, .act, .tune, .close: false
      }
    }
    if isUnproven, isUnderWay {
      suspect = good
      good = proven
      if proven != nil { diagnostic.message += Self.lastGoodStaysToo }
    }
    ownDiagnostics[Self.libraryKey] = diagnostic
    return crash.message
  }

  private static let lastGoodStaysToo = "; the last good version stays"

  /// A host that has been replaced says where it was; what is told of its end gets the place.
  mutating func witnessed(_ reason: String) -> [StageEffect] {
    witness = nil
    guard var told = ownDiagnostics[Self.libraryKey], told.line == nil else { return [] }
    let words = explained(CrashExplanation(reason, files: sourceNames))
    guard words.line != nil else { return [] }
    if !told.message.contains(Self.hung) {
      let keeps = told.message.hasSuffix(Self.lastGoodStaysToo)
      told.message = words.message + (keeps ? Self.lastGoodStaysToo : "")
    }
    told.file = words.file
    told.line = words.line
    told.source = words.source
    ownDiagnostics[Self.libraryKey] = told
    return Self.lines(told, entry.title) + [.diagnostics, .source]
  }
}

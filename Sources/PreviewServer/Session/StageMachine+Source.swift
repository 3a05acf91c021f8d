// SPDX-License-Identifier: Apache-2.0
import StageProtocol

extension StageMachine {
  /// Takes the Swift files that were saved or came back.
  mutating func sourceSaved(_ snapshot: SourceSnapshot, now: Double) -> [Effect] {
    switch source?.saved(snapshot) {
    case .compile(let order):
      return [.compile(stage: id, order), report(.source), report(.diagnostics)]
    case .stopCompile:
      return [.stopCompile(stage: id)] + numbersSaved() + sourceChanged(now: now)
    case .nothing, nil: return sourceChanged(now: now)
    }
  }

  /// Handles saved numbers: steps that lead to other numbers are forgotten, and nothing is dragged
  /// any more.
  private mutating func numbersSaved() -> [Effect] {
    let before = source?.history
    source?.forgetSteps()
    return source?.history == before ? [] : [report(.history)]
  }

  /// Forgets the numbers of other source.
  private mutating func forgetNumbers() -> [Effect] {
    let before = source?.history
    source?.dragged = [:]
    source?.history = NumberHistory()
    return source?.history == before ? [] : [report(.history)]
  }

  /// Notes that the Swift file is gone.
  mutating func sourceMissing(now: Double) -> [Effect] {
    guard let source, !source.isMissing else { return [] }
    self.source?.gone()
    return [
      .stopCompile(stage: id), .log("\(source.name) is gone; \(Self.pictureStays)"),
      report(.source),
    ]
  }

  private static let pictureStays = "the last picture stays until it is back"

  /// Takes the result of a compile.
  mutating func compiled(
    _ job: UInt64,
    _ result: CompileResult,
    now: Double
  ) -> [Effect] {
    let known = Set(source?.problems ?? [])
    let before = source?.version?.library
    guard source?.compiled(job, result) == true, let source else { return [] }
    let forgotten = source.version?.library == before ? [] : forgetNumbers()
    let fresh = source.problems.filter { $0.severity == .error && !known.contains($0) }
    let told = fresh.flatMap { Self.lines($0, entry.title) } + forgotten + sourceChanged(now: now)
    guard let next = self.source?.takeNext() else { return told }
    return told + sourceSaved(next, now: now)
  }

  /// Stops the compile because a user wants it; without one, there is nothing to do.
  mutating func stopCompile(from origin: CommandOrigin) -> [Effect] {
    guard source?.stop() == true else { return [acknowledged(origin)] }
    return [
      .stopCompile(stage: id), .log("\(entry.title): a user stopped the compiler"),
      report(.diagnostics), report(.source), acknowledged(origin),
    ]
  }

  /// Gives the hosts the changed source, and tells all clients.
  mutating func sourceChanged(now: Double) -> [Effect] {
    let old = versions.current
    versions.layout = source?.layout
    let told = [report(.diagnostics), report(.source)]
    guard let files = versions.current else { return told }
    // A version that failed is only tried again with other content.
    if files == old, understudy != nil || files == versions.suspect { return told }
    ownDiagnostics[.library] = nil
    if files == versions.good, understudy == nil { return told }
    return bring(files, now: now) + told
  }

  /// The state of the source for the page; `nil` for a stage without source.
  var sourceState: SourceState? {
    source?.state(
      isRehearsing: understudy != nil,
      isRefused: versions.current != nil && versions.current == versions.suspect
    )
  }

  /// Takes a client's choice of another layout of the source.
  mutating func show(
    _ id: String,
    from origin: CommandOrigin,
    now: Double
  ) -> [Effect] {
    guard let entries = source?.version?.report.entries, entries.contains(where: { $0.id == id })
    else {
      let error = ProtocolError(
        code: SessionErrorCode.notFound,
        field: "entry",
        message: source == nil
          ? "the stage is not made from Swift source" : "the source has no layout \(id)"
      )
      return [.answer(origin, refusal: error)]
    }
    guard source?.entry?.id != id else { return [acknowledged(origin)] }
    source?.wanted = id
    return sourceChanged(now: now) + [acknowledged(origin)]
  }

  /// The paths of libraries that a host may still load.
  var neededLibraries: Set<String> {
    let files = [
      versions.layout, versions.good?.layout, versions.proven?.layout,
      understudy?.rehearsal?.files.layout,
    ]
    var paths = Set(files.compactMap { $0?.library?.path })
    if let version = source?.version { paths.insert(version.library) }
    return paths
  }

  /// Whether a host can load the files.
  func isPlayable(_ files: StageInput) -> Bool { source == nil || files.layout.library != nil }
}

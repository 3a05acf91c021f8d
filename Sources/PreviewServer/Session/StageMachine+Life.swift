// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

extension StageMachine {
  /// The number of views changed; the first starts the host, and after the last it idles.
  mutating func viewsChanged(to count: Int, now: Double) -> [StageEffect] {
    viewCount = count
    guard count > 0 else {
      idleSince = idleSince ?? now
      return []
    }
    idleSince = nil
    switch phase {
    case .stopped: return start(now: now)
    case .failed:
      crashes = 0
      return start(now: now)
    default: return []
    }
  }

  mutating func start(now: Double) -> [StageEffect] {
    lastGeneration += 1
    generation = lastGeneration
    hostDiagnostics = []
    lastWordsUntil = nil
    isCrashing = false
    phase = .starting
    isLoaded = false
    pingSentAt = now
    nextPingAt = nil
    runningSince = nil
    return [.start(generation: generation), status()]
  }

  func status() -> StageEffect {
    .status(hostState, message: lastMessage, attempt: crashes)
  }

  /// The host's first word.
  mutating func ready(version: Int, now: Double) -> [StageEffect] {
    guard phase == .starting else { return [] }
    guard version == ProtocolVersion.current else {
      let reason =
        "the stage host speaks version \(version) of the protocol, the server "
        + "\(ProtocolVersion.current); build both anew"
      crashes = Self.crashesUntilFailed
      return [.kill(generation: generation)] + ended(reason, now: now)
    }
    pingSentAt = nil
    nextPingAt = now + pingInterval
    return load(now: now)
  }

  /// Sends the newest files, or the last that worked when those are missing or ended a host.
  private mutating func load(now: Double) -> [StageEffect] {
    let newest = current == suspect ? nil : current
    guard let files = newest ?? good, isPlayable(files) else {
      phase = .running
      runningSince = now
      return [status(), .diagnostics] + settleDeferred("its files cannot be read")
    }
    if source == nil, newest == nil, let suspect, suspect == current, suspect != files {
      ownDiagnostics[Self.refusedKey] = Diagnostic(
        severity: .error,
        code: SessionErrorCode.hostEnded,
        message: "the stage host ended while it took \(suspect.layout.name) and "
          + "\(suspect.data.name); the last good version is shown"
      )
    }
    return sendLoad(files, isGood: newest == nil)
  }

  mutating func sendLoad(
    _ files: StageFiles,
    isGood: Bool,
    hostHasFiles: Bool = false
  ) -> [StageEffect] {
    phase = .loading
    var sent: [StageEffect] = []
    if !hostHasFiles {
      if let library = files.layout.library {
        let number = nextNumber()
        pending[number] = PendingCommand(purpose: .library)
        sent.append(.command(Self.command(library, number: number)))
      }
      sent += Self.fileEffects(files)
    }
    let number = nextNumber()
    let kept = good.map {
      OverrideRule.remaining(overrides, from: $0.layout.bytes, to: files.layout.bytes)
    }
    pending[number] = PendingCommand(purpose: .load(files, isGood: isGood))
    editedFile = nil
    let keepsEdits = good.map { $0.data.bytes == files.data.bytes } ?? false
    let edited: [StageEffect] = keepsEdits ? [.edited(name: files.data.name)] : []
    return sent + edited + [
      .command(
        .load(
          number: number,
          stage: entry.id,
          title: entry.title,
          overrides: kept ?? overrides
        )
      )
    ]
  }

  /// Data on their way to a host.
  static func message(of data: StageFiles.File) -> FileMessage {
    FileMessage(role: data == PlainData.file ? .plain : .data, name: data.name, bytes: data.bytes)
  }

  static func fileEffects(_ files: StageFiles) -> [StageEffect] {
    let data = message(of: files.data)
    guard files.layout.library == nil else { return [.file(data)] }
    return [
      .file(FileMessage(role: .layout, name: files.layout.name, bytes: files.layout.bytes)),
      .file(data),
    ]
  }

  /// The present host is gone.
  mutating func ended(_ reason: String, now: Double) -> [StageEffect] {
    if understudy?.step == .ready { return promote(now: now) }
    let dismissed = dismissUnderstudy()
    let wasHung = lastWordsUntil != nil && !isCrashing
    isCrashing = false
    lastWordsUntil = nil
    let reason = explainEnd(reason, wasHung: wasHung)
    if let since = runningSince, now - since >= Patience.healthy { crashes = 0 }
    crashes = min(crashes + 1, Self.crashesUntilFailed)
    lastMessage = reason
    isLoaded = false
    pingSentAt = nil
    nextPingAt = nil
    committing = nil
    var effects = dismissed + settlePending()
    if source != nil { effects += [.diagnostics, .source] }
    guard viewCount > 0 else {
      phase = .stopped
      return effects
    }
    effects.append(.log("\(entry.title): the stage host ended: \(reason)"))
    if crashes >= Self.crashesUntilFailed {
      phase = .failed
      effects += settleDeferred("the stage host ended \(crashes) times in a row")
    } else {
      phase = .waiting(until: now + Self.backOff(after: crashes))
    }
    return effects + [status()]
  }

  private static let crashed = "it crashed"

  /// At once after the first crash, then 0.1, 0.2, 0.4 seconds.
  static func backOff(after crashes: Int) -> Double {
    crashes < 2 ? 0 : Patience.firstBackOff * Double(1 << (crashes - 2))
  }

  /// Answers what the host has not: committed commands are kept, others did not happen; what concerns views
  /// is said again when they are opened in the next host.
  mutating func settlePending() -> [StageEffect] {
    var effects: [StageEffect] = []
    for (_, command) in pending.sorted(by: { $0.key < $1.key }) {
      switch command.purpose {
      case .load(let files, let isGood):
        if !isGood { suspect = files }
      case .update(let files, _): suspect = files
      case .replay, .library, .numbers: break
      case .view: deferred += command.origins
      case .set, .act, .tune:
        effects += command.origins.map { origin in
          command.isCommitted ? .acknowledge(origin) : .refuse(origin, Self.hostEnded)
        }
      case .close: effects += command.origins.map { .acknowledge($0) }
      }
    }
    pending.removeAll()
    return effects
  }

  private static let hostEnded = ProtocolError(
    code: SessionErrorCode.hostEnded,
    field: "",
    message: "the stage host ended before the command was carried out"
  )

  /// Answers what waits for a host that will not come: a view stands as its client says, only without a
  /// picture; a change is not made.
  mutating func settleDeferred(_ reason: String) -> [StageEffect] {
    defer {
      deferred.removeAll()
      deferredChanges.removeAll()
    }
    let error = ProtocolError(
      code: SessionErrorCode.hostEnded,
      field: "",
      message: "nothing was changed, because the stage is not shown: \(reason)"
    )
    return deferred.map { .acknowledge($0) } + deferredChanges.map { .refuse($0.origin, error) }
  }

  /// Time has passed.
  mutating func tick(now: Double) -> [StageEffect] {
    if viewCount == 0 { return stopIfIdle(now: now) }
    if case .waiting(let until) = phase {
      return until <= now ? start(now: now) : []
    }
    let rehearsal = rehearsalTick(now: now)
    if !rehearsal.isEmpty { return rehearsal }
    if let deadline = answerDeadline, isOver(deadline, now: now) {
      if source != nil, lastWordsUntil == nil {
        lastWordsUntil = now + Understudy.Patience.playingLastWords
        return [.interrupt(generation: generation)]
      }
      if source != nil {
        witness = generation
        return [.outlive(generation: generation)] + ended(isCrashing ? Self.crashed : "", now: now)
      }
      let seconds = Int(patience)
      return [.kill(generation: generation)]
        + ended("it did not answer for \(seconds) s", now: now)
    }
    guard let nextPingAt, nextPingAt <= now, pingSentAt == nil else { return [] }
    pingSentAt = now
    self.nextPingAt = nil
    return [.command(.ping(c: now))]
  }

  private mutating func stopIfIdle(now: Double) -> [StageEffect] {
    guard let idleSince, idleSince + Patience.idle <= now, phase != .stopped else { return [] }
    let hasHost = [.starting, .loading, .running].contains(phase)
    phase = .stopped
    isLoaded = false
    crashes = 0
    lastMessage = ""
    lastWordsUntil = nil
    let dismissed = dismissUnderstudy()
    pingSentAt = nil
    nextPingAt = nil
    pending.removeAll()
    deferred.removeAll()
    deferredChanges.removeAll()
    return dismissed + (hasHost ? [.kill(generation: generation)] : [])
  }

  private var patience: Double {
    let isTaking = pending.values.contains { command in
      switch command.purpose {
      case .load, .library, .update, .replay: true
      case .view, .set, .act, .tune, .numbers, .close: false
      }
    }
    if isTaking || phase == .starting { return Patience.load }
    return source == nil ? Patience.answer : Patience.compiledAnswer
  }

  private var answerDeadline: Double? { lastWordsUntil ?? pingSentAt.map { $0 + patience } }

  private mutating func isOver(_ deadline: Double, now: Double) -> Bool {
    let (waited, generation) = (waited, generation)
    return grace.isOver(deadline, now: now) { waited(generation) }
  }

  /// When `tick` has something to do next.
  var nextDeadline: Double? {
    if viewCount == 0 {
      return phase == .stopped ? nil : idleSince.map { $0 + Patience.idle }
    }
    if case .waiting(let until) = phase { return until }
    let own = answerDeadline.map { $0 + grace.granted } ?? nextPingAt
    return [own, understudy?.putOffDeadline].compactMap { $0 }.min()
  }

  mutating func pong(now: Double) {
    pingSentAt = nil
    nextPingAt = now + pingInterval
  }

  /// Seconds from one answer to the next question.
  var pingInterval: Double { source == nil ? Patience.ping : Patience.compiledPing }
}

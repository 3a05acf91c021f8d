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
    generation += 1
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
    nextPingAt = now + Patience.ping
    return load(now: now)
  }

  /// Sends the newest files, or the last that worked when those are missing or ended a host.
  private mutating func load(now: Double) -> [StageEffect] {
    let newest = current == suspect ? nil : current
    guard let files = newest ?? good else {
      phase = .running
      runningSince = now
      return [status(), .diagnostics] + settleDeferred("its files cannot be read")
    }
    if newest == nil, let suspect, suspect == current, suspect != files {
      ownDiagnostics[Self.refusedKey] = Diagnostic(
        severity: .error,
        code: SessionErrorCode.hostEnded,
        message: "the stage host ended while it took \(suspect.layout.name) and "
          + "\(suspect.data.name); the last good version is shown"
      )
    }
    return sendLoad(files, isGood: newest == nil)
  }

  mutating func sendLoad(_ files: StageFiles, isGood: Bool) -> [StageEffect] {
    phase = .loading
    let number = nextNumber()
    let kept = good.map {
      OverrideRule.remaining(overrides, from: $0.layout.bytes, to: files.layout.bytes)
    }
    pending[number] = PendingCommand(purpose: .load(files, isGood: isGood))
    editedFile = nil
    let keepsEdits = good.map { $0.data.bytes == files.data.bytes } ?? false
    let edited: [StageEffect] = keepsEdits ? [.edited(name: files.data.name)] : []
    return Self.fileEffects(files) + edited + [
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

  static func fileEffects(_ files: StageFiles) -> [StageEffect] {
    [
      .file(FileMessage(role: .layout, name: files.layout.name, bytes: files.layout.bytes)),
      .file(FileMessage(role: .data, name: files.data.name, bytes: files.data.bytes)),
    ]
  }

  /// The present host is gone.
  mutating func ended(_ reason: String, now: Double) -> [StageEffect] {
    if let since = runningSince, now - since >= Patience.healthy { crashes = 0 }
    crashes = min(crashes + 1, Self.crashesUntilFailed)
    lastMessage = reason
    isLoaded = false
    pingSentAt = nil
    nextPingAt = nil
    committing = nil
    var effects = settlePending()
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

  /// At once after the first crash, then 0.1, 0.2, 0.4 seconds.
  static func backOff(after crashes: Int) -> Double {
    crashes < 2 ? 0 : Patience.firstBackOff * Double(1 << (crashes - 2))
  }

  /// Answers what the host has not: committed commands are kept, others did not happen; what concerns views
  /// is said again when they are opened in the next host.
  private mutating func settlePending() -> [StageEffect] {
    var effects: [StageEffect] = []
    for (_, command) in pending.sorted(by: { $0.key < $1.key }) {
      switch command.purpose {
      case .load(let files, let isGood):
        if !isGood { suspect = files }
      case .update(let files, _): suspect = files
      case .replay: break
      case .view: deferred += command.origins
      case .set, .act:
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
    if let deadline = answerDeadline, deadline <= now {
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
    pingSentAt = nil
    nextPingAt = nil
    pending.removeAll()
    deferred.removeAll()
    deferredChanges.removeAll()
    return hasHost ? [.kill(generation: generation)] : []
  }

  private var patience: Double {
    let isTaking = pending.values.contains { command in
      switch command.purpose {
      case .load, .update, .replay: true
      case .view, .set, .act, .close: false
      }
    }
    return isTaking || phase == .starting ? Patience.load : Patience.answer
  }

  private var answerDeadline: Double? { pingSentAt.map { $0 + patience } }

  /// When `tick` has something to do next.
  var nextDeadline: Double? {
    if viewCount == 0 {
      return phase == .stopped ? nil : idleSince.map { $0 + Patience.idle }
    }
    if case .waiting(let until) = phase { return until }
    return answerDeadline ?? nextPingAt
  }

  mutating func pong(now: Double) {
    pingSentAt = nil
    nextPingAt = now + Patience.ping
  }
}

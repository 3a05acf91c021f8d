// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Gives files to the playing host.
extension StageMachine {
  /// Takes the host's first report.
  mutating func ready(version: Int, now: Double) -> [Effect] {
    guard playing.life == .starting else { return [] }
    if let reason = Self.mismatch(version) {
      failures.count = Self.crashesUntilFailed
      return [.kill(playing.address)] + ended(reason, now: now)
    }
    _ = playing.up(now: now)
    return loadNewest(now: now)
  }

  /// The error for a host with another version of the protocol; `nil` when the version is the same.
  static func mismatch(_ version: Int) -> String? {
    guard version != ProtocolVersion.current else { return nil }
    return "the stage host speaks version \(version) of the protocol, the server "
      + "\(ProtocolVersion.current); build both again"
  }

  /// Sends the newest files, or the last good ones when the newest are missing or ended a host.
  private mutating func loadNewest(now: Double) -> [Effect] {
    let (good, suspect, current) = (versions.good, versions.suspect, versions.current)
    let newest = current == suspect ? nil : current
    guard let files = newest ?? good, isPlayable(files) else {
      return status() + [report(.diagnostics)] + settleWaiting("its files cannot be read")
    }
    if source == nil, newest == nil, let suspect, suspect == current, suspect != files {
      ownDiagnostics[.refused] = Diagnostic(
        severity: .error,
        code: SessionErrorCode.hostEnded,
        message: "the stage host ended while it loaded \(suspect.layout.name) and "
          + "\(suspect.data.name); the last good version is shown"
      )
    }
    return load(files, isGood: newest == nil, now: now)
  }

  /// Gives files to the playing host.
  mutating func load(_ files: StageInput, isGood: Bool, now: Double) -> [Effect] {
    var document = kept.document
    if let good = versions.good {
      document.overrides = OverrideRule.remaining(
        document.overrides,
        from: good.layout.bytes,
        to: files.layout.bytes
      )
    }
    return answerEffects(for: playing.address)
      + playing.take(
        HostMachine.Load(files: files, isGood: isGood),
        title: entry.title,
        document,
        keepsEdits: versions.keepsEdits(with: files),
        now: now
      )
  }

  /// Notes that the host has loaded files.
  mutating func loaded(_ load: HostMachine.Load, now: Double) -> [Effect] {
    let restored = restoreEdits(load.files)
    if let good = versions.good {
      overrides = OverrideRule.remaining(
        overrides,
        from: good.layout.bytes,
        to: load.files.layout.bytes
      )
    }
    failures.message = ""
    let effects =
      (load.isGood ? [report(.diagnostics)] : taken(load.files)) + restored + status()
      + [.openViews(playing.address)] + changeWaiting()
    guard !load.isGood, let current = versions.current, current != load.files else {
      return effects
    }
    // A file was saved while the host loaded.
    return effects + bring(current, now: now)
  }

  /// Repeats the users' edits of the data; drops them when another data file was saved in the
  /// meantime.
  private mutating func restoreEdits(_ files: StageInput) -> [Effect] {
    guard versions.good != nil else { return [] }
    return versions.keepsEdits(with: files) ? [playing.replay()] : [.forgetEdits(stage: id)]
  }

  /// Notes that a host shows files: they are the last good ones from now on.
  mutating func taken(_ files: StageInput) -> [Effect] {
    versions.good = files
    versions.suspect = nil
    ownDiagnostics[.refused] = nil
    let kept = journaled.map { [Effect.keep(stage: id, $0)] } ?? []
    return kept + [report(.diagnostics)] + (source == nil ? [] : [report(.source)])
  }

  /// Handles files that the host could not load.
  mutating func loadRefused(
    _ load: HostMachine.Load,
    _ error: ProtocolError,
    now: Double
  ) -> [Effect] {
    if let current = versions.current, current != load.files, !load.isGood {
      return self.load(current, isGood: false, now: now)
    }
    let reason = Diagnostic(severity: .error, code: error.code, message: error.message)
    if !load.isGood, passOver(because: reason), let next = versions.current {
      return [report(.diagnostics), report(.source)] + self.load(next, isGood: false, now: now)
    }
    if !load.isGood, let good = versions.good, good != load.files, isPlayable(good) {
      // The host's diagnostics will be about the good files, not about these.
      ownDiagnostics[.refused] = Diagnostic(
        severity: .error,
        code: error.code,
        message: error.message,
        path: error.field.isEmpty ? nil : error.field
      )
      return [report(.diagnostics)] + self.load(good, isGood: true, now: now)
    }
    return status() + [report(.diagnostics)] + settleWaiting(error.message)
  }

  /// Gives new files to the hosts, or waits until the host has started and loaded.
  ///
  /// Newer files end a rehearsal, but only once: if more follow before its end, the newest of them
  /// wait, so that somebody who saves all the time sees a version.
  mutating func bring(_ files: StageInput, now: Double) -> [Effect] {
    let replaces = understudy != nil && files != versions.good
    guard !replaces || !mustFinishRehearsal else { return [] }
    let effects = dismissUnderstudy() + bringToHost(files, now: now)
    mustFinishRehearsal = replaces
    return effects
  }

  private mutating func bringToHost(_ files: StageInput, now: Double) -> [Effect] {
    if seat == .failed {
      failures.count = 0
      return viewCount > 0 ? start(now: now) : []
    }
    guard seat == .taken else { return [] }
    switch playing.life {
    case .starting, .loading, .opening, .silent, .crashing, .ended: return []
    case .idle: return isPlayable(files) ? load(files, isGood: false, now: now) : []
    case .playing: break
    }
    guard let good = versions.good else { return [] }
    if let constants = liveNumbers(to: files) { return play(constants, of: files) }
    if files.layout.library != good.layout.library { return rehearse(files, now: now) }
    guard files != good || source == nil else { return [report(.source)] }
    return update(to: files, from: good)
  }

  /// Changes the playing host to other files of the same kind.
  private mutating func update(to files: StageInput, from good: StageInput) -> [Effect] {
    let changed = OverrideRule.changedKeys(from: good.layout.bytes, to: files.layout.bytes)
    let overrides = projectedOverrides.filter { !changed.contains($0.key) }
    let command = playing.give(.update(files, dropping: changed)) {
      .update(number: $0, overrides: overrides, animated: true)
    }
    return playing.fileEffects(files) + [command]
  }

  /// The overrides after the commands that the host has not answered yet.
  private var projectedOverrides: [String: ParameterValue] {
    var projected = overrides
    for (_, command) in playing.pending.sorted(by: { $0.key < $1.key }) {
      if case .set(let key, let value) = command.purpose { projected[key] = value }
    }
    return projected
  }

  // MARK: Files

  /// Takes a file that changed, came back, or was removed (`nil`).
  mutating func fileChanged(
    _ role: FileMessage.Role,
    to file: StageInput.File?,
    name: String,
    now: Double
  ) -> [Effect] {
    guard let file else { return fileMissing(role, name: name, now: now) }
    let causes = [Cause.missing(role), .unreadable(name)]
    let isBack = causes.count { ownDiagnostics.removeValue(forKey: $0) != nil } > 0
    let old = versions.current
    switch role {
    case .layout: versions.layout = file
    case .data: versions.data = file
    case .edited, .plain, .answers: return []
    }
    let told = isBack ? [report(.diagnostics)] : []
    guard let files = versions.current, files != old else { return told }
    return told + bring(files, now: now)
  }

  private mutating func fileMissing(
    _ role: FileMessage.Role,
    name: String,
    now: Double
  ) -> [Effect] {
    guard ownDiagnostics[.missing(role)] == nil else { return [] }
    if role == .data, versions.data == nil || versions.data == NumberedItems.file {
      // Without any data there would be no picture; a layout file may have come without its data.
      versions.data = NumberedItems.file
      let told = complain(
        .missing(role),
        .warning,
        "file-missing",
        "there is no \(name); numbered items are shown until it is there",
        file: name
      )
      return told + (versions.current.map { bring($0, now: now) } ?? [])
    }
    return complain(
      .missing(role),
      .warning,
      "file-missing",
      "\(name) is gone; the last picture stays until it is back",
      file: name
    )
  }

  /// Notes that a file cannot be read, for example because it is too long.
  mutating func fileUnreadable(_ name: String, reason: String) -> [Effect] {
    complain(.unreadable(name), .error, "file-unreadable", "\(name): \(reason)", file: name)
  }

  private mutating func complain(
    _ cause: Cause,
    _ severity: Diagnostic.Severity,
    _ code: String,
    _ message: String,
    file: String
  ) -> [Effect] {
    ownDiagnostics[cause] = Diagnostic(
      severity: severity,
      code: code,
      message: message,
      file: file
    )
    return [.log(message), report(.diagnostics)]
  }
}

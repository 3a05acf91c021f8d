// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

extension StageMachine {
  /// Whether commands can be given to the host now.
  var takesCommands: Bool { phase == .running && isLoaded && understudy?.step != .ready }

  /// Whether a host is on its way.
  private var willTakeCommands: Bool {
    switch phase {
    case .starting, .loading, .waiting: true
    case .running: isLoaded && understudy?.step == .ready
    case .stopped, .failed: false
    }
  }

  /// Gives a command about a view to the host, or keeps its origin until the view is opened in the next one.
  mutating func view(
    _ view: UInt64,
    from origin: PendingCommand.Origin?,
    _ command: (UInt64) -> HostCommand
  ) -> [StageEffect] {
    let origins = origin.map { [$0] } ?? []
    guard takesCommands else {
      deferred += origins
      return willTakeCommands ? [] : settleDeferred(lastMessage)
    }
    let number = nextNumber()
    pending[number] = PendingCommand(purpose: .view(view), origins: origins)
    return [.command(command(number))]
  }

  /// Opens a view in a host that has just loaded; what clients wait for of it is then done as well.
  mutating func reopen(
    _ view: UInt64,
    _ command: (UInt64) -> HostCommand
  ) -> [StageEffect] {
    let origins = deferred.filter { $0.view == view }
    deferred.removeAll { $0.view == view }
    let number = nextNumber()
    pending[number] = PendingCommand(purpose: .view(view), origins: origins)
    return [.command(command(number))]
  }

  /// Gives the host what a client asks of the stage, or keeps it for the host that is on its way.
  mutating func change(
    _ command: DocumentCommand,
    from origin: PendingCommand.Origin
  ) -> [StageEffect] {
    guard takesCommands else {
      deferredChanges.append((command, origin))
      let isFull = deferredChanges.count > Self.deferredChangesBound
      return willTakeCommands && !isFull ? [] : settleDeferred(lastMessage)
    }
    if case .act(let action) = command, let effects = travelNumbers(action, from: origin) {
      return effects
    }
    let number = nextNumber()
    switch command {
    case .set(let command):
      let purpose = PendingCommand.Purpose.set(key: command.key, value: command.value)
      pending[number] = PendingCommand(purpose: purpose, origins: [origin])
      return [
        .command(
          .set(
            number: number,
            client: origin.client,
            key: command.key,
            value: command.value,
            phase: command.phase,
            animated: command.animated
          )
        )
      ]
    case .act(let action):
      var entry = PendingCommand(purpose: .act, origins: [origin])
      entry.isTravel = action == .undo || action == .redo
      pending[number] = entry
      return [
        .command(
          .act(number: number, client: origin.client, view: origin.view, action: action)
        )
      ]
    }
  }

  /// Lets the host report the calls of a view, or stops it.
  mutating func watch(_ view: UInt64, _ isOn: Bool) -> [StageEffect] {
    guard takesCommands else { return [] }
    let number = nextNumber()
    pending[number] = PendingCommand(purpose: .act)
    let action = StageAction.watch(events: isOn)
    return [.command(.act(number: number, client: 0, view: view, action: action))]
  }

  /// Commands that may wait for a host.
  private static let deferredChangesBound = 256

  /// Does what people asked while the host was on its way.
  mutating func changeDeferred() -> [StageEffect] {
    let waiting = deferredChanges
    deferredChanges.removeAll()
    return waiting.flatMap { change($0.command, from: $0.origin) }
  }

  /// Closes a view; what it still waited for is answered, as later commands are answered after it.
  mutating func close(_ view: UInt64) -> [StageEffect] {
    let answers = deferred.filter { $0.view == view }.map { StageEffect.acknowledge($0) }
    deferred.removeAll { $0.view == view }
    guard takesCommands else { return answers }
    let number = nextNumber()
    pending[number] = PendingCommand(purpose: .close)
    return answers + [.command(.close(number: number, view: view))]
  }

  /// A file changed, came back, or went away (`nil`).
  mutating func fileChanged(
    _ role: FileMessage.Role,
    to file: StageFiles.File?,
    name: String,
    now: Double
  ) -> [StageEffect] {
    guard let file else { return fileMissing(role, name: name) }
    let causes = [Self.missingKey(role), Self.unreadableKey(name)]
    let isBack = causes.filter { ownDiagnostics.removeValue(forKey: $0) != nil }.count > 0
    let old = current
    switch role {
    case .layout: layout = file
    case .data: data = file
    case .edited, .plain: return []
    }
    let report: [StageEffect] = isBack ? [.diagnostics] : []
    guard let files = current, files != old else { return report }
    return report + bring(files, now: now)
  }

  /// Takes new files to the host; while it starts or loads, that has to wait.
  mutating func bring(_ files: StageFiles, now: Double) -> [StageEffect] {
    let dismissed = dismissUnderstudy()
    return dismissed + bringToHost(files, now: now)
  }

  private mutating func bringToHost(_ files: StageFiles, now: Double) -> [StageEffect] {
    switch phase {
    case .stopped, .starting, .loading, .waiting: return []
    case .failed:
      crashes = 0
      return viewCount > 0 ? start(now: now) : []
    case .running: break
    }
    guard isLoaded, let good else {
      return isPlayable(files) ? sendLoad(files, isGood: false) : []
    }
    if let constants = liveNumbers(to: files) { return play(constants, of: files) }
    if files.layout.library != good.layout.library { return rehearse(files, now: now) }
    guard files != good || source == nil else { return [.source] }
    let number = nextNumber()
    let changed = OverrideRule.changedKeys(from: good.layout.bytes, to: files.layout.bytes)
    pending[number] = PendingCommand(purpose: .update(files, dropping: changed))
    let overrides = projectedOverrides.filter { !changed.contains($0.key) }
    return Self.fileEffects(files) + [
      .command(.update(number: number, overrides: overrides, animated: true))
    ]
  }

  /// The overrides as they will be when the host has carried out what it was told.
  private var projectedOverrides: [String: ParameterValue] {
    var projected = overrides
    for (_, command) in pending.sorted(by: { $0.key < $1.key }) {
      if case .set(let key, let value) = command.purpose { projected[key] = value }
    }
    return projected
  }

  private mutating func fileMissing(_ role: FileMessage.Role, name: String) -> [StageEffect] {
    let key = Self.missingKey(role)
    guard ownDiagnostics[key] == nil else { return [] }
    let message = "\(name) is gone; the last picture stays until it is back"
    ownDiagnostics[key] = Diagnostic(
      severity: .warning,
      code: "file-missing",
      message: message,
      file: name
    )
    return [.log(message), .diagnostics]
  }

  private static func unreadableKey(_ name: String) -> String { "unreadable \(name)" }

  private static func missingKey(_ role: FileMessage.Role) -> String { "missing \(role)" }

  /// A file is there but cannot be taken, for example because it is too big.
  mutating func fileUnreadable(_ name: String, reason: String) -> [StageEffect] {
    let message = "\(name): \(reason)"
    ownDiagnostics[Self.unreadableKey(name)] = Diagnostic(
      severity: .error,
      code: "file-unreadable",
      message: message,
      file: name
    )
    return [.log(message), .diagnostics]
  }
}

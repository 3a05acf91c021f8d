// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// What happens to a host, and what follows for its life.
extension HostMachine {
  /// What an answer of the host means to its stage.
  enum Outcome: Equatable {
    case nothing
    /// A command and everything that follows from it is done.
    case done(PendingCommand)
    /// A command was refused and changed nothing.
    case refused(PendingCommand)
    case loaded(Load)
    /// The host waits for files that it can take.
    case loadRefused(Load)
    /// The understudy waits for the views.
    case mayOpen
    /// The understudy can take over.
    case mayPlay
    /// The understudy cannot show its files.
    case failed
  }

  /// It has said its first word and waits for files.
  ///
  /// - Returns: Whether it was waited for.
  mutating func up(now: Double) -> Bool {
    guard life == .starting else { return false }
    life = .idle
    upSince = now
    if role == .playing { question = .due(at: now + pingInterval) }
    return true
  }

  /// It has changed its document by a command.
  ///
  /// - Returns: Whether the command is one of people's, which the journal keeps.
  mutating func committed(_ number: UInt64) -> Bool {
    switch pending[number]?.purpose {
    case .set, .act: break
    case .load, .library, .numbers, .update, .replay, .view, .tune, .close, nil: return false
    }
    pending[number]?.isCommitted = true
    return true
  }

  /// It has done a command.
  mutating func handled(_ number: UInt64, now: Double) -> Outcome {
    guard let command = pending.removeValue(forKey: number) else { return .nothing }
    guard role == .playing else { return advance(now: now) }
    guard command.purpose == .load else { return .done(command) }
    guard case .loading(let load) = life else { return .nothing }
    life = .playing
    upSince = now
    return .loaded(load)
  }

  /// The understudy goes on when everything that it was given is done.
  private mutating func advance(now: Double) -> Outcome {
    guard case .understudy(var rehearsal) = role, pending.isEmpty else { return .nothing }
    switch life {
    case .loading where !rehearsal.isComplete:
      life = .opening
      return .mayOpen
    case .loading, .opening:
      rehearsal.isComplete = true
      role = .understudy(rehearsal)
      life = .playing
      question = .none
      return .mayPlay
    case .starting, .idle, .playing, .silent, .crashing, .ended: return .nothing
    }
  }

  /// The understudy is about to be given views to open; with none it is done at once.
  mutating func opens(_ views: Int, now: Double) -> (outcome: Outcome, effects: [Effect]) {
    guard life == .opening else { return (.nothing, []) }
    return views > 0 ? (.mayOpen, ask(now: now)) : (advance(now: now), [])
  }

  /// It has refused a command.
  mutating func refused(_ number: UInt64, now: Double) -> Outcome {
    guard let command = pending.removeValue(forKey: number) else { return .nothing }
    switch role {
    case .witness: return .nothing
    // A view that it has not opened need not be closed.
    case .understudy: return command.purpose == .close ? advance(now: now) : .failed
    case .playing: break
    }
    guard command.purpose == .load else { return .refused(command) }
    guard case .loading(let load) = life else { return .nothing }
    life = .idle
    upSince = now
    return .loadRefused(load)
  }

  /// Its code has ended it; it is given time to say where.
  mutating func trapped(now: Double) -> [Effect] {
    guard isCompiled, role != .witness, life != .ended, !isLeaving else { return [] }
    life = .crashing(load)
    return ask(now: now)
  }

  /// It is gone.
  ///
  /// - Returns: What it has not answered, in order.
  mutating func end() -> [PendingCommand] {
    life = .ended
    question = .none
    defer { pending = [:] }
    return pending.sorted { $0.key < $1.key }.map(\.value)
  }

  // MARK: Roles

  /// It plays from now on, in the place of a host whose numbers it goes on from.
  mutating func takeOver(from other: HostMachine, now: Double) {
    role = .playing
    lastNumber = max(lastNumber, other.lastNumber)
    upSince = now
    question = .due(at: now + pingInterval)
  }

  /// Another takes its place; it has some time left to say where its code was.
  mutating func step(aside now: Double) -> [Effect] {
    role = .witness
    pending = [:]
    return ask(now: now)
  }
}

/// Until when a host has to answer.
extension HostMachine {
  /// Bounds of patience, in seconds.
  enum Patience {
    static let ping = 1.0
    static let answer = 2.0
    /// For hosts of compiled layouts, so that an endless loop is over after two seconds, last words included.
    static let compiledPing = 0.4
    static let compiledAnswer = 1.1
    /// While files are taken, or before the first word.
    static let load = 10.0
    /// The same for an understudy.
    static let rehearsal = 5.0
    /// For laying out all views unseen; with the time for last words below two seconds.
    static let layout = 1.5
    /// Until a host that plays is replaced, whether it has said where it hung or not; its views stand still meanwhile.
    static let playingLastWords = 0.5
    /// Until any other has said so; meanwhile another host plays.
    static let lastWords = 20.0
  }

  /// Seconds that it has for an answer.
  var patience: Double {
    switch (role, life) {
    case (.witness, _), (.understudy, .silent), (.understudy, .crashing): Patience.lastWords
    case (.understudy, .opening): Patience.layout
    case (.understudy, _): Patience.rehearsal
    case (.playing, .silent), (.playing, .crashing): Patience.playingLastWords
    case (.playing, .starting): Patience.load
    case (.playing, _) where pending.values.contains(where: \.takesFiles): Patience.load
    case (.playing, _): isCompiled ? Patience.compiledAnswer : Patience.answer
    }
  }

  /// Seconds from one answer to the next question.
  var pingInterval: Double { isCompiled ? Patience.compiledPing : Patience.ping }

  /// When `tick` has something to do next.
  var nextDeadline: Double? {
    switch question {
    case .none: nil
    case .due(let time): time
    case .asked(let time): time + patience + grace.granted
    }
  }

  /// Begins to wait for an answer.
  mutating func ask(now: Double) -> [Effect] {
    question = .asked(at: now)
    grace = Grace()
    return [.measure(address)]
  }

  /// It has answered whether it is well.
  mutating func pong(now: Double) {
    guard role == .playing, life != .ended, !isLeaving else { return }
    question = .due(at: now + pingInterval)
  }

  /// Time has passed: asks whether it is well, or for how long the machine has kept it waiting.
  mutating func tick(now: Double) -> [Effect] {
    guard let deadline = nextDeadline, deadline <= now else { return [] }
    guard case .due = question else { return [.measure(address)] }
    return [.command(address, .ping(c: now))] + ask(now: now)
  }

  /// The machine has kept it waiting for so many seconds since its start.
  ///
  /// - Returns: Whether its time is over.
  mutating func measured(_ waited: Double, now: Double) -> Bool {
    guard case .asked(let time) = question else { return false }
    return grace.isOver(time + patience, now: now, waited: waited)
  }

  /// Its time is over: asks where it is, once, and where that is of use.
  ///
  /// - Returns: `nil` when it has nothing more to say.
  mutating func interrupt(now: Double) -> [Effect]? {
    guard isCompiled, role != .witness, life != .ended, !isLeaving else { return nil }
    if rehearsal != nil, life == .starting || life == .idle { return nil }
    life = .silent(load)
    return [.interrupt(address)] + ask(now: now)
  }
}

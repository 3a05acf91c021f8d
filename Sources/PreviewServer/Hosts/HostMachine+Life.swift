// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The events of a host's life, and their consequences.
extension HostMachine {
  /// The meaning of a host's answer for its stage.
  enum Outcome: Equatable {
    case nothing
    /// A command is done, and the stage has all its consequences.
    case done(PendingCommand)
    /// The host refused a command; nothing changed.
    case refused(PendingCommand)
    case loaded(Load)
    /// The host refused the files and waits for others.
    case loadRefused(Load)
    /// The understudy can open the views now.
    case mayOpen
    /// The understudy can replace the playing host now.
    case mayPlay
    /// The understudy cannot show its files.
    case failed
  }

  /// Notes that the host has started and waits for files.
  ///
  /// - Returns: Whether the machine was waiting for that.
  mutating func up(now: Double) -> Bool {
    guard life == .starting else { return false }
    life = .idle
    upSince = now
    if role == .playing { question = .due(at: now + pingInterval) }
    return true
  }

  /// Notes that a command has changed the host's document.
  ///
  /// - Parameters:
  ///   - number: The command's number.
  ///   - hasRecord: Whether the host sent a record of the change.
  /// - Returns: Whether the journal keeps it.
  mutating func committed(_ number: UInt64, hasRecord: Bool) -> Bool {
    switch pending[number]?.purpose {
    case .set, .act:
      pending[number]?.isCommitted = true
      return true
    // New files may turn several earlier changes into one record; those after it need it.
    case .update: return hasRecord
    case .load, .library, .numbers, .replay, .view, .tune, .keep, .close, nil: return false
    }
  }

  /// Takes the answer that a command is done.
  mutating func handled(_ number: UInt64, now: Double) -> Outcome {
    guard let command = pending.removeValue(forKey: number) else { return .nothing }
    guard role == .playing else { return advance(now: now) }
    guard command.purpose == .load else { return .done(command) }
    guard case .loading(let load) = life else { return .nothing }
    life = .playing
    upSince = now
    return .loaded(load)
  }

  /// Takes the understudy's next step, when it has done everything that it was told.
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

  /// Prepares the understudy for opening a number of views; with none, it has finished.
  mutating func opens(_ views: Int, now: Double) -> (outcome: Outcome, effects: [Effect]) {
    guard life == .opening else { return (.nothing, []) }
    return views > 0 ? (.mayOpen, ask(now: now)) : (advance(now: now), [])
  }

  /// Takes the answer that a command is refused.
  mutating func refused(_ number: UInt64, now: Double) -> Outcome {
    guard let command = pending.removeValue(forKey: number) else { return .nothing }
    switch role {
    case .witness: return .nothing
    // A view that the understudy has not opened needs no closing.
    case .understudy: return command.purpose == .close ? advance(now: now) : .failed
    case .playing: break
    }
    guard command.purpose == .load else { return .refused(command) }
    guard case .loading(let load) = life else { return .nothing }
    life = .idle
    upSince = now
    return .loadRefused(load)
  }

  /// Notes that the layout's code crashed; the host gets time to report where.
  mutating func trapped(now: Double) -> [Effect] {
    guard isCompiled, role != .witness, life != .ended, !isLeaving else { return [] }
    life = .crashing(load)
    return ask(now: now)
  }

  /// Notes that the process has ended.
  ///
  /// - Returns: The unanswered commands, in order.
  mutating func end() -> [PendingCommand] {
    life = .ended
    question = .none
    defer { pending = [:] }
    return pending.sorted { $0.key < $1.key }.map(\.value)
  }

  // MARK: Roles

  /// Makes the host the playing one, and continues the numbers of the host before it.
  mutating func takeOver(from other: HostMachine, now: Double) {
    role = .playing
    lastNumber = max(lastNumber, other.lastNumber)
    upSince = now
    question = .due(at: now + pingInterval)
  }

  /// Makes the host a witness: another one replaces it, and it has some time left to report where
  /// its code was.
  mutating func step(aside now: Double) -> [Effect] {
    role = .witness
    pending = [:]
    return ask(now: now)
  }
}

/// The deadlines of a host's answers.
extension HostMachine {
  /// How long the server waits for a host, in seconds.
  enum Patience {
    static let ping = 1.0
    static let answer = 2.0
    /// For hosts of compiled layouts.
    ///
    /// An endless loop ends after two seconds, including the last words.
    static let compiledPing = 0.4
    static let compiledAnswer = 1.1
    /// For taking files, and for the start.
    static let load = 10.0
    /// For each step of an understudy that takes files.
    static let rehearsal = 3.0
    /// For each step of an understudy that lays out all views.
    static let layout = 1.5
    /// For an understudy's step on a machine of any load.
    ///
    /// With its last words, users are told within five seconds what hangs. Code that sleeps again
    /// and again is kept waiting on a busy machine as code that works, so only a limit ends it.
    static let rehearsalAtMost = 3.7
    /// For the last words of a playing host: it is then replaced in any case, because its views
    /// stand still.
    static let playingLastWords = 0.5
    /// For the last words of an understudy: code may stop itself or ignore the question, and users
    /// wait for the answer.
    static let rehearsedLastWords = 1.0
    /// For the last words of a witness; another host plays in the meantime.
    static let lastWords = 20.0
  }

  /// Seconds for the next answer.
  var patience: Double {
    switch (role, life) {
    case (.witness, _): Patience.lastWords
    case (.understudy, .silent), (.understudy, .crashing): Patience.rehearsedLastWords
    case (.understudy, .starting): Patience.load
    case (.understudy, .opening): Patience.layout
    case (.understudy, _): Patience.rehearsal
    case (.playing, .silent), (.playing, .crashing): Patience.playingLastWords
    case (.playing, .starting): Patience.load
    case (.playing, _) where pending.values.contains(where: \.takesFiles): Patience.load
    case (.playing, _): isCompiled ? Patience.compiledAnswer : Patience.answer
    }
  }

  /// Seconds between an answer and the next question.
  var pingInterval: Double { isCompiled ? Patience.compiledPing : Patience.ping }

  /// The time of the next call of `tick`.
  var nextDeadline: Double? {
    switch question {
    case .none: nil
    case .due(let time): time
    case .asked(let time): time + patience + grace.granted
    }
  }

  /// Starts to wait for an answer.
  mutating func ask(now: Double) -> [Effect] {
    question = .asked(at: now)
    grace = Grace()
    return [.measure(address)]
  }

  /// Takes the answer that the host is alive.
  mutating func pong(now: Double) {
    guard role == .playing, life != .ended, !isLeaving else { return }
    question = .due(at: now + pingInterval)
  }

  /// Takes the report that the host has done another step of a long command: its time begins anew.
  mutating func progressed(now: Double) -> [Effect] {
    guard role != .witness, life != .ended, !isLeaving else { return [] }
    guard case .asked = question else { return [] }
    return ask(now: now)
  }

  /// Asks whether the host is alive, or for how long the machine has kept it waiting.
  mutating func tick(now: Double) -> [Effect] {
    guard let deadline = nextDeadline, deadline <= now else { return [] }
    guard case .due = question else { return [.measure(address)] }
    return [.command(address, .ping(c: now))] + ask(now: now)
  }

  /// Takes the time for which the machine has kept the host waiting since its start, in seconds.
  ///
  /// - Returns: Whether the deadline has passed.
  mutating func measured(_ waited: Double, now: Double) -> Bool {
    guard case .asked(let time) = question else { return false }
    return grace.isOver(time + patience, now: now, waited: waited, most: mostGrace)
  }

  /// The greatest extra time for the answer, in seconds: users wait for an understudy, as soon as
  /// it runs their code.
  private var mostGrace: Double {
    switch (role, life) {
    case (.understudy, .starting): Grace.most
    // It crashed, and somebody has to read where.
    case (.understudy, .crashing): Patience.rehearsedLastWords
    case (.understudy, .silent): 0
    case (.understudy, _): Patience.rehearsalAtMost - patience
    case (.playing, _), (.witness, _): Grace.most
    }
  }

  /// Asks a host that missed its deadline where its code is, once, and only if the answer helps.
  ///
  /// - Returns: `nil` when the host is not asked.
  mutating func interrupt(now: Double) -> [Effect]? {
    guard isCompiled, role != .witness, life != .ended, !isLeaving else { return nil }
    if rehearsal != nil, life == .starting || life == .idle { return nil }
    life = .silent(load)
    return [.interrupt(address)] + ask(now: now)
  }
}

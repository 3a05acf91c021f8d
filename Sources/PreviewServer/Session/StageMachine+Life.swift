// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

extension StageMachine {
  /// How long the machine waits, in seconds; `HostMachine` has the times for answers.
  enum Patience {
    /// A host that ran for so long sets the count of crashes to zero.
    static let healthy = 5.0
    static let idle = 30.0
    static let firstBackOff = 0.1
  }

  static let crashesUntilFailed = 5

  /// Takes the new number of views: the first view starts the host, and the last one's end starts
  /// the idle time.
  mutating func viewsChanged(to count: Int, now: Double) -> [Effect] {
    guard count > 0 else {
      if viewCount > 0 || audience == .nobody(since: nil) { audience = .nobody(since: now) }
      return []
    }
    audience = .views(count)
    switch seat {
    case .stopped: return start(now: now)
    case .failed:
      failures.count = 0
      return start(now: now)
    case .taken, .waiting: return []
    }
  }

  mutating func start(now: Double) -> [Effect] {
    var host = HostMachine(nextAddress(), as: .playing, isCompiled: source != nil)
    host.lastNumber = playing.lastNumber
    host.news = playing.news
    host.news.diagnostics = []
    playing = host
    seat = .taken
    return playing.start(now: now) + status()
  }

  mutating func nextAddress() -> HostAddress {
    lastGeneration += 1
    return HostAddress(stage: id, generation: lastGeneration)
  }

  /// Tells all clients the state of the host.
  mutating func status() -> [Effect] {
    let status = ServerMessage.status(
      stage: id,
      state: hostState,
      message: failures.message,
      attempt: failures.count
    )
    return (hostState == .running ? [] : letGo()) + [tell(status)]
  }

  /// Tells all clients that everything held in the last host is released.
  mutating func letGo() -> [Effect] {
    var effects = [Effect.letGo(stage: id)]
    if playing.news.take(.transition(nil)) {
      effects.append(tell(.transition(stage: id, transition: nil)))
    }
    if playing.news.take(.held([])) { effects.append(tell(.held(stage: id, holds: []))) }
    return effects
  }

  // MARK: Ends

  /// Handles the end of a host's process.
  mutating func hostEnded(_ generation: UInt64, _ reason: String, now: Double) -> [Effect] {
    if understudy?.address.generation == generation {
      return understudyEnded(reason, now: now)
    }
    if witness?.address.generation == generation { return witnessed(reason) }
    guard plays(generation) else { return [] }
    return ended(reason, now: now)
  }

  /// Whether the host with a number is the playing one.
  func plays(_ generation: UInt64) -> Bool {
    playing.address.generation == generation && playing.life != .ended
  }

  /// Handles a host that sent something unreadable or a delta that does not fit.
  mutating func misbehaved(
    _ generation: UInt64,
    _ error: ProtocolError,
    now: Double
  ) -> [Effect] {
    let reason = "it sent an invalid message: \(error.message)"
    if understudy?.address.generation == generation {
      return understudyEnded(reason, now: now)
    }
    guard plays(generation) else { return [] }
    return [.kill(playing.address)] + ended(reason, now: now)
  }

  /// Handles the end of the playing host.
  mutating func ended(_ reason: String, now: Double) -> [Effect] {
    let end = playing
    let unanswered = playing.end()
    if let understudy, understudy.isReady, !isBehind(understudy) {
      return promote(unanswered, now: now)
    }
    let dismissed = dismissUnderstudy() + rested()
    let reason = explain(end, reason)
    if let since = end.upSince, now - since >= Patience.healthy { failures.count = 0 }
    failures.count = min(failures.count + 1, Self.crashesUntilFailed)
    failures.message = reason
    var effects = dismissed + settle(unanswered, taking: end.load)
    if source != nil { effects += [report(.diagnostics), report(.source)] }
    guard viewCount > 0 else {
      seat = .stopped
      return effects
    }
    effects.append(.log("\(entry.title): the stage host ended: \(reason)"))
    if failures.count >= Self.crashesUntilFailed {
      seat = .failed
      effects += settleWaiting("the stage host ended \(failures.count) times in a row")
    } else {
      seat = .waiting(until: now + Self.backOff(after: failures.count))
    }
    return effects + status()
  }

  /// The seconds until the next start: none after the first crash, then 0.1, 0.2 and 0.4.
  static func backOff(after crashes: Int) -> Double {
    crashes < 2 ? 0 : Patience.firstBackOff * Double(1 << (crashes - 2))
  }

  // MARK: Time

  /// Does what is due at a time.
  mutating func tick(now: Double) -> [Effect] {
    let last = witness?.tick(now: now) ?? []
    switch (seat, audience) {
    case (_, .nobody(let since)):
      guard let since, since + Patience.idle <= now, seat != .stopped else { return last }
      return last + stop()
    case (.waiting(let until), _): return last + (until <= now ? start(now: now) : [])
    case (.taken, _), (.stopped, _), (.failed, _):
      return last + (understudy?.tick(now: now) ?? []) + playing.tick(now: now)
    }
  }

  /// Ends the hosts, because no client has a view.
  private mutating func stop() -> [Effect] {
    let hasHost = seat == .taken
    seat = .stopped
    failures = Failures()
    _ = playing.end()
    waiting = WaitingCommands()
    return dismissUnderstudy() + (hasHost ? [.kill(playing.address)] : [])
  }

  /// Takes the time for which the machine has kept a host waiting since its start, in seconds.
  mutating func measured(_ generation: UInt64, waited: Double, now: Double) -> [Effect] {
    if understudy?.address.generation == generation {
      guard understudy?.measured(waited, now: now) == true else { return [] }
      return understudy?.interrupt(now: now) ?? understudyOverdue(now: now)
    }
    if plays(generation) {
      guard playing.measured(waited, now: now) else { return [] }
      return playing.interrupt(now: now) ?? overdue(now: now)
    }
    guard let witness, witness.address.generation == generation,
      self.witness?.measured(waited, now: now) == true
    else { return [] }
    self.witness = nil
    return [.kill(witness.address)]
  }

  /// Replaces the playing host, which did not answer in time.
  private mutating func overdue(now: Double) -> [Effect] {
    guard playing.isCompiled else {
      let seconds = Int(playing.patience)
      return [.kill(playing.address)] + ended("it did not answer for \(seconds) s", now: now)
    }
    // A report of where its code was still helps when another host has replaced it.
    var leaving = playing
    let before = witness.map { Effect.kill($0.address) }
    let steps = leaving.step(aside: now)
    let effects = ended(playing.isTrapped ? Self.crashed : "", now: now)
    witness = leaving
    return (before.map { [$0] } ?? []) + steps + effects
  }

  static let crashed = "it crashed"

  /// The time of the next call of `tick`.
  var nextDeadline: Double? {
    let own: [Double?] =
      switch (seat, audience) {
      case (_, .nobody(let since)): [seat == .stopped ? nil : since.map { $0 + Patience.idle }]
      case (.waiting(let until), _): [until]
      case (.taken, _), (.stopped, _), (.failed, _):
        [playing.nextDeadline, understudy?.nextDeadline]
      }
    return (own + [witness?.nextDeadline]).compactMap { $0 }.min()
  }
}

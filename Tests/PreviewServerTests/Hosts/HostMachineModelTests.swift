// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing

@testable import PreviewServer

/// All events of a playing host of compiled code; every state is computed from them, slowly.
private struct HostHistory {
  enum Event: Equatable {
    case start, up
    case load(UInt64)
    case command(UInt64)
    case done(UInt64)
    case refused(UInt64)
    case ping, pong
    case trapped, interrupted, ended
  }

  var events: [(event: Event, time: Double)] = []

  private func last(_ isWanted: (Event) -> Bool) -> Int? {
    events.lastIndex { isWanted($0.event) }
  }

  private func has(_ event: Event) -> Bool { last { $0 == event } != nil }

  var isEnded: Bool { has(.ended) }
  var isLeaving: Bool { has(.trapped) || has(.interrupted) }

  /// The numbers of commands without an answer.
  var pending: Set<UInt64> {
    guard !isEnded else { return [] }
    var open: Set<UInt64> = []
    for (event, _) in events {
      switch event {
      case .load(let number), .command(let number): open.insert(number)
      case .done(let number), .refused(let number): open.remove(number)
      default: break
      }
    }
    return open
  }

  private var loads: [UInt64] {
    events.compactMap { if case .load(let number) = $0.event { number } else { nil } }
  }

  var takesCommands: Bool {
    guard !isEnded, !isLeaving, let load = loads.last else { return false }
    return has(.done(load))
  }

  /// Whether a command that loads files is unanswered.
  var isTakingFiles: Bool { loads.contains(where: pending.contains) }

  var nextDeadline: Double? {
    guard !isEnded else { return nil }
    let asked = last { [.start, .ping, .trapped, .interrupted].contains($0) } ?? 0
    let answered = last { [.up, .pong].contains($0) } ?? -1
    if answered > asked { return events[answered].time + 0.4 }
    let seconds =
      isLeaving ? 0.5 : !has(.up) || isTakingFiles ? 10 : 1.1
    return events[asked].time + seconds
  }
}

@Suite struct HostMachineModelTests {
  @Test(arguments: 1...60)
  func `whatever happens, a host stands where its history says`(_ seed: UInt64) {
    var random = SplitMix(state: seed)
    var host = HostMachine(HostFixture.address, as: .playing, isCompiled: true)
    var history = HostHistory(events: [(.start, 0)])
    _ = host.start(now: 0)
    for step in 1...80 {
      let time = Double(step)
      if let event = Self.happen(to: &host, history, &random, time) {
        history.events.append((event, time))
      }
      expect(Set(host.pending.keys), equals: history.pending, "seed \(seed), step \(step)")
      expect(host.takesCommands, equals: history.takesCommands, "seed \(seed), step \(step)")
      expect(host.nextDeadline, equals: history.nextDeadline, "seed \(seed), step \(step)")
    }
  }

  /// Applies an event to the host that is possible after the history, and returns it.
  private static func happen(
    to host: inout HostMachine,
    _ history: HostHistory,
    _ random: inout SplitMix,
    _ now: Double
  ) -> HostHistory.Event? {
    switch UInt64.random(in: 0..<12, using: &random) {
    case 0: return host.up(now: now) ? .up : nil
    case 1:
      let isFree = !history.isEnded && !history.isLeaving && !history.isTakingFiles
      guard isFree, host.life != .starting else { return nil }
      let document = HostMachine.Document()
      _ = host.take(HostFixture.load, title: "", document, keepsEdits: false, now: now)
      return .load(host.lastNumber)
    case 2, 3:
      guard host.takesCommands else { return nil }
      _ = host.give(.view) { .close(number: $0, view: 1) }
      return .command(host.lastNumber)
    case 4, 5, 6:
      guard let number = host.pending.keys.min() else { return nil }
      _ = host.handled(number, now: now)
      return .done(number)
    case 7:
      guard let number = host.pending.keys.min() else { return nil }
      _ = host.refused(number, now: now)
      return .refused(number)
    case 8:
      guard case .due = host.question else { return nil }
      _ = host.tick(now: host.nextDeadline.map { max($0, now) } ?? now)
      // The time for the answer starts at the question.
      host.question = .asked(at: now)
      return .ping
    case 9:
      guard !history.isEnded, !history.isLeaving, host.life != .starting else { return nil }
      host.pong(now: now)
      return .pong
    case 10:
      guard Bool.random(using: &random), !host.trapped(now: now).isEmpty else { return nil }
      return .trapped
    default:
      if Bool.random(using: &random) {
        return host.interrupt(now: now) == nil ? nil : .interrupted
      }
      guard UInt64.random(in: 0..<4, using: &random) == 0, !history.isEnded else { return nil }
      _ = host.end()
      return .ended
    }
  }
}

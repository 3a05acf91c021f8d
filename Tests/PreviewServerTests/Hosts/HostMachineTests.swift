// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import PreviewServer

/// Makes hosts of compiled code in any state.
enum HostFixture {
  static let files = StageInput(layout: StageFixture.layout(1), data: StageFixture.data)
  static let load = HostMachine.Load(files: files)
  static let understudy = HostMachine.Role.understudy(HostMachine.Rehearsal(files: files))
  static let address = HostAddress(stage: "s", generation: 1)

  /// A host that takes files with its command number 1.
  static func host(_ role: HostMachine.Role, _ life: HostMachine.Life) -> HostMachine {
    var host = HostMachine(address, as: role, isCompiled: true)
    _ = host.give(.load) { .close(number: $0, view: 1) }
    host.life = life
    return host
  }

  static func word(_ life: HostMachine.Life) -> String {
    switch life {
    case .starting: "starting"
    case .idle: "idle"
    case .loading: "loading"
    case .opening: "opening"
    case .playing: "playing"
    case .silent: "silent"
    case .crashing: "crashing"
    case .ended: "ended"
    }
  }

  static let lives: [HostMachine.Life] = [
    .starting, .idle, .loading(load), .opening, .playing, .silent(nil), .crashing(nil), .ended,
  ]
}

@Suite struct HostMachineTests {
  /// The events of a host.
  enum Event: String, CaseIterable {
    case up, loaded, refused, pong, trapped, overdue, ended

    func happen(to host: inout HostMachine) {
      switch self {
      case .up: _ = host.up(now: 1)
      case .loaded: _ = host.handled(1, now: 1)
      case .refused: _ = host.refused(1, now: 1)
      case .pong: host.pong(now: 1)
      case .trapped: _ = host.trapped(now: 1)
      case .overdue: _ = host.interrupt(now: 1)
      case .ended: _ = host.end()
      }
    }
  }

  /// The states after an event, in the order of `HostFixture.lives`.
  private func after(_ event: Event, _ role: HostMachine.Role) -> String {
    HostFixture.lives.map { life in
      var host = HostFixture.host(role, life)
      event.happen(to: &host)
      return HostFixture.word(host.life)
    }
    .joined(separator: " ")
  }

  private static let same = "starting idle loading opening playing silent crashing ended"
  private static let gone = "ended ended ended ended ended ended ended ended"
  private static let up = "idle idle loading opening playing silent crashing ended"
  private static let crashed =
    "crashing crashing crashing crashing crashing silent crashing ended"

  @Test(arguments: [
    (Event.up, up),
    (.loaded, "starting idle playing opening playing silent crashing ended"),
    (.refused, "starting idle idle opening playing silent crashing ended"),
    (.pong, same),
    (.trapped, crashed),
    (.overdue, "silent silent silent silent silent silent crashing ended"),
    (.ended, gone),
  ])
  func `every event leads every life of a host that plays on as it must`(
    _ event: Event,
    _ lives: String
  ) {
    expect(after(event, .playing), equals: lives)
  }

  @Test(arguments: [
    (Event.up, up),
    (.loaded, "starting idle opening playing playing silent crashing ended"),
    // A refusal ends the rehearsal, not the host.
    (.refused, same),
    (.pong, same),
    (.trapped, crashed),
    (.overdue, "starting idle silent silent silent silent crashing ended"),
    (.ended, gone),
  ])
  func `every event leads every life of an understudy on as it must`(
    _ event: Event,
    _ lives: String
  ) {
    expect(after(event, HostFixture.understudy), equals: lives)
  }

  @Test(arguments: [Event.loaded, .refused, .pong, .trapped, .overdue])
  func `nothing that a witness says changes its life but its end`(_ event: Event) {
    expect(after(event, .witness), equals: Self.same)
    expect(after(.ended, .witness), equals: Self.gone)
  }

  @Test func `only a host that plays takes commands, and only an understudy can be ready`() {
    for role in [HostMachine.Role.playing, HostFixture.understudy, .witness] {
      for life in HostFixture.lives {
        let host = HostFixture.host(role, life)
        expect(host.takesCommands, equals: (role == .playing && life == .playing))
        expect(host.isReady, equals: (role == HostFixture.understudy && life == .playing))
      }
    }
  }

  @Test func `answers tell what they were about`() {
    var host = HostFixture.host(.playing, .loading(HostFixture.load))
    expect(host.handled(1, now: 1), equals: .loaded(HostFixture.load))
    _ = host.give(.act, from: [StageFixture.origin(7)]) { .wake(number: $0) }
    expect(host.refused(9, now: 1), equals: .nothing)
    let command = PendingCommand(purpose: .act, origins: [StageFixture.origin(7)])
    expect(host.handled(2, now: 1), equals: .done(command))
    expect(host.handled(2, now: 1), equals: .nothing)
    host = HostFixture.host(.playing, .loading(HostFixture.load))
    expect(host.refused(1, now: 1), equals: .loadRefused(HostFixture.load))
  }

  @Test func `files that a host was taking are known until its end`() {
    var host = HostFixture.host(.playing, .loading(HostFixture.load))
    _ = host.trapped(now: 1)
    expect(host.load, equals: HostFixture.load)
    // An answer that arrives after the end does not count.
    expect(host.handled(1, now: 1), equals: .nothing)
    host = HostFixture.host(.playing, .playing)
    _ = host.interrupt(now: 1)
    expect(host.load, equals: nil)
  }

  @Test func `an understudy opens views when it has loaded, and is ready when all are laid out`() {
    var host = HostFixture.host(HostFixture.understudy, .loading(HostFixture.load))
    _ = host.replay()
    expect(host.handled(1, now: 1), equals: .nothing)
    expect(host.handled(2, now: 1), equals: .mayOpen)
    expect(host.opens(1, now: 1).outcome, equals: .mayOpen)
    _ = host.give(.view) { .close(number: $0, view: 1) }
    // Closing a view before it was opened is refused, without harm.
    _ = host.give(.close) { .close(number: $0, view: 2) }
    expect(host.handled(3, now: 1), equals: .nothing)
    expect(host.refused(4, now: 1), equals: .mayPlay)
    expect(host.rehearsal?.isComplete, equals: true)
    expect(host.nextDeadline, equals: nil)
    var alone = HostFixture.host(HostFixture.understudy, .opening)
    alone.pending = [:]
    expect(alone.opens(0, now: 1).outcome, equals: .mayPlay)
  }

  @Test func `who takes over goes on with the numbers and the life that it has`() {
    var old = HostFixture.host(.playing, .playing)
    old.lastNumber = 40
    var next = HostFixture.host(HostFixture.understudy, .playing)
    next.takeOver(from: old, now: 5)
    expect(next.takesCommands)
    expect(next.nextDeadline, equals: 5 + HostMachine.Patience.compiledPing)
    _ = next.give(.act) { number in
      expect(number, equals: 41)
      return .wake(number: number)
    }
  }

  @Test(arguments: [
    (HostMachine.Life.opening, [0, 1.5, 3.6, 3.7]),
    (.loading(HostFixture.load), [0, 3, 3.6, 3.7]),
  ])
  func `code that hangs in an understudy is told within five seconds on a machine of any load`(
    _ life: HostMachine.Life,
    _ looks: [Double]
  ) {
    var host = HostFixture.host(HostFixture.understudy, life)
    _ = host.ask(now: 0)
    // It is kept waiting all the time.
    let trial = looks.map { host.measured($0, now: $0) }
    expect(trial, equals: [false, false, false, true])
    let asked = host.interrupt(now: 3.7)
    #expect(asked != nil)
    let leaving = [3.7, 4.6, 4.7].map { host.measured($0, now: $0) }
    expect(leaving, equals: [false, false, true])
  }

  @Test func `the last words of an understudy that crashed get little extra time`() {
    var host = HostFixture.host(HostFixture.understudy, .opening)
    _ = host.trapped(now: 3)
    let leaving = [3, 4, 5].map { host.measured($0, now: $0) }
    expect(leaving, equals: [false, false, true])
  }

  @Test func `a busy machine may take its time to start an understudy`() {
    var host = HostFixture.host(HostFixture.understudy, .starting)
    _ = host.ask(now: 0)
    // It is kept waiting all the time, up to 30 s beyond the ten.
    let looks = [0, 10, 20, 39, 40].map { host.measured($0, now: $0) }
    expect(looks, equals: [false, false, false, false, true])
  }

  @Test(arguments: [
    (HostMachine.Role.playing, HostMachine.Life.starting, 10.0),
    (.playing, .loading(HostFixture.load), 10), (.playing, .silent(nil), 0.5),
    (.playing, .crashing(nil), 0.5), (HostFixture.understudy, .starting, 10),
    (HostFixture.understudy, .loading(HostFixture.load), 3),
    (HostFixture.understudy, .opening, 1.5), (HostFixture.understudy, .silent(nil), 1),
    (HostFixture.understudy, .crashing(nil), 1), (.witness, .silent(nil), 20),
  ])
  func `each part of a life has its patience`(
    _ role: HostMachine.Role,
    _ life: HostMachine.Life,
    _ seconds: Double
  ) {
    expect(HostFixture.host(role, life).patience, equals: seconds)
  }

  @Test func `one that shows its files has less time to answer when its code is compiled`() {
    var compiled = HostFixture.host(.playing, .playing)
    compiled.pending = [:]
    expect(compiled.patience, equals: 1.1)
    let other = HostMachine(HostFixture.address, as: .playing, isCompiled: false)
    expect(other.pingInterval, equals: 1)
    var playing = other
    playing.life = .playing
    expect(playing.patience, equals: 2)
    #expect(playing.interrupt(now: 1) == nil)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import PreviewServer

/// A simple model of the processes, clients and journal around a stage: the running hosts, their
/// unanswered commands, and the clients that wait for answers.
private struct StageWorld {
  var stage: StageMachine
  var now = 0.0
  private var random: SplitMix
  /// The unanswered commands of each running host, in order.
  private var inboxes: [UInt64: [UInt64]] = [:]
  /// All numbers of each host's commands.
  private var given: [UInt64: Set<UInt64>] = [:]
  /// The hosts that were asked whether they are alive.
  private var questions: Set<UInt64> = []
  /// The hosts that have reported that they are ready.
  private var greeted: Set<UInt64> = []
  private var asked: Set<UInt64> = []
  private var answered: Set<UInt64> = []
  private var lastCommit: UInt64 = 0
  private var lastSeq: UInt64 = 0
  private var jobs: [UInt64] = []
  private(set) var faults: [String] = []

  init(seed: UInt64) {
    random = SplitMix(state: seed)
    stage = SourceFixture().stage
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value? {
    values.isEmpty ? nil : values[Int(random.next() % UInt64(values.count))]
  }

  // MARK: Effects

  mutating func carryOut(_ effects: [Effect]) {
    for effect in effects { carryOut(effect) }
  }

  private mutating func carryOut(_ effect: Effect) {
    switch effect {
    case .start(let host, _):
      if inboxes[host.generation] != nil { faults.append("\(host.generation) is started twice") }
      inboxes[host.generation] = []
    case .kill(let host):
      inboxes[host.generation] = nil
    case .command(let host, let command):
      if let number = command.number {
        give(number, to: host)
      } else {
        questions.insert(host.generation)
      }
    case .replay(let host, let number): give(number, to: host)
    case .measure(let host):
      carryOut(stage.measured(host.generation, waited: 0, now: now))
    case .openViews(let host):
      for view in 1...max(1, UInt64(stage.viewCount)) where stage.viewCount > 0 {
        carryOut(stage.open(view, in: host) { .close(number: $0, view: view) })
      }
    case .answer(let origin, _):
      if !answered.insert(origin.seq).inserted { faults.append("\(origin.seq) is answered twice") }
    case .commit(_, let entry, _):
      if entry.number <= lastCommit { faults.append("the journal goes back to \(entry.number)") }
      lastCommit = entry.number
    case .compile(_, let order): jobs = [order.job]
    case .stopCompile: jobs = []
    default: break
    }
  }

  private mutating func give(_ number: UInt64, to host: HostAddress) {
    guard inboxes[host.generation] != nil else {
      return faults.append("\(host.generation) is told something and does not run")
    }
    if !given[host.generation, default: []].insert(number).inserted {
      faults.append("number \(number) comes again")
    }
    inboxes[host.generation]?.append(number)
  }

  // MARK: Events

  mutating func step() {
    now += Double(random.next() % 8) / 10
    switch random.next() % 16 {
    case 0: look(Int(random.next() % 3))
    case 1: save()
    case 2: compile()
    case 3: pass()
    case 4, 5: ask()
    case 6: end()
    case 7: if let host = pick(inboxes.keys.sorted()) { carryOut(stage.trapped(host, now: now)) }
    default: answer()
    }
  }

  /// Sets the number of open views.
  private mutating func look(_ views: Int) {
    if views == 0, stage.viewCount > 0 { carryOut(stage.close(1)) }
    carryOut(stage.viewsChanged(to: views, now: now))
  }

  private mutating func pass() {
    carryOut(stage.tick(now: now))
    // Half a minute after the last view, no client waits for an answer any more.
    if stage.seat == .stopped { asked = [] }
  }

  private mutating func save() {
    let text = SourceFixture.text + "// \(random.next() % 5)\n"
    carryOut(stage.sourceSaved(SourceFixture.snapshot(text), now: now))
  }

  private mutating func compile() {
    guard let job = jobs.popLast() else { return }
    let report = SourceFixture.report("/l/\(job).so")
    carryOut(stage.compiled(job, .report(report), now: now))
  }

  private mutating func ask() {
    guard stage.viewCount > 0 else { return }
    lastSeq += 1
    asked.insert(lastSeq)
    let origin = StageFixture.origin(lastSeq)
    if random.next() % 2 == 0 {
      carryOut(stage.view(from: origin) { .close(number: $0, view: 1) })
    } else {
      carryOut(stage.change(.set(StageFixture.set(lastSeq, 3)), from: origin))
    }
  }

  private mutating func end() {
    guard random.next() % 4 == 0, let host = pick(inboxes.keys.sorted()) else { return }
    inboxes[host] = nil
    carryOut(stage.hostEnded(host, "signal 4", now: now))
  }

  /// A host reports that it is ready, or answers its first command.
  private mutating func answer() {
    guard let host = pick(inboxes.keys.sorted()) else { return }
    guard greeted.contains(host) else {
      greeted.insert(host)
      let word = HostReport.ready(protocolVersion: ProtocolVersion.current)
      return carryOut(stage.reported(word, by: host, now: now))
    }
    if questions.remove(host) != nil {
      carryOut(stage.reported(.pong(c: 0), by: host, now: now))
    }
    guard let number = inboxes[host]?.first else { return }
    inboxes[host]?.removeFirst()
    if random.next() % 3 == 0 {
      let committed = HostReport.committed(number: number, record: nil, overrides: nil)
      carryOut(stage.reported(committed, by: host, now: now))
    }
    carryOut(stage.reported(.handled(number: number), by: host, now: now))
  }

  /// Lets everything come to its end, with hosts that do all that they are told.
  mutating func settle() {
    look(1)
    for _ in 0..<200 {
      now += 0.1
      if stage.seat == .failed { look(1) }
      pass()
      for _ in 0..<8 { answer() }
    }
  }

  var unanswered: [UInt64] { asked.subtracting(answered).sorted() }
  var running: Int { inboxes.count }
}

extension HostCommand {
  /// The command's number; `nil` for a question.
  fileprivate var number: UInt64? {
    switch self {
    case .load(let number, _, _, _), .library(let number, _, _, _, _, _), .constants(let number, _),
      .update(let number, _, _), .open(let number, _, _, _, _), .close(let number, _),
      .viewport(let number, _, _), .scroll(let number, _), .set(let number, _, _, _, _, _),
      .act(let number, _, _, _), .left(let number, _), .rest(let number, _, _), .wake(let number),
      .replay(let number, _), .checkpoint(let number), .restore(let number, _, _):
      number
    case .ping: nil
    }
  }
}

@Suite struct StageMachineModelTests {
  @Test(arguments: 1...40)
  func `whatever happens, nobody waits for ever and nobody is told who does not run`(
    _ seed: UInt64
  ) {
    var world = StageWorld(seed: seed)
    for _ in 0..<300 where world.faults.isEmpty { world.step() }
    expect(world.faults, equals: [], "seed \(seed)")
    world.settle()
    expect(world.faults, equals: [], "seed \(seed)")
    #expect(world.running <= 3, "seed \(seed)")
    // Without anything to show, the host waits for another file.
    #expect(world.stage.takesCommands || world.stage.playing.life == .idle, "seed \(seed)")
    expect(world.unanswered, equals: [], "seed \(seed)")
  }
}

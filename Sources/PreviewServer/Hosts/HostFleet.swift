// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The hosts that run: for each stage the one that plays and perhaps an understudy, and one that waits.
final class HostFleet {
  /// A running host.
  struct Member {
    var generation: UInt64
    var connection: HostConnection
  }

  /// Seconds after which a new host is made ready to wait, so that it is not in the way of the one that left.
  static let standbySeconds = 0.1

  private let program: String
  private let loop: EventLoop
  private let receive: (HostConnection.Event, String, UInt64) -> Void
  private var playing: [String: Member] = [:]
  private var understudies: [String: Member] = [:]
  /// Hosts that have been replaced and may say where they were, until their time is over.
  private var witnesses: [String: (member: Member, timer: LoopTimer)] = [:]
  private var standby: StandbyHost?
  private var standbyTimer: LoopTimer?

  /// Makes a fleet; `receive` is told what hosts say, with stage and generation.
  init(
    program: String,
    loop: EventLoop,
    receive: @escaping (HostConnection.Event, String, UInt64) -> Void
  ) {
    self.program = program
    self.loop = loop
    self.receive = receive
  }

  /// The host of a stage that plays.
  func host(of stage: String) -> HostConnection? { playing[stage]?.connection }

  /// The understudy of a stage.
  func understudy(of stage: String) -> HostConnection? { understudies[stage]?.connection }

  /// Keeps one host waiting from now on.
  func keepStandby() {
    standbyTimer = loop.timer { [unowned self] in makeStandby() }
    makeStandby()
  }

  private func makeStandby() {
    guard standby == nil else { return }
    standby = try? StandbyHost(program: program, loop: loop)
  }

  /// Starts a host that plays; one before it is ended.
  func start(
    _ stage: String,
    _ generation: UInt64,
    isCompiled: Bool
  ) throws(HostSpawn.SpawnError) {
    playing.removeValue(forKey: stage)?.connection.kill()
    if isCompiled {
      try startCompiled(stage, generation) { [unowned self] in playing[stage] = $0 }
    } else {
      playing[stage] = try spawn(stage, generation, explainsCrashes: false)
    }
  }

  /// Starts an understudy; one before it is ended.
  func startUnderstudy(_ stage: String, _ generation: UInt64) throws(HostSpawn.SpawnError) {
    understudies.removeValue(forKey: stage)?.connection.kill()
    try startCompiled(stage, generation) { [unowned self] in understudies[stage] = $0 }
  }

  private func startCompiled(
    _ stage: String,
    _ generation: UInt64,
    _ keep: (Member) -> Void
  ) throws(HostSpawn.SpawnError) {
    guard let standby, standby.isFit else {
      self.standby?.dismiss()
      self.standby = nil
      standbyTimer?.schedule(after: Self.standbySeconds)
      return keep(try spawn(stage, generation, explainsCrashes: true))
    }
    self.standby = nil
    standbyTimer?.schedule(after: Self.standbySeconds)
    standby.engage(
      begin: { keep(Member(generation: generation, connection: $0)) },
      receive: { [unowned self] event in receive(event, stage, generation) }
    )
  }

  private func spawn(
    _ stage: String,
    _ generation: UInt64,
    explainsCrashes: Bool
  ) throws(HostSpawn.SpawnError) -> Member {
    let process = try HostSpawn.start(program, explainsCrashes: explainsCrashes)
    let connection = HostConnection(process: process, loop: loop) { [unowned self] event in
      receive(event, stage, generation)
    }
    return Member(generation: generation, connection: connection)
  }

  /// Lets the understudy play in place of the host that did.
  func promote(_ stage: String) {
    playing.removeValue(forKey: stage)?.connection.kill()
    playing[stage] = understudies.removeValue(forKey: stage)
  }

  /// Ends a host, if it is there.
  func kill(_ stage: String, _ generation: UInt64) {
    if playing[stage]?.generation == generation {
      playing.removeValue(forKey: stage)?.connection.kill()
    }
    if understudies[stage]?.generation == generation {
      understudies.removeValue(forKey: stage)?.connection.kill()
    }
  }

  /// Seconds for which the machine kept a host waiting, or kept us from hearing it, since whenever.
  func waited(by generation: UInt64, of stage: String) -> Double {
    let member = [playing[stage], understudies[stage]].first { $0?.generation == generation }
    let hosts = (member ?? nil).map { RunQueue.waited(by: $0.connection.processIdentifier) } ?? 0
    return hosts + RunQueue.waitedByOneself
  }

  /// Asks a host for its last words.
  func interrupt(_ stage: String, _ generation: UInt64) {
    for member in [playing[stage], understudies[stage]] where member?.generation == generation {
      member?.connection.interrupt()
    }
  }

  /// Takes a host that plays out of the play; it has some time left to say where it was.
  func outlive(_ stage: String, _ generation: UInt64) {
    guard let member = playing[stage], member.generation == generation else { return }
    playing[stage] = nil
    witnesses[stage]?.member.connection.kill()
    let timer = loop.timer { [unowned self] in
      witnesses.removeValue(forKey: stage)?.member.connection.kill()
    }
    timer.schedule(after: Understudy.Patience.witness)
    witnesses[stage] = (member, timer)
  }

  /// A host has ended by itself.
  func forget(_ stage: String, _ generation: UInt64) {
    if playing[stage]?.generation == generation { playing[stage] = nil }
    if understudies[stage]?.generation == generation { understudies[stage] = nil }
    if witnesses[stage]?.member.generation == generation { witnesses[stage] = nil }
  }

  /// Ends all hosts.
  func killAll() {
    let members = Array(playing.values) + understudies.values + witnesses.values.map(\.member)
    for member in members { member.connection.kill() }
    standbyTimer?.cancel()
    standby?.dismiss()
  }
}

// SPDX-License-Identifier: Apache-2.0
import Confinement
import StageProtocol

/// The processes of the running hosts, and a standby host.
final class HostFleet {
  /// Seconds until the next standby host is started, so that its start does not slow down the host
  /// in use.
  static let standbySeconds = 0.3

  private let program: String
  private let confinement: ConfinementMode
  private let loop: EventLoop
  private let receive: (HostConnection.Event, HostAddress) -> Void
  private var hosts: [HostAddress: HostConnection] = [:]
  private var standby: StandbyHost?
  private var standbyTimer: LoopTimer?

  /// Makes a fleet; `receive` gets the hosts' events.
  init(
    program: String,
    confinement: ConfinementMode,
    loop: EventLoop,
    receive: @escaping (HostConnection.Event, HostAddress) -> Void
  ) {
    self.program = program
    self.confinement = confinement
    self.loop = loop
    self.receive = receive
  }

  /// The connection of a host, while it runs.
  subscript(address: HostAddress) -> HostConnection? { hosts[address] }

  /// The number of hosts that have a stage.
  var count: Int { hosts.count }

  /// Keeps a standby host ready from now on.
  func keepStandby() {
    standbyTimer = loop.timer { [unowned self] in makeStandby() }
    makeStandby()
  }

  private func makeStandby() {
    guard standby == nil else { return }
    standby = try? StandbyHost(program: program, confinement, loop: loop)
  }

  /// Starts a host; for compiled code, the standby host if it still waits.
  func start(_ address: HostAddress, isCompiled: Bool) throws(SpawnError) {
    guard isCompiled else { return try spawn(address, explainsCrashes: false) }
    defer { standbyTimer?.schedule(after: Self.standbySeconds) }
    let waiting = standby
    standby = nil
    guard let waiting, waiting.isFit else {
      waiting?.dismiss()
      return try spawn(address, explainsCrashes: true)
    }
    waiting.engage(
      begin: { hosts[address] = $0 },
      receive: { [unowned self] event in receive(event, address) }
    )
  }

  private func spawn(_ address: HostAddress, explainsCrashes: Bool) throws(SpawnError) {
    let process = try HostSpawn.start(program, confinement, explainsCrashes: explainsCrashes)
    hosts[address] = HostConnection(process: process, loop: loop) { [unowned self] event in
      receive(event, address)
    }
  }

  /// Ends a host, if it runs.
  func kill(_ address: HostAddress) { hosts.removeValue(forKey: address)?.kill() }

  /// The seconds for which the machine kept a host waiting since its start, plus those for which it
  /// kept this process waiting.
  func waited(by address: HostAddress) -> Double {
    let host = hosts[address].map { RunQueue.waited(by: $0.processIdentifier) } ?? 0
    return host + RunQueue.waitedByOneself
  }

  /// Removes a host that has ended by itself.
  func forget(_ address: HostAddress) { hosts[address] = nil }

  /// Ends all hosts.
  func killAll() {
    for host in hosts.values { host.kill() }
    standbyTimer?.cancel()
    standby?.dismiss()
  }
}

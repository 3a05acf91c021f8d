// SPDX-License-Identifier: Apache-2.0
import Confinement
import StageProtocol

/// A host that starts before it is needed, so that a new version of a layout does not wait for its
/// start.
final class StandbyHost {
  private var connection: HostConnection?
  private var early: [HostConnection.Event] = []
  private var receive: ((HostConnection.Event) -> Void)?

  /// Starts a host that waits for work.
  init(program: String, _ confinement: ConfinementMode, loop: EventLoop) throws(SpawnError) {
    let process = try HostSpawn.start(program, confinement, explainsCrashes: true)
    // The connection keeps this object while events may follow.
    connection = HostConnection(process: process, loop: loop) { [self] event in
      if let receive { receive(event) } else { early.append(event) }
    }
  }

  /// Whether the host still waits for work: it has reported at most that it is ready.
  var isFit: Bool {
    early.allSatisfy { if case .report(.ready) = $0 { true } else { false } }
  }

  /// Gives work to the host: `begin` gets the connection, and then `receive` gets the host's
  /// events.
  func engage(
    begin: (HostConnection) -> Void,
    receive: @escaping (HostConnection.Event) -> Void
  ) {
    guard let connection else { return }
    self.connection = nil
    self.receive = receive
    begin(connection)
    let events = early
    early = []
    for event in events { receive(event) }
  }

  /// Ends the host, if it was not used.
  func dismiss() {
    connection?.kill()
    connection = nil
  }
}

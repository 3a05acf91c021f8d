// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// A host that was started before it is needed, so that a new version of a layout need not wait for one.
final class StandbyHost {
  private var connection: HostConnection?
  private var early: [HostConnection.Event] = []
  private var receive: ((HostConnection.Event) -> Void)?

  /// Starts a host that waits.
  init(program: String, loop: EventLoop) throws(SpawnError) {
    let process = try HostSpawn.start(program, explainsCrashes: true)
    // The connection keeps this object as long as it may be told something.
    connection = HostConnection(process: process, loop: loop) { [self] event in
      if let receive { receive(event) } else { early.append(event) }
    }
  }

  /// Whether it waits for work: it may have said that it is up, and nothing else.
  var isFit: Bool {
    early.allSatisfy { if case .report(.ready) = $0 { true } else { false } }
  }

  /// Gives it work: from now on `receive` is told what it says; `begin` takes the connection before that.
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

  /// Ends it without its having been needed.
  func dismiss() {
    connection?.kill()
    connection = nil
  }
}

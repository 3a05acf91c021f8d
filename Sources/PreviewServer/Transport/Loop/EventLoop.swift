// SPDX-License-Identifier: Apache-2.0
import CWebSockets
import Glibc
import StageProtocol

/// The server's only loop: WebSockets, hosts, files, signals and timers are descriptors of a
/// `Poller`, and libwebsockets, which answers requests, waits for the poller together with its own
/// sockets.
///
/// - Invariant: everything happens on the thread that calls `run`.
final class EventLoop {
  /// The reason why the loop could not start.
  struct SetupError: Error {
    var message: String
  }

  /// The address of the server.
  struct Address {
    var host: String
    var port: Int
  }

  /// The bytes that are read from a socket at once.
  private static let scratchBytes = 64 * 1024
  /// The seconds after which requests get their turn, however much happens elsewhere.
  private static let turnSeconds = 0.02

  weak var delegate: (any TransportDelegate)?
  let limits: Limits
  let poller = Poller()
  let timers = LoopTimers()
  /// Sockets are read into it, one after the other.
  let scratch: UnsafeMutableRawBufferPointer
  private(set) lazy var doorway = Doorway(loop: self, listener: listener, budget: budget)
  /// The time at which the present turn began, in seconds.
  private(set) var now = MonotonicClock.seconds
  /// When the poller's present round began, in seconds; `nil` between two rounds.
  private var roundBegan: Double?
  private let listener: ListeningSocket
  private let budget: DescriptorBudget
  private var unflushed: [WebSocketConnection] = []
  private var endedConnections: [any ClientConnection] = []
  private var isStopped = false

  /// Listens at an address.
  ///
  /// - Throws: `SetupError` when the address is not available.
  init(address: Address, limits: Limits) throws(SetupError) {
    self.limits = limits
    budget = DescriptorBudget.claim(clients: limits.clients)
    guard let listener = ListeningSocket(host: address.host, port: address.port) else {
      throw SetupError(
        message: "cannot listen on \(address.host) port \(address.port): "
          + "the port is taken or the address is not this machine's"
      )
    }
    self.listener = listener
    scratch = .allocate(byteCount: Self.scratchBytes, alignment: MemoryLayout<UInt64>.alignment)
    _ = poller.add(timers.descriptor, timers)
    guard doorway.open() else {
      throw SetupError(message: "libwebsockets cannot start: it has too few descriptors or memory")
    }
  }

  deinit { scratch.deallocate() }

  /// The port of the server.
  var port: Int { listener.port }

  /// The greatest number of sockets of clients, if the system allows less than the limits do.
  var reducedSockets: Int? { budget.sockets < limits.clients ? budget.sockets : nil }

  /// Serves until `stop`.
  func run() {
    endTurn()
    while !isStopped, doorway.requests.wait() { endTurn() }
  }

  /// Takes what has happened at the poller's descriptors, for a turn at most.
  ///
  /// A timer fires when everything has been read that arrived before its time: on a busy machine, a
  /// client's answer comes before the end of the time that it had for it.
  func pollInTurn() {
    let end = MonotonicClock.seconds + Self.turnSeconds
    repeat {
      now = MonotonicClock.seconds
      let began = roundBegan ?? now
      let isRound = poller.poll()
      roundBegan = isRound ? nil : began
      endTurn()
      guard isRound else { continue }
      now = began
      timers.fireDue(at: began)
      return endTurn()
    } while now < end
  }

  /// Tells the server of ended connections, writes what waits, and closes what was removed.
  private func endTurn() {
    repeat {
      while let connection = endedConnections.popLast() { delegate?.closed(connection) }
      delegate?.turnEnds()
      let waiting = unflushed
      unflushed.removeAll(keepingCapacity: true)
      for connection in waiting { connection.flush() }
    } while !endedConnections.isEmpty || !unflushed.isEmpty
    poller.closeRemoved()
  }

  /// Ends `run` after the current turn.
  func stop() {
    isStopped = true
    doorway.requests.wake()
  }

  /// Counts connections from a number on.
  func countConnections(after number: UInt64) { doorway.countConnections(after: number) }

  /// Makes a timer of this loop.
  func timer(_ fire: @escaping () -> Void) -> LoopTimer { LoopTimer(timers, fire: fire) }

  /// Polls a descriptor from now on, and owns it.
  ///
  /// - Returns: Whether it is polled; otherwise it is closed already.
  func adopt(_ descriptor: LoopDescriptor) -> Bool {
    if descriptor.join(poller) { return true }
    close(descriptor.descriptor)
    return false
  }

  /// Calls `receive` in the loop for each SIGINT, SIGTERM, SIGQUIT and SIGHUP.
  func watchSignals(_ receive: @escaping () -> Void) {
    let descriptor = cws_signals()
    guard descriptor >= 0 else { return }
    let source = LoopDescriptor(
      descriptor: descriptor,
      readable: {
        var record = signalfd_siginfo()
        while read(descriptor, &record, MemoryLayout<signalfd_siginfo>.size) > 0 { receive() }
        return true
      },
      writable: { true },
      ended: {}
    )
    _ = adopt(source)
  }

  /// Lets a connection write at the end of this turn.
  func flushSoon(_ connection: WebSocketConnection) { unflushed.append(connection) }

  /// Tells the delegate at the end of this turn that a connection is closed.
  func ended(_ connection: any ClientConnection) { endedConnections.append(connection) }
}

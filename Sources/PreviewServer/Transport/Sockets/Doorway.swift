// SPDX-License-Identifier: Apache-2.0
import CWebSockets
import Glibc

/// Every socket from its acceptance to its end: who may come in, and who must make room.
final class Doorway {
  /// Sockets from one address; a house behind one address has some dozens of pages open.
  static let socketsFromAddress = 512
  /// The seconds in which a whole request must arrive.
  private static let requestSeconds = 5.0
  /// The seconds between two lines about too many sockets.
  private static let lineSeconds = 10.0

  private unowned let loop: EventLoop
  private let listener: ListeningSocket
  private var admission: Admission
  private(set) lazy var requests = RequestDesk(loop: loop, doorway: self)
  private var quiet: [UInt64: QuietSocket] = [:]
  /// Quiet sockets in the order in which their time ends, with those times.
  private var overdue: [(socket: UInt64, at: Double)] = []
  private var connections: [UInt64: WebSocketConnection] = [:]
  private var nextConnection: UInt64 = 1
  private var refused = 0
  private var listenerKey: Poller.Key?
  /// The sockets that listen on addresses in the network, and their keys while they are polled.
  private var network: [(socket: ListeningSocket, key: Poller.Key?)] = []
  /// The sockets that came over the network.
  private var remote: Set<UInt64> = []
  private lazy var quietTimer = loop.timer { [unowned self] in closeOverdue() }
  private lazy var listenTimer = loop.timer { [unowned self] in listen() }
  private lazy var lineTimer = loop.timer { [unowned self] in tellRefused() }

  init(loop: EventLoop, listener: ListeningSocket, budget: DescriptorBudget) {
    self.loop = loop
    self.listener = listener
    admission = Admission(bound: budget.sockets, boundOfAddress: Self.socketsFromAddress)
    listener.accepted = { [unowned self] in admit($0, $1, isRemote: false) }
    listener.exhausted = { [unowned self] in rest(for: $0) }
  }

  // MARK: The network

  /// Listens also at other addresses, on the same port.
  ///
  /// - Returns: The addresses that are available.
  func openNetwork(at addresses: [String]) -> [String] {
    addresses.filter { address in
      guard let socket = ListeningSocket(host: address, port: listener.port) else { return false }
      socket.accepted = { [unowned self] in admit($0, $1, isRemote: true) }
      socket.exhausted = { [unowned self] in rest(for: $0) }
      network.append((socket, loop.poller.add(socket.descriptor, socket)))
      return true
    }
  }

  /// No longer listens at these addresses; open connections stay.
  func shutNetwork() {
    for (socket, key) in network {
      if let key { loop.poller.release(key, socket.descriptor) }
    }
    network = []
  }

  /// Starts to accept; `false` when the library for requests cannot start.
  func open() -> Bool {
    guard requests.open() else { return false }
    listen()
    return true
  }

  private func listen() {
    listenerKey = loop.poller.add(listener.descriptor, listener)
    for place in network.indices where network[place].key == nil {
      let socket = network[place].socket
      network[place].key = loop.poller.add(socket.descriptor, socket)
    }
  }

  /// Stops to accept for a while, and closes a socket, because the system has no descriptor left.
  private func rest(for seconds: Double) {
    if let listenerKey { loop.poller.release(listenerKey, listener.descriptor) }
    listenerKey = nil
    for place in network.indices {
      if let key = network[place].key {
        loop.poller.release(key, network[place].socket.descriptor)
      }
      network[place].key = nil
    }
    listenTimer.schedule(after: seconds)
    if let socket = admission.leastSpeaking() { close(socket) }
    noteRefused()
  }

  private func admit(_ descriptor: Int32, _ address: PeerAddress, isRemote: Bool) {
    switch admission.admit(address) {
    case .accept(let socket): welcome(descriptor, socket, isRemote: isRemote)
    case .replace(let closing, let socket):
      close(closing)
      noteRefused()
      welcome(descriptor, socket, isRemote: isRemote)
    case .refuse(let reason):
      let answer = PlainAnswer.refusal(of: reason)
      answer.send(to: descriptor)
      Glibc.close(descriptor)
      noteRefused()
    }
  }

  private func welcome(_ descriptor: Int32, _ id: UInt64, isRemote: Bool) {
    if isRemote { remote.insert(id) }
    let socket = QuietSocket(descriptor, id: id) { [unowned self] in took($0, $1) }
    guard socket.join(loop.poller) else {
      leave(id)
      Glibc.close(descriptor)
      return
    }
    var on: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, size)
    quiet[id] = socket
    overdue.append((id, loop.now + Self.requestSeconds))
    if !quietTimer.isWaiting { quietTimer.schedule(after: Self.requestSeconds) }
  }

  private func took(_ socket: QuietSocket, _ outcome: QuietSocket.Outcome) {
    quiet[socket.id] = nil
    switch outcome {
    case .ended:
      leave(socket.id)
      socket.close(loop.poller)
    case .tooLong:
      leave(socket.id)
      PlainAnswer.headTooLong.send(to: socket.descriptor)
      socket.close(loop.poller)
    case .request(let head, let rest):
      admission.advance(socket.id, to: .request)
      socket.release(loop.poller)
      requests.take(socket.descriptor, socket.id, head: head, rest: rest)
    }
  }

  private func leave(_ socket: UInt64) {
    remote.remove(socket)
    admission.leave(socket)
  }

  private func closeOverdue() {
    let now = loop.now
    let due = overdue.prefix { $0.at <= now || quiet[$0.socket] == nil }
    for entry in due {
      guard let socket = quiet.removeValue(forKey: entry.socket) else { continue }
      leave(entry.socket)
      socket.close(loop.poller)
    }
    overdue.removeFirst(due.count)
    if let next = overdue.first { quietTimer.schedule(after: next.at - now) }
  }

  /// Closes a socket that makes room for another one.
  private func close(_ socket: UInt64) {
    if let quiet = quiet.removeValue(forKey: socket) {
      quiet.close(loop.poller)
    } else if let connection = connections[socket] {
      connection.cutOff()
    } else {
      requests.close(socket)
    }
  }

  // MARK: WebSockets

  /// Counts connections from a number on.
  func countConnections(after number: UInt64) { nextConnection = number + 1 }

  /// Makes a connection of a socket that the library has given back after a good handshake.
  func openConnection(_ descriptor: Int32, _ socket: UInt64, rest: [UInt8]) {
    let connection = WebSocketConnection(
      id: takeNumber(),
      socket: socket,
      descriptor: descriptor,
      loop: loop
    )
    connection.isRemote = remote.contains(socket)
    guard connection.join(loop.poller) else {
      leave(socket)
      Glibc.close(descriptor)
      return
    }
    admission.advance(socket, to: .silent)
    connections[socket] = connection
    loop.delegate?.opened(connection)
    guard !rest.isEmpty else { return }
    var bytes = rest
    bytes.withUnsafeMutableBytes { connection.read($0) }
  }

  /// Makes a client of a request on a socket that the library has.
  func makeHeadStart(socket: UInt64, answer: @escaping ([UInt8]) -> Void) -> HeadStart {
    HeadStart(
      id: takeNumber(),
      isRemote: remote.contains(socket),
      loop: loop,
      answer: answer
    )
  }

  private func takeNumber() -> UInt64 {
    defer { nextConnection += 1 }
    return nextConnection
  }

  /// Notes that a client has sent a message: its socket stays, whatever comes.
  func spoke(_ connection: WebSocketConnection) {
    admission.advance(connection.socket, to: .speaking)
  }

  /// Notes that a connection's socket is closed.
  func left(_ connection: WebSocketConnection) {
    connections[connection.socket] = nil
    leave(connection.socket)
  }

  /// Notes that the library has closed a socket.
  func left(socket: UInt64) { leave(socket) }

  // MARK: What the terminal is told

  private func noteRefused() {
    refused += 1
    if !lineTimer.isWaiting { lineTimer.schedule(after: refused == 1 ? 0 : Self.lineSeconds) }
  }

  private func tellRefused() {
    guard refused > 0 else { return }
    loop.delegate?.crowded(
      "too many connections: \(refused) were refused or closed to make room; at most "
        + "\(admission.bound) may be open, and \(Self.socketsFromAddress) from one address"
    )
    refused = 0
    lineTimer.schedule(after: Self.lineSeconds)
  }
}

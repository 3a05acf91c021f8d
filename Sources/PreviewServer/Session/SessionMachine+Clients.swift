// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

extension SessionMachine {
  /// Adds an open connection.
  ///
  /// `isRemote` tells that it came over the network to a server of this machine.
  mutating func connected(_ client: UInt64, isRemote: Bool = false, now: Double) -> [Effect] {
    clients[client] = ClientMachine(id: client, limits: limits, now: now)
    clients[client]?.isRemote = isRemote
    greetingEnds.add(client, at: now + Self.helloSeconds)
    return drain()
  }

  /// Removes a closed connection; its views stay for a while.
  mutating func disconnected(_ client: UInt64, now: Double) -> [Effect] {
    greetingEnds.remove(client)
    guard let machine = clients[client] else { return drain() }
    if cluster != nil { effects.append(.gone(client: client, isForGood: false)) }
    var touched: Set<String> = []
    var driven: Set<String> = []
    for view in machine.views.sorted() {
      detach(client, from: view, now: now)
      touched.insert(hubs[view]?.stage ?? "")
      guard hubs[view]?.driver == client else { continue }
      driven.insert(hubs[view]?.stage ?? "")
      hubs[view]?.driver = nil
      if hubs[view].map({ isElsewhere($0.stage) }) == true { continue }
      orphanEnds.add(view, at: now + Self.restSeconds)
    }
    clients[client] = nil
    uploads[client] = nil
    letOut(client, by: machine.link)
    if let session = machine.session {
      resting[session] = Resting(name: machine.name, hue: machine.hue)
      restEnds.add(session, at: now + Self.restSeconds)
      if holders[session] == client { holders[session] = nil }
    }
    // A transition may be in the hand of a client without any view.
    let moved = stages.filter { $0.value.playing.news.transition?.client == client }.map(\.key)
    for stage in driven.union(moved).sorted() {
      run(stage) { $0.left(client) }
    }
    for stage in touched.sorted() { announcePresence(on: stage, now: now) }
    return drain()
  }

  /// Takes a text message.
  mutating func received(_ text: Data, from client: UInt64, now: Double) -> [Effect] {
    do throws(ProtocolError) {
      receive(try MessageCodec.decodeClient(text, limits: limits), from: client, now: now)
    } catch {
      let seq = MessageCodec.sequenceNumber(of: text, limits: limits)
      switch clients[client]?.admitAny(now: now) {
      case .cut(let error): cut(client, error)
      case .refuse(let excess): send(client, .error(seq: seq, error: excess))
      case .pass, nil: send(client, .error(seq: seq, error: error))
      }
    }
    return drain()
  }

  /// Takes an acknowledgement of a view's revision: the same as `received` with its text.
  ///
  /// - Returns: `nil` if the client has not sent `hello`, so that only `received` can answer.
  mutating func seen(
    _ view: UInt64,
    _ rev: UInt64,
    by client: UInt64,
    now: Double
  ) -> [Effect]? {
    switch clients[client]?.admitSeen(now: now) {
    case .pass: add(hubs[view]?.acknowledge(client, revision: rev) ?? [])
    case .cut(let error), .refuse(let error): cut(client, error)
    case nil: return nil
    }
    return drain()
  }

  /// Closes the connection: clients never send binary messages.
  mutating func receivedBinary(from client: UInt64) -> [Effect] {
    let message = "clients may only send text messages"
    cut(client, ProtocolError(code: SessionErrorCode.binary, field: "", message: message))
    return drain()
  }

  private mutating func receive(_ message: ClientMessage, from client: UInt64, now: Double) {
    guard let machine = clients[client] else { return }
    if case .hello(let hello) = message { return greet(hello, from: client, now: now) }
    guard machine.session != nil else {
      let error = ProtocolError(
        code: SessionErrorCode.handshake,
        field: "kind",
        message: "the first message must be hello"
      )
      return refuse(client, seq: message.seq, ending: error)
    }
    switch clients[client]?.admit(message, now: now) {
    case .pass:
      if let error = machine.role.refusal(of: message) {
        return refuse(client, seq: message.seq ?? 0, error)
      }
      if let stage = elsewhere(message) {
        forward(message, from: client, on: stage, now: now)
      } else {
        handle(message, from: client, now: now)
      }
    case .refuse(let error): send(client, .error(seq: message.seq, error: error))
    case .cut(let error): cut(client, error)
    case nil: break
    }
  }

  /// Closes a connection because of its client's error.
  private mutating func cut(_ client: UInt64, _ error: ProtocolError) {
    dismiss(client, CloseCode(ending: error), error.message)
  }

  /// Answers with an error, and closes the connection because of it.
  private mutating func refuse(_ client: UInt64, seq: UInt64?, ending error: ProtocolError) {
    send(client, .error(seq: seq, error: error))
    cut(client, error)
  }

  /// Says goodbye to a client and closes its connection.
  mutating func dismiss(_ client: UInt64, _ code: CloseCode, _ reason: String) {
    send(client, .bye(code: Int(code.rawValue), reason: reason))
    effects.append(.close(client: client, code, reason: reason))
  }

  private mutating func greet(_ hello: ClientMessage.Hello, from client: UInt64, now: Double) {
    guard clients[client]?.session == nil else {
      if case .cut(let error) = clients[client]?.admitAny(now: now) { return cut(client, error) }
      let error = ProtocolError(
        code: SessionErrorCode.handshake,
        field: "kind",
        message: "hello was already sent"
      )
      return send(client, .error(seq: nil, error: error))
    }
    guard hello.protocolVersion == ProtocolVersion.current else {
      let reason =
        "protocol is \(hello.protocolVersion), but must be \(ProtocolVersion.current); "
        + "reload the page"
      let error = ProtocolError(code: SessionErrorCode.version, field: "protocol", message: reason)
      return refuse(client, seq: nil, ending: error)
    }
    guard (hello.name ?? "").count <= limits.nameCharacters else {
      let error = ProtocolError(
        code: ErrorCode.tooLong,
        field: "name",
        message: "name may have at most \(limits.nameCharacters) characters"
      )
      return send(client, .error(seq: nil, error: error))
    }
    if let error = letIn(client, token: hello.token) {
      return refuse(client, seq: nil, ending: error)
    }
    greetingEnds.remove(client)
    welcome(client, hello, now: now)
  }

  private mutating func welcome(
    _ client: UInt64,
    _ hello: ClientMessage.Hello,
    now: Double
  ) {
    let known = hello.session.flatMap { takeUp($0, for: client, now: now) }
    let session = known == nil ? freshSession(hello.session) : hello.session ?? ""
    let asked = (hello.name ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    let hue = known?.hue ?? freeHue(for: client)
    clients[client]?.session = session
    holders[session] = client
    clients[client]?.name =
      asked.isEmpty ? known?.name ?? "Guest \(client - (cluster?.base ?? 0))" : asked
    clients[client]?.hue = hue
    let welcome = ServerMessage.Welcome(
      protocolVersion: ProtocolVersion.current,
      client: client,
      session: session,
      server: ProductVersion.current,
      clock: now * 1000,
      stages: stageEntries,
      role: clients[client]?.role ?? .edit
    )
    send(client, .welcome(welcome))
  }

  /// A session that is not known here: in a cluster, another server may have begun it.
  private func freshSession(_ asked: String?) -> String {
    guard cluster != nil, let asked, asked.utf8.count == Self.sessionCharacters,
      asked.allSatisfy({ $0.isHexDigit && $0.isASCII }), holders[asked] == nil
    else { return environment.makeSecret() }
    return asked
  }

  /// The length of a session's name.
  private static let sessionCharacters = 32

  /// Removes and returns a waiting session; a connection that still uses it is closed before.
  private mutating func takeUp(_ session: String, for client: UInt64, now: Double) -> Resting? {
    if let holder = holders[session], holder != client {
      dismiss(holder, .replaced, "another connection continues the session")
      let pending = drain()
      effects = pending + disconnected(holder, now: now)
    }
    restEnds.remove(session)
    return resting.removeValue(forKey: session)
  }

  private func freeHue(for client: UInt64) -> Int {
    guard clients.count <= Self.clientsWithOwnHues else { return Int(client % UInt64(Self.hues)) }
    let used = Set(clients.values.filter { $0.session != nil }.map(\.hue))
    return (0..<Self.hues).first { !used.contains($0) } ?? Int(client % UInt64(Self.hues))
  }

  /// When a client's command that waits for its answer arrived, in seconds.
  func arrival(of origin: CommandOrigin) -> Double? {
    clients[origin.client]?.acknowledgements.arrival(of: origin.seq)
  }

  /// Whether a client waits for no answer.
  func hasAnswered(_ client: UInt64) -> Bool {
    clients[client]?.acknowledgements.isEmpty != false
  }

  /// Answers a client's command.
  mutating func answer(_ origin: CommandOrigin, refusal: ProtocolError?) -> [Effect] {
    if let refusal {
      refuse(origin.client, seq: origin.seq, refusal)
    } else {
      acknowledge(origin.client, seq: origin.seq, view: origin.view)
    }
    return drain()
  }

  /// Acknowledges a command, and with it later commands that were done before it.
  mutating func acknowledge(_ client: UInt64, seq: UInt64, view: UInt64?) {
    let rev = view.flatMap { hubs[$0]?.revision }
    let answers = clients[client]?.acknowledgements.finish(seq, view: view, rev: rev) ?? []
    for answer in answers {
      send(client, .ack(seq: answer.seq, view: answer.view, rev: answer.rev))
    }
  }

  /// Refuses a command.
  mutating func refuse(_ client: UInt64, seq: UInt64, _ error: ProtocolError) {
    send(client, .error(seq: seq, error: error))
    for answer in clients[client]?.acknowledgements.refuse(seq) ?? [] {
      send(client, .ack(seq: answer.seq, view: answer.view, rev: answer.rev))
    }
  }
}

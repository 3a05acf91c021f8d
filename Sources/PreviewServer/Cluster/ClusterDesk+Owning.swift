// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Letters with the servers that look at the stages that this one runs.
extension ClusterDesk {
  /// Takes what came for this server alone.
  func take(_ message: Bus.Message) {
    guard var letter = pieces.join(message.bytes) else { return }
    switch letter.word() {
    case "up": takeUp(letter)
    case "down": takeDown(letter)
    default: break
    }
  }

  private func takeUp(_ letter: Letter) {
    var letter = letter
    let stage = letter.word()
    guard let id = letter.number(), let server = letter.number(), let place = letter.number()
    else { return }
    let word = letter.word()
    let now = MonotonicClock.seconds
    if word == "attach", epochs[stage] != nil { return attach(stage, server, id, now: now) }
    guard var link = guests[stage]?[server], link.id == id, link.taken + 1 == place else {
      // It does not know yet that this server has lost it, or the stage.
      if guests[stage]?[server]?.id == id { drop(server, from: stage, isForGood: false) }
      return post(
        Subject.server(server),
        Letter.bytes(["down", stage, "\(id)", "0", "lost"], [])
      )
    }
    link.taken = place
    link.heard = now
    guests[stage]?[server] = link
    obeyUp(word, letter, stage, server)
  }

  private func attach(_ stage: String, _ server: UInt64, _ id: UInt64, now: Double) {
    drop(server, from: stage, isForGood: false)
    guests[stage, default: [:]][server] = GuestLink(id: id, server: server, taken: 1, heard: now)
    write(down: stage, server, ["attached", "\(epochs[stage] ?? 0)", "\(told[stage] ?? 0)"])
  }

  private func obeyUp(_ word: String, _ letter: Letter, _ stage: String, _ server: UInt64) {
    var letter = letter
    switch word {
    case "join":
      guard let guest = try? JSONDecoder().decode(Guest.self, from: Data(letter.body)),
        ClusterSeat.server(of: guest.client) == server
      else { return }
      guests[stage]?[server]?.members.insert(guest.client)
      host.handle { session, now in
        session.joined(guest, now: now)
        return session.drain()
      }
    case "say": say(letter, stage, server)
    case "adopt": adopt(letter, stage, server)
    case "gone", "bye":
      guard let client = letter.number() else { return }
      remove([client], of: server, from: stage, isForGood: word == "bye")
    case "look":
      guard let view = letter.number() else { return }
      var frame: Frame?
      host.handle { session, _ in
        frame = session.picture(of: view)
        return session.drain()
      }
      write(
        down: stage,
        server,
        [frame == nil ? "empty" : "picture", "\(view)"],
        frame?.payload ?? []
      )
    case "beat":
      let views = host.session.revisions(of: stage, for: server)
      write(down: stage, server, ["beat"] + views.map { "\($0.view):\($0.revision)" })
    case "leave": drop(server, from: stage, isForGood: false)
    default: break
    }
  }

  private func say(_ letter: Letter, _ stage: String, _ server: UInt64) {
    var letter = letter
    guard let client = letter.number(), guests[stage]?[server]?.members.contains(client) == true,
      let message = try? MessageCodec.decodeClient(Data(letter.body), limits: .standard)
    else { return }
    host.handle { session, now in session.said(message, by: client, now: now) }
  }

  private func adopt(_ letter: Letter, _ stage: String, _ server: UInt64) {
    var letter = letter
    guard let client = letter.number(), guests[stage]?[server]?.members.contains(client) == true
    else { return }
    let drives = letter.word() == "1"
    let watches = letter.word() == "1"
    let session = letter.word()
    guard let count = letter.number(), count <= letter.body.count,
      let message = try? MessageCodec.decodeClient(
        Data(letter.body.prefix(Int(count))),
        limits: .standard
      ),
      case .open(let open) = message, open.stage == stage
    else { return }
    let picture = Array(letter.body.dropFirst(Int(count)))
    host.handle { machine, now in
      machine.adopt(
        open,
        SessionMachine.Adoption(
          client: client,
          drives: drives,
          watches: watches,
          session: session,
          picture: picture
        ),
        now: now
      )
    }
  }

  /// Forgets a server that looks at a stage.
  func drop(_ server: UInt64, from stage: String, isForGood: Bool) {
    guard let link = guests[stage]?[server] else { return }
    remove(link.members.sorted(), of: server, from: stage, isForGood: isForGood)
    guests[stage]?[server] = nil
    if guests[stage]?.isEmpty == true { guests[stage] = nil }
  }

  private func remove(
    _ clients: [UInt64],
    of server: UInt64,
    from stage: String,
    isForGood: Bool
  ) {
    for client in clients where guests[stage]?[server]?.members.remove(client) != nil {
      let isLast = link(of: client) == nil
      host.handle { session, now in
        session.removeGuest(client, from: stage, isForGood: isForGood, isLast: isLast, now: now)
      }
    }
  }

  /// The stage and the server of a client, whichever of several stages.
  private func link(of client: UInt64) -> (stage: String, server: UInt64)? {
    let server = ClusterSeat.server(of: client)
    for (stage, links) in guests where links[server]?.members.contains(client) == true {
      return (stage, server)
    }
    return nil
  }

  private func write(
    down stage: String,
    _ server: UInt64,
    _ words: [String],
    _ body: some Collection<UInt8>
  ) {
    guard var link = guests[stage]?[server] else { return }
    link.sent += 1
    guests[stage]?[server] = link
    let head = ["down", stage, "\(link.id)", "\(link.sent)"]
    post(Subject.server(server), Letter.bytes(head + words, body))
  }

  private func write(down stage: String, _ server: UInt64, _ words: [String]) {
    write(down: stage, server, words, [])
  }

  // MARK: What this server's stages send

  /// Sends a message to clients of other servers: one letter for each server.
  func send(
    _ message: ServerMessage,
    text: some Collection<UInt8>,
    to clients: [UInt64],
    key: String?
  ) {
    var letters: [String: [UInt64: [UInt64]]] = [:]
    for client in clients {
      guard let (stage, server) = link(of: client) else { continue }
      letters[stage, default: [:]][server, default: []].append(client)
    }
    for (stage, servers) in letters {
      for (server, clients) in servers {
        if message.isAnswer {
          for client in clients { write(down: stage, server, ["answer", "\(client)"], text) }
        } else {
          let list = clients.map(String.init).joined(separator: ",")
          write(down: stage, server, ["text", list] + (key.map { [$0] } ?? []), text)
        }
      }
    }
  }

  /// Closes the connection of a client of another server.
  func close(_ client: UInt64, _ code: CloseCode, _ reason: String) {
    guard let (stage, server) = link(of: client) else { return }
    write(down: stage, server, ["close", "\(client)", "\(code.rawValue)"], reason.utf8)
  }

  /// Tells all servers that look at a stage something.
  func tell(_ stage: String, text: some Collection<UInt8>, except: UInt64?) {
    guard guests[stage] != nil, let epoch = epochs[stage] else { return }
    told[stage, default: 0] += 1
    let words = ["\(epoch)", "\(told[stage] ?? 0)", except.map(String.init) ?? "-"]
    post(Subject.stage(stage), Letter.bytes(words, text))
  }

  /// Gives a delta to all servers that look at a view.
  func publish(_ bytes: [UInt8], of view: UInt64, on stage: String) {
    guard let epoch = epochs[stage] else { return }
    post(Subject.view(view), Letter.bytes(["\(epoch)", "delta"], bytes))
  }

  /// Gives a message about a view to all servers that look at it.
  func relay(_ message: ServerMessage, of view: UInt64, on stage: String, toDriver: Bool) {
    guard let epoch = epochs[stage] else { return }
    let words = ["\(epoch)", "relay", toDriver ? "1" : "0"]
    post(Subject.view(view), Letter.bytes(words, MessageCodec.encode(message)))
  }
}

extension ServerMessage {
  /// Whether it answers a command that another server waits for.
  fileprivate var isAnswer: Bool {
    switch self {
    case .opened, .ack: true
    case .error(let seq, _): seq != nil
    default: false
    }
  }
}

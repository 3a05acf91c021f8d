// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// This server's part in a cluster: who runs which stage, and the letters about it.
///
/// Every server takes every client. A stage has one owner, which has its lease, runs its host and
/// writes its journal. The others keep its pictures for their clients and pass on what they do.
final class ClusterDesk {
  /// The seconds between two looks at everything.
  static let pace = 0.25
  /// The seconds between two letters that only show that somebody is there.
  static let beat = 0.5
  /// The seconds after which a silent owner is looked for anew.
  static let silence = 2.0
  /// The seconds after which a silent server's clients are taken to be gone.
  static let absence = 4.0
  /// The seconds until the next attempt to find an owner.
  static let retry = 0.3

  let bus: Bus
  let leases: LeaseKeeper
  let journal: StreamJournal
  let exchange: SourceExchange
  let number: UInt64
  let name: String
  unowned let host: any ClusterHost
  /// The stages of others that clients of this server look at.
  var owners: [String: OwnerLink] = [:]
  /// The servers that look at the stages that this one runs, by stage and server.
  var guests: [String: [UInt64: GuestLink]] = [:]
  /// The lease's number of each stage that this server runs.
  var epochs: [String: UInt64] = [:]
  /// The number of the last thing told to all, by stage.
  var told: [String: UInt64] = [:]
  /// The stage of each view that is mirrored.
  var mirrors: [UInt64: String] = [:]
  /// Letters in pieces.
  var pieces: Pieces
  private var lastLink: UInt64 = 0
  private var nextBeat = 0.0
  private var knownReconnects: UInt64 = 0
  /// What was done, for those who watch.
  var figures = ClusterFigures()

  init(_ member: ClusterMember, host: any ClusterHost) {
    bus = member.bus
    leases = member.leases
    journal = member.journal
    exchange = member.exchange
    number = member.number
    name = member.name
    pieces = Pieces(sender: member.number)
    self.host = host
    exchange.say = { [unowned self] line in self.host.say(line) }
    exchange.watch()
    leases.lost = { [unowned self] key in lost(key) }
    journal.fenced = { [unowned self] key in
      host.say("\(key): another server has written to the journal; it is given up here")
      leases.release(Self.key(key))
      // Who waits for an answer must know before the stage is given up that it was not saved.
      let failure = journal.failure
      host.handle { session, _ in session.journalAnswered(failure: failure, notices: []) }
      giveUp(key, "another server runs the stage now")
      host.handle { session, _ in session.journalAnswered(failure: nil, notices: []) }
    }
    bus.subscribe(Subject.server(number)) { [unowned self] message in take(message) }
  }

  static func key(_ stage: String) -> String { "stage." + stage }
  private static let stagePrefix = "stage."

  private func lost(_ key: String) {
    guard key.hasPrefix(Self.stagePrefix) else {
      host.say("the lease of this server's name is lost; it is asked for again")
      return leases.acquire(key) { _ in }
    }
    let stage = String(key.dropFirst(Self.stagePrefix.count))
    host.say("\(stage): the lease is lost")
    giveUp(stage, "the connection to the other servers is lost")
  }

  // MARK: Time

  /// Does what is due.
  func tick(now: Double) {
    bus.expire(now: now)
    leases.tick(now: now)
    if bus.reconnects != knownReconnects {
      knownReconnects = bus.reconnects
      host.say("connected to NATS again")
    }
    let isBeat = nextBeat <= now
    if isBeat { nextBeat = now + Self.beat }
    for stage in owners.keys.sorted() { tend(stage, isBeat: isBeat, now: now) }
    for stage in guests.keys.sorted() { tendGuests(of: stage, now: now) }
    if isBeat { returnUnused() }
  }

  private func tend(_ stage: String, isBeat: Bool, now: Double) {
    guard let link = owners[stage] else { return }
    let isUnused = link.said.isEmpty && host.session.localAudience(of: stage).isEmpty
    if isUnused { return leave(stage) }
    switch link.state {
    case .seeking: break
    case .lost: if link.since + Self.retry <= now { seek(stage) }
    case .joining: if link.since + Self.silence <= now { becomeLost(stage) }
    case .linked:
      if link.heard + Self.silence <= now { return becomeLost(stage) }
      if isBeat { write(to: stage, ["beat"]) }
    }
  }

  private func tendGuests(of stage: String, now: Double) {
    for (server, link) in guests[stage] ?? [:] where link.heard + Self.absence <= now {
      host.say("\(stage): server \(server) is silent; its clients are taken to be gone")
      drop(server, from: stage, isForGood: false)
    }
  }

  /// Gives back the leases of stages that nobody looks at.
  private func returnUnused() {
    for stage in epochs.keys.sorted() {
      guard let machine = host.session.stages[stage], machine.seat == .stopped,
        host.session.views(of: stage).isEmpty, guests[stage]?.isEmpty ?? true
      else { continue }
      leases.release(Self.key(stage))
      giveUp(stage, "")
    }
  }

  // MARK: Finding the owner

  /// Passes a client's message on to the owner of the stage, or keeps it until there is one.
  func forward(_ message: ClientMessage, from client: UInt64, on stage: String) {
    if owners[stage] == nil { owners[stage] = OwnerLink() }
    let isRoom = (owners[stage]?.said.count ?? 0) < OwnerLink.bound
    guard isRoom else {
      guard let seq = message.seq else { return }
      let error = ProtocolError(
        code: SessionErrorCode.ownerLost,
        field: "",
        message: "nothing was changed, because no server runs the stage at present"
      )
      return host.handle { session, _ in
        session.settled(client, seq: seq, view: nil, rev: nil, refusal: error)
      }
    }
    owners[stage]?.said.append(OwnerLink.Said(client: client, message: message))
    switch owners[stage]?.state {
    case .linked: sayWaiting(stage)
    case .lost: seek(stage)
    case .seeking, .joining, nil: break
    }
  }

  private func seek(_ stage: String) {
    owners[stage]?.state = .seeking
    leases.acquire(Self.key(stage)) { [weak self] outcome in self?.found(outcome, stage) }
  }

  private func found(_ outcome: LeaseKeeper.Outcome, _ stage: String) {
    guard let link = owners[stage], link.state == .seeking else {
      if case .held = outcome { leases.release(Self.key(stage)) }
      return
    }
    switch outcome {
    case .held(let epoch): own(stage, epoch)
    case .taken(let holder):
      guard let owner = UInt64(holder), owner != number else { return wait(stage) }
      join(stage, owner)
    case .unknown: wait(stage)
    }
  }

  /// Asks again later.
  private func wait(_ stage: String) {
    guard let link = owners[stage] else { return }
    owners[stage]?.state = .lost
    owners[stage]?.since = MonotonicClock.seconds
    guard !link.isAdrift, !host.session.localAudience(of: stage).isEmpty else { return }
    owners[stage]?.isAdrift = true
    host.handle { session, _ in session.adrift(stage, "the server that runs it is looked for") }
  }

  /// Notes that the owner is not heard any more.
  func becomeLost(_ stage: String) {
    if owners[stage]?.isLinked == true { figures.lostOwners += 1 }
    bus.unsubscribe(Subject.stage(stage))
    owners[stage]?.joined = []
    wait(stage)
    settleLost(stage)
    seek(stage)
  }

  /// Answers what was sent to an owner that is lost: views are where their clients know them; of
  /// other commands nobody knows whether they were done.
  private func settleLost(_ stage: String) {
    guard let said = owners[stage]?.said else { return }
    var kept: [OwnerLink.Said] = []
    for var item in said {
      guard item.isSent else {
        kept.append(item)
        continue
      }
      switch item.message {
      case .open:
        item.isSent = false
        kept.append(item)
      case .viewport, .scroll, .close: answer(item, nil)
      default: answer(item, Self.lostError)
      }
    }
    owners[stage]?.said = kept
  }

  private func answer(_ item: OwnerLink.Said, _ refusal: ProtocolError?) {
    guard let seq = item.message.seq else { return }
    let view = item.message.view
    host.handle { session, _ in
      session.settled(item.client, seq: seq, view: view, rev: nil, refusal: refusal)
    }
  }

  private static let lostError = ProtocolError(
    code: SessionErrorCode.ownerLost,
    field: "",
    message: "the server that runs the stage was lost before it answered; "
      + "look whether the change is there"
  )

  // MARK: Being the owner

  private func own(_ stage: String, _ epoch: UInt64) {
    do throws(Bus.Failure) {
      try journal.take(stage)
    } catch {
      host.say("\(stage): its journal cannot be read: \(error.message)")
      leases.release(Self.key(stage))
      return wait(stage)
    }
    epochs[stage] = epoch
    told[stage] = 0
    figures.takeovers += 1
    let said = owners.removeValue(forKey: stage)?.said ?? []
    bus.unsubscribe(Subject.stage(stage))
    let kept = journal.stage(stage)
    restoreRoom(of: stage)
    host.handle { session, now in session.own(stage, kept, now: now) }
    for item in said {
      host.handle { session, now in session.take(item.message, from: item.client, now: now) }
    }
  }

  /// Reads what people left on a stage.
  private func restoreRoom(of stage: String) {
    for book in RoomBook.allCases {
      let texts = journal.notes(of: book.key(of: stage))
      guard !texts.isEmpty else { continue }
      host.handle { session, _ in
        session.restoreRoom(of: stage, texts, book)
        return []
      }
    }
  }

  /// Runs a stage no more.
  func giveUp(_ stage: String, _ reason: String) {
    guard epochs.removeValue(forKey: stage) != nil else { return }
    journal.leave(stage)
    tellLost(stage)
    host.handle { session, _ in session.disown(stage, reason) }
    guard !host.session.localAudience(of: stage).isEmpty else { return }
    owners[stage] = OwnerLink()
    owners[stage]?.isAdrift = true
    seek(stage)
  }

  /// Gives everything away that this server runs, so that others can go on at once.
  func leaveAll() {
    for stage in epochs.keys.sorted() { tellLost(stage) }
    epochs = [:]
    for stage in owners.keys.sorted() { leave(stage) }
    leases.releaseAll()
  }

  /// Ends the connection.
  func stop() {
    exchange.clear()
    bus.close()
  }

  /// Tells the servers that look at a stage that this one does not run it.
  private func tellLost(_ stage: String) {
    for link in guests.removeValue(forKey: stage)?.values ?? [:].values {
      post(
        Subject.server(link.server),
        Letter.bytes(["down", stage, "\(link.id)", "0", "lost"], [])
      )
    }
  }

  /// The number of clients of other servers on stages that this one runs.
  var guestCount: Int { guests.values.flatMap(\.values).reduce(0) { $0 + $1.members.count } }

  /// Sends a letter, however long it is.
  func post(_ subject: String, _ letter: [UInt8]) {
    for message in pieces.cut(letter, bound: bus.bound) { bus.publish(subject, message) }
  }

  /// A number for an attempt to write to an owner.
  func nextLink() -> UInt64 {
    lastLink += 1
    return lastLink
  }
}

/// What a cluster does, for those who watch.
struct ClusterFigures {
  /// Stages that this server began to run.
  var takeovers: UInt64 = 0
  /// Owners that were not heard any more.
  var lostOwners: UInt64 = 0
  /// Pictures that had to be asked for, because deltas were missing.
  var lostDeltas: UInt64 = 0
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Letters with the owners of stages that clients of this server look at.
extension ClusterDesk {
  /// Writes to an owner that it has found.
  func join(_ stage: String, _ owner: UInt64) {
    owners[stage]?.state = .joining(owner: owner)
    owners[stage]?.since = MonotonicClock.seconds
    owners[stage]?.id = nextLink()
    owners[stage]?.sent = 0
    owners[stage]?.taken = 0
    owners[stage]?.joined = []
    bus.subscribe(Subject.stage(stage)) { [unowned self] message in
      heardStage(stage, message)
    }
    write(to: stage, ["attach"])
  }

  /// Leaves a stage that no client of this server looks at.
  func leave(_ stage: String) {
    if owners[stage]?.isLinked == true { write(to: stage, ["leave"]) }
    bus.unsubscribe(Subject.stage(stage))
    owners[stage] = nil
  }

  /// Writes the next letter to the owner of a stage.
  func write(to stage: String, _ words: [String], _ body: some Collection<UInt8>) {
    guard var link = owners[stage], let owner = link.owner else { return }
    link.sent += 1
    owners[stage] = link
    let head = ["up", stage, "\(link.id)", "\(number)", "\(link.sent)"]
    post(Subject.server(owner), Letter.bytes(head + words, body))
  }

  func write(to stage: String, _ words: [String]) { write(to: stage, words, []) }

  /// Sends the owner what waits for it, each client's in order.
  func sayWaiting(_ stage: String) {
    guard let link = owners[stage], link.isLinked else { return }
    for index in link.said.indices where !link.said[index].isSent {
      let item = link.said[index]
      introduce(item.client, to: stage)
      write(to: stage, ["say", "\(item.client)"], MessageCodec.encode(item.message))
      owners[stage]?.said[index].isSent = true
    }
    // Nobody answers what has no number.
    owners[stage]?.said.removeAll { $0.message.seq == nil }
  }

  private func introduce(_ client: UInt64, to stage: String) {
    guard owners[stage]?.joined.insert(client).inserted == true,
      let guest = host.session.guest(client)
    else { return }
    write(to: stage, ["join"], (try? JSONEncoder().encode(guest)) ?? Data())
  }

  /// Tells the owners that a client has gone.
  func gone(_ client: UInt64, isForGood: Bool) {
    for stage in owners.keys.sorted() {
      owners[stage]?.said.removeAll { $0.client == client }
      guard owners[stage]?.joined.remove(client) != nil else { continue }
      write(to: stage, [isForGood ? "bye" : "gone", "\(client)"])
    }
  }

  /// Takes a view's deltas from now on, and asks for its picture.
  func mirror(_ view: UInt64, of stage: String) {
    mirrors[view] = stage
    bus.subscribe(Subject.view(view)) { [unowned self] message in heardView(view, message) }
    guard owners[stage]?.isLinked == true else { return }
    owners[stage]?.fresh.insert(view)
    write(to: stage, ["look", "\(view)"])
  }

  func unmirror(_ view: UInt64) {
    guard mirrors.removeValue(forKey: view) != nil else { return }
    bus.unsubscribe(Subject.view(view))
  }

  // MARK: The owner's letters

  /// Takes a letter of an owner.
  func takeDown(_ letter: Letter) {
    var letter = letter
    let stage = letter.word()
    guard let link = owners[stage], let id = letter.number(), id == link.id,
      let place = letter.number()
    else { return }
    let word = letter.word()
    if word == "lost" { return becomeLost(stage) }
    guard place == link.taken + 1 else { return becomeLost(stage) }
    owners[stage]?.taken = place
    owners[stage]?.heard = MonotonicClock.seconds
    obey(word, letter, stage)
  }

  private func obey(_ word: String, _ letter: Letter, _ stage: String) {
    var letter = letter
    switch word {
    case "attached": attached(stage, epoch: letter.number() ?? 0, told: letter.number() ?? 0)
    case "text":
      let clients = letter.word().split(separator: ",").compactMap { UInt64($0) }
      let key = letter.words.isEmpty ? nil : letter.words.joined(separator: " ")
      host.deliver(Frame(letter.body, .text), to: clients, key: key)
    case "answer":
      guard let client = letter.number() else { return }
      takeAnswer(Data(letter.body), client, stage)
    case "close":
      guard let client = letter.number(), let code = UInt16(letter.word()) else { return }
      let reason = String(decoding: letter.body, as: UTF8.self)
      host.close(client, CloseCode(rawValue: code), reason)
    case "picture":
      guard let view = letter.number() else { return }
      let isFirst = owners[stage]?.fresh.remove(view) != nil
      mirrored(Array(letter.body), of: view, isFirst: isFirst)
    case "empty":
      guard let view = letter.number() else { return }
      owners[stage]?.fresh.remove(view)
    case "beat": compare(letter.words, stage)
    default: break
    }
  }

  private func attached(_ stage: String, epoch: UInt64, told: UInt64) {
    guard let owner = owners[stage]?.owner else { return }
    owners[stage]?.state = .linked(owner: owner)
    owners[stage]?.epoch = epoch
    owners[stage]?.told = told
    owners[stage]?.isAdrift = false
    let session = host.session
    let views = session.views(of: stage)
    owners[stage]?.fresh = Set(views)
    for view in views {
      guard let hub = session.hubs[view] else { continue }
      adopt(hub)
      write(to: stage, ["look", "\(view)"])
    }
    sayWaiting(stage)
  }

  /// Asks the owner to continue a view for the clients here: the first time with the picture.
  private func adopt(_ hub: ViewHub) {
    var hub = hub
    let stage = hub.stage
    let open = ClientMessage.Open(
      seq: 1,
      stage: stage,
      viewport: hub.viewport,
      offset: hub.offset,
      resume: hub.id
    )
    let text = Array(MessageCodec.encode(.open(open)))
    var picture = hub.revision > 0 ? Array(hub.currentSnapshot().payload) : []
    let session = host.session.owners[hub.id] ?? "-"
    let followers = hub.receivers.clients.filter { $0 != hub.driver }
    for client in (hub.driver.map { [$0] } ?? []) + followers {
      introduce(client, to: stage)
      let marks = [client == hub.driver, hub.watchers.contains(client)].map { $0 ? "1" : "0" }
      write(
        to: stage,
        ["adopt", "\(client)"] + marks + [session, "\(text.count)"],
        text + picture
      )
      picture = []
    }
  }

  private func takeAnswer(_ text: Data, _ client: UInt64, _ stage: String) {
    guard let message = try? MessageCodec.decodeServer(text, limits: .standard) else { return }
    switch message {
    case .opened(let opened):
      let said = owners[stage]?.said.first { item in
        if case .open(let open) = item.message {
          item.client == client && open.seq == opened.seq
        } else {
          false
        }
      }
      var revision: UInt64?
      if case .open(let open)? = said?.message, open.follow ?? open.resume == opened.view {
        revision = open.resumeRev
      }
      host.handle { session, _ in session.opened(opened, at: revision, for: client) }
    case .ack(let seq, let view, let rev):
      settle(client, owner: owners[stage]?.owner) { $0 <= seq }
      host.handle { session, _ in
        session.settled(client, seq: seq, view: view, rev: rev, refusal: nil)
      }
    case .error(let seq?, let error):
      settle(client, owner: owners[stage]?.owner) { $0 == seq }
      host.handle { session, _ in
        session.settled(client, seq: seq, view: nil, rev: nil, refusal: error)
      }
    default: break
    }
  }

  /// Forgets what an owner has answered; earlier commands are done when a later one is.
  private func settle(_ client: UInt64, owner: UInt64?, _ isAnswered: (UInt64) -> Bool) {
    for stage in owners.keys.sorted() where owners[stage]?.owner == owner {
      var done: [(seq: UInt64, view: UInt64?)] = []
      owners[stage]?.said.removeAll { item in
        guard item.client == client, item.isSent, let seq = item.message.seq, isAnswered(seq)
        else { return false }
        done.append((seq, item.message.view))
        return true
      }
      for (seq, view) in done.dropLast() {
        host.handle { session, _ in
          session.settled(client, seq: seq, view: view, rev: nil, refusal: nil)
        }
      }
    }
  }

  /// Asks for the pictures of which a delta got lost without another one after it.
  private func compare(_ words: [String], _ stage: String) {
    for word in words {
      let parts = word.split(separator: ":").compactMap { UInt64($0) }
      guard parts.count == 2, let hub = host.session.hubs[parts[0]], hub.stage == stage,
        hub.revision < parts[1]
      else { continue }
      ask(parts[0], stage)
    }
  }

  private func ask(_ view: UInt64, _ stage: String) {
    guard owners[stage]?.isLinked == true else { return }
    figures.lostDeltas += 1
    write(to: stage, ["look", "\(view)"])
  }

  // MARK: What an owner tells all

  private func heardStage(_ stage: String, _ message: Bus.Message) {
    guard var letter = pieces.join(message.bytes), let link = owners[stage], link.isLinked,
      letter.number() == link.epoch, let place = letter.number(), place > link.told
    else { return }
    guard place == link.told + 1 else { return becomeLost(stage) }
    owners[stage]?.told = place
    let exception = letter.number()
    let clients = host.session.localAudience(of: stage).filter { $0 != exception }
    host.deliver(Frame(letter.body, .text), to: clients, key: nil)
  }

  private func heardView(_ view: UInt64, _ message: Bus.Message) {
    guard let stage = mirrors[view], let link = owners[stage], link.isLinked,
      var letter = pieces.join(message.bytes), letter.number() == link.epoch
    else { return }
    switch letter.word() {
    case "delta":
      guard !link.fresh.contains(view) else { return }
      mirrored(Array(letter.body), of: view, isFirst: false)
    case "relay":
      let toDriver = letter.word() == "1"
      let text = Data(letter.body)
      guard let told = try? MessageCodec.decodeServer(text, limits: .standard) else { return }
      host.handle { session, now in
        session.relayed(told, of: view, toDriver: toDriver, now: now)
      }
    default: break
    }
  }

  private func mirrored(_ bytes: [UInt8], of view: UInt64, isFirst: Bool) {
    var isLost = false
    host.handle { session, _ in
      let answer = session.mirrored(bytes, of: view, isFirst: isFirst)
      isLost = answer.isLost
      return answer.effects
    }
    if isLost, let stage = mirrors[view] { ask(view, stage) }
  }
}

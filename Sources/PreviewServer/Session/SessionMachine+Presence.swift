// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Who is on a stage, and what they are told of each other.
extension SessionMachine {
  /// Starts to send a view to a client.
  ///
  /// - Returns: Whether deltas can continue the picture that the client has at a revision.
  mutating func attach(_ client: UInt64, to view: UInt64, at revision: UInt64?) -> Bool {
    guard let stage = hubs[view]?.stage else { return false }
    if cluster?.isGuest(client) == true {
      guard clients[client]?.views.insert(view).inserted == true else { return false }
      audiences[stage, default: StageAudience()].add(client)
      audiences[stage]?.roll.welcome(client)
      hubs[view]?.addGuest(client)
      return false
    }
    if hubs[view]?.receivers[client] == nil {
      audiences[stage, default: StageAudience()].add(client)
      clients[client]?.views.insert(view)
    }
    audiences[stage]?.roll.welcome(client)
    return hubs[view]?.attach(client, at: revision) ?? false
  }

  /// Notes that a client no longer gets a view.
  mutating func detached(_ client: UInt64, from view: UInt64, of stage: String) {
    audiences[stage]?.remove(client)
    clients[client]?.views.remove(view)
    lowerHand(of: client, on: stage)
  }

  /// The clients that drive or follow a view of the stage, in ascending order.
  func audience(of stage: String) -> [UInt64] { audiences[stage]?.clients ?? [] }

  /// Tells the clients of a stage who is there: at once, or soon if they were told just before.
  mutating func announcePresence(on stage: String, now: Double) {
    guard !isElsewhere(stage) else { return }
    let crowd = audiences[stage]?.clients.count ?? 0
    if audiences[stage]?.roll.changed(crowd: crowd, now: now) == true {
      tellPresence(on: stage, now: now)
    }
  }

  /// Tells the clients of the stages who is there, where it is time for that.
  mutating func tellDuePresence(now: Double) {
    for stage in audiences.keys.sorted() {
      if let due = audiences[stage]?.roll.due, due <= now { tellPresence(on: stage, now: now) }
    }
  }

  /// When clients are told next who is there.
  var presenceDue: Double? { audiences.values.compactMap(\.roll.due).min() }

  private mutating func tellPresence(on stage: String, now: Double) {
    let present = audience(of: stage)
    let list = listed(present, on: stage)
    guard let news = audiences[stage]?.roll.news(of: stage, list, for: present, now: now) else {
      return
    }
    if !news.newcomers.isEmpty {
      effects.append(.broadcast(clients: news.newcomers, news.list))
    }
    if let change = news.change, !news.others.isEmpty {
      effects.append(.broadcast(clients: news.others, change))
    }
  }

  /// The people in the list: those who drive a view, whom others can follow, or have a hand raised,
  /// and then the first ones, as many as the limit allows.
  private func listed(_ present: [UInt64], on stage: String) -> [ServerMessage.Presence] {
    let bound = limits.listedClients
    var drivers: [UInt64] = []
    var others: [UInt64] = []
    let hands = rooms[stage]?.hands ?? []
    for client in present where drivers.count < bound {
      if isDriver(client, on: stage) || hands.contains(client) {
        drivers.append(client)
      } else if others.count < bound {
        others.append(client)
      }
    }
    let chosen = drivers + others.prefix(bound - drivers.count)
    return chosen.sorted().compactMap { id in
      guard let client = clients[id] else { return nil }
      let here = client.views.sorted().filter { hubs[$0]?.stage == stage }
      return ServerMessage.Presence(
        client: id,
        name: client.name,
        hue: client.hue,
        drives: driven(here, by: id),
        follows: here.first { hubs[$0]?.driver != id },
        hasHandUp: rooms[stage]?.hands.contains(id) ?? false,
        role: client.role
      )
    }
  }

  /// The views that a client drives, its main one first: people follow that one.
  private func driven(_ views: [UInt64], by client: UInt64) -> [UInt64] {
    let driven = views.filter { hubs[$0]?.driver == client }
    return driven.filter { hubs[$0]?.isBeside == false }
      + driven.filter { hubs[$0]?.isBeside == true }
  }

  private func isDriver(_ client: UInt64, on stage: String) -> Bool {
    clients[client]?.views.contains { hubs[$0]?.driver == client && hubs[$0]?.stage == stage }
      ?? false
  }
}

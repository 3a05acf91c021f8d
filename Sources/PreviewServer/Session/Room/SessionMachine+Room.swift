// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// What people on a stage do with each other.
extension SessionMachine {
  mutating func meet(
    _ action: RoomAction,
    _ view: UInt64,
    seq: UInt64,
    from client: UInt64,
    now: Double
  ) {
    guard let stage = hub(view, of: client)?.stage else {
      return refuse(client, seq: seq, Self.notFound(view))
    }
    let origin = CommandOrigin(client: client, seq: seq, view: view)
    do throws(ProtocolError) {
      switch action {
      case .share(let step): try share(step, from: origin, now: now)
      case .comment(let step): try comment(step, on: stage, from: origin)
      case .version(let step): try version(step, on: stage, from: origin)
      case .save(let step): try save(step, on: stage, from: origin)
      case .answers(let step): try answers(step, on: stage, from: origin, now: now)
      case .fetch(let address): try fetch(address, on: stage, from: origin)
      case .cursor(let place):
        point(place, on: stage, from: client)
        acknowledge(client, seq: seq, view: view)
      case .hand(let isUp):
        raise(client, isUp, on: stage, now: now)
        acknowledge(client, seq: seq, view: view)
      }
    } catch {
      refuse(client, seq: seq, error)
    }
  }

  /// Takes what the journal kept of a stage's room.
  mutating func restoreRoom(of stage: String, _ texts: [String], _ book: RoomBook) {
    rooms[stage, default: StageRoom()].restore(texts, of: book)
    if book == .answers { stages[stage]?.answers = rooms[stage]?.answers.files ?? [] }
  }

  /// Sends a client what people left on a stage.
  mutating func introduceRoom(of stage: String, to client: UInt64) {
    guard let room = rooms[stage] else { return }
    if !room.comments.comments.isEmpty {
      send(client, .comments(stage: stage, comments: room.comments.comments))
    }
    if !room.versions.versions.isEmpty {
      send(client, .versions(stage: stage, versions: room.versions.versions))
    }
  }

  // MARK: Comments

  private mutating func comment(
    _ step: CommentStep,
    on stage: String,
    from origin: CommandOrigin
  ) throws(ProtocolError) {
    let entry = try (rooms[stage] ?? StageRoom()).comments.entry(
      for: step,
      by: clients[origin.client]?.name ?? "",
      at: environment.clock(),
      limits: limits
    )
    let (record, change) = rooms[stage, default: StageRoom()].apply(entry)
    effects.append(.note(stage: stage, record))
    let message = ServerMessage.commented(
      stage: stage,
      comments: change.comments,
      gone: change.gone
    )
    effects.append(.tell(stage: stage, message))
    effects.append(.settle(stage: stage, origin))
  }

  /// Answers a command whose change was given to the journal.
  mutating func settle(_ origin: CommandOrigin, on stage: String) -> [Effect] {
    let failure = stages[stage]?.kept.failure
    let error = failure.map { failure in
      ProtocolError(
        code: SessionErrorCode.notSaved,
        field: "",
        message: "the change is shown, but could not be saved: \(failure)"
      )
    }
    return answer(origin, refusal: error)
  }

  // MARK: Versions

  private mutating func version(
    _ step: VersionStep,
    on stage: String,
    from origin: CommandOrigin
  ) throws(ProtocolError) {
    let versions = (rooms[stage] ?? StageRoom()).versions
    switch step {
    case .keep(let name):
      let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
      if let error = versions.excess(limits) { throw error }
      guard !name.isEmpty else {
        throw ProtocolError(code: ErrorCode.missing, field: "name", message: "name is empty")
      }
      run(stage) { $0.keepVersion(name, from: origin) }
    case .restore(let id):
      let state = try versions.state(id)
      run(stage) { $0.restore(state, from: origin) }
    case .remove(let id):
      _ = try versions.state(id)
      change(.remove(id), on: stage, from: origin)
    case .recover(let id):
      try versions.checkRecovery(of: id, limits)
      change(.recover(id), on: stage, from: origin)
    }
  }

  private mutating func change(
    _ entry: VersionBook.Entry,
    on stage: String,
    from origin: CommandOrigin
  ) {
    let record = rooms[stage, default: StageRoom()].apply(entry)
    effects.append(.note(stage: stage, record))
    let versions = rooms[stage]?.versions.versions ?? []
    effects.append(.tell(stage: stage, .versions(stage: stage, versions: versions)))
    effects.append(.settle(stage: stage, origin))
  }

  /// Keeps a state whose data the host has just written to the journal.
  ///
  /// - Parameters:
  ///   - name: The name of the state.
  ///   - stage: The stage.
  ///   - edited: The edited data; `nil` when they are those of the data file.
  ///   - origin: The command.
  /// - Returns: The effects.
  mutating func keepVersion(
    _ name: String,
    of stage: String,
    edited: Data?,
    from origin: CommandOrigin
  ) -> [Effect] {
    let data = edited ?? stages[stage]?.versions.good?.data.bytes ?? Data()
    guard data.count <= limits.recordBytes else {
      let bound = limits.recordBytes >> 20
      let error = ProtocolError(
        code: ErrorCode.tooBig,
        field: "version",
        message: "the data of a version may have at most \(bound) MiB"
      )
      return answer(origin, refusal: error)
    }
    let values = stages[stage]?.overrides ?? [:]
    let version = StageVersion(
      id: rooms[stage]?.versions.next ?? 1,
      name: name,
      by: clients[origin.client]?.name ?? "",
      at: environment.clock(),
      values: values.count
    )
    let text = String(decoding: data, as: UTF8.self)
    change(.keep(.init(version: version, values: values, data: text)), on: stage, from: origin)
    return drain()
  }

  // MARK: Pointing

  /// Passes a cursor on to the others; in a crowd, only that of somebody who is followed.
  private mutating func point(_ place: CursorPlace, on stage: String, from client: UInt64) {
    let audience = audience(of: stage)
    let isFollowed = clients[client]?.views.contains { view in
      hubs[view]?.driver == client && hubs[view]?.followers.isEmpty == false
    }
    guard audience.count <= limits.listedClients || isFollowed == true else { return }
    effects.append(
      .tell(stage: stage, .cursor(stage: stage, client: client, place: place), except: client)
    )
  }

  private mutating func raise(_ client: UInt64, _ isUp: Bool, on stage: String, now: Double) {
    guard rooms[stage]?.hands.contains(client) ?? false != isUp else { return }
    if isUp {
      rooms[stage, default: StageRoom()].hands.insert(client)
    } else {
      rooms[stage]?.hands.remove(client)
    }
    announcePresence(on: stage, now: now)
  }

  /// Forgets the hand of a client that has no view of a stage any more.
  mutating func lowerHand(of client: UInt64, on stage: String) {
    if audiences[stage]?.contains(client) != true { rooms[stage]?.hands.remove(client) }
  }
}

// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The list of people that the clients of one stage know, and when they are told of changes.
///
/// Everybody who comes gets the list once; the others get what changed, at most a few times a
/// second, and less often if there are many: so the text for a crowd grows with its size and with
/// time, not with the square of its size.
struct StageRoll {
  /// The shortest time between two messages to the same client, in seconds.
  static let shortest = 0.25
  /// The most messages about people in a second, to all clients together.
  static let messagesPerSecond = 2000.0

  /// The messages for those who came since the last ones, and for the others.
  struct News: Equatable {
    var newcomers: [UInt64] = []
    var list: ServerMessage
    var others: [UInt64] = []
    /// `nil` when nothing has changed for the others.
    var change: ServerMessage?
  }

  private var known: [ServerMessage.Presence] = []
  private var knownCount = 0
  private var newcomers: Set<UInt64> = []
  private var toldAt: Double?
  /// When the next messages are sent; `nil` while nobody waits for any.
  private(set) var due: Double?

  /// Notes that a client has opened a view, and needs the whole list.
  mutating func welcome(_ client: UInt64) { newcomers.insert(client) }

  /// Notes a change.
  ///
  /// - Returns: Whether it must be told now.
  mutating func changed(crowd: Int, now: Double) -> Bool {
    let wait = max(Self.shortest, Double(crowd) / Self.messagesPerSecond)
    let next = toldAt.map { $0 + wait } ?? now
    due = max(next, now)
    return next <= now
  }

  /// What the clients must be told about the people who are there.
  ///
  /// - Parameters:
  ///   - stage: The stage.
  ///   - list: The people in the list.
  ///   - clients: Everybody on the stage, in ascending order.
  ///   - now: The time, in seconds.
  /// - Returns: The messages and their receivers.
  mutating func news(
    of stage: String,
    _ list: [ServerMessage.Presence],
    for clients: [UInt64],
    now: Double
  ) -> News {
    let before = Dictionary(uniqueKeysWithValues: known.map { ($0.client, $0) })
    let present = Set(list.map(\.client))
    let changed = list.filter { before[$0.client] != $0 }
    let gone = known.map(\.client).filter { !present.contains($0) }
    let count = clients.count
    let isSame = changed.isEmpty && gone.isEmpty && count == knownCount
    let news = News(
      newcomers: clients.filter(newcomers.contains),
      list: .presence(stage: stage, clients: list, count: count),
      others: isSame ? [] : clients.filter { !newcomers.contains($0) },
      change: isSame
        ? nil : .presenceChange(stage: stage, changed: changed, gone: gone, count: count)
    )
    (known, knownCount, toldAt, due) = (list, count, now, nil)
    newcomers = []
    return news
  }
}

// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// A stage that another server runs, as this one sees it: where its owner is, and what was asked.
struct OwnerLink {
  /// How far this server has come in finding the owner.
  enum State: Equatable {
    /// It asks for the lease.
    case seeking
    /// It has nothing to wait for before it asks again, but some time.
    case lost
    /// It has written to the owner, which has not answered.
    case joining(owner: UInt64)
    case linked(owner: UInt64)
  }

  /// A client's message for the owner.
  struct Said {
    var client: UInt64
    var message: ClientMessage
    /// Whether it was sent, so that nobody knows whether it was done if the owner is lost.
    var isSent = false
  }

  /// The greatest number of messages that wait.
  static let bound = 1024

  var state = State.lost
  /// Names this attempt; the owner's letters contain it.
  var id: UInt64 = 0
  /// The owner's lease: letters of an earlier one are too late.
  var epoch: UInt64 = 0
  /// The numbers of the last letters: to the owner, from it, and of what it tells all.
  var sent: UInt64 = 0
  var taken: UInt64 = 0
  var told: UInt64 = 0
  /// When the owner was heard last.
  var heard = 0.0
  /// When this state began.
  var since = 0.0
  /// Whether clients were told that the stage is not run.
  var isAdrift = false
  /// The clients that the owner knows.
  var joined: Set<UInt64> = []
  /// What the clients have said and the owner has not answered, in order.
  var said: [Said] = []
  /// The views whose first picture of this owner has not come.
  var fresh: Set<UInt64> = []

  /// The owner, while there is one.
  var owner: UInt64? {
    switch state {
    case .joining(let owner), .linked(let owner): owner
    case .seeking, .lost: nil
    }
  }

  var isLinked: Bool { if case .linked = state { true } else { false } }
}

/// A server that has clients of a stage that this one runs.
struct GuestLink {
  var id: UInt64
  var server: UInt64
  /// The numbers of the last letters: to the other server, and from it.
  var sent: UInt64 = 0
  var taken: UInt64 = 0
  var heard: Double
  var members: Set<UInt64> = []
}

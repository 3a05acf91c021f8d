// SPDX-License-Identifier: Apache-2.0

/// The clients that receive one view, in ascending order, and what each of them has.
///
/// - Invariant: the numbers ascend, and each has its receiver at the same place.
struct ViewReceivers {
  /// A client that receives the view.
  struct Receiver {
    /// The revision sent last; `nil` until a snapshot is sent.
    var sent: UInt64?
    /// The revisions that the client has not acknowledged.
    var unacknowledged: [UInt64] = []
    /// Whether it is told where the content is as soon as it has every delta.
    var awaitsPlace = false
  }

  /// The clients.
  private(set) var clients: [UInt64] = []
  private var receivers: [Receiver] = []

  var isEmpty: Bool { clients.isEmpty }
  var count: Int { clients.count }

  /// The state of a client; `nil` if it does not receive the view.
  ///
  /// - Complexity: O(log n) with n receivers.
  subscript(client: UInt64) -> Receiver? { place(of: client).map { receivers[$0] } }

  /// The state at a place of `clients`.
  subscript(at place: Int) -> Receiver {
    _read { yield receivers[place] }
    _modify { yield &receivers[place] }
  }

  /// The place of a client.
  func place(of client: UInt64) -> Int? {
    let place = clients.firstPlace(notBelow: client) { $0 }
    return place < clients.count && clients[place] == client ? place : nil
  }

  /// Adds a client, or gives it a new state.
  ///
  /// - Complexity: O(log n), and O(n) to make room for a client that did not come last.
  mutating func set(_ receiver: Receiver, for client: UInt64) {
    let place = clients.firstPlace(notBelow: client) { $0 }
    if place < clients.count, clients[place] == client {
      receivers[place] = receiver
    } else {
      clients.insert(client, at: place)
      receivers.insert(receiver, at: place)
    }
  }

  /// Removes a client, if it is there.
  mutating func remove(_ client: UInt64) {
    guard let place = place(of: client) else { return }
    clients.remove(at: place)
    receivers.remove(at: place)
  }
}

extension Array {
  /// The first place in an ascending list whose number is not below another one.
  ///
  /// - Complexity: O(log n) with n elements.
  func firstPlace(notBelow number: UInt64, _ key: (Element) -> UInt64) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if key(self[middle]) < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

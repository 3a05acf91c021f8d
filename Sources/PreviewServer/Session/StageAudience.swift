// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The clients that drive or follow a view of one stage, and what they know of each other.
struct StageAudience {
  /// The number of a client's views on the stage.
  private var views: [UInt64: Int] = [:]
  /// The clients, sorted.
  private(set) var clients: [UInt64] = []
  var roll = StageRoll()

  /// Whether a client is there.
  func contains(_ client: UInt64) -> Bool { views[client] != nil }

  /// Notes that a client got a view.
  ///
  /// - Complexity: O(log n), and O(n) to make room for a client that did not come last.
  mutating func add(_ client: UInt64) {
    views[client, default: 0] += 1
    let place = place(of: client)
    guard place == clients.count || clients[place] != client else { return }
    clients.insert(client, at: place)
  }

  /// Notes that a client has a view less.
  mutating func remove(_ client: UInt64) {
    guard let count = views[client] else { return }
    views[client] = count > 1 ? count - 1 : nil
    if count == 1 { clients.remove(at: place(of: client)) }
  }

  private func place(of client: UInt64) -> Int {
    var low = 0
    var high = clients.count
    while low < high {
      let middle = (low + high) / 2
      if clients[middle] < client { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

// SPDX-License-Identifier: Apache-2.0

/// Decides which sockets may stay: the limits of all sockets and of those from one address.
///
/// When there is no space left, the socket that has said least makes room, the oldest first.
struct Admission {
  /// What a socket has said; those of a lower stage are closed before those of a higher one.
  enum Stage: Int, CaseIterable {
    /// Not yet a whole request.
    case quiet
    /// A request, and perhaps waits for the next one.
    case request
    /// It is a WebSocket, without a message.
    case silent
    /// A message; it is never closed for others.
    case speaking
  }

  /// The decision about a new socket.
  enum Verdict: Equatable {
    case accept(UInt64)
    /// The new socket is accepted after another one was closed.
    case replace(closing: UInt64, UInt64)
    case refuse(Reason)
  }

  /// Why a socket is refused.
  enum Reason: Equatable {
    case full
    case tooManyFromAddress
  }

  private struct Entry {
    var address: PeerAddress
    var stage: Stage
  }

  /// The greatest number of all sockets.
  let bound: Int
  /// The greatest number of sockets from one address that is not this machine.
  let boundOfAddress: Int
  private var entries: [UInt64: Entry] = [:]
  private var counts: [PeerAddress: Int] = [:]
  /// Sockets in the order in which they reached a stage; some have left it since.
  private var orders = Stage.allCases.map { _ in Order() }
  private var last: UInt64 = 0

  init(bound: Int, boundOfAddress: Int) {
    self.bound = bound
    self.boundOfAddress = boundOfAddress
  }

  var count: Int { entries.count }

  /// The number of sockets from an address.
  func count(from address: PeerAddress) -> Int { counts[address] ?? 0 }

  /// Decides about a new socket and counts it, if it is accepted.
  mutating func admit(_ address: PeerAddress) -> Verdict {
    if !address.isLoopback, count(from: address) >= boundOfAddress {
      return .refuse(.tooManyFromAddress)
    }
    guard entries.count >= bound else { return .accept(add(address)) }
    guard let closing = leastSpeaking() else { return .refuse(.full) }
    leave(closing)
    return .replace(closing: closing, add(address))
  }

  /// The socket that makes room, if any may.
  mutating func leastSpeaking() -> UInt64? {
    for stage in Stage.allCases where stage != .speaking {
      if let found = orders[stage.rawValue].first(where: { entries[$0]?.stage == stage }) {
        return found
      }
    }
    return nil
  }

  /// Notes that a socket has reached another stage.
  mutating func advance(_ socket: UInt64, to stage: Stage) {
    guard let entry = entries[socket], entry.stage != stage else { return }
    entries[socket]?.stage = stage
    if stage != .speaking { orders[stage.rawValue].append(socket) }
  }

  /// Forgets a socket that was closed.
  mutating func leave(_ socket: UInt64) {
    guard let entry = entries.removeValue(forKey: socket) else { return }
    let rest = count(from: entry.address) - 1
    counts[entry.address] = rest > 0 ? rest : nil
  }

  private mutating func add(_ address: PeerAddress) -> UInt64 {
    last += 1
    entries[last] = Entry(address: address, stage: .quiet)
    counts[address, default: 0] += 1
    orders[Stage.quiet.rawValue].append(last)
    trim()
    return last
  }

  /// Drops those from the orders that have left, so that they stay short while nothing is scarce.
  private mutating func trim() {
    for stage in Stage.allCases {
      orders[stage.rawValue].trim { entries[$0]?.stage == stage }
    }
  }

  /// Numbers in the order in which they came.
  private struct Order {
    private var numbers: [UInt64] = []
    private var head = 0
    /// How many numbers may wait before the ones that have left are looked for.
    private var roomy = 64

    mutating func append(_ number: UInt64) { numbers.append(number) }

    /// The first number that still counts; those before it are dropped.
    mutating func first(where counts: (UInt64) -> Bool) -> UInt64? {
      while head < numbers.count {
        if counts(numbers[head]) { return numbers[head] }
        head += 1
      }
      return nil
    }

    mutating func trim(_ counts: (UInt64) -> Bool) {
      guard numbers.count > roomy else { return }
      numbers = numbers[head...].filter(counts)
      head = 0
      roomy = max(64, 2 * numbers.count)
    }
  }
}

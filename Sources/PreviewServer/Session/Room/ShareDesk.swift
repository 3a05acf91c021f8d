// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The links of this run of the server, and the network that can reach it.
struct ShareDesk {
  /// Whether other devices can connect.
  struct Network: Equatable {
    /// The beginnings of addresses that other devices can reach.
    var addresses: [String] = []
    /// Whether the server listens on this machine alone, and may listen on the network, too.
    var canOpen = false
    var isOpen = false
    /// Why the network could not be opened; empty when it could.
    var failure = ""
  }

  /// A link.
  struct Link: Equatable {
    var id: UInt64
    var role: ClientRole
    var token: String
    var by: String
    /// The connections that came with it.
    var clients: Set<UInt64> = []
  }

  /// How a client came in.
  enum Entry: Equatable {
    /// Without a link: with the token of the command line, or from this machine.
    case door
    case link(UInt64, ClientRole)
    /// With a link that has ended; the reason is for people.
    case ended(String)
    case refused(String)
  }

  var network = Network()
  private(set) var links: [Link] = []
  /// The clients that are told of changes.
  private(set) var readers: Set<UInt64> = []
  private var ended: Set<String> = []
  private var lastLink: UInt64 = 0

  /// The tokens of ended links that are remembered, so that people are told what happened.
  private static let mostEnded = 1000

  /// Decides about a token.
  ///
  /// - Parameters:
  ///   - token: The client's token.
  ///   - door: The token of the command line; `nil` when this machine needs none.
  ///   - isRemote: Whether the client comes from another machine to a server that is open to it.
  /// - Returns: The door, a link, or why the client may not come in.
  func entry(token: String?, door: String?, isRemote: Bool) -> Entry {
    let advice = "open the address that the server printed, or ask for a new link"
    guard let token, !token.isEmpty else {
      return door == nil && !isRemote
        ? .door : .refused("the address has no token; \(advice)")
    }
    if let door, Self.areEqual(token, door) { return .door }
    if let link = links.first(where: { Self.areEqual(token, $0.token) }) {
      return .link(link.id, link.role)
    }
    if ended.contains(token) {
      return .ended("it was ended; ask whoever gave it to you for a new one")
    }
    return .refused("the token is wrong, or from an earlier run of the server; \(advice)")
  }

  /// Compares tokens in a time that does not depend on the number of correct characters.
  private static func areEqual(_ one: String, _ other: String) -> Bool {
    let left = Array(one.utf8)
    let right = Array(other.utf8)
    guard left.count == right.count else { return false }
    return zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Makes a link; `nil` when there are too many.
  mutating func make(_ role: ClientRole, by name: String, token: String, bound: Int) -> Link? {
    guard links.count < bound else { return nil }
    lastLink += 1
    let link = Link(id: lastLink, role: role, token: token, by: name)
    links.append(link)
    return link
  }

  /// Ends a link, and returns it with its clients; `nil` when there is none.
  mutating func end(_ id: UInt64) -> Link? {
    guard let place = links.firstIndex(where: { $0.id == id }) else { return nil }
    let link = links.remove(at: place)
    if ended.count >= Self.mostEnded { ended.removeAll() }
    ended.insert(link.token)
    return link
  }

  /// Notes that a client came with a link.
  mutating func enter(_ client: UInt64, by link: UInt64) {
    guard let place = links.firstIndex(where: { $0.id == link }) else { return }
    links[place].clients.insert(client)
  }

  /// Notes that a client is gone.
  ///
  /// - Returns: Whether it used a link.
  mutating func leave(_ client: UInt64, by link: UInt64?) -> Bool {
    readers.remove(client)
    guard let place = links.firstIndex(where: { $0.id == link }) else { return false }
    return links[place].clients.remove(client) != nil
  }

  /// Tells a client of all changes from now on.
  mutating func inform(_ client: UInt64) { readers.insert(client) }

  /// The message for those who may edit.
  var message: ServerMessage {
    .links(
      StageLinks(
        addresses: network.addresses,
        canOpen: network.canOpen,
        isOpen: network.isOpen,
        failure: network.failure,
        links: links.map {
          StageLink(
            id: $0.id,
            role: $0.role,
            token: $0.token,
            by: $0.by,
            clients: $0.clients.count
          )
        }
      )
    )
  }
}

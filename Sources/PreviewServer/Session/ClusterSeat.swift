// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// What a server of a cluster knows of itself: its number, and the stages that it runs.
///
/// The numbers of clients and views contain the number of the server that gave them out, so they
/// are the same on all servers.
struct ClusterSeat {
  /// The bits of a number that the server itself counts.
  static let countBits: UInt64 = 32
  /// The greatest number of a server: numbers stay exact in the page.
  static let greatest: UInt64 = 1 << 20

  let number: UInt64
  /// The stages whose hosts this server runs.
  var owned: Set<String> = []
  /// Source that was saved while another server ran the stage.
  var savedSource: [String: SourceSnapshot] = [:]

  /// The number after which this server's clients and views are counted.
  var base: UInt64 { number << Self.countBits }

  /// The server of a client.
  static func server(of client: UInt64) -> UInt64 { client >> countBits }

  /// Whether another server has a client.
  func isGuest(_ client: UInt64) -> Bool { Self.server(of: client) != number }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import StageProtocol

/// A server that has joined a cluster: it is connected, and has a name and a number of its own.
struct ClusterMember {
  /// The reason why the server cannot join, and what the user can do.
  struct Refusal: Error {
    var message: String
  }

  /// How a server joins.
  struct Options: Equatable {
    /// The addresses of servers of NATS, with commas between them.
    var url: String
    /// The name of this server among the others; `nil` takes a free one.
    var name: String?
    /// A file with credentials for NATS.
    var credentials: String?
  }

  /// The seconds after which the lease of a server that ended is over.
  private static let patience = LeaseKeeper.life + 1.5
  private static let pauseMicroseconds: UInt32 = 200_000

  let bus: Bus
  let leases: LeaseKeeper
  let journal: StreamJournal
  let exchange: SourceExchange
  let number: UInt64
  let name: String

  /// Connects, finds or makes the streams, and takes a number and the name.
  init(_ options: Options) throws(Refusal) {
    let place = Self.withoutSecrets(options.url)
    let number = UInt64.random(in: 1..<ClusterSeat.greatest)
    let name = options.name ?? "server-\(number)"
    do throws(Bus.Failure) {
      bus = try Bus(url: options.url, credentials: options.credentials, name: "tessera \(name)")
    } catch {
      throw Refusal(
        message: "cannot join the cluster at \(place): \(error.message); check --cluster, and that "
          + "nats-server runs there"
      )
    }
    do throws(Bus.Failure) {
      try LeaseKeeper.prepare(bus)
      try FileStore.prepare(bus)
      try StreamJournal.prepare(bus)
      exchange = try SourceExchange(bus: bus, limits: .standard)
    } catch {
      throw Refusal(message: "cannot use NATS at \(place): \(error.message)")
    }
    leases = LeaseKeeper(bus: bus, value: String(number))
    journal = StreamJournal(bus: bus, files: FileStore(bus: bus), address: place)
    self.number = number
    self.name = name
    try take("number.\(number)", "its number; start it again")
    try take("name.\(name)", "the name \(name); choose another with --name")
  }

  /// Takes a lease, which an ended server of the same name may still have for a while.
  private func take(_ key: String, _ what: String) throws(Refusal) {
    let end = MonotonicClock.seconds + Self.patience
    while true {
      do throws(Bus.Failure) {
        guard try leases.take(key) != nil else { return }
      } catch {
        throw Refusal(message: "cannot take a name in the cluster: \(error.message)")
      }
      guard MonotonicClock.seconds < end else {
        throw Refusal(message: "another server of the cluster has \(what)")
      }
      leases.tick(now: MonotonicClock.seconds)
      usleep(Self.pauseMicroseconds)
    }
  }

  /// An address without its user and password.
  static func withoutSecrets(_ url: String) -> String {
    url.split(separator: ",").map { part -> String in
      guard let at = part.lastIndex(of: "@"), let scheme = part.range(of: "://") else {
        return String(part)
      }
      return String(part[..<scheme.upperBound] + part[part.index(after: at)...])
    }.joined(separator: ",")
  }
}

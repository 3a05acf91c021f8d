// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The leases of this server: names in a bucket of JetStream that only one server has at a time.
///
/// A lease ends when its holder has not renewed it for its time to live. The holder counts from
/// before it sends, and gives up earlier, so that nobody else can have it meanwhile.
final class LeaseKeeper {
  /// What came of the attempt to get a lease.
  enum Outcome: Equatable {
    /// This server has it, for the first time with this number; a later holder's is greater.
    case held(epoch: UInt64)
    /// Another server has it, which wrote this.
    case taken(by: String)
    /// NATS did not answer.
    case unknown(String)
  }

  private struct Held {
    var epoch: UInt64
    var revision: UInt64
    var until: Double
    var renewal: Double
    var isRenewing = false
  }

  static let bucket = "KV_TESSERA_LEASES"
  /// The time to live, in seconds; the servers of NATS count it.
  static let life = 3.0
  /// The seconds after which the holder gives up.
  static let hold = 2.25
  /// The seconds between two renewals.
  static let pace = 0.75
  private static let nanosecondsPerSecond = 1e9

  /// Called when a lease is lost.
  var lost: (String) -> Void = { _ in }
  private let bus: Bus
  private let value: String
  private var leases: [String: Held] = [:]

  init(bus: Bus, value: String) {
    self.bus = bus
    self.value = value
  }

  /// Makes the bucket.
  static func prepare(_ bus: Bus) throws(Bus.Failure) {
    try bus.ensure(
      stream: bucket,
      subjects: ["$KV.TESSERA_LEASES.>"],
      [
        "max_msgs_per_subject": 1, "max_age": NSNumber(value: Int64(life * nanosecondsPerSecond)),
        "discard": "new", "allow_rollup_hdrs": true, "deny_delete": true,
      ]
    )
  }

  private static func subject(_ key: String) -> String { "$KV.TESSERA_LEASES." + key }

  var count: Int { leases.count }

  /// Whether this server has a lease at a time.
  func holds(_ key: String, now: Double) -> Bool { (leases[key]?.until ?? 0) > now }

  /// Tries to get a lease.
  func acquire(_ key: String, take: @escaping (Outcome) -> Void) {
    acquire(key, after: 0, take: take)
  }

  private func acquire(_ key: String, after last: UInt64, take: @escaping (Outcome) -> Void) {
    let began = MonotonicClock.seconds
    bus.store(Self.subject(key), value.utf8, after: last) { [weak self] answer in
      switch answer {
      case .success(let revision):
        self?.leases[key] = Held(
          epoch: revision,
          revision: revision,
          until: began + Self.hold,
          renewal: began + Self.pace
        )
        take(.held(epoch: revision))
      case .failure(let failure) where failure.code == Bus.Code.notLast && last == 0:
        self?.look(at: key, take: take)
      case .failure(let failure): take(.unknown(failure.message))
      }
    }
  }

  private func look(at key: String, take: @escaping (Outcome) -> Void) {
    bus.last(of: Self.subject(key), in: Self.bucket) { [weak self] answer in
      switch answer {
      case .success(let stored?):
        let holder = String(decoding: stored.bytes, as: UTF8.self)
        // An empty value was written by a holder that gave the lease back.
        guard holder.isEmpty else { return take(.taken(by: holder)) }
        self?.acquire(key, after: stored.sequence, take: take)
      case .success(nil): take(.unknown("the lease has just ended"))
      case .failure(let failure): take(.unknown(failure.message))
      }
    }
  }

  /// Gets a lease, or says who has it.
  ///
  /// - Returns: What its holder wrote; `nil` when this server has it.
  func take(_ key: String) throws(Bus.Failure) -> String? {
    let began = MonotonicClock.seconds
    do throws(Bus.Failure) {
      let revision = try bus.store(Self.subject(key), value.utf8, after: 0)
      leases[key] = Held(
        epoch: revision,
        revision: revision,
        until: began + Self.hold,
        renewal: began + Self.pace
      )
      return nil
    } catch {
      guard error.code == Bus.Code.notLast else { throw error }
      let stored = try bus.last(of: Self.subject(key), in: Self.bucket)
      return stored.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    }
  }

  /// Gives a lease back, so that others need not wait for its end.
  func release(_ key: String) {
    guard let lease = leases.removeValue(forKey: key) else { return }
    bus.store(Self.subject(key), [], after: lease.revision) { _ in }
  }

  /// Gives all leases back.
  func releaseAll() { for key in leases.keys.sorted() { release(key) } }

  /// Renews what is due, and loses what could not be renewed.
  func tick(now: Double) {
    for (key, lease) in leases {
      guard lease.until > now else {
        leases[key] = nil
        lost(key)
        continue
      }
      guard lease.renewal <= now, !lease.isRenewing else { continue }
      leases[key]?.isRenewing = true
      bus.store(Self.subject(key), value.utf8, after: lease.revision) { [weak self] answer in
        self?.renewed(key, lease.epoch, began: now, answer)
      }
    }
  }

  private func renewed(
    _ key: String,
    _ epoch: UInt64,
    began: Double,
    _ answer: Result<UInt64, Bus.Failure>
  ) {
    guard var lease = leases[key], lease.epoch == epoch else { return }
    switch answer {
    case .success(let revision):
      lease.revision = revision
      lease.until = began + Self.hold
      lease.renewal = began + Self.pace
      lease.isRenewing = false
      leases[key] = lease
    case .failure(let failure) where failure.code == Bus.Code.notLast:
      leases[key] = nil
      lost(key)
    case .failure:
      // It is tried again until the time is over. What was written may have come nevertheless, and
      // then nobody knows the number: the next attempt fails, and the lease is lost.
      leases[key]?.isRenewing = false
      leases[key]?.renewal = began + Self.pace
    }
  }
}

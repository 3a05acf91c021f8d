// SPDX-License-Identifier: Apache-2.0
package import Foundation
private import Synchronization

/// The observations of properties of all objects of an app's process.
///
/// Threads may add and check at the same time; observers are told on the thread that checks.
package final class KeyObservations: @unchecked Sendable {
  private struct Entry {
    weak var object: NSObject?
    weak var observation: NSKeyValueObservation?
    /// Observers are told in the order in which they came.
    var number: Int
  }

  /// How deep changes by observers may be nested.
  private static let deepest = 16
  /// Whether any process has observations: most apps have none, and views ask at every change of their bounds.
  private static let areThereAny = Atomic(false)

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: [Entry]] = [:]
  private var depth = 0
  private var count = 0
  private var isQuiet = false

  /// Lets the observers of an object read its properties again.
  package static func check(_ object: NSObject) {
    guard areThereAny.load(ordering: .relaxed) else { return }
    AppProcess.current.observations.check(object)
  }

  func add(_ observation: NSKeyValueObservation, of object: NSObject) {
    Self.areThereAny.store(true, ordering: .relaxed)
    let id = ObjectIdentifier(object)
    lock.withLock {
      entries[id, default: []].removeAll { $0.object !== object || $0.observation == nil }
      count += 1
      let entry = Entry(object: object, observation: observation, number: count)
      entries[id, default: []].append(entry)
    }
  }

  /// Runs code of which observers are told nothing, for example while a layout is asked about other offsets.
  package func quietly<Result>(_ body: () -> Result) -> Result {
    let outer = lock.withLock {
      defer { isQuiet = true }
      return isQuiet
    }
    defer { lock.withLock { isQuiet = outer } }
    return body()
  }

  /// Lets the observers of an object read its properties again.
  private func check(_ object: NSObject) {
    let id = ObjectIdentifier(object)
    let entered = lock.withLock { () -> [Entry]? in
      guard !isQuiet, depth < Self.deepest, let all = entries[id] else { return nil }
      depth += 1
      return all
    }
    guard let entered else { return }
    for entry in entered where entry.object === object { entry.observation?.look?() }
    lock.withLock {
      depth -= 1
      entries[id]?.removeAll { $0.object !== object || $0.observation?.look == nil }
      if entries[id]?.isEmpty == true { entries[id] = nil }
    }
  }

  /// Lets all observers read their properties again, after work of the app.
  func checkAll() {
    guard Self.areThereAny.load(ordering: .relaxed) else { return }
    let objects = lock.withLock { () -> [(number: Int, object: NSObject?)] in
      guard !isQuiet, depth == 0 else { return [] }
      entries = entries.filter { !$0.value.allSatisfy { $0.object == nil } }
      return entries.values.compactMap { all in
        all.first { $0.object != nil }.map { ($0.number, $0.object) }
      }
    }
    for (_, object) in objects.sorted(by: { $0.number < $1.number }) { object.map(check) }
  }
}

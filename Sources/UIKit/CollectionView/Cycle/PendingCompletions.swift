// SPDX-License-Identifier: Apache-2.0

/// Completions that wait for the end of an animation.
@MainActor
final class PendingCompletions {
  private var waiting: [Int: [(Bool) -> Void]] = [:]
  private var next = 0

  nonisolated init() {}

  /// Adds completions.
  ///
  /// - Returns: A function that calls them at the end of the animation. It does nothing if they
  ///   were interrupted.
  func add(_ completions: [(Bool) -> Void]) -> () -> Void {
    let number = next
    next += 1
    waiting[number] = completions
    return { self.end(number) }
  }

  /// Calls all completions with `false`, the oldest first, because another change came before the
  /// animation ended.
  func interrupt() {
    let interrupted = waiting.sorted { $0.key < $1.key }
    waiting = [:]
    for completion in interrupted.flatMap(\.value) { completion(false) }
  }

  private func end(_ number: Int) {
    for completion in waiting.removeValue(forKey: number) ?? [] { completion(true) }
  }
}

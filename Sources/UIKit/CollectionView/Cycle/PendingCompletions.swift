// SPDX-License-Identifier: Apache-2.0

/// Completions that wait for the end of an animation.
@MainActor
final class PendingCompletions {
  private var waiting: [Int: [(Bool) -> Void]] = [:]
  private var next = 0

  nonisolated init() {}

  /// Adds completions.
  ///
  /// - Returns: What ends them when their time has come; nothing happens when they were interrupted.
  func add(_ completions: [(Bool) -> Void]) -> () -> Void {
    let number = next
    next += 1
    waiting[number] = completions
    return { self.end(number) }
  }

  /// Another change came before the animation was over: all are told `false`, the oldest first.
  func interrupt() {
    let interrupted = waiting.sorted { $0.key < $1.key }
    waiting = [:]
    for completion in interrupted.flatMap(\.value) { completion(false) }
  }

  private func end(_ number: Int) {
    for completion in waiting.removeValue(forKey: number) ?? [] { completion(true) }
  }
}

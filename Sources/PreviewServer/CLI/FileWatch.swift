// SPDX-License-Identifier: Apache-2.0

/// Waits until files that were saved have settled, and then has them read at once.
///
/// Editors save in several steps, and people save several files: each change begins the pause anew.
final class FileWatch {
  private let loop: EventLoop
  /// The longest time between a change and its reading, in seconds.
  private let longest: Double
  private let settled: () -> Void
  private lazy var timer = loop.timer { [unowned self] in
    since = nil
    settled()
  }
  /// When the first of the collected changes came; `nil` when none wait.
  private var since: Double?

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - descriptor: Becomes readable when files change.
  ///   - longest: The longest time for which changes are collected, in seconds, while something
  ///     changes all the time.
  ///   - loop: The loop in which everything happens.
  ///   - noticed: Reads what changed; the seconds to wait, or `nil` if nothing here did.
  ///   - settled: Is called when nothing changed for so long.
  init(
    descriptor: Int32,
    longest: Double = .infinity,
    loop: EventLoop,
    noticed: @escaping () -> Double?,
    settled: @escaping () -> Void
  ) {
    (self.loop, self.longest, self.settled) = (loop, longest, settled)
    let watch = LoopDescriptor(
      descriptor: descriptor,
      readable: { [unowned self] in
        if let seconds = noticed() { wait(seconds) }
        return true
      },
      writable: { true },
      ended: {}
    )
    _ = loop.adopt(watch)
  }

  private func wait(_ seconds: Double) {
    let now = MonotonicClock.seconds
    let first = since ?? now
    since = first
    timer.schedule(after: min(seconds, first + longest - now))
  }
}

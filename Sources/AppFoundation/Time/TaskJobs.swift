// SPDX-License-Identifier: Apache-2.0
import Foundation
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// Lets the tasks of an app be done by the stage's clock: their jobs are work like any other, and
/// `Task.sleep` waits for the clock.
package enum TaskJobs {
  /// Takes all jobs of this process from now on.
  ///
  /// The runtime asks for its executors only once: this is called first in a process, before any task
  /// is made.
  package static func take() { _createExecutors(factory: Executors.self) }

  private struct Executors: ExecutorFactory {
    static let mainExecutor: any MainExecutor = MainJobs()
    static let defaultExecutor: any TaskExecutor = OtherJobs()
  }

  /// The queue of jobs that belong to no actor, and to actors other than the main one.
  fileprivate static let others = DispatchQueue(label: "com.apple.root.default-qos.cooperative")

  /// The seconds of a wait by some clock; those of the runtime's clocks are known.
  fileprivate static func seconds<Length: DurationProtocol>(_ length: Length) -> Double {
    guard let length = length as? Duration else { return 0 }
    let (whole, parts) = length.components
    let attosecondsPerSecond = 1e18
    // A moment of a real clock has come nearer since it was chosen: rounding gives the same each time.
    let grain = 1e3
    return ((Double(whole) + Double(parts) / attosecondsPerSecond) * grain).rounded() / grain
  }
}

/// Does the jobs of the main actor as work of the main queue.
private final class MainJobs: MainExecutor, SchedulingExecutor, @unchecked Sendable {
  func enqueue(_ job: consuming ExecutorJob) { add(UnownedJob(job), after: 0) }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob,
    after delay: C.Duration,
    tolerance: C.Duration?,
    clock: C
  ) {
    add(UnownedJob(job), after: TaskJobs.seconds(delay))
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob,
    at instant: C.Instant,
    tolerance: C.Duration?,
    clock: C
  ) {
    add(UnownedJob(job), after: TaskJobs.seconds(clock.now.duration(to: instant)))
  }

  private func add(_ job: UnownedJob, after seconds: Double) {
    WorkClock.current.add(after: seconds, on: .main) {
      job.runSynchronously(on: self.asUnownedSerialExecutor())
    }
  }

  var isMainExecutor: Bool { true }
  /// All code is in one thread.
  func checkIsolated() {}
  func isIsolatingCurrentContext() -> Bool? { true }
  /// Only the host runs what is due.
  func run() throws {}
  func runUntil(_ condition: () -> Bool) throws { _ = WorkClock.current.wait(until: condition) }
  func stop() {}
}

/// Does all other jobs as work of a queue.
private final class OtherJobs: TaskExecutor, SchedulingExecutor, @unchecked Sendable {
  func enqueue(_ job: consuming ExecutorJob) { add(UnownedJob(job), after: 0) }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob,
    after delay: C.Duration,
    tolerance: C.Duration?,
    clock: C
  ) {
    add(UnownedJob(job), after: TaskJobs.seconds(delay))
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob,
    at instant: C.Instant,
    tolerance: C.Duration?,
    clock: C
  ) {
    add(UnownedJob(job), after: TaskJobs.seconds(clock.now.duration(to: instant)))
  }

  private func add(_ job: UnownedJob, after seconds: Double) {
    WorkClock.current.add(after: seconds, on: TaskJobs.others) {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}

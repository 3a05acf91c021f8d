// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Runs work on a thread of its own: the kernel restricts threads, so the other tests stay free.
enum ConfinedThread {
  private final class Result<Value>: @unchecked Sendable {
    // Written before the semaphore is signalled, and read after it.
    var value: Value?
  }

  /// The result of the work, after the thread has ended it.
  static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value? {
    let result = Result<Value>()
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      result.value = work()
      done.signal()
    }
    done.wait()
    return result.value
  }
}

// SPDX-License-Identifier: Apache-2.0
import RxSwift

/// Runs code of views, which belongs to the main thread, where a stream calls it.
///
/// - Precondition: It is called on the main thread.
func onMainThread<Result>(_ body: @MainActor () -> Result) -> Result {
  MainActor.assumeIsolated { Handed(value: body()) }.value
}

/// Ends something of views; a bag, which disposes it, may go on any thread.
func disposableOnMainThread(_ end: @escaping @MainActor () -> Void) -> any Disposable {
  Disposables.create {
    _ = MainScheduler.instance.schedule(()) {
      onMainThread { end() }
      return Disposables.create()
    }
  }
}

/// A value that does not leave its thread.
private struct Handed<Value>: @unchecked Sendable {
  let value: Value
}

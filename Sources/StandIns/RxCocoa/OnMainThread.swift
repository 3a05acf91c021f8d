// SPDX-License-Identifier: Apache-2.0

/// Runs code of views, which belongs to the main thread, where a stream calls it.
///
/// - Precondition: It is called on the main thread.
func onMainThread<Result>(_ body: @MainActor () -> Result) -> Result {
  MainActor.assumeIsolated { Handed(value: body()) }.value
}

/// A value that does not leave its thread.
private struct Handed<Value>: @unchecked Sendable {
  let value: Value
}

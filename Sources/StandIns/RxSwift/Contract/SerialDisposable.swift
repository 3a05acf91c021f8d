// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Holds one at a time: another one ends the one before.
public final class SerialDisposable: Cancelable {
  private var current: (any Disposable)?
  private var hasEnded = false
  private let lock = NSLock()

  public init() {}

  public var isDisposed: Bool { lock.withLock { hasEnded } }

  public var disposable: any Disposable {
    get { lock.withLock { current } ?? Disposables.create() }
    set {
      let (before, ends) = lock.withLock {
        defer { if !hasEnded { current = newValue } }
        return (current, hasEnded)
      }
      before?.dispose()
      if ends { newValue.dispose() }
    }
  }

  public func dispose() {
    let ended = lock.withLock {
      hasEnded = true
      defer { current = nil }
      return current
    }
    ended?.dispose()
  }
}

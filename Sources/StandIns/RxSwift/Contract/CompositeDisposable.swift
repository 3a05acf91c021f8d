// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Several that end together.
public final class CompositeDisposable: Cancelable {
  private var contents: [any Disposable]?
  private let lock = NSLock()

  public init() { contents = [] }
  public init(disposables: [any Disposable]) { contents = disposables }
  public convenience init(_ disposables: any Disposable...) {
    self.init(disposables: disposables)
  }

  public var isDisposed: Bool { lock.withLock { contents == nil } }
  public var count: Int { lock.withLock { contents?.count ?? 0 } }

  /// Adds one, which ends at once if the others have ended.
  @discardableResult
  public func insert(_ disposable: any Disposable) -> Bool {
    let isOpen = lock.withLock {
      contents?.append(disposable)
      return contents != nil
    }
    if !isOpen { disposable.dispose() }
    return isOpen
  }

  public func dispose() {
    let ended = lock.withLock {
      defer { contents = nil }
      return contents ?? []
    }
    for disposable in ended { disposable.dispose() }
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Ends everything in it when it goes.
public final class DisposeBag {
  private var contents: [any Disposable] = []
  private let lock = NSLock()

  public init() {}
  public convenience init(disposing disposables: any Disposable...) {
    self.init()
    for disposable in disposables { insert(disposable) }
  }

  public func insert(_ disposable: any Disposable) {
    lock.withLock { contents.append(disposable) }
  }
  public func insert(_ disposables: any Disposable...) {
    for disposable in disposables { insert(disposable) }
  }

  deinit { for disposable in contents { disposable.dispose() } }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Something that can be ended from outside.
public protocol Disposable {
  func dispose()
}

/// Something that can be ended and tells whether it is.
public protocol Cancelable: Disposable {
  var isDisposed: Bool { get }
}

extension Disposable {
  /// Ends it with a bag.
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// The built-in ones.
public enum Disposables {
  public static func create() -> any Disposable { Nothing() }
  public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
    ClosureDisposable(dispose)
  }
  public static func create(_ disposables: any Disposable...) -> any Cancelable {
    CompositeDisposable(disposables: disposables)
  }
  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    CompositeDisposable(disposables: disposables)
  }

  private struct Nothing: Disposable {
    func dispose() {}
  }
}

/// Runs a closure once.
private final class ClosureDisposable: Cancelable {
  private var end: (() -> Void)?
  private let lock = NSLock()

  init(_ end: @escaping () -> Void) { self.end = end }

  var isDisposed: Bool { lock.withLock { end == nil } }

  func dispose() {
    let end = lock.withLock {
      defer { self.end = nil }
      return self.end
    }
    end?()
  }
}

// SPDX-License-Identifier: Apache-2.0

/// Holds what ends something, which is given once.
public final class SingleAssignmentDisposable: Cancelable {
  private let inner = SerialDisposable()
  public init() {}
  public var isDisposed: Bool { inner.isDisposed }
  public func setDisposable(_ disposable: any Disposable) { inner.disposable = disposable }
  public var disposable: any Disposable {
    get { inner.disposable }
    set { inner.disposable = newValue }
  }
  public func dispose() { inner.dispose() }
}

/// Knows only whether it has ended.
public final class BooleanDisposable: Cancelable {
  public private(set) var isDisposed: Bool
  public init() { isDisposed = false }
  public init(isDisposed: Bool) { self.isDisposed = isDisposed }
  public func dispose() { isDisposed = true }
}

/// Ends something on a scheduler.
public final class ScheduledDisposable: Cancelable {
  public let scheduler: any ImmediateSchedulerType
  private let inner: any Disposable
  public private(set) var isDisposed = false

  public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
    (self.scheduler, inner) = (scheduler, disposable)
  }
  public func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    _ = scheduler.schedule(inner) { inner in
      inner.dispose()
      return Disposables.create()
    }
  }
}

extension DisposeBag {
  public func insert(_ disposables: [any Disposable]) {
    for disposable in disposables { insert(disposable) }
  }
  public convenience init(disposing disposables: [any Disposable]) {
    self.init()
    insert(disposables)
  }
  public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
    self.init(disposing: builder())
  }
  public func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }

  @resultBuilder
  public struct DisposableBuilder {
    public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] {
      disposables
    }
  }
}

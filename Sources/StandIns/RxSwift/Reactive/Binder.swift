// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Sets something of an object to each value, on the main queue, as long as the object is there.
public struct Binder<Value>: ObserverType {
  public typealias Element = Value
  private let take: (Event<Value>) -> Void

  public init<Target: AnyObject>(
    _ target: Target,
    scheduler: any ImmediateSchedulerType = MainScheduler(),
    binding: @escaping (Target, Value) -> Void
  ) {
    take = { [weak target] event in
      guard case .next(let value) = event else { return }
      _ = scheduler.schedule(value) { value in
        if let target { binding(target, value) }
        return Disposables.create()
      }
    }
  }

  public func on(_ event: Event<Value>) { take(event) }
  public func asObserver() -> AnyObserver<Value> { AnyObserver(self) }
}

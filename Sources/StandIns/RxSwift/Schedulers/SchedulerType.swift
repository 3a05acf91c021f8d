// SPDX-License-Identifier: Apache-2.0
public import Foundation

public typealias RxTime = Date
public typealias RxTimeInterval = DispatchTimeInterval

/// Runs work soon.
public protocol ImmediateSchedulerType {
  func schedule<State>(
    _ state: State,
    action: @escaping (State) -> any Disposable
  ) -> any Disposable
}

/// Runs work soon or later.
public protocol SchedulerType: ImmediateSchedulerType {
  var now: RxTime { get }
  func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> any Disposable
  ) -> any Disposable
}

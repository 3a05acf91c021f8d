// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation

/// A queue on which work is done in its order.
public final class SerialDispatchQueueScheduler: QueueScheduler {
  public init(qos: DispatchQoS) {
    super.init(queue: AppFoundation.DispatchQueue(label: "serial", qos: qos))
  }
  public init(internalSerialQueueName: String) {
    super.init(queue: AppFoundation.DispatchQueue(label: internalSerialQueueName))
  }
  public init(queue: AppFoundation.DispatchQueue, internalSerialQueueName: String) {
    super.init(queue: queue)
  }
}

/// A queue on which work is done side by side; here in its order, so that it is the same each time.
public final class ConcurrentDispatchQueueScheduler: QueueScheduler {
  public init(qos: DispatchQoS) {
    super.init(queue: AppFoundation.DispatchQueue(label: "work", qos: qos))
  }
  public override init(queue: AppFoundation.DispatchQueue) { super.init(queue: queue) }
}

/// The thread on which the work is.
public final class CurrentThreadScheduler: ImmediateSchedulerType {
  nonisolated(unsafe) public static let instance = CurrentThreadScheduler()

  public func schedule<State>(
    _ state: State,
    action: @escaping (State) -> any Disposable
  ) -> any Disposable { action(state) }
}

/// An operation queue.
public final class OperationQueueScheduler: QueueScheduler {
  public init(operationQueue: AppFoundation.OperationQueue) {
    super.init(
      queue: operationQueue.underlyingQueue ?? AppFoundation.DispatchQueue(label: "operations")
    )
  }
}

// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation

extension ObservableConvertibleType {
  /// The values, for code that waits.
  public var values: AsyncThrowingStream<Element, any Swift.Error> {
    AsyncThrowingStream { continuation in
      let subscription = asObservable().subscribe(
        // All code of apps runs in one thread.
        onNext: { value in
          nonisolated(unsafe) let value = value
          continuation.yield(value)
        },
        onError: { continuation.finish(throwing: $0) },
        onCompleted: { continuation.finish() },
        onDisposed: { continuation.finish() }
      )
      nonisolated(unsafe) let end = subscription
      continuation.onTermination = { reason in
        if case .cancelled = reason { end.dispose() }
      }
    }
  }
}

extension ObservableType where Element == Data {
  /// The values that the data stand for.
  public func decode<Item: Decodable>(
    type: Item.Type,
    decoder: Foundation.JSONDecoder = AppFoundation.JSONDecoder()
  ) -> Observable<Item> { map { try decoder.decode(type, from: $0) } }
}

extension ObservableType {
  public static func repeatElement(
    _ element: Element,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> { from(Swift.repeatElement(element, count: .max)) }

  public static func from(
    optional: Element?,
    scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> { from(optional: optional) }

  public static func from<S: Sequence>(
    _ sequence: S,
    scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where S.Element == Element { from(sequence).subscribe(on: scheduler) }
}

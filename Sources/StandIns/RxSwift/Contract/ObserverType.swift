// SPDX-License-Identifier: Apache-2.0

/// Something that is told events.
public protocol ObserverType<Element> {
  associatedtype Element
  /// The name before version 5.
  typealias E = Element
  func on(_ event: Event<Element>)
}

extension ObserverType {
  public func onNext(_ element: Element) { on(.next(element)) }
  public func onError(_ error: any Swift.Error) { on(.error(error)) }
  public func onCompleted() { on(.completed) }
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }
}

extension ObserverType where Element == Void {
  public func onNext() { on(.next(())) }
}

/// An observer without its type.
public struct AnyObserver<Element>: ObserverType {
  public typealias EventHandler = (Event<Element>) -> Void
  private let handle: EventHandler

  public init(eventHandler: @escaping EventHandler) { handle = eventHandler }
  public init<O: ObserverType>(_ observer: O) where O.Element == Element {
    handle = { observer.on($0) }
  }

  public func on(_ event: Event<Element>) { handle(event) }

  public func mapObserver<Result>(
    _ transform: @escaping (Result) throws -> Element
  ) -> AnyObserver<Result> {
    let handle = handle
    return AnyObserver<Result> { handle($0.map(transform)) }
  }
}

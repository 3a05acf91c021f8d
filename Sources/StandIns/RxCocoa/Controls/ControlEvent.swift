// SPDX-License-Identifier: Apache-2.0
public import RxSwift

/// What happens to a control.
public struct ControlEvent<PropertyType>: ObservableType {
  public typealias Element = PropertyType
  private let events: Observable<PropertyType>

  public init<Events: ObservableType>(events: Events) where Events.Element == PropertyType {
    self.events = events.asObservable()
  }

  public func subscribe<O: ObserverType>(_ observer: O) -> any Disposable
  where O.Element == PropertyType { events.subscribe(observer) }

  public func asObservable() -> Observable<PropertyType> { events }
  public func asControlEvent() -> ControlEvent<PropertyType> { self }
}

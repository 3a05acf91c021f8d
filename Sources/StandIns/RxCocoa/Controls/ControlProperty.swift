// SPDX-License-Identifier: Apache-2.0
public import RxSwift

/// A value of a control, which people and code change: it is told, and can be set.
public struct ControlProperty<PropertyType>: ObservableType, ObserverType {
  public typealias Element = PropertyType
  private let values: Observable<PropertyType>
  private let sink: AnyObserver<PropertyType>

  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Values.Element == PropertyType, Sink.Element == PropertyType {
    self.values = values.asObservable()
    sink = AnyObserver(valueSink)
  }

  public func subscribe<O: ObserverType>(_ observer: O) -> any Disposable
  where O.Element == PropertyType { values.subscribe(observer) }

  public func on(_ event: Event<PropertyType>) { if case .next = event { sink.on(event) } }

  public func asObservable() -> Observable<PropertyType> { values }
  public func asControlProperty() -> ControlProperty<PropertyType> { self }
  public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }
}

extension ControlProperty where PropertyType == String? {
  /// The text, empty instead of `nil`.
  public var orEmpty: ControlProperty<String> {
    ControlProperty<String>(
      values: values.map { $0 ?? "" },
      valueSink: sink.mapObserver { Optional.some($0) }
    )
  }
}

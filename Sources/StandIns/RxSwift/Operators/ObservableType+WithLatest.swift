// SPDX-License-Identifier: Apache-2.0

extension ObservableType {
  /// Each value together with the latest of another stream, once that has one.
  public func withLatestFrom<Source: ObservableConvertibleType, Result>(
    _ second: Source,
    resultSelector: @escaping (Element, Source.Element) throws -> Result
  ) -> Observable<Result> {
    Observable<Result> { observer in
      var latest: Source.Element?
      let other = second.asObservable().subscribe { event in
        switch event {
        case .next(let value): latest = value
        case .error(let error): observer.onError(error)
        case .completed: break
        }
      }
      let own = self.compactMap { value in
        try latest.map { try resultSelector(value, $0) }
      }
      return Disposables.create(other, own.subscribe(observer))
    }
  }

  public func withLatestFrom<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Source.Element> { withLatestFrom(second) { $1 } }

  /// Gives an object, as long as it is there, with each value.
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object,
    resultSelector: @escaping (Object, Element) -> Result
  ) -> Observable<Result> {
    compactMap { [weak object] value in object.map { resultSelector($0, value) } }
  }

  public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> Observable<(Object, Element)> { withUnretained(object) { ($0, $1) } }
}

// SPDX-License-Identifier: Apache-2.0

extension ObservableType {
  private func inner<Source: ObservableConvertibleType>(
    _ policy: InnerPolicy,
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Observable<Source.Element> { observer in
      let streams = InnerStreams<Source>(policy, observer)
      streams.add(self.subscribe { streams.take($0.map(selector)) })
      return streams.disposable
    }
  }

  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> { inner(.together, selector) }

  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> { inner(.latest, selector) }

  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> { inner(.first, selector) }

  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> { inner(.inTurn, selector) }

  public func concat<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Element> where Source.Element == Element {
    Observable.concat([asObservable(), second.asObservable()])
  }

  public static func concat<S: Sequence>(_ sources: S) -> Observable<Element>
  where S.Element == Observable<Element> {
    Observable<Observable<Element>>.from(sources).concatMap { $0 }
  }

  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    concat(sources)
  }

  public static func merge<S: Sequence>(_ sources: S) -> Observable<Element>
  where S.Element == Observable<Element> {
    Observable<Observable<Element>>.from(sources).flatMap { $0 }
  }

  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources)
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  public func merge() -> Observable<Element.Element> { flatMap { $0 } }
  public func concat() -> Observable<Element.Element> { concatMap { $0 } }
  public func switchLatest() -> Observable<Element.Element> { flatMapLatest { $0 } }
}

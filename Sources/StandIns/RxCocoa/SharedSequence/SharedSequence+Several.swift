// SPDX-License-Identifier: Apache-2.0
import RxSwift

extension SharedSequence {
  public static func combineLatest<each Value>(
    _ source: repeat SharedSequence<SharingStrategy, each Value>,
    resultSelector: @escaping (repeat each Value) -> Element
  ) -> Self {
    .init(
      Observable.combineLatest(repeat (each source).source, resultSelector: resultSelector)
    )
  }

  public static func zip<each Value>(
    _ source: repeat SharedSequence<SharingStrategy, each Value>,
    resultSelector: @escaping (repeat each Value) -> Element
  ) -> Self {
    .init(
      Observable.zip(repeat (each source).source, resultSelector: resultSelector)
    )
  }

  public static func combineLatest<C: Collection>(
    _ collection: C
  ) -> SharedSequence<SharingStrategy, [Element]> where C.Element == Self {
    .init(Observable.combineLatest(collection.map(\.source)))
  }
  public static func combineLatest<C: Collection, R>(
    _ collection: C,
    resultSelector: @escaping ([Element]) -> R
  ) -> SharedSequence<SharingStrategy, R> where C.Element == Self {
    combineLatest(collection).map(resultSelector)
  }
  public static func zip<C: Collection>(
    _ collection: C
  ) -> SharedSequence<SharingStrategy, [Element]> where C.Element == Self {
    .init(Observable.zip(collection.map(\.source)))
  }
}

extension SharedSequence where Element == Any {
  public static func combineLatest<each Value>(
    _ source: repeat SharedSequence<SharingStrategy, each Value>
  ) -> SharedSequence<SharingStrategy, (repeat each Value)> {
    .init(Observable.combineLatest(repeat (each source).source))
  }

  public static func zip<each Value>(
    _ source: repeat SharedSequence<SharingStrategy, each Value>
  ) -> SharedSequence<SharingStrategy, (repeat each Value)> {
    .init(Observable.zip(repeat (each source).source))
  }
}

// SPDX-License-Identifier: Apache-2.0
import RxSwift

extension SharedSequence {
  public static func combineLatest<A, B>(
    _ a: SharedSequence<SharingStrategy, A>,
    _ b: SharedSequence<SharingStrategy, B>,
    resultSelector: @escaping (A, B) -> Element
  ) -> Self {
    .init(Observable.combineLatest(a.source, b.source, resultSelector: resultSelector))
  }

  public static func combineLatest<A, B, C>(
    _ a: SharedSequence<SharingStrategy, A>,
    _ b: SharedSequence<SharingStrategy, B>,
    _ c: SharedSequence<SharingStrategy, C>,
    resultSelector: @escaping (A, B, C) -> Element
  ) -> Self {
    .init(Observable.combineLatest(a.source, b.source, c.source, resultSelector: resultSelector))
  }

  public static func combineLatest<A, B, C, D>(
    _ a: SharedSequence<SharingStrategy, A>,
    _ b: SharedSequence<SharingStrategy, B>,
    _ c: SharedSequence<SharingStrategy, C>,
    _ d: SharedSequence<SharingStrategy, D>,
    resultSelector: @escaping (A, B, C, D) -> Element
  ) -> Self {
    .init(
      Observable.combineLatest(
        a.source,
        b.source,
        c.source,
        d.source,
        resultSelector: resultSelector
      )
    )
  }

  public static func zip<A, B>(
    _ a: SharedSequence<SharingStrategy, A>,
    _ b: SharedSequence<SharingStrategy, B>,
    resultSelector: @escaping (A, B) -> Element
  ) -> Self {
    .init(Observable.zip(a.source, b.source, resultSelector: resultSelector))
  }

  public static func zip<A, B, C>(
    _ a: SharedSequence<SharingStrategy, A>,
    _ b: SharedSequence<SharingStrategy, B>,
    _ c: SharedSequence<SharingStrategy, C>,
    resultSelector: @escaping (A, B, C) -> Element
  ) -> Self {
    .init(Observable.zip(a.source, b.source, c.source, resultSelector: resultSelector))
  }

  public static func zip<A, B, C, D>(
    _ a: SharedSequence<SharingStrategy, A>,
    _ b: SharedSequence<SharingStrategy, B>,
    _ c: SharedSequence<SharingStrategy, C>,
    _ d: SharedSequence<SharingStrategy, D>,
    resultSelector: @escaping (A, B, C, D) -> Element
  ) -> Self {
    .init(Observable.zip(a.source, b.source, c.source, d.source, resultSelector: resultSelector))
  }
}

extension SharedSequence where Element == Any {
  public static func combineLatest<A, B>(
    _ a: SharedSequence<SharingStrategy, A>,
    _ b: SharedSequence<SharingStrategy, B>
  ) -> SharedSequence<SharingStrategy, (A, B)> {
    SharedSequence<SharingStrategy, (A, B)>.combineLatest(a, b) { ($0, $1) }
  }

  public static func combineLatest<A, B, C>(
    _ a: SharedSequence<SharingStrategy, A>,
    _ b: SharedSequence<SharingStrategy, B>,
    _ c: SharedSequence<SharingStrategy, C>
  ) -> SharedSequence<SharingStrategy, (A, B, C)> {
    SharedSequence<SharingStrategy, (A, B, C)>.combineLatest(a, b, c) { ($0, $1, $2) }
  }

  public static func combineLatest<A, B, C, D>(
    _ a: SharedSequence<SharingStrategy, A>,
    _ b: SharedSequence<SharingStrategy, B>,
    _ c: SharedSequence<SharingStrategy, C>,
    _ d: SharedSequence<SharingStrategy, D>
  ) -> SharedSequence<SharingStrategy, (A, B, C, D)> {
    SharedSequence<SharingStrategy, (A, B, C, D)>.combineLatest(a, b, c, d) { ($0, $1, $2, $3) }
  }

  public static func zip<A, B>(
    _ a: SharedSequence<SharingStrategy, A>,
    _ b: SharedSequence<SharingStrategy, B>
  ) -> SharedSequence<SharingStrategy, (A, B)> {
    SharedSequence<SharingStrategy, (A, B)>.zip(a, b) { ($0, $1) }
  }

  public static func zip<A, B, C>(
    _ a: SharedSequence<SharingStrategy, A>,
    _ b: SharedSequence<SharingStrategy, B>,
    _ c: SharedSequence<SharingStrategy, C>
  ) -> SharedSequence<SharingStrategy, (A, B, C)> {
    SharedSequence<SharingStrategy, (A, B, C)>.zip(a, b, c) { ($0, $1, $2) }
  }

  public static func zip<A, B, C, D>(
    _ a: SharedSequence<SharingStrategy, A>,
    _ b: SharedSequence<SharingStrategy, B>,
    _ c: SharedSequence<SharingStrategy, C>,
    _ d: SharedSequence<SharingStrategy, D>
  ) -> SharedSequence<SharingStrategy, (A, B, C, D)> {
    SharedSequence<SharingStrategy, (A, B, C, D)>.zip(a, b, c, d) { ($0, $1, $2, $3) }
  }
}

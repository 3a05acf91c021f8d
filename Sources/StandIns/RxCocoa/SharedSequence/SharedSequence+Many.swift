// SPDX-License-Identifier: Apache-2.0
import RxSwift

extension SharedSequence {
  public static func combineLatest<A, B, C, D, E>(
    _ a: SharedSequence<SharingStrategy, A>,
    _ b: SharedSequence<SharingStrategy, B>,
    _ c: SharedSequence<SharingStrategy, C>,
    _ d: SharedSequence<SharingStrategy, D>,
    _ e: SharedSequence<SharingStrategy, E>,
    resultSelector: @escaping (A, B, C, D, E) -> Element
  ) -> Self {
    .init(
      Observable.combineLatest(
        a.source,
        b.source,
        c.source,
        d.source,
        e.source,
        resultSelector: resultSelector
      )
    )
  }

  public static func combineLatest<A, B, C, D, E, F>(
    _ a: SharedSequence<SharingStrategy, A>,
    _ b: SharedSequence<SharingStrategy, B>,
    _ c: SharedSequence<SharingStrategy, C>,
    _ d: SharedSequence<SharingStrategy, D>,
    _ e: SharedSequence<SharingStrategy, E>,
    _ f: SharedSequence<SharingStrategy, F>,
    resultSelector: @escaping (A, B, C, D, E, F) -> Element
  ) -> Self {
    .init(
      Observable.combineLatest(
        a.source,
        b.source,
        c.source,
        d.source,
        e.source,
        f.source,
        resultSelector: resultSelector
      )
    )
  }

  public static func combineLatest<A, B, C, D, E, F, G>(
    _ a: SharedSequence<SharingStrategy, A>,
    _ b: SharedSequence<SharingStrategy, B>,
    _ c: SharedSequence<SharingStrategy, C>,
    _ d: SharedSequence<SharingStrategy, D>,
    _ e: SharedSequence<SharingStrategy, E>,
    _ f: SharedSequence<SharingStrategy, F>,
    _ g: SharedSequence<SharingStrategy, G>,
    resultSelector: @escaping (A, B, C, D, E, F, G) -> Element
  ) -> Self {
    .init(
      Observable.combineLatest(
        a.source,
        b.source,
        c.source,
        d.source,
        e.source,
        f.source,
        g.source,
        resultSelector: resultSelector
      )
    )
  }

  public static func combineLatest<A, B, C, D, E, F, G, H>(
    _ a: SharedSequence<SharingStrategy, A>,
    _ b: SharedSequence<SharingStrategy, B>,
    _ c: SharedSequence<SharingStrategy, C>,
    _ d: SharedSequence<SharingStrategy, D>,
    _ e: SharedSequence<SharingStrategy, E>,
    _ f: SharedSequence<SharingStrategy, F>,
    _ g: SharedSequence<SharingStrategy, G>,
    _ h: SharedSequence<SharingStrategy, H>,
    resultSelector: @escaping (A, B, C, D, E, F, G, H) -> Element
  ) -> Self {
    .init(
      Observable.combineLatest(
        a.source,
        b.source,
        c.source,
        d.source,
        e.source,
        f.source,
        g.source,
        h.source,
        resultSelector: resultSelector
      )
    )
  }

  public static func zip<A, B, C, D, E>(
    _ a: SharedSequence<SharingStrategy, A>,
    _ b: SharedSequence<SharingStrategy, B>,
    _ c: SharedSequence<SharingStrategy, C>,
    _ d: SharedSequence<SharingStrategy, D>,
    _ e: SharedSequence<SharingStrategy, E>,
    resultSelector: @escaping (A, B, C, D, E) -> Element
  ) -> Self {
    .init(
      Observable.zip(
        a.source,
        b.source,
        c.source,
        d.source,
        e.source,
        resultSelector: resultSelector
      )
    )
  }

  public static func zip<A, B, C, D, E, F>(
    _ a: SharedSequence<SharingStrategy, A>,
    _ b: SharedSequence<SharingStrategy, B>,
    _ c: SharedSequence<SharingStrategy, C>,
    _ d: SharedSequence<SharingStrategy, D>,
    _ e: SharedSequence<SharingStrategy, E>,
    _ f: SharedSequence<SharingStrategy, F>,
    resultSelector: @escaping (A, B, C, D, E, F) -> Element
  ) -> Self {
    .init(
      Observable.zip(
        a.source,
        b.source,
        c.source,
        d.source,
        e.source,
        f.source,
        resultSelector: resultSelector
      )
    )
  }

  public static func zip<A, B, C, D, E, F, G>(
    _ a: SharedSequence<SharingStrategy, A>,
    _ b: SharedSequence<SharingStrategy, B>,
    _ c: SharedSequence<SharingStrategy, C>,
    _ d: SharedSequence<SharingStrategy, D>,
    _ e: SharedSequence<SharingStrategy, E>,
    _ f: SharedSequence<SharingStrategy, F>,
    _ g: SharedSequence<SharingStrategy, G>,
    resultSelector: @escaping (A, B, C, D, E, F, G) -> Element
  ) -> Self {
    .init(
      Observable.zip(
        a.source,
        b.source,
        c.source,
        d.source,
        e.source,
        f.source,
        g.source,
        resultSelector: resultSelector
      )
    )
  }

  public static func zip<A, B, C, D, E, F, G, H>(
    _ a: SharedSequence<SharingStrategy, A>,
    _ b: SharedSequence<SharingStrategy, B>,
    _ c: SharedSequence<SharingStrategy, C>,
    _ d: SharedSequence<SharingStrategy, D>,
    _ e: SharedSequence<SharingStrategy, E>,
    _ f: SharedSequence<SharingStrategy, F>,
    _ g: SharedSequence<SharingStrategy, G>,
    _ h: SharedSequence<SharingStrategy, H>,
    resultSelector: @escaping (A, B, C, D, E, F, G, H) -> Element
  ) -> Self {
    .init(
      Observable.zip(
        a.source,
        b.source,
        c.source,
        d.source,
        e.source,
        f.source,
        g.source,
        h.source,
        resultSelector: resultSelector
      )
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
  public static func combineLatest<A, B, C, D, E>(
    _ a: SharedSequence<SharingStrategy, A>,
    _ b: SharedSequence<SharingStrategy, B>,
    _ c: SharedSequence<SharingStrategy, C>,
    _ d: SharedSequence<SharingStrategy, D>,
    _ e: SharedSequence<SharingStrategy, E>
  ) -> SharedSequence<SharingStrategy, (A, B, C, D, E)> {
    SharedSequence<SharingStrategy, (A, B, C, D, E)>.combineLatest(a, b, c, d, e) {
      ($0, $1, $2, $3, $4)
    }
  }

  public static func combineLatest<A, B, C, D, E, F>(
    _ a: SharedSequence<SharingStrategy, A>,
    _ b: SharedSequence<SharingStrategy, B>,
    _ c: SharedSequence<SharingStrategy, C>,
    _ d: SharedSequence<SharingStrategy, D>,
    _ e: SharedSequence<SharingStrategy, E>,
    _ f: SharedSequence<SharingStrategy, F>
  ) -> SharedSequence<SharingStrategy, (A, B, C, D, E, F)> {
    SharedSequence<SharingStrategy, (A, B, C, D, E, F)>.combineLatest(a, b, c, d, e, f) {
      ($0, $1, $2, $3, $4, $5)
    }
  }

  public static func combineLatest<A, B, C, D, E, F, G>(
    _ a: SharedSequence<SharingStrategy, A>,
    _ b: SharedSequence<SharingStrategy, B>,
    _ c: SharedSequence<SharingStrategy, C>,
    _ d: SharedSequence<SharingStrategy, D>,
    _ e: SharedSequence<SharingStrategy, E>,
    _ f: SharedSequence<SharingStrategy, F>,
    _ g: SharedSequence<SharingStrategy, G>
  ) -> SharedSequence<SharingStrategy, (A, B, C, D, E, F, G)> {
    SharedSequence<SharingStrategy, (A, B, C, D, E, F, G)>.combineLatest(a, b, c, d, e, f, g) {
      ($0, $1, $2, $3, $4, $5, $6)
    }
  }

  public static func combineLatest<A, B, C, D, E, F, G, H>(
    _ a: SharedSequence<SharingStrategy, A>,
    _ b: SharedSequence<SharingStrategy, B>,
    _ c: SharedSequence<SharingStrategy, C>,
    _ d: SharedSequence<SharingStrategy, D>,
    _ e: SharedSequence<SharingStrategy, E>,
    _ f: SharedSequence<SharingStrategy, F>,
    _ g: SharedSequence<SharingStrategy, G>,
    _ h: SharedSequence<SharingStrategy, H>
  ) -> SharedSequence<SharingStrategy, (A, B, C, D, E, F, G, H)> {
    SharedSequence<SharingStrategy, (A, B, C, D, E, F, G, H)>.combineLatest(a, b, c, d, e, f, g, h)
    { ($0, $1, $2, $3, $4, $5, $6, $7) }
  }

  public static func zip<A, B, C, D, E>(
    _ a: SharedSequence<SharingStrategy, A>,
    _ b: SharedSequence<SharingStrategy, B>,
    _ c: SharedSequence<SharingStrategy, C>,
    _ d: SharedSequence<SharingStrategy, D>,
    _ e: SharedSequence<SharingStrategy, E>
  ) -> SharedSequence<SharingStrategy, (A, B, C, D, E)> {
    SharedSequence<SharingStrategy, (A, B, C, D, E)>.zip(a, b, c, d, e) { ($0, $1, $2, $3, $4) }
  }

  public static func zip<A, B, C, D, E, F>(
    _ a: SharedSequence<SharingStrategy, A>,
    _ b: SharedSequence<SharingStrategy, B>,
    _ c: SharedSequence<SharingStrategy, C>,
    _ d: SharedSequence<SharingStrategy, D>,
    _ e: SharedSequence<SharingStrategy, E>,
    _ f: SharedSequence<SharingStrategy, F>
  ) -> SharedSequence<SharingStrategy, (A, B, C, D, E, F)> {
    SharedSequence<SharingStrategy, (A, B, C, D, E, F)>.zip(a, b, c, d, e, f) {
      ($0, $1, $2, $3, $4, $5)
    }
  }

  public static func zip<A, B, C, D, E, F, G>(
    _ a: SharedSequence<SharingStrategy, A>,
    _ b: SharedSequence<SharingStrategy, B>,
    _ c: SharedSequence<SharingStrategy, C>,
    _ d: SharedSequence<SharingStrategy, D>,
    _ e: SharedSequence<SharingStrategy, E>,
    _ f: SharedSequence<SharingStrategy, F>,
    _ g: SharedSequence<SharingStrategy, G>
  ) -> SharedSequence<SharingStrategy, (A, B, C, D, E, F, G)> {
    SharedSequence<SharingStrategy, (A, B, C, D, E, F, G)>.zip(a, b, c, d, e, f, g) {
      ($0, $1, $2, $3, $4, $5, $6)
    }
  }

  public static func zip<A, B, C, D, E, F, G, H>(
    _ a: SharedSequence<SharingStrategy, A>,
    _ b: SharedSequence<SharingStrategy, B>,
    _ c: SharedSequence<SharingStrategy, C>,
    _ d: SharedSequence<SharingStrategy, D>,
    _ e: SharedSequence<SharingStrategy, E>,
    _ f: SharedSequence<SharingStrategy, F>,
    _ g: SharedSequence<SharingStrategy, G>,
    _ h: SharedSequence<SharingStrategy, H>
  ) -> SharedSequence<SharingStrategy, (A, B, C, D, E, F, G, H)> {
    SharedSequence<SharingStrategy, (A, B, C, D, E, F, G, H)>.zip(a, b, c, d, e, f, g, h) {
      ($0, $1, $2, $3, $4, $5, $6, $7)
    }
  }
}

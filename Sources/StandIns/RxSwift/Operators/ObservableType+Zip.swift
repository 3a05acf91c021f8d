// SPDX-License-Identifier: Apache-2.0

extension ObservableType {
  public static func zip<A: ObservableType, B: ObservableType>(
    _ a: A,
    _ b: B,
    resultSelector: @escaping (A.Element, B.Element) throws -> Element
  ) -> Observable<Element> {
    Observable { observer in
      let aSlot = Slot<A.Element>()
      let bSlot = Slot<B.Element>()
      let slots: [any AnySlot] = [aSlot, bSlot]
      let columns = Columns(slots, zips: true, observer) {
        guard let a = aSlot.values.first, let b = bSlot.values.first else { return nil }
        return try resultSelector(a, b)
      }
      return Disposables.create([
        columns.follow(a, aSlot),
        columns.follow(b, bSlot),
      ])
    }
  }

  public static func zip<A: ObservableType, B: ObservableType, C: ObservableType>(
    _ a: A,
    _ b: B,
    _ c: C,
    resultSelector: @escaping (A.Element, B.Element, C.Element) throws -> Element
  ) -> Observable<Element> {
    Observable { observer in
      let aSlot = Slot<A.Element>()
      let bSlot = Slot<B.Element>()
      let cSlot = Slot<C.Element>()
      let slots: [any AnySlot] = [aSlot, bSlot, cSlot]
      let columns = Columns(slots, zips: true, observer) {
        guard let a = aSlot.values.first, let b = bSlot.values.first, let c = cSlot.values.first
        else { return nil }
        return try resultSelector(a, b, c)
      }
      return Disposables.create([
        columns.follow(a, aSlot),
        columns.follow(b, bSlot),
        columns.follow(c, cSlot),
      ])
    }
  }

  public static func zip<
    A: ObservableType,
    B: ObservableType,
    C: ObservableType,
    D: ObservableType
  >(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    resultSelector: @escaping (A.Element, B.Element, C.Element, D.Element) throws -> Element
  ) -> Observable<Element> {
    Observable { observer in
      let aSlot = Slot<A.Element>()
      let bSlot = Slot<B.Element>()
      let cSlot = Slot<C.Element>()
      let dSlot = Slot<D.Element>()
      let slots: [any AnySlot] = [aSlot, bSlot, cSlot, dSlot]
      let columns = Columns(slots, zips: true, observer) {
        guard let a = aSlot.values.first, let b = bSlot.values.first, let c = cSlot.values.first,
          let d = dSlot.values.first
        else { return nil }
        return try resultSelector(a, b, c, d)
      }
      return Disposables.create([
        columns.follow(a, aSlot),
        columns.follow(b, bSlot),
        columns.follow(c, cSlot),
        columns.follow(d, dSlot),
      ])
    }
  }
}

extension ObservableType where Element == Any {
  public static func zip<A: ObservableType, B: ObservableType>(
    _ a: A,
    _ b: B
  ) -> Observable<(A.Element, B.Element)> {
    Observable<(A.Element, B.Element)>.zip(a, b) { ($0, $1) }
  }

  public static func zip<A: ObservableType, B: ObservableType, C: ObservableType>(
    _ a: A,
    _ b: B,
    _ c: C
  ) -> Observable<(A.Element, B.Element, C.Element)> {
    Observable<(A.Element, B.Element, C.Element)>.zip(a, b, c) { ($0, $1, $2) }
  }

  public static func zip<
    A: ObservableType,
    B: ObservableType,
    C: ObservableType,
    D: ObservableType
  >(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D
  ) -> Observable<(A.Element, B.Element, C.Element, D.Element)> {
    Observable<(A.Element, B.Element, C.Element, D.Element)>.zip(a, b, c, d) { ($0, $1, $2, $3) }
  }
}

extension ObservableType {
  public static func zip<Source: ObservableType, C: Collection>(
    _ collection: C,
    resultSelector: @escaping ([Source.Element]) throws -> Element
  ) -> Observable<Element> where C.Element == Source {
    guard !collection.isEmpty else { return .empty() }
    return Observable { observer in
      let slots = collection.map { _ in Slot<Source.Element>() }
      let columns = Columns(slots, zips: true, observer) {
        let row = slots.compactMap(\.values.first)
        return row.count == slots.count ? try resultSelector(row) : nil
      }
      return Disposables.create(Swift.zip(collection, slots).map { columns.follow($0, $1) })
    }
  }

  public static func zip<Source: ObservableType, C: Collection>(
    _ collection: C
  ) -> Observable<[Element]> where C.Element == Source, Source.Element == Element {
    Observable<[Element]>.zip(collection) { $0 }
  }
}

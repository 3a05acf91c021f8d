// SPDX-License-Identifier: Apache-2.0

extension ObservableType {
  public static func combineLatest<
    A: ObservableType,
    B: ObservableType,
    C: ObservableType,
    D: ObservableType,
    E: ObservableType,
    F: ObservableType
  >(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    _ e: E,
    _ f: F,
    resultSelector:
      @escaping (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element) throws -> Element
  ) -> Observable<Element> {
    Observable { observer in
      let aSlot = Slot<A.Element>()
      let bSlot = Slot<B.Element>()
      let cSlot = Slot<C.Element>()
      let dSlot = Slot<D.Element>()
      let eSlot = Slot<E.Element>()
      let fSlot = Slot<F.Element>()
      let slots: [any AnySlot] = [aSlot, bSlot, cSlot, dSlot, eSlot, fSlot]
      let columns = Columns(slots, zips: false, observer) {
        guard let a = aSlot.values.first,
          let b = bSlot.values.first,
          let c = cSlot.values.first,
          let d = dSlot.values.first,
          let e = eSlot.values.first,
          let f = fSlot.values.first
        else { return nil }
        return try resultSelector(a, b, c, d, e, f)
      }
      return Disposables.create([
        columns.follow(a, aSlot),
        columns.follow(b, bSlot),
        columns.follow(c, cSlot),
        columns.follow(d, dSlot),
        columns.follow(e, eSlot),
        columns.follow(f, fSlot),
      ])
    }
  }

  public static func combineLatest<
    A: ObservableType,
    B: ObservableType,
    C: ObservableType,
    D: ObservableType,
    E: ObservableType,
    F: ObservableType,
    G: ObservableType
  >(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    _ e: E,
    _ f: F,
    _ g: G,
    resultSelector:
      @escaping (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element) throws
      -> Element
  ) -> Observable<Element> {
    Observable { observer in
      let aSlot = Slot<A.Element>()
      let bSlot = Slot<B.Element>()
      let cSlot = Slot<C.Element>()
      let dSlot = Slot<D.Element>()
      let eSlot = Slot<E.Element>()
      let fSlot = Slot<F.Element>()
      let gSlot = Slot<G.Element>()
      let slots: [any AnySlot] = [aSlot, bSlot, cSlot, dSlot, eSlot, fSlot, gSlot]
      let columns = Columns(slots, zips: false, observer) {
        guard let a = aSlot.values.first,
          let b = bSlot.values.first,
          let c = cSlot.values.first,
          let d = dSlot.values.first,
          let e = eSlot.values.first,
          let f = fSlot.values.first,
          let g = gSlot.values.first
        else { return nil }
        return try resultSelector(a, b, c, d, e, f, g)
      }
      return Disposables.create([
        columns.follow(a, aSlot),
        columns.follow(b, bSlot),
        columns.follow(c, cSlot),
        columns.follow(d, dSlot),
        columns.follow(e, eSlot),
        columns.follow(f, fSlot),
        columns.follow(g, gSlot),
      ])
    }
  }

  public static func combineLatest<
    A: ObservableType,
    B: ObservableType,
    C: ObservableType,
    D: ObservableType,
    E: ObservableType,
    F: ObservableType,
    G: ObservableType,
    H: ObservableType
  >(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    _ e: E,
    _ f: F,
    _ g: G,
    _ h: H,
    resultSelector:
      @escaping (
        A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element
      ) throws -> Element
  ) -> Observable<Element> {
    Observable { observer in
      let aSlot = Slot<A.Element>()
      let bSlot = Slot<B.Element>()
      let cSlot = Slot<C.Element>()
      let dSlot = Slot<D.Element>()
      let eSlot = Slot<E.Element>()
      let fSlot = Slot<F.Element>()
      let gSlot = Slot<G.Element>()
      let hSlot = Slot<H.Element>()
      let slots: [any AnySlot] = [aSlot, bSlot, cSlot, dSlot, eSlot, fSlot, gSlot, hSlot]
      let columns = Columns(slots, zips: false, observer) {
        guard let a = aSlot.values.first,
          let b = bSlot.values.first,
          let c = cSlot.values.first,
          let d = dSlot.values.first,
          let e = eSlot.values.first,
          let f = fSlot.values.first,
          let g = gSlot.values.first,
          let h = hSlot.values.first
        else { return nil }
        return try resultSelector(a, b, c, d, e, f, g, h)
      }
      return Disposables.create([
        columns.follow(a, aSlot),
        columns.follow(b, bSlot),
        columns.follow(c, cSlot),
        columns.follow(d, dSlot),
        columns.follow(e, eSlot),
        columns.follow(f, fSlot),
        columns.follow(g, gSlot),
        columns.follow(h, hSlot),
      ])
    }
  }
}

extension ObservableType where Element == Any {
  public static func combineLatest<
    A: ObservableType,
    B: ObservableType,
    C: ObservableType,
    D: ObservableType,
    E: ObservableType,
    F: ObservableType
  >(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    _ e: E,
    _ f: F
  ) -> Observable<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element)> {
    Observable<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element)>.combineLatest(
      a,
      b,
      c,
      d,
      e,
      f
    ) { ($0, $1, $2, $3, $4, $5) }
  }

  public static func combineLatest<
    A: ObservableType,
    B: ObservableType,
    C: ObservableType,
    D: ObservableType,
    E: ObservableType,
    F: ObservableType,
    G: ObservableType
  >(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    _ e: E,
    _ f: F,
    _ g: G
  ) -> Observable<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element)> {
    Observable<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element)>
      .combineLatest(a, b, c, d, e, f, g) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  public static func combineLatest<
    A: ObservableType,
    B: ObservableType,
    C: ObservableType,
    D: ObservableType,
    E: ObservableType,
    F: ObservableType,
    G: ObservableType,
    H: ObservableType
  >(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    _ e: E,
    _ f: F,
    _ g: G,
    _ h: H
  ) -> Observable<
    (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element)
  > {
    Observable<
      (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element)
    >.combineLatest(a, b, c, d, e, f, g, h) { ($0, $1, $2, $3, $4, $5, $6, $7) }
  }
}

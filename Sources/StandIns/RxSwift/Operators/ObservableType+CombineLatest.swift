// SPDX-License-Identifier: Apache-2.0

extension ObservableType {
  public static func combineLatest<each Source: ObservableType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    Columns.joined(repeat each source, zips: false, resultSelector)
  }
}

extension ObservableType where Element == Any {
  public static func combineLatest<each Source: ObservableType>(
    _ source: repeat each Source
  ) -> Observable<(repeat (each Source).Element)> {
    Columns.joined(repeat each source, zips: false) { (value: repeat (each Source).Element) in
      (repeat each value)
    }
  }
}

extension ObservableType {
  public static func combineLatest<Source: ObservableType, C: Collection>(
    _ collection: C,
    resultSelector: @escaping ([Source.Element]) throws -> Element
  ) -> Observable<Element> where C.Element == Source {
    guard !collection.isEmpty else { return .empty() }
    return Observable { observer in
      let slots = collection.map { _ in Slot<Source.Element>() }
      let columns = Columns(slots, zips: false, observer) {
        let row = slots.compactMap(\.values.first)
        return row.count == slots.count ? try resultSelector(row) : nil
      }
      return Disposables.create(Swift.zip(collection, slots).map { columns.follow($0, $1) })
    }
  }

  public static func combineLatest<Source: ObservableType, C: Collection>(
    _ collection: C
  ) -> Observable<[Element]> where C.Element == Source, Source.Element == Element {
    Observable<[Element]>.combineLatest(collection) { $0 }
  }
}

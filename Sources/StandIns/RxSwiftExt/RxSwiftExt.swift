// SPDX-License-Identifier: Apache-2.0
public import RxCocoa
public import RxSwift

extension ObservableType {
  public func unwrap<Result>() -> Observable<Result> where Element == Result? {
    compactMap { $0 }
  }
  public func mapTo<Result>(_ value: Result) -> Observable<Result> { map { _ in value } }
  public func mapAt<Result>(_ keyPath: KeyPath<Element, Result>) -> Observable<Result> {
    map { $0[keyPath: keyPath] }
  }
  public func ignore(when predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    filter { try !predicate($0) }
  }
  public func ignoreErrors() -> Observable<Element> { retry() }
  public func catchErrorJustComplete() -> Observable<Element> { `catch` { _ in .empty() } }
  public func pairwise() -> Observable<(Element, Element)> {
    nwise(2).map { ($0[0], $0[1]) }
  }
  /// The last values together, once there are so many.
  public func nwise(_ count: Int) -> Observable<[Element]> {
    scan([]) { Array(($0 + [$1]).suffix(count)) }.filter { $0.count == count }
  }
  public func filterMap<Result>(
    _ transform: @escaping (Element) throws -> FilterMap<Result>
  ) -> Observable<Result> {
    compactMap { value in
      if case .map(let result) = try transform(value) { return result }
      return nil
    }
  }
  public func apply<Result>(
    _ transform: (Observable<Element>) -> Observable<Result>
  ) -> Observable<Result> { transform(asObservable()) }
  public static func once(_ element: Element) -> Observable<Element> {
    var isDone = false
    return .deferred {
      defer { isDone = true }
      return isDone ? .empty() : .just(element)
    }
  }
  public func zip<Source: ObservableConvertibleType, Result>(
    with other: Source,
    resultSelector: @escaping (Element, Source.Element) throws -> Result
  ) -> Observable<Result> {
    Observable<Result>.zip(self, other.asObservable(), resultSelector: resultSelector)
  }
  public func merge(with other: Observable<Element>) -> Observable<Element> {
    .merge([asObservable(), other])
  }
  public func merge(with others: [Observable<Element>]) -> Observable<Element> {
    .merge([asObservable()] + others)
  }
  public func count(_ predicate: ((Element) throws -> Bool)? = nil) -> Observable<Int> {
    filter { try predicate?($0) ?? true }.reduce(0) { count, _ in count + 1 }
  }
  public func distinct(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    .deferred {
      var isFound = false
      return self.filter { value in
        guard try predicate(value), !isFound else { return false }
        isFound = true
        return true
      }
    }
  }
  /// Values only while the last one of another stream is true.
  public func pausable<P: ObservableType>(_ pauser: P) -> Observable<Element>
  where P.Element == Bool {
    withLatestFrom(pauser) { ($0, $1) }.filter { $0.1 }.map { $0.0 }
  }
  public func mapMany<Result>(
    _ transform: @escaping (Element.Element) -> Result
  ) -> Observable<[Result]> where Element: Collection { map { $0.map(transform) } }
  public func partition(
    _ predicate: @escaping (Element) throws -> Bool
  ) -> (matches: Observable<Element>, nonMatches: Observable<Element>) {
    let stream = map { ($0, try predicate($0)) }.share()
    return (stream.filter { $0.1 }.map { $0.0 }, stream.filter { !$0.1 }.map { $0.0 })
  }
}

public enum FilterMap<Result> {
  case ignore
  case map(Result)
}

extension ObservableType where Element == Bool {
  public func not() -> Observable<Bool> { map { !$0 } }
}

extension ObservableType where Element: Equatable {
  public func ignore(_ values: Element...) -> Observable<Element> {
    filter { !values.contains($0) }
  }
}

extension ObservableType where Element: Hashable {
  public func distinct() -> Observable<Element> {
    .deferred {
      var seen: Set<Element> = []
      return self.filter { seen.insert($0).inserted }
    }
  }
}

extension ObservableType {
  public func elements<Value>() -> Observable<Value> where Element == Event<Value> {
    compactMap(\.element)
  }
  public func errors<Value>() -> Observable<any Swift.Error> where Element == Event<Value> {
    compactMap(\.error)
  }
}

extension SharedSequenceConvertibleType {
  public func unwrap<Result>() -> SharedSequence<SharingStrategy, Result>
  where Element == Result? { compactMap { $0 } }
  public func mapTo<Result>(_ value: Result) -> SharedSequence<SharingStrategy, Result> {
    map { _ in value }
  }
}

extension SharedSequenceConvertibleType where Element == Bool {
  public func not() -> SharedSequence<SharingStrategy, Bool> { map { !$0 } }
}

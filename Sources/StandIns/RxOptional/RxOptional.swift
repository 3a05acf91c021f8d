// SPDX-License-Identifier: Apache-2.0
public import RxCocoa
public import RxSwift

/// A value that may be missing.
public protocol OptionalType {
  associatedtype Wrapped
  var value: Wrapped? { get }
}

extension Optional: OptionalType {
  public var value: Wrapped? { self }
}

/// Something that may be without content.
public protocol Occupiable {
  var isEmpty: Bool { get }
}

extension Occupiable { public var isNotEmpty: Bool { !isEmpty } }
extension String: Occupiable {}
extension Array: Occupiable {}
extension Dictionary: Occupiable {}
extension Set: Occupiable {}

public enum RxOptionalError: Swift.Error, CustomStringConvertible {
  case foundNilWhileUnwrappingOptional(Any.Type)
  case emptyOccupiable(Any.Type)

  public var description: String {
    switch self {
    case .foundNilWhileUnwrappingOptional(let type):
      "Found nil while trying to unwrap type <\(type)>"
    case .emptyOccupiable(let type): "Empty occupiable of type <\(type)>"
    }
  }
}

extension ObservableType where Element: OptionalType {
  public func filterNil() -> Observable<Element.Wrapped> { compactMap(\.value) }
  public func filterNilKeepOptional() -> Observable<Element> { filter { $0.value != nil } }
  public func replaceNilWith(_ value: Element.Wrapped) -> Observable<Element.Wrapped> {
    map { $0.value ?? value }
  }
  public func errorOnNil(
    _ error: any Swift.Error = RxOptionalError.foundNilWhileUnwrappingOptional(Element.self)
  ) -> Observable<Element.Wrapped> {
    map { value in
      guard let value = value.value else { throw error }
      return value
    }
  }
  public func catchOnNil(
    _ handler: @escaping () throws -> Observable<Element.Wrapped>
  ) -> Observable<Element.Wrapped> {
    flatMap { value in try value.value.map { .just($0) } ?? handler() }
  }
}

extension ObservableType where Element: OptionalType, Element.Wrapped: Equatable {
  public func distinctUntilChanged() -> Observable<Element> {
    distinctUntilChanged { $0.value == $1.value }
  }
}

extension ObservableType where Element: Occupiable {
  public func filterEmpty() -> Observable<Element> { filter(\.isNotEmpty) }
  public func errorOnEmpty(
    _ error: any Swift.Error = RxOptionalError.emptyOccupiable(Element.self)
  ) -> Observable<Element> {
    map { value in
      if value.isEmpty { throw error }
      return value
    }
  }
  public func catchOnEmpty(
    _ handler: @escaping () throws -> Observable<Element>
  ) -> Observable<Element> { flatMap { $0.isEmpty ? try handler() : .just($0) } }
}

extension SharedSequenceConvertibleType where Element: OptionalType {
  public func filterNil() -> SharedSequence<SharingStrategy, Element.Wrapped> {
    compactMap(\.value)
  }
  public func replaceNilWith(
    _ value: Element.Wrapped
  ) -> SharedSequence<SharingStrategy, Element.Wrapped> { map { $0.value ?? value } }
}

extension SharedSequenceConvertibleType where Element: Occupiable {
  public func filterEmpty() -> SharedSequence<SharingStrategy, Element> { filter(\.isNotEmpty) }
}

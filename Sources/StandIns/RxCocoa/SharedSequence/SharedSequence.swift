// SPDX-License-Identifier: Apache-2.0
public import RxSwift

/// How a shared stream is shared.
public protocol SharingStrategyProtocol {
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// Something that can be seen as a shared stream.
public protocol SharedSequenceConvertibleType<Element>: ObservableConvertibleType {
  associatedtype SharingStrategy: SharingStrategyProtocol
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  public func asObservable() -> Observable<Element> { asSharedSequence().source }

  /// The stream that is shared.
  var sharedSource: Observable<Element> { asSharedSequence().source }
}

/// A stream on the main queue that cannot fail and is shared by its observers.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>:
  SharedSequenceConvertibleType
{
  let source: Observable<Element>

  init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }
  init(raw source: Observable<Element>) { self.source = source }

  public func asObservable() -> Observable<Element> { source }
  public func asSharedSequence() -> Self { self }

  public static func just(_ element: Element) -> Self { .init(raw: .just(element)) }
  public static func of(_ elements: Element...) -> Self { .init(raw: .from(elements)) }
  public static func from(_ elements: [Element]) -> Self { .init(raw: .from(elements)) }
  public static func empty() -> Self { .init(raw: .empty()) }
  public static func never() -> Self { .init(raw: .never()) }
  public static func deferred(_ factory: @escaping () -> Self) -> Self {
    .init(.deferred { factory().source })
  }
}

/// Who comes late is told the latest value.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1)
  }
}

/// Who comes late is told nothing.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share()
  }
}

public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

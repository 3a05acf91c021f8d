// SPDX-License-Identifier: Apache-2.0

/// Keeps its latest value and ends when it goes: what version 5 replaced by `BehaviorRelay`.
public final class Variable<Element> {
  private let subject: BehaviorSubject<Element>
  private var current: Element

  public init(_ value: Element) {
    current = value
    subject = BehaviorSubject(value: value)
  }

  public var value: Element {
    get { current }
    set {
      current = newValue
      subject.onNext(newValue)
    }
  }

  public func asObservable() -> Observable<Element> { subject.asObservable() }

  deinit { subject.onCompleted() }
}

extension ObservableType {
  public func bind(to variable: Variable<Element>) -> any Disposable {
    subscribe(onNext: { variable.value = $0 })
  }
}

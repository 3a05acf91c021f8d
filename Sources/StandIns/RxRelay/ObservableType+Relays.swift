// SPDX-License-Identifier: Apache-2.0
public import RxSwift

extension ObservableType {
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    subscribe(onNext: { value in for relay in relays { relay.accept(value) } })
  }
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    subscribe(onNext: { value in for relay in relays { relay.accept(value) } })
  }
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    subscribe(onNext: { value in for relay in relays { relay.accept(value) } })
  }
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    subscribe(onNext: { value in for relay in relays { relay.accept(value) } })
  }
}

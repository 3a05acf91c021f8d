// SPDX-License-Identifier: Apache-2.0
extension Publishers {
  /// Tells closures what passes.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public var receiveSubscription: ((any Subscription) -> Void)?
    public var receiveOutput: ((Output) -> Void)?
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    public var receiveCancel: (() -> Void)?
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let told = self
      let watched = AnySubscriber<Output, Failure>(
        receiveSubscription: { subscription in
          told.receiveSubscription?(subscription)
          subscriber.receive(subscription: Watched(base: subscription, told: told))
        },
        receiveValue: { value in
          told.receiveOutput?(value)
          let demand = subscriber.receive(value)
          if demand > .none { told.receiveRequest?(demand) }
          return demand
        },
        receiveCompletion: { completion in
          told.receiveCompletion?(completion)
          subscriber.receive(completion: completion)
        }
      )
      upstream.subscribe(watched)
    }

    private struct Watched: Subscription {
      let base: any Subscription
      let told: HandleEvents
      var combineIdentifier: CombineIdentifier { base.combineIdentifier }

      func request(_ demand: Subscribers.Demand) {
        told.receiveRequest?(demand)
        base.request(demand)
      }

      func cancel() {
        told.receiveCancel?()
        base.cancel()
      }
    }
  }
}

extension Publisher {
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    .init(
      upstream: self,
      receiveSubscription: receiveSubscription,
      receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion,
      receiveCancel: receiveCancel,
      receiveRequest: receiveRequest
    )
  }

  /// Prints what passes, each line after the prefix.
  public func print(_ prefix: String = "") -> Publishers.HandleEvents<Self> {
    let lead = prefix.isEmpty ? "" : prefix + ": "
    return handleEvents(
      receiveSubscription: { Swift.print("\(lead)receive subscription: (\($0))") },
      receiveOutput: { Swift.print("\(lead)receive value: (\($0))") },
      receiveCompletion: { completion in
        switch completion {
        case .finished: Swift.print("\(lead)receive finished")
        case .failure(let error): Swift.print("\(lead)receive error: (\(error))")
        }
      },
      receiveCancel: { Swift.print("\(lead)receive cancel") },
      receiveRequest: { Swift.print("\(lead)request \($0)") }
    )
  }

  /// Stops in a debugger in Apple's version; here it only lets everything pass.
  public func breakpointOnError() -> Self { self }
}

// SPDX-License-Identifier: Apache-2.0
import Combine

/// A subscriber that asks for what a test says and writes down what comes.
final class Record<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var completions: [Subscribers.Completion<Failure>] = []
  private(set) var subscription: (any Subscription)?
  private let first: Subscribers.Demand
  private let more: Subscribers.Demand

  /// Asks for `first` values at the beginning, and for `more` after each.
  init(first: Subscribers.Demand = .none, more: Subscribers.Demand = .none) {
    self.first = first
    self.more = more
  }

  /// Follows a publisher of the same types.
  static func of<P: Publisher>(
    _ publisher: P,
    first: Subscribers.Demand = .none,
    more: Subscribers.Demand = .none
  ) -> Record where P.Output == Input, P.Failure == Failure {
    let record = Record(first: first, more: more)
    publisher.subscribe(record)
    return record
  }

  var isFinished: Bool {
    if case .finished? = completions.last { return completions.count == 1 }
    return false
  }

  func request(_ count: Int) { subscription?.request(.max(count)) }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if first > .none { subscription.request(first) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) { completions.append(completion) }
}

/// An error of a test.
enum Mishap: Error, Equatable {
  case first
  case second
}

extension Publisher {
  /// Every value that comes at once, and then how it ended.
  func told() -> (values: [Output], isFinished: Bool, error: Failure?) {
    var values: [Output] = []
    var isFinished = false
    var error: Failure?
    let stream = sink {
      switch $0 {
      case .finished: isFinished = true
      case .failure(let failure): error = failure
      }
    } receiveValue: {
      values.append($0)
    }
    stream.cancel()
    return (values, isFinished, error)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Expectations
import ReactorKit
import Testing
import UIKitTestSupport

/// Counts taps.
private final class Counter: Reactor {
  enum Action {
    case more
    case twice
  }
  enum Mutation { case add(Int) }
  struct State {
    var count = 0
    @Pulse var word: String?
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .more: .just(.add(1))
    case .twice: .concat([.just(.add(1)), .just(.add(1))])
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var next = state
    if case .add(let number) = mutation { next.count += number }
    if next.count == 3 { next.word = "three" }
    return next
  }
}

@MainActor private final class CounterView: View {
  var disposeBag = DisposeBag()
  var bound = 0
  func bind(reactor: Counter) { bound += 1 }
}

@MainActor @Suite(.ownProcess) struct ReactorKitTests {
  @Test func `actions become mutations, and these become states`() {
    let counter = Counter()
    var counts: [Int] = []
    let bag = DisposeBag()
    counter.state.map(\.count).subscribe(onNext: { counts.append($0) }).disposed(by: bag)
    expect(counts, equals: [0])
    counter.action.onNext(.more)
    counter.action.onNext(.twice)
    expect(counts, equals: [0, 1, 2, 3])
    expect(counter.currentState.count, equals: 3)
  }

  @Test func `a stream of one action that is bound to a reactor does not end its actions`() {
    let counter = Counter()
    let bag = DisposeBag()
    Observable.just(Counter.Action.more).bind(to: counter.action).disposed(by: bag)
    counter.action.onNext(.twice)
    expect(counter.currentState.count, equals: 3)
  }

  @Test func `who comes later gets the present state`() {
    let counter = Counter()
    let bag = DisposeBag()
    counter.state.subscribe(onNext: { _ in }).disposed(by: bag)
    counter.action.onNext(.more)
    var seen: [Int] = []
    counter.state.subscribe(onNext: { seen.append($0.count) }).disposed(by: bag)
    expect(seen, equals: [1])
  }

  @Test func `a pulse is told each time it is set, and not at other changes`() {
    let counter = Counter()
    var words: [String?] = []
    let bag = DisposeBag()
    counter.pulse(\.$word).subscribe(onNext: { words.append($0) }).disposed(by: bag)
    counter.action.onNext(.more)
    counter.action.onNext(.twice)
    counter.action.onNext(.more)
    expect(words, equals: [nil, "three"])
  }

  @Test func `a view is bound when it gets its reactor`() {
    let view = CounterView()
    let counter = Counter()
    view.reactor = counter
    expect(view.bound, equals: 1)
    #expect(view.reactor === counter)
    view.reactor = nil
    expect(view.bound, equals: 1)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Expectations
import RxRelay
import RxSwift
import Testing
import UIKitTestSupport

@MainActor
@Suite(.ownProcess) struct RxStreamTests {
  @Test func `values come in their order, and then one end`() {
    expect(told(Observable.just(1)), equals: ["1", "end"])
    expect(told(Observable.of(1, 2)), equals: ["1", "2", "end"])
    expect(told(Observable<Int>.empty()), equals: ["end"])
    expect(told(Observable<Int>.never()), equals: [])
    expect(told(Observable<Int>.error(Mishap.first)), equals: ["error first"])
    let made = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      observer.onNext(2)
      return Disposables.create()
    }
    expect(told(made), equals: ["1", "end"])
  }

  @Test func `values are made into others and chosen`() {
    let numbers = Observable.of(1, 2, 2, 3)
    expect(told(numbers.map { $0 * 2 }), equals: ["2", "4", "4", "6", "end"])
    expect(told(numbers.filter { $0 > 1 }), equals: ["2", "2", "3", "end"])
    expect(told(numbers.distinctUntilChanged()), equals: ["1", "2", "3", "end"])
    expect(told(numbers.take(2)), equals: ["1", "2", "end"])
    expect(told(numbers.skip(3)), equals: ["3", "end"])
    expect(told(numbers.scan(0, accumulator: +)), equals: ["1", "3", "5", "8", "end"])
    expect(told(numbers.startWith(0).take(2)), equals: ["0", "1", "end"])
    expect(told(numbers.reduce(0, accumulator: +)), equals: ["8", "end"])
    expect(told(Observable.of("1", "x").compactMap { Int($0) }), equals: ["1", "end"])
    expect(told(numbers.takeWhile { $0 < 3 }), equals: ["1", "2", "2", "end"])
    expect(
      told(numbers.map { (value: Int) throws -> Int in throw Mishap.first }),
      equals: ["error first"]
    )
    expect(told(numbers.toArray()), equals: ["[1, 2, 2, 3]", "end"])
    expect(told(numbers.asSingle()), equals: ["error moreThanOneElement"])
  }

  @Test func `a subject tells who is there, and after its end nothing`() {
    let subject = PublishSubject<Int>()
    subject.onNext(1)
    let early = Told()(subject)
    subject.onNext(2)
    early.disposable?.dispose()
    subject.onNext(3)
    subject.onCompleted()
    expect(early.words, equals: ["2"])
    expect(told(subject), equals: ["end"])
  }

  @Test func `kept values are told to whoever comes`() throws {
    let behaviour = BehaviorSubject(value: 1)
    behaviour.onNext(2)
    expect(told(behaviour), equals: ["2"])
    expect(try behaviour.value(), equals: 2)
    let replay = ReplaySubject<Int>.create(bufferSize: 2)
    for number in 1...3 { replay.onNext(number) }
    expect(told(replay), equals: ["2", "3"])
    let relay = BehaviorRelay(value: ["a"])
    relay.accept(relay.value + ["b"])
    expect(told(relay), equals: [#"["a", "b"]"#])
  }

  @Test func `a bag ends its streams when it goes`() {
    let subject = PublishSubject<Int>()
    var seen: [Int] = []
    var ended = 0
    var bag: DisposeBag? = DisposeBag()
    bag.map {
      subject.subscribe(onNext: { seen.append($0) }, onDisposed: { ended += 1 }).disposed(by: $0)
    }
    subject.onNext(1)
    bag = nil
    subject.onNext(2)
    expect(seen, equals: [1])
    expect(ended, equals: 1)
    expect(!subject.hasObservers)
  }

  @Test func `only the latest inner stream is followed, or all, or each in its turn`() {
    let outer = PublishSubject<Int>()
    let inner = [PublishSubject<String>(), PublishSubject<String>()]
    let latest = Told()(outer.flatMapLatest { inner[$0] })
    let all = Told()(outer.flatMap { inner[$0] })
    let first = Told()(outer.flatMapFirst { inner[$0] })
    let turns = Told()(outer.concatMap { inner[$0] })
    outer.onNext(0)
    inner[0].onNext("a")
    outer.onNext(1)
    inner[0].onNext("b")
    inner[1].onNext("c")
    outer.onCompleted()
    inner[0].onCompleted()
    inner[1].onNext("d")
    inner[1].onCompleted()
    expect(latest.words, equals: ["a", "c", "d", "end"])
    expect(all.words, equals: ["a", "b", "c", "d", "end"])
    expect(first.words, equals: ["a", "b", "end"])
    expect(turns.words, equals: ["a", "b", "d", "end"])
  }

  @Test func `values of several streams are told together`() {
    let (a, b) = (PublishSubject<Int>(), PublishSubject<String>())
    let latest = Told()(Observable.combineLatest(a, b) { "\($0)\($1)" })
    let pairs = Told()(Observable.zip(a, b) { "\($0)\($1)" })
    let with = Told()(a.withLatestFrom(b) { "\($0)\($1)" })
    a.onNext(1)
    a.onNext(2)
    b.onNext("x")
    b.onNext("y")
    a.onNext(3)
    a.onCompleted()
    b.onCompleted()
    expect(latest.words, equals: ["2x", "2y", "3y", "end"])
    expect(pairs.words, equals: ["1x", "2y", "end"])
    expect(with.words, equals: ["3y", "end"])
    let tuple = Observable.combineLatest(Observable.just(1), Observable.just("a"))
    expect(told(tuple.map { "\($0.0)\($0.1)" }), equals: ["1a", "end"])
    expect(
      told(Observable.combineLatest([Observable.just(1), .just(2)])),
      equals: ["[1, 2]", "end"]
    )
    expect(told(Observable.merge(.just(1), .just(2))), equals: ["1", "2", "end"])
  }

  @Test func `errors are replaced, and failed streams begun again`() {
    let failing = Observable<Int>.error(Mishap.first)
    expect(told(failing.catchErrorJustReturn(7)), equals: ["7", "end"])
    expect(told(failing.catchError { _ in .of(1, 2) }), equals: ["1", "2", "end"])
    var attempts = 0
    let third = Observable<Int>.deferred {
      attempts += 1
      return attempts < 3 ? failing : .just(attempts)
    }
    expect(told(third.retry(3)), equals: ["3", "end"])
    expect(attempts, equals: 3)
  }

  @Test func `a shared stream is begun once and keeps what it is asked to keep`() {
    var begun = 0
    let source = PublishSubject<Int>()
    let shared = Observable<Int>.deferred {
      begun += 1
      return source
    }.share(replay: 1)
    let first = Told()(shared)
    source.onNext(1)
    let second = Told()(shared)
    source.onNext(2)
    expect(begun, equals: 1)
    expect(first.words, equals: ["1", "2"])
    expect(second.words, equals: ["1", "2"])
    first.disposable?.dispose()
    second.disposable?.dispose()
    expect(!source.hasObservers)
    expect(told(shared), equals: [])
    expect(begun, equals: 2)
  }

  @Test func `a single tells one value or an error`() {
    let made = Single<Int>.create { single in
      single(.success(4))
      return Disposables.create()
    }
    var seen: [String] = []
    _ = made.map { $0 + 1 }.subscribe(onSuccess: { seen.append("\($0)") })
    _ = Single<Int>.create {
      $0(.error(Mishap.first))
      return Disposables.create()
    }.subscribe(onSuccess: { _ in }, onFailure: { seen.append("\($0)") })
    expect(seen, equals: ["5", "first"])
    expect(told(Completable.empty().andThen(Single.just(1))), equals: ["1", "end"])
    expect(told(Observable.just(3).flatMap { Single.just($0 * 2) }), equals: ["6", "end"])
  }

  @Test func `time passes on the scheduler`() {
    let clock = ManualClock()
    let subject = PublishSubject<Int>()
    let debounced = Told()(subject.debounce(.milliseconds(100), scheduler: clock))
    let throttled = Told()(subject.throttle(.milliseconds(100), scheduler: clock))
    let delayed = Told()(subject.delay(.milliseconds(50), scheduler: clock))
    subject.onNext(1)
    clock.advance(40)
    subject.onNext(2)
    expect(delayed.words, equals: [])
    clock.advance(100)
    expect(debounced.words, equals: ["2"])
    expect(throttled.words, equals: ["1", "2"])
    expect(delayed.words, equals: ["1", "2"])
    let ticks = Told()(Observable<Int>.interval(.milliseconds(10), scheduler: clock).take(3))
    clock.advance(100)
    expect(ticks.words, equals: ["0", "1", "2", "end"])
  }
}

// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import RxCocoa
import RxOptional
import RxRelay
import RxSwift
import RxSwiftExt
import Testing
import UIKitTestSupport

private struct Failed: Error {}

@MainActor
@Suite(.ownProcess) struct RxMoreTests {
  @Test func `a subscription waits, and values come in lists`() {
    let clock = ManualClock()
    let later = Told()(
      Observable.just(1).delaySubscription(.milliseconds(50), scheduler: clock)
    )
    clock.advance(49)
    expect(later.words, equals: [])
    clock.advance(1)
    expect(later.words, equals: ["1", "end"])
    let subject = PublishSubject<Int>()
    let lists = Told()(
      subject.buffer(timeSpan: .milliseconds(10), count: 2, scheduler: clock)
    )
    for value in 1...3 { subject.onNext(value) }
    clock.advance(10)
    subject.onCompleted()
    expect(lists.words, equals: ["[1, 2]", "[3]", "[]", "end"])
  }

  @Test func `values are grouped, sampled, and only the first stream counts`() {
    let groups = Observable.from([1, 2, 3, 4]).groupBy { $0 % 2 }
      .flatMap { group in group.map { "\(group.key):\($0)" } }
    expect(told(groups), equals: ["1:1", "0:2", "1:3", "0:4", "end"])
    let (values, ticks) = (PublishSubject<Int>(), PublishSubject<Void>())
    let sampled = Told()(values.sample(ticks))
    values.onNext(1)
    values.onNext(2)
    ticks.onNext(())
    ticks.onNext(())
    expect(sampled.words, equals: ["2"])
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    let first = Told()(a.amb(b))
    b.onNext(1)
    a.onNext(2)
    b.onNext(3)
    expect(first.words, equals: ["1", "3"])
  }

  @Test func `a stream begins again as often as another one wants`() {
    var tries = 0
    let failing = Observable<Int>.deferred {
      tries += 1
      return tries < 3 ? .error(Failed()) : .just(tries)
    }
    let again = failing.retry(when: { (errors: Observable<any Error>) in errors.map { _ in } })
    expect(told(again), equals: ["3", "end"])
    expect(
      told(
        Observable<Int>.error(Failed()).retry(when: { (errors: Observable<any Error>) in
          errors.take(1).flatMap { _ in Observable<Void>.empty() }
        })
      ),
      equals: ["end"]
    )
  }

  @Test func `one stream is told to many when it is connected`() {
    let source = PublishSubject<Int>()
    let connectable = source.publish()
    let heard = Told()(connectable)
    source.onNext(1)
    let connection = connectable.connect()
    source.onNext(2)
    connection.dispose()
    source.onNext(3)
    expect(heard.words, equals: ["2"])
    expect(told(Observable.from([1, 2]).replay(1).refCount()), equals: ["1", "2", "end"])
  }

  @Test func `so many streams are followed at once`() {
    let subjects = (0..<3).map { _ in PublishSubject<Int>() }
    let heard = Told()(Observable.from(subjects).merge(maxConcurrent: 2))
    subjects[2].onNext(0)
    subjects[0].onNext(1)
    subjects[0].onCompleted()
    subjects[2].onNext(2)
    expect(heard.words, equals: ["1", "2"])
  }

  @Test func `values end with one that fits`() {
    let numbers = Observable.from([1, 2, 3])
    expect(told(numbers.take(until: { $0 == 2 })), equals: ["1", "end"])
    expect(told(numbers.take(until: { $0 == 2 }, behavior: .inclusive)), equals: ["1", "2", "end"])
    expect(told(numbers.take(while: { $0 < 2 }, behavior: .inclusive)), equals: ["1", "2", "end"])
    expect(told(Observable<Int>.empty().ifEmpty(switchTo: .just(7))), equals: ["7", "end"])
  }

  @Test func `up to eight streams are combined`() {
    let numbers = (1...8).map { Observable.just($0) }
    let sum = Observable<Int>.combineLatest(
      numbers[0],
      numbers[1],
      numbers[2],
      numbers[3],
      numbers[4],
      numbers[5],
      numbers[6],
      numbers[7]
    ) { (a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int, h: Int) -> Int in
      [a, b, c, d, e, f, g, h].reduce(0, +)
    }
    expect(told(sum), equals: ["36", "end"])
    let five = Observable.zip(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
    expect(told(five.map { $0.4 }), equals: ["5", "end"])
  }

  @Test func `singles become other kinds`() {
    expect(told(Single.just(1).filter { $0 > 1 }), equals: ["end"])
    expect(told(Single.just(1).filter { $0 > 1 }.ifEmpty(default: 9)), equals: ["9", "end"])
    expect(told(Single.zip([Single.just(1), .just(2)])), equals: ["[1, 2]", "end"])
    expect(told(Single.just(1).flatMapCompletable { _ in .empty() }), equals: ["end"])
    expect(
      told(Completable.concat(.empty(), .empty()).andThen(Single.just(3))),
      equals: ["3", "end"]
    )
  }

  @Test func `a stream that cannot fail replaces its error`() {
    let failing = Observable<Int>.error(Failed()).asInfallible(onErrorJustReturn: 4)
    expect(told(failing.map { $0 + 1 }), equals: ["5", "end"])
    let relay = ReplayRelay<Int>.create(bufferSize: 2)
    for value in 1...3 { relay.accept(value) }
    expect(told(relay), equals: ["2", "3"])
    let last = AsyncSubject<Int>()
    let heard = Told()(last)
    last.onNext(1)
    last.onNext(2)
    expect(heard.words, equals: [])
    last.onCompleted()
    expect(heard.words, equals: ["2", "end"])
  }

  @Test func `missing values are left out or replaced`() {
    let values = Observable<Int?>.from([1, nil, 3])
    expect(told(values.filterNil()), equals: ["1", "3", "end"])
    expect(told(values.replaceNilWith(0)), equals: ["1", "0", "3", "end"])
    expect(told(values.unwrap().pairwise().map { $0 + $1 }), equals: ["4", "end"])
    expect(told(Observable.from([1, 2, 1]).distinct()), equals: ["1", "2", "end"])
    expect(told(Observable.just(true).not()), equals: ["false", "end"])
  }
}

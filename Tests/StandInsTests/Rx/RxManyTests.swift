// SPDX-License-Identifier: Apache-2.0
import Expectations
import RxCocoa
import RxSwift
import Testing
import UIKitTestSupport

@MainActor @Suite(.ownProcess) struct RxManyTests {
  private let bag = DisposeBag()

  @Test func `nine streams of several kinds are combined, and the last one is heard`() {
    let (number, word) = (BehaviorSubject(value: 1), BehaviorSubject(value: "a"))
    var told: [String] = []
    Observable.combineLatest(
      number,
      word,
      number,
      word,
      number,
      word,
      number,
      word,
      Observable.just(true)
    ) { a, b, c, d, e, f, g, h, isLast in
      "\(a + c + e + g)\(b)\(d)\(f)\(h)\(isLast)"
    }
    .subscribe(onNext: { told.append($0) }).disposed(by: bag)
    word.onNext("b")
    // The word is in four places, each of which is heard.
    expect(
      told,
      equals: ["4aaaatrue", "4baaatrue", "4bbaatrue", "4bbbatrue", "4bbbbtrue"]
    )
  }

  @Test func `streams without a function give their values together`() {
    var told: [String] = []
    Observable.zip(Observable.of(1, 2, 3), Observable.of("a", "b"), Observable.of(true, false))
      .subscribe(
        onNext: { number, word, flag in told.append("\(number)\(word)\(flag)") },
        onCompleted: { told.append("end") }
      )
      .disposed(by: bag)
    expect(told, equals: ["1atrue", "2bfalse", "end"])
    Driver.combineLatest(Driver.just(1), Driver.just("a"))
      .drive(onNext: { told.append("\($0)\($1)") }).disposed(by: bag)
    Single.zip(Single.just(1), .just("b"), .just(2.5)).subscribe(onSuccess: { a, b, c in
      told.append("\(a)\(b)\(c)")
    })
    .disposed(by: bag)
    Infallible.combineLatest(Infallible.just(1), Infallible.just(2)) { $0 + $1 }
      .subscribe(onNext: { told.append("\($0)") }).disposed(by: bag)
    expect(told.suffix(3), equals: ["1a", "1b2.5", "3"])
  }

  @Test func `a function that throws ends the stream with its error`() {
    var failed = false
    Observable<Int>.combineLatest(Observable.just(1), Observable.just(2)) { _, _ in
      throw Mishap.first
    }
    .subscribe(onError: { failed = $0 is Mishap }).disposed(by: bag)
    #expect(failed)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Expectations
import NSObject_Rx
import RxCocoa
import RxGesture
import Testing
import UIKit
import UIKitTestSupport

/// What helpers of apps, and small libraries, add to streams.
@MainActor @Suite(.ownProcess) struct RxHelpersTests {
  /// Something that ends a stretch of work.
  private struct Token: Disposable {
    let end: () -> Void
    func dispose() { end() }
  }

  /// Counts work, as apps do to show that they load.
  private final class Activity: SharedSequenceConvertibleType {
    typealias Element = Bool
    typealias SharingStrategy = DriverSharingStrategy
    private let count = BehaviorRelay(value: 0)

    func asSharedSequence() -> Driver<Bool> {
      count.asDriver().map { $0 > 0 }.distinctUntilChanged()
    }

    func track<Source: ObservableConvertibleType>(_ source: Source) -> Observable<Source.Element> {
      Observable.using(
        { () -> Token in
          self.count.accept(self.count.value + 1)
          return Token { self.count.accept(self.count.value - 1) }
        },
        observableFactory: { _ in source.asObservable() }
      )
    }
  }

  @Test func `a class of one's own is a driver, and tells work until it ends`() {
    let (bag, activity) = (DisposeBag(), Activity())
    let subject = PublishSubject<Int>()
    var states: [Bool] = []
    activity.asDriver().drive(onNext: { states.append($0) }).disposed(by: bag)
    activity.map { $0 ? 1 : 0 }.drive(onNext: { _ in }).disposed(by: bag)
    activity.track(subject).subscribe().disposed(by: bag)
    expect(states, equals: [false, true])
    subject.onNext(1)
    subject.onCompleted()
    expect(states, equals: [false, true, false])
  }

  @Test func `a method of a view's life is told by its name alone`() {
    let (bag, controller) = (DisposeBag(), UIViewController())
    var told: [Bool] = []
    controller.rx.methodInvoked(Selector("viewWillAppear"))
      .subscribe(onNext: { told.append($0.first as? Bool ?? false) }).disposed(by: bag)
    controller.viewWillAppear(true)
    expect(told, equals: [true])
  }

  @Test func `an object keeps one bag, and another one ends what the first had`() {
    let view = UIView()
    var ended = 0
    Disposables.create { ended += 1 }.disposed(by: view.rx.disposeBag)
    expect(ended, equals: 0)
    view.rx.disposeBag = DisposeBag()
    expect(ended, equals: 1)
  }

  @Test func `a gesture tells its states, and those that are asked for`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let bag = DisposeBag()
    var (all, recognised) = (0, 0)
    view.rx.tapGesture().subscribe(onNext: { _ in all += 1 }).disposed(by: bag)
    view.rx.tapGesture().when(.recognized).subscribe(onNext: { _ in recognised += 1 })
      .disposed(by: bag)
    expect(all, equals: 1)
    expect(recognised, equals: 0)
    expect(view.gestureRecognizers?.count, equals: 2)
  }
}

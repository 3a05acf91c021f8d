// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import RxCocoa
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.ownProcess) struct RxDelegateTests {
  private let bag = DisposeBag()

  /// A delegate of an app's own, which goes on hearing.
  private final class Own: NSObject, UITableViewDelegate {
    var heard: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      heard.append("\(scrollView.contentOffset.y)")
    }
  }

  @Test func `offsets are told now and at each move, beside the delegate`() {
    let (view, own) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Own())
    view.contentSize = CGSize(width: 100, height: 500)
    view.delegate = own
    var (offsets, moves): ([CGFloat], Int) = ([], 0)
    view.rx.contentOffset.subscribe(onNext: { offsets.append($0.y) }).disposed(by: bag)
    view.rx.didScroll.subscribe(onNext: { moves += 1 }).disposed(by: bag)
    view.contentOffset = CGPoint(x: 0, y: 40)
    Observable.just(CGPoint(x: 0, y: 90)).bind(to: view.rx.contentOffset).disposed(by: bag)
    expect(offsets, equals: [0, 40, 90])
    expect(moves, equals: 2)
    expect(own.heard, equals: ["40.0", "90.0"])
  }

  @Test func `drags of a collection view are told from their begin to the rest`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 400)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: layout
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    Observable.just([1, 2]).bind(to: view.rx.items(cellIdentifier: "cell")) { _, _, _ in }
      .disposed(by: bag)
    view.layoutIfNeeded()
    var told: [String] = []
    view.rx.willBeginDragging.subscribe(onNext: { told.append("begin") }).disposed(by: bag)
    view.rx.willEndDragging.subscribe(onNext: { velocity, target in
      told.append("end \(velocity.y) \(target.pointee.y)")
      target.pointee.y = 200
    })
    .disposed(by: bag)
    view.rx.didEndDragging.subscribe(onNext: { told.append("\($0)") }).disposed(by: bag)
    view.rx.didEndDecelerating.subscribe(onNext: { told.append("rest") }).disposed(by: bag)
    view.dragContent(to: CGPoint(x: 0, y: 50))
    let rest = view.releaseContent(
      at: CGPoint(x: 0, y: 50),
      proposing: CGPoint(x: 0, y: 150),
      velocity: CGPoint(x: 0, y: 1000)
    )
    view.restContent()
    // 1,000 points a second are one in a millisecond; a stream may move the place of rest.
    expect(told, equals: ["begin", "end 1.0 150.0", "true", "rest"])
    expect(rest.y, equals: 200)
  }

  @Test func `a delegate is set until its result ends, and only if it is still there`() {
    let (view, own, other) = (UITableView(), Own(), Own())
    let set = view.rx.setDelegate(own)
    #expect(view.delegate === own)
    #expect(view.rx.delegate.forwardToDelegate() === own)
    set.dispose()
    #expect(view.delegate == nil)
    let again = view.rx.setDelegate(own)
    view.rx.delegate.setForwardToDelegate(other, retainDelegate: false)
    again.dispose()
    #expect(view.delegate === other)
  }

  @Test func `calls of a delegate's methods are told with all their values`() {
    let view = UITableView()
    var told: [[Any]] = []
    let selector = Selector("tableView(_:didSelectRowAt:)")
    view.rx.delegate.methodInvoked(selector).subscribe(onNext: { told.append($0) }).disposed(
      by: bag
    )
    let path = IndexPath(row: 1, section: 0)
    view.listeners.tell(selector.description, [view, path])
    expect(told.count, equals: 1)
    #expect(told[0][0] as? UITableView === view && told[0][1] as? IndexPath == path)
  }

  @Test func `a proxy of an app's own hears, and tells the delegate that was there`() {
    let (clock, own) = (Clock(), ClockOwner())
    clock.delegate = own
    var hours: [Int] = []
    clock.rx.hour.subscribe(onNext: { hours.append($0) }).disposed(by: bag)
    clock.delegate?.clock(clock, strikes: 3)
    expect(hours, equals: [3])
    expect(own.heard, equals: [3])
    #expect(ClockProxy.proxy(for: clock) === clock.delegate)
    let next = ClockOwner()
    let installed = ClockProxy.installForwardDelegate(
      next,
      retainDelegate: false,
      onProxyForObject: clock
    )
    clock.delegate?.clock(clock, strikes: 4)
    installed.dispose()
    clock.delegate?.clock(clock, strikes: 5)
    expect(next.heard, equals: [4])
    expect(hours, equals: [3, 4, 5])
  }

  @Test func `properties are observed by path and by name`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var (paths, names, bounds): ([CGFloat], [CGFloat?], [CGFloat]) = ([], [], [])
    view.rx.observe(\.contentSize).subscribe(onNext: { paths.append($0.height) }).disposed(by: bag)
    view.rx.observe(CGSize.self, "contentSize").subscribe(onNext: { names.append($0?.height) })
      .disposed(by: bag)
    view.rx.observeWeakly(CGRect.self, "bounds", options: .new)
      .subscribe(onNext: { bounds.append($0?.width ?? -1) }).disposed(by: bag)
    view.contentSize = CGSize(width: 100, height: 700)
    view.frame.size.width = 50
    expect(paths, equals: [0, 700])
    expect(names, equals: [0, 700])
    expect(bounds, equals: [50])
    let label = UILabel()
    label.text = "a"
    var texts: [String?] = []
    label.rx.observe(String.self, "text").subscribe(onNext: { texts.append($0) }).disposed(by: bag)
    label.text = "b"
    KeyObservations.check(label)
    expect(texts, equals: ["a", "b"])
  }

  @Test func `the end of a controller ends what follows it`() {
    var controller: UIViewController? = UIViewController()
    var told: [String] = []
    controller?.rx.deallocated.subscribe(
      onNext: { told.append("gone") },
      onCompleted: { told.append("end") }
    )
    .disposed(by: bag)
    controller = nil
    expect(told, equals: ["gone", "end"])
  }

  @Test func `chosen tabs and shown controllers are streams`() {
    let (first, second) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: first)
    stack.loadViewIfNeeded()
    var told: [String] = []
    stack.rx.willShow.subscribe(onNext: { told.append("will \($0.viewController === second)") })
      .disposed(by: bag)
    stack.rx.didShow.subscribe(onNext: { told.append("did \($0.animated)") }).disposed(by: bag)
    stack.pushViewController(second, animated: false)
    expect(told, equals: ["will true", "did false"])
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    var chosen: [UIViewController] = []
    tabs.rx.didSelect.subscribe(onNext: { chosen.append($0) }).disposed(by: bag)
    tabs.listeners.tell("tabBarController(_:didSelect:)", [tabs, second])
    #expect(chosen == [second])
  }
}

/// An object with a delegate that the project does not know.
private final class Clock: NSObject {
  weak var delegate: (any ClockDelegate)?
}

@MainActor private protocol ClockDelegate: AnyObject {
  func clock(_ clock: Clock, strikes hour: Int)
}

@MainActor private final class ClockOwner: ClockDelegate {
  var heard: [Int] = []
  func clock(_ clock: Clock, strikes hour: Int) { heard.append(hour) }
}

private final class ClockProxy: DelegateProxy<Clock, any ClockDelegate>, DelegateProxyType,
  ClockDelegate
{
  let hours = PublishSubject<Int>()

  init(clock: ParentObject) { super.init(parentObject: clock, delegateProxy: ClockProxy.self) }

  static func registerKnownImplementations() { register { ClockProxy(clock: $0) } }
  static func currentDelegate(for object: Clock) -> (any ClockDelegate)? { object.delegate }
  static func setCurrentDelegate(_ delegate: (any ClockDelegate)?, to object: Clock) {
    object.delegate = delegate
  }

  func clock(_ clock: Clock, strikes hour: Int) {
    _forwardToDelegate?.clock(clock, strikes: hour)
    hours.onNext(hour)
  }
}

extension Reactive where Base: Clock {
  @MainActor fileprivate var hour: Observable<Int> { ClockProxy.proxy(for: base).hours }
}

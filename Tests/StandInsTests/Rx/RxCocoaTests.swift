// SPDX-License-Identifier: Apache-2.0
import Expectations
import RxCocoa
import Testing
import UIKitTestSupport

@MainActor @Suite(.ownProcess) struct RxCocoaTests {
  private let bag = DisposeBag()

  @Test func `a driver keeps its latest value and cannot fail`() {
    let subject = PublishSubject<Int>()
    let driver = subject.asDriver(onErrorJustReturn: -1)
    var first: [Int] = []
    var second: [Int] = []
    driver.drive(onNext: { first.append($0) }).disposed(by: bag)
    subject.onNext(1)
    driver.drive(onNext: { second.append($0) }).disposed(by: bag)
    subject.onError(Mishap.first)
    expect(first, equals: [1, -1])
    expect(second, equals: [1, -1])
  }

  @Test func `a variable of older source is told, bound and ends when it goes`() {
    var variable: Variable? = Variable(1)
    var seen: [String] = []
    variable?.asDriver()
      .drive(onNext: { seen.append("\($0)") }, onCompleted: { seen.append("end") })
      .disposed(by: bag)
    variable?.value = 2
    variable.map { Observable.just(3).bind(to: $0).disposed(by: bag) }
    variable = nil
    expect(seen, equals: ["1", "2", "3", "end"])
  }

  @Test func `a signal tells only what comes`() {
    let relay = PublishRelay<Int>()
    let signal = relay.asSignal()
    var seen: [Int] = []
    relay.accept(1)
    signal.map { $0 * 2 }.emit(onNext: { seen.append($0) }).disposed(by: bag)
    relay.accept(2)
    expect(seen, equals: [4])
  }

  @Test func `any property of an object can be bound`() {
    let label = UILabel()
    let relay = BehaviorRelay(value: "a")
    relay.asDriver().drive(label.rx.text).disposed(by: bag)
    relay.map { $0.isEmpty }.bind(to: label.rx.isHidden).disposed(by: bag)
    expect(label.text, equals: "a")
    relay.accept("")
    expect(label.isHidden)
    let image = UIImage(systemName: "star")
    let view = UIImageView()
    Driver.just(image).drive(view.rx.image).disposed(by: bag)
    #expect(view.image === image)
  }

  @Test func `a tap is told, and a field's text goes both ways`() {
    let button = UIButton()
    var taps = 0
    button.rx.tap.subscribe(onNext: { taps += 1 }).disposed(by: bag)
    button.sendActions(for: .touchUpInside)
    expect(taps, equals: 1)
    let field = UITextField()
    field.text = "a"
    var texts: [String] = []
    field.rx.text.orEmpty.subscribe(onNext: { texts.append($0) }).disposed(by: bag)
    field.text = "b"
    field.sendActions(for: .editingChanged)
    Observable.just("c").bind(to: field.rx.text).disposed(by: bag)
    expect(texts, equals: ["a", "b"])
    expect(field.text, equals: "c")
  }

  @Test func `a text view's text is told as it is, and can be bound`() {
    let view = UITextView()
    view.text = "a"
    var texts: [String] = []
    view.rx.text.orEmpty.subscribe(onNext: { texts.append($0) }).disposed(by: bag)
    Observable.just("b").bind(to: view.rx.text).disposed(by: bag)
    expect(texts, equals: ["a"])
    expect(view.text, equals: "b")
  }

  @Test func `items are shown in cells and told when they are selected`() {
    final class TextCell: UICollectionViewCell { var text = "" }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200),
      collectionViewLayout: layout
    )
    view.register(TextCell.self, forCellWithReuseIdentifier: "text")
    let items = BehaviorRelay(value: ["a", "b"])
    items.bind(to: view.rx.items(cellIdentifier: "text", cellType: TextCell.self)) {
      $2.text = "\($0) \($1)"
    }
    .disposed(by: bag)
    view.layoutIfNeeded()
    func texts() -> [String] { view.visibleCells.compactMap { ($0 as? TextCell)?.text }.sorted() }
    expect(texts(), equals: ["0 a", "1 b"])
    items.accept(["c", "d", "e"])
    view.layoutIfNeeded()
    expect(texts(), equals: ["0 c", "1 d", "2 e"])
    var selected: [String] = []
    view.rx.modelSelected(String.self).subscribe(onNext: { selected.append($0) }).disposed(by: bag)
    let path = IndexPath(item: 1, section: 0)
    view.listeners.tell("collectionView(_:didSelectItemAt:)", [view, path])
    expect(selected, equals: ["d"])
    // A delegate of the app's own changes nothing.
    final class Own: NSObject, UICollectionViewDelegate {}
    let own = Own()
    view.rx.setDelegate(own).disposed(by: bag)
    view.listeners.tell(
      "collectionView(_:didSelectItemAt:)",
      [view, IndexPath(item: 0, section: 0)]
    )
    #expect(selected == ["d", "c"] && view.delegate === own)
  }

  @Test func `items end with their bag`() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var own: DisposeBag? = DisposeBag()
    let subscription = Observable.just([1]).bind(to: view.rx.items) { _, _, _ in
      UICollectionViewCell(frame: .zero)
    }
    own.map { subscription.disposed(by: $0) }
    expect(view.numberOfItems(inSection: 0), equals: 1)
    own = nil
    #expect(view.dataSource == nil)
  }

  @Test func `the offset is told at once`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.contentSize = CGSize(width: 10, height: 100)
    var offsets: [CGFloat] = []
    view.rx.contentOffset.map(\.y).subscribe(onNext: { offsets.append($0) }).disposed(by: bag)
    view.contentOffset.y = 20
    expect(offsets, equals: [0, 20])
  }
}

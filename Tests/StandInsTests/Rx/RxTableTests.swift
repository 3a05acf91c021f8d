// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import RxDataSources
import Testing
import UIKit
import UIKitTestSupport

/// Tables, bars, fields and controllers that streams fill and follow.
@MainActor @Suite(.ownProcess) struct RxTableTests {
  private let bag = DisposeBag()

  private func table() -> UITableView {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    return view
  }

  private func text(_ view: UITableView, _ row: Int, _ section: Int = 0) -> String? {
    let path = IndexPath(row: row, section: section)
    return view.dataSource?.tableView(view, cellForRowAt: path).textLabel?.text
  }

  @Test func `values are shown in rows, and told when rows are selected or deleted`() {
    let view = table()
    let items = BehaviorRelay(value: ["a", "b"])
    items.bind(to: view.rx.items(cellIdentifier: "cell", cellType: UITableViewCell.self)) {
      $2.textLabel?.text = "\($0) \($1)"
    }
    .disposed(by: bag)
    expect(view.numberOfRows(inSection: 0), equals: 2)
    expect(text(view, 1), equals: "1 b")
    expect(view.dataSource?.tesseraCommitsRows, equals: false)
    var told: [String] = []
    view.rx.modelSelected(String.self).subscribe(onNext: { told.append($0) }).disposed(by: bag)
    view.rx.itemDeleted.subscribe(onNext: { told.append("\($0.row)") }).disposed(by: bag)
    view.listeners.tell("tableView(_:didSelectRowAt:)", [view, IndexPath(row: 1, section: 0)])
    view.listeners.tell(
      "tableView(_:commit:forRowAt:)",
      [view, UITableViewCell.EditingStyle.delete, IndexPath(row: 0, section: 0)]
    )
    view.listeners.tell(
      "tableView(_:commit:forRowAt:)",
      [view, UITableViewCell.EditingStyle.insert, IndexPath(row: 0, section: 0)]
    )
    expect(told, equals: ["b", "0"])
    expect(view.dataSource?.tesseraCommitsRows, equals: true)
    expect((try? view.rx.model(at: IndexPath(row: 0, section: 0)) as String), equals: "a")
    expect((try? view.rx.model(at: IndexPath(row: 9, section: 0)) as String), equals: nil)
  }

  @Test func `rows stay after their stream ended, and go with the bag`() {
    let view = table()
    var own: DisposeBag? = DisposeBag()
    let subscription = Observable.just(["a"]).bind(to: view.rx.items) { _, _, _ in UITableViewCell()
    }
    own.map { subscription.disposed(by: $0) }
    expect(view.numberOfRows(inSection: 0), equals: 1)
    own = nil
    #expect(view.dataSource == nil)
  }

  @Test func `sections are shown through a data source that only the subscription keeps`() {
    typealias Section = SectionModel<String, Int>
    let view = table()
    do {
      let source = RxTableViewSectionedReloadDataSource<Section>(configureCell: {
        _,
        table,
        path,
        item in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.textLabel?.text = "\(item)"
        return cell
      })
      source.titleForHeaderInSection = { $0.sectionModels[$1].model }
      Observable.just([Section(model: "One", items: [1, 2]), Section(model: "Two", items: [3])])
        .bind(to: view.rx.items(dataSource: source))
        .disposed(by: bag)
    }
    expect(view.numberOfSections, equals: 2)
    expect(view.numberOfRows(inSection: 0), equals: 2)
    expect(text(view, 0, 1), equals: "3")
    expect(view.dataSource?.tableView(view, titleForHeaderInSection: 1), equals: "Two")
    var selected: [Int] = []
    view.rx.modelSelected(Int.self).subscribe(onNext: { selected.append($0) }).disposed(by: bag)
    view.listeners.tell("tableView(_:didSelectRowAt:)", [view, IndexPath(row: 1, section: 0)])
    expect(selected, equals: [2])
  }

  @Test func `rows that may be moved have grips, and their items move`() {
    typealias Section = SectionModel<String, Int>
    let source = RxTableViewSectionedReloadDataSource<Section>(
      configureCell: { _, _, _, _ in UITableViewCell() },
      canMoveRowAtIndexPath: { _, path in path.row > 0 }
    )
    source.setSections([Section(model: "", items: [1, 2, 3]), Section(model: "", items: [4])])
    let view = table()
    expect(source.tesseraMovesRows)
    let (first, second) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
    expect(!source.tableView(view, canMoveRowAt: first))
    expect(source.tableView(view, canMoveRowAt: second))
    source.tableView(view, moveRowAt: second, to: first)
    expect(source.sectionModels.map(\.items), equals: [[2, 1, 3], [4]])
    source.tableView(view, moveRowAt: first, to: IndexPath(row: 1, section: 1))
    expect(source.sectionModels.map(\.items), equals: [[1, 3], [4, 2]])
  }

  @Test func `a bar's button, a search bar and a text view are told`() {
    var told: [String] = []
    let button = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    button.rx.tap.subscribe(onNext: { told.append("tap") }).disposed(by: bag)
    button.listeners.tell("tap")
    let bar = UISearchBar()
    bar.rx.text.orEmpty.subscribe(onNext: { told.append("[\($0)]") }).disposed(by: bag)
    bar.rx.searchButtonClicked.subscribe(onNext: { told.append("search") }).disposed(by: bag)
    bar.search(for: "sea")
    let view = UITextView()
    view.rx.text.orEmpty.skip(1).subscribe(onNext: { told.append($0) }).disposed(by: bag)
    view.text = "b"
    view.listeners.tell("textViewDidChange:", [view])
    expect(told, equals: ["tap", "[]", "[sea]", "search", "b"])
  }

  @Test func `what happens to a controller's view is a stream, with or without an override`() {
    final class Own: UIViewController {
      override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    }
    let controller = Own()
    var told: [String] = []
    for name in ["viewDidLoad", "viewWillAppear:"] {
      controller.rx.methodInvoked(Selector(name)).subscribe(onNext: { told.append("\(name)\($0)") })
        .disposed(by: bag)
    }
    controller.loadViewIfNeeded()
    controller.viewWillAppear(true)
    expect(told, equals: ["viewDidLoad[]", "viewWillAppear:[true]"])
  }
}

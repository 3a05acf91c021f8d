// SPDX-License-Identifier: Apache-2.0
import Expectations
import RxCocoa
import RxDataSources
import RxSwift
import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite(.ownProcess) struct RxDataSourcesTests {
  private final class TextCell: UICollectionViewCell { var text = "" }

  @Test func `sections of a stream are shown, told when selected, and replaced`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: layout
    )
    view.register(TextCell.self, forCellWithReuseIdentifier: "text")
    let bag = DisposeBag()
    typealias Section = SectionModel<String, Int>
    let source = RxCollectionViewSectionedReloadDataSource<Section>(
      configureCell: { source, view, path, item in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "text", for: path)
        (cell as? TextCell)?.text = "\(source[path.section].model)\(item)"
        return cell
      }
    )
    let sections = BehaviorRelay(value: [Section(model: "a", items: [1, 2])])
    sections.bind(to: view.rx.items(dataSource: source)).disposed(by: bag)
    view.layoutIfNeeded()
    func texts() -> [String] { view.visibleCells.compactMap { ($0 as? TextCell)?.text }.sorted() }
    expect(texts(), equals: ["a1", "a2"])
    sections.accept([Section(model: "b", items: [3]), Section(model: "c", items: [4])])
    view.layoutIfNeeded()
    expect(texts(), equals: ["b3", "c4"])
    var selected: [Int] = []
    view.rx.modelSelected(Int.self).subscribe(onNext: { selected.append($0) }).disposed(by: bag)
    view.listeners.tell(
      "collectionView(_:didSelectItemAt:)",
      [view, IndexPath(item: 0, section: 1)]
    )
    expect(selected, equals: [4])
    source[IndexPath(item: 0, section: 0)] = 5
    expect(source.sectionModels.map(\.items), equals: [[5], [4]])
  }

  @Test func `animated sections keep the cells of what stays, and change only the rest`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: layout
    )
    view.register(TextCell.self, forCellWithReuseIdentifier: "text")
    let bag = DisposeBag()
    typealias Section = AnimatableSectionModel<String, Int>
    var made: [Int] = []
    let source = RxCollectionViewSectionedAnimatedDataSource<Section>(
      configureCell: { _, view, path, item in
        made.append(item)
        return view.dequeueReusableCell(withReuseIdentifier: "text", for: path)
      }
    )
    let sections = BehaviorRelay(value: [Section(model: "a", items: [1, 2, 3])])
    sections.bind(to: view.rx.items(dataSource: source)).disposed(by: bag)
    view.layoutIfNeeded()
    expect(made, equals: [1, 2, 3])
    made = []
    sections.accept([Section(model: "z", items: [9]), Section(model: "a", items: [1, 3, 4])])
    view.layoutIfNeeded()
    expect(made.sorted(), equals: [4, 9])
    expect(view.numberOfSections, equals: 2)
    expect(view.numberOfItems(inSection: 1), equals: 3)
    // Two items of one identity cannot be followed, so all is asked for again.
    made = []
    sections.accept([Section(model: "a", items: [5, 5])])
    view.layoutIfNeeded()
    expect(made, equals: [5, 5])
    var asked = 0
    source.decideViewTransition = { _, _, changes in
      asked += changes.count
      return .reload
    }
    sections.accept([Section(model: "a", items: [6])])
    expect(asked, equals: 0)
    expect(view.numberOfItems(inSection: 0), equals: 1)
    sections.accept([Section(model: "a", items: [6, 7])])
    expect(asked, equals: 1)
  }
}

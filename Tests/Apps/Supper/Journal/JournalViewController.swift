// SPDX-License-Identifier: Apache-2.0
import IGListKit
import UIKit

final class Note: NSObject, ListDiffable {
  let id: Int
  let text: String

  init(id: Int, text: String) {
    self.id = id
    self.text = text
  }

  func diffIdentifier() -> NSObjectProtocol {
    id as NSNumber
  }

  func isEqual(toDiffableObject object: ListDiffable?) -> Bool {
    guard let other = object as? Note else { return false }
    return text == other.text
  }
}

class JournalViewController: UIViewController, ListAdapterDataSource {
  private let collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewFlowLayout()
  )
  private lazy var adapter: ListAdapter = {
    ListAdapter(updater: ListAdapterUpdater(), viewController: self, workingRangeSize: 0)
  }()
  private let notes = [
    Note(id: 1, text: "Bought leeks at the market"),
    Note(id: 2, text: "The oven runs hot"),
    Note(id: 3, text: "More sage next time"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGray6
    view.addSubview(collectionView)
    adapter.collectionView = collectionView
    adapter.dataSource = self
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
  }

  func objects(for listAdapter: ListAdapter) -> [ListDiffable] {
    notes
  }

  func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerFor object: Any
  ) -> ListSectionController {
    NoteSectionController()
  }

  func emptyView(for listAdapter: ListAdapter) -> UIView? { nil }
}

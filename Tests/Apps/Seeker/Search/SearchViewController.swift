// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

final class SearchViewController: UIViewController {
  var presenter: (any SearchPresenterInput)!
  private var model = PhotosViewModel()
  private var searchText = ""

  private lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    let spacing: CGFloat = 2
    let side = (UIScreen.main.bounds.width - spacing * 2) / 3
    layout.itemSize = CGSize(width: side, height: side)
    layout.minimumInteritemSpacing = spacing
    layout.minimumLineSpacing = spacing
    layout.footerReferenceSize = CGSize(width: 0, height: 50)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.dataSource = self
    view.delegate = self
    view.backgroundColor = .white
    view.register(PhotoCell.self, forCellWithReuseIdentifier: "PhotoCell")
    view.register(
      FooterView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: "FooterView"
    )
    return view
  }()

  private lazy var searchController: UISearchController = {
    let controller = UISearchController(searchResultsController: nil)
    controller.searchBar.placeholder = "Search pictures"
    controller.searchBar.delegate = self
    controller.obscuresBackgroundDuringPresentation = false
    controller.hidesNavigationBarDuringPresentation = false
    return controller
  }()

  override func loadView() {
    view = UIView()
    view.backgroundColor = .white
    view.addSubview(collectionView)
    collectionView.pinToSuperview()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Seeker"
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }
}

extension SearchViewController: SearchViewInput {
  func show(_ state: ViewState) {
    switch state {
    case .none: break
    case .loading: if model.isEmpty { view.showSpinner() }
    case .content: view.hideSpinner()
    case .error(let message):
      view.hideSpinner()
      let alert = UIAlertController(title: "Error", message: message, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Retry", style: .default, handler: nil))
      present(alert, animated: true)
    }
  }

  func display(_ model: PhotosViewModel) {
    self.model = model
    collectionView.reloadData()
  }

  func insert(at indexPaths: [IndexPath], _ model: PhotosViewModel) {
    collectionView.performBatchUpdates({
      self.model = model
      self.collectionView.insertItems(at: indexPaths)
    })
  }
}

extension SearchViewController: UISearchBarDelegate {
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    guard let text = searchBar.text, text.count > 1 else { return }
    searchText = text
    presenter.search(matching: text)
    searchController.isActive = false
  }
}

extension SearchViewController: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { model.urls.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "PhotoCell", for: indexPath)
      as! PhotoCell
    cell.load(model.urls[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "FooterView",
      for: indexPath
    )
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    presenter.didSelectPhoto(at: indexPath.item)
  }
}

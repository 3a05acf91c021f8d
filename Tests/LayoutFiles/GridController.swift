// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import UIKit

private let reuseIdentifier = "cell"

class GridController: UIViewController {
  enum Section: Int, CaseIterable {
    case main
    case featured
  }

  @IBOutlet weak var titleLabel: UILabel!
  var store: PhotoStore!
  var collectionView: UICollectionView!
  var dataSource: UICollectionViewDiffableDataSource<Section, Int>!
  private let columns = 3

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Grid"
    navigationController?.navigationBar.prefersLargeTitles = true
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    store.load { [weak self] in self?.refresh() }
  }

  @objc private func refresh() {
    store.reload()
  }

  @IBAction func tapped(_ sender: Any) {
    performSegue(withIdentifier: "detail", sender: sender)
  }
}

extension GridController {
  /// Three items a row.
  private func createLayout() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0 / CGFloat(columns)),
      heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(0.33))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    return UICollectionViewCompositionalLayout(section: section)
  }

  func featuredSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let wide = environment.container.effectiveContentSize.width > 500
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(wide ? 0.4 : 0.8), heightDimension: .absolute(220))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 12
    return section
  }
}

extension GridController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let detail = DetailController(item: store.items[indexPath.item])
    navigationController?.pushViewController(detail, animated: true)
  }
}

struct GridView: View {
  var body: some View { Text("Grid") }
}

#Preview {
  GridController()
}

// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// Lists with swipe actions, separators, headers and controls in cells.

import UIKit

class SettingsViewController: UIViewController, UICollectionViewDelegate {
  private enum Section: Hashable, CaseIterable {
    case account, notifications, about
    var title: String {
      switch self {
      case .account: return NSLocalizedString("Account", comment: "")
      case .notifications: return String(localized: "Notifications")
      case .about: return "About".localizedUppercase
      }
    }
  }

  private struct Item: Hashable {
    let title: String
    let symbol: String
    var isOn = false
    private let identifier = UUID()
  }

  private var collectionView: UICollectionView! = nil
  private var dataSource: UICollectionViewDiffableDataSource<Section, Item>! = nil

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    configureDataSource()
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [unowned self] index, env in
      var config = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      config.headerMode = .supplementary
      config.footerMode = index == 2 ? .supplementary : .none
      config.showsSeparators = true
      config.backgroundColor = .systemGroupedBackground
      config.trailingSwipeActionsConfigurationProvider = { indexPath in
        let delete = UIContextualAction(style: .destructive, title: "Delete") {
          [weak self] _, _, done in
          self?.delete(at: indexPath)
          done(true)
        }
        delete.image = UIImage(systemName: "trash")
        let configuration = UISwipeActionsConfiguration(actions: [delete])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
      }
      if #available(iOS 14.5, *) {
        config.itemSeparatorHandler = { path, configuration in
          var configuration = configuration
          if path.item == 0 { configuration.topSeparatorVisibility = .hidden }
          return configuration
        }
      }
      let section = NSCollectionLayoutSection.list(using: config, layoutEnvironment: env)
      section.contentInsets.top = 8
      return section
    }
  }

  private func delete(at indexPath: IndexPath) {
    guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([item])
    dataSource.apply(snapshot)
  }

  private func configureDataSource() {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
      cell,
      indexPath,
      item in
      var content = UIListContentConfiguration.valueCell()
      content.text = item.title
      content.secondaryText = item.isOn ? "On" : "Off"
      content.image = UIImage(systemName: item.symbol)
      content.imageProperties.tintColor = .systemOrange
      content.textProperties.font = .preferredFont(forTextStyle: .body)
      cell.contentConfiguration = content
      let toggle = UISwitch()
      toggle.isOn = item.isOn
      toggle.addAction(
        UIAction { action in
          guard let sender = action.sender as? UISwitch else { return }
          print(sender.isOn)
        },
        for: .valueChanged
      )
      cell.accessories = [
        .disclosureIndicator(),
        .customView(
          configuration: .init(customView: toggle, placement: .trailing(displayed: .always))
        ),
      ]
      var background = UIBackgroundConfiguration.listGroupedCell()
      background.cornerRadius = 8
      cell.backgroundConfiguration = background
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, kind, indexPath in
      guard let section = self?.dataSource.snapshot().sectionIdentifiers[indexPath.section] else {
        return
      }
      var content = view.defaultContentConfiguration()
      content.text = section.title
      view.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) {
      view,
      indexPath,
      item in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { view, kind, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    let controller = UIHostingController(rootView: EmptyView())
    navigationController?.pushViewController(controller, animated: true)
  }
}

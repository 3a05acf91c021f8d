// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// A screen whose controller makes its flow layout where it needs it, and gives the sizes itself.

import UIKit

final class StoryCell: UICollectionViewCell {
  private let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(titleLabel)
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      titleLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ story: Story) { titleLabel.text = story.title }
}

final class DayHeader: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemYellow
  }

  required init?(coder: NSCoder) { fatalError() }
}

struct Story {
  let title: String
  let isLong: Bool
}

class FeedViewController: UIViewController {
  private enum Metrics {
    static let gap: CGFloat = 10
    static let short: CGFloat = 60
    static let long: CGFloat = 90
  }

  private var collectionView: UICollectionView!
  private let days: [[Story]] = [
    [Story(title: "First", isLong: false), Story(title: "Second", isLong: true), Story(title: "Third", isLong: false)],
    [Story(title: "Fourth", isLong: false)],
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Feed"
    setUpCollectionView()
    Analytics.shared.track(.opened(screen: "feed"))
  }

  private func setUpCollectionView() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = Metrics.gap
    layout.minimumInteritemSpacing = Metrics.gap
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.register(StoryCell.self, forCellWithReuseIdentifier: "story")
    collectionView.register(DayHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "day")
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

extension FeedViewController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { days.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { days[section].count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "story", for: indexPath) as! StoryCell
    cell.show(days[indexPath.section][indexPath.item])
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "day", for: indexPath)
  }
}

extension FeedViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
    let width = (view.frame.width - 3 * Metrics.gap) / 2
    let story = days[indexPath.section][indexPath.item]
    return CGSize(width: width, height: story.isLong ? Metrics.long : Metrics.short)
  }

  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets {
    UIEdgeInsets(top: Metrics.gap, left: Metrics.gap, bottom: Metrics.gap, right: Metrics.gap)
  }

  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize {
    CGSize(width: 0, height: 30)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    navigationController?.pushViewController(StoryViewController(story: days[indexPath.section][indexPath.item]), animated: true)
  }
}

final class StoryViewController: UIViewController {
  private let story: Story

  init(story: Story) {
    self.story = story
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }
}

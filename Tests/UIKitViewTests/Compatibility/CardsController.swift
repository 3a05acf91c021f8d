// SPDX-License-Identifier: Apache-2.0
import UIKit

/// A view controller in the style of apps, with everything around a layout.
final class CardsController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout, UIGestureRecognizerDelegate
{
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private(set) var collectionView: UICollectionView!
  private let feedback = UIImpactFeedbackGenerator(style: .light)
  private let pages = UIPageControl()
  private var link: CADisplayLink?

  init() {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cards"
    view.backgroundColor = .systemBackground
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 10
    layout.sectionInset = UIEdgeInsetsMake(10, 10, 10, 10)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(
      CardCell.self,
      forCellWithReuseIdentifier: CardCell.reuseIdentifier
    )
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.decelerationRate = UIScrollView.DecelerationRate.fast
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.keyboardDismissMode = .onDrag
    collectionView.refreshControl = UIRefreshControl()
    collectionView.scrollIndicatorInsets = .zero
    view.addSubview(collectionView)
    view.addSubview(pages)
    pages.numberOfPages = 3
    NSLayoutConstraint.activate([
      pages.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      pages.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.add() }
    )
    navigationItem.largeTitleDisplayMode = .always
    navigationController?.navigationBar.prefersLargeTitles = true
    feedback.prepare()
  }

  func add() {
    feedback.impactOccurred()
    let alert = UIAlertController(title: "Add", message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    present(alert, animated: true)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.collectionViewLayout.invalidateLayout()
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in
      self.collectionView.collectionViewLayout.invalidateLayout()
    })
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    40
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: CardCell.reuseIdentifier,
      for: indexPath
    )
    if let cell = cell as? CardCell {
      cell.titleLabel.text = "Card \(indexPath.item)"
      cell.contentView.backgroundColor = UIColor(
        hue: CGFloat(indexPath.item) / 40,
        saturation: 0.7,
        brightness: 0.9,
        alpha: 1
      )
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let text = "Card \(indexPath.item)" as NSString
    let rect = text.boundingRect(
      with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading],
      attributes: [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 14)],
      context: nil
    )
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    let width = (UIScreen.main.bounds.width - 30) / (isPad ? 3 : 2)
    return CGSize(width: width, height: 60 + ceil(rect.height))
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    pages.currentPage = Int(scrollView.contentOffset.x / max(1, scrollView.frame.width))
  }
}

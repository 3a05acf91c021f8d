// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import UIKit

/// Pages under a bar with their names.
@preconcurrency @MainActor
open class ButtonBarPagerTabStripViewController: PagerTabStripViewController,
  PagerTabStripDataSource, PagerTabStripIsProgressiveDelegate, UICollectionViewDelegateFlowLayout,
  UICollectionViewDataSource
{
  /// The height of a bar that the app did not place, in points.
  private static let barHeight: CGFloat = 44
  private static let cell = "Cell"

  public var settings = ButtonBarPagerTabStripSettings()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var buttonBarItemSpec: ButtonBarItemSpec<ButtonBarViewCell>!
  public var changeCurrentIndex:
    ((_ oldCell: ButtonBarViewCell?, _ newCell: ButtonBarViewCell?, _ animated: Bool) -> Void)?
  public var changeCurrentIndexProgressive:
    (
      (
        _ oldCell: ButtonBarViewCell?, _ newCell: ButtonBarViewCell?, _ progressPercentage: CGFloat,
        _ changeCurrentIndex: Bool, _ animated: Bool
      ) -> Void
    )?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public weak var buttonBarView: ButtonBarView!

  private var widths: [CGFloat] = []
  /// While the bar goes to the button that was touched, the pages' way does not move it.
  private var isMoving = false

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: AppFoundation.Bundle?)
  {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    delegate = self
    datasource = self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    delegate = self
    datasource = self
  }

  // MARK: Life

  open override func viewDidLoad() {
    super.viewDidLoad()
    if buttonBarItemSpec == nil {
      buttonBarItemSpec = .cellClass { [weak self] info in self?.width(of: info) ?? 0 }
    }
    makeBar()
    dress()
    buttonBarView.register(ButtonBarViewCell.self, forCellWithReuseIdentifier: Self.cell)
    (buttonBarView.delegate, buttonBarView.dataSource) = (self, self)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    measure()
    buttonBarView.collectionViewLayout.invalidateLayout()
    buttonBarView.layoutIfNeeded()
    buttonBarView.moveTo(
      index: currentIndex,
      animated: false,
      swipeDirection: .none,
      pagerScroll: .scrollOnlyIfOutOfScreen
    )
  }

  open override func reloadPagerTabStripView() {
    super.reloadPagerTabStripView()
    guard isViewLoaded else { return }
    measure()
    buttonBarView.reloadData()
    buttonBarView.layoutIfNeeded()
    buttonBarView.moveTo(
      index: currentIndex,
      animated: false,
      swipeDirection: .none,
      pagerScroll: .yes
    )
  }

  private func makeBar() {
    if buttonBarView == nil {
      let flow = UICollectionViewFlowLayout()
      flow.scrollDirection = .horizontal
      let height = settings.style.buttonBarHeight ?? Self.barHeight
      let bar = ButtonBarView(
        frame: CGRect(x: 0, y: 0, width: view.frame.width, height: height),
        collectionViewLayout: flow
      )
      bar.backgroundColor = .orange
      bar.selectedBar.backgroundColor = .black
      bar.autoresizingMask = .flexibleWidth
      var rest = containerView.frame
      rest.size.height -= height
      rest.origin.y += height
      containerView.frame = rest
      view.addSubview(bar)
      buttonBarView = bar
    } else if buttonBarView.superview == nil {
      view.addSubview(buttonBarView)
    }
  }

  private func dress() {
    let style = settings.style
    buttonBarView.scrollsToTop = false
    buttonBarView.showsHorizontalScrollIndicator = false
    buttonBarView.backgroundColor = style.buttonBarBackgroundColor ?? buttonBarView.backgroundColor
    buttonBarView.selectedBar.backgroundColor = style.selectedBarBackgroundColor
    buttonBarView.selectedBarHeight = style.selectedBarHeight
    buttonBarView.selectedBarVerticalAlignment = style.selectedBarVerticalAlignment
    guard let flow else { return }
    flow.scrollDirection = .horizontal
    flow.minimumInteritemSpacing =
      style.buttonBarMinimumInteritemSpacing ?? flow.minimumInteritemSpacing
    flow.minimumLineSpacing = style.buttonBarMinimumLineSpacing ?? flow.minimumLineSpacing
    flow.sectionInset.left = style.buttonBarLeftContentInset ?? flow.sectionInset.left
    flow.sectionInset.right = style.buttonBarRightContentInset ?? flow.sectionInset.right
  }

  private var flow: UICollectionViewFlowLayout? {
    buttonBarView.collectionViewLayout as? UICollectionViewFlowLayout
  }

  // MARK: Widths

  private func width(of info: IndicatorInfo) -> CGFloat {
    let label = UILabel()
    label.font = settings.style.buttonBarItemFont
    label.text = info.title
    return label.intrinsicContentSize.width + 2 * settings.style.buttonBarItemLeftRightMargin
  }

  private func info(_ index: Int) -> IndicatorInfo {
    (viewControllers[index] as? any IndicatorInfoProvider)?.indicatorInfo(for: self)
      ?? IndicatorInfo(title: viewControllers[index].title)
  }

  private func measure() {
    let least = viewControllers.indices.map { buttonBarItemSpec.weight(info($0)) }
    guard let flow, !least.isEmpty else {
      widths = least
      return
    }
    let spacing = flow.minimumLineSpacing * CGFloat(least.count - 1)
    let room =
      buttonBarView.frame.width - flow.sectionInset.left - flow.sectionInset.right - spacing
    let fills = settings.style.buttonBarItemsShouldFillAvailableWidth
    widths = fills && least.reduce(0, +) < room ? ButtonWidths.filling(room, with: least) : least
  }

  // MARK: Pages

  open override func viewControllers(
    for pagerTabStripController: PagerTabStripViewController
  )
    -> [UIViewController]
  {
    assertionFailure("a subclass says viewControllers(for:)")
    return []
  }

  open func updateIndicator(
    for viewController: PagerTabStripViewController,
    fromIndex: Int,
    toIndex: Int
  ) {
    guard buttonBarView != nil, !isMoving else { return }
    buttonBarView.moveTo(
      index: toIndex,
      animated: true,
      swipeDirection: toIndex < fromIndex ? .right : .left,
      pagerScroll: .yes
    )
    guard let changeCurrentIndex else { return }
    let (old, new) = (cell(currentIndex == fromIndex ? toIndex : fromIndex), cell(currentIndex))
    changeCurrentIndex(old, new, true)
  }

  open func updateIndicator(
    for viewController: PagerTabStripViewController,
    fromIndex: Int,
    toIndex: Int,
    withProgressPercentage progressPercentage: CGFloat,
    indexWasChanged: Bool
  ) {
    guard buttonBarView != nil, !isMoving else { return }
    buttonBarView.move(
      fromIndex: fromIndex,
      toIndex: toIndex,
      progressPercentage: progressPercentage,
      pagerScroll: .yes
    )
    guard let changeCurrentIndexProgressive else { return }
    let (old, new) = (cell(currentIndex == fromIndex ? toIndex : fromIndex), cell(currentIndex))
    changeCurrentIndexProgressive(old, new, progressPercentage, indexWasChanged, true)
  }

  open override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    super.scrollViewDidEndScrollingAnimation(scrollView)
    if scrollView === containerView { isMoving = false }
  }

  private func cell(_ index: Int) -> ButtonBarViewCell? {
    buttonBarView.cellForItem(at: IndexPath(item: index, section: 0)) as? ButtonBarViewCell
  }

  // MARK: The bar's list

  open func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if widths.count != viewControllers.count { measure() }
    return CGSize(width: widths[indexPath.item], height: collectionView.frame.height)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    guard indexPath.item != currentIndex else { return }
    buttonBarView.moveTo(
      index: indexPath.item,
      animated: true,
      swipeDirection: .none,
      pagerScroll: .yes
    )
    isMoving = true
    let (old, new) = (cell(currentIndex), cell(indexPath.item))
    if pagerBehaviour.isProgressiveIndicator {
      changeCurrentIndexProgressive?(old, new, 1, true, true)
    } else {
      changeCurrentIndex?(old, new, true)
    }
    moveToViewController(at: indexPath.item)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { viewControllers.count }

  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let made = collectionView.dequeueReusableCell(withReuseIdentifier: Self.cell, for: indexPath)
    guard let cell = made as? ButtonBarViewCell else { return made }
    let (style, info) = (settings.style, info(indexPath.item))
    cell.label.text = info.title
    cell.label.font = style.buttonBarItemFont
    cell.label.textColor = style.buttonBarItemTitleColor ?? cell.label.textColor
    cell.contentView.backgroundColor =
      style.buttonBarItemBackgroundColor ?? cell.contentView.backgroundColor
    cell.backgroundColor = style.buttonBarItemBackgroundColor ?? cell.backgroundColor
    cell.imageView.image = info.image
    cell.imageView.highlightedImage = info.highlightedImage
    configureCell(cell, indicatorInfo: info)
    tellColours(of: cell, at: indexPath.item)
    return cell
  }

  open func configureCell(_ cell: ButtonBarViewCell, indicatorInfo: IndicatorInfo) {}

  /// Lets the app dress a cell that comes as the present one, or as another.
  private func tellColours(of cell: ButtonBarViewCell, at index: Int) {
    let (old, new) = index == currentIndex ? (nil, cell) : (cell, nil)
    if pagerBehaviour.isProgressiveIndicator {
      changeCurrentIndexProgressive?(old, new, 1, true, false)
    } else {
      changeCurrentIndex?(old, new, false)
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// Where the bar scrolls to, to show a page's button.
public enum PagerScroll: Sendable {
  case no
  case yes
  case scrollOnlyIfOutOfScreen
}

public enum SelectedBarAlignment: Sendable {
  case left
  case center
  case right
  case progressive
}

public enum SelectedBarVerticalAlignment: Sendable {
  case top
  case middle
  case bottom
}

/// The buttons of the pages, and the line that marks the present one.
@preconcurrency @MainActor
open class ButtonBarView: UICollectionView {
  open lazy var selectedBar: UIView = {
    let bar = UIView(frame: .zero)
    bar.layer.zPosition = 9999
    return bar
  }()
  /// In points.
  var selectedBarHeight: CGFloat = 4 { didSet { updateSelectedBarYPosition() } }
  var selectedBarVerticalAlignment = SelectedBarVerticalAlignment.bottom
  var selectedBarAlignment = SelectedBarAlignment.center
  var selectedIndex = 0

  public override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
    addSubview(selectedBar)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(selectedBar)
  }

  open func moveTo(
    index: Int,
    animated: Bool,
    swipeDirection: SwipeDirection,
    pagerScroll: PagerScroll
  ) {
    selectedIndex = index
    updateSelectedBarPosition(animated, swipeDirection: swipeDirection, pagerScroll: pagerScroll)
  }

  /// Puts the line between two buttons.
  open func move(
    fromIndex: Int,
    toIndex: Int,
    progressPercentage: CGFloat,
    pagerScroll: PagerScroll
  ) {
    selectedIndex = progressPercentage > 0.5 ? toIndex : fromIndex
    guard let from = frame(ofButton: fromIndex), let to = frame(ofButton: toIndex) else { return }
    let x = from.minX + (to.minX - from.minX) * progressPercentage
    let width = from.width + (to.width - from.width) * progressPercentage
    selectedBar.frame = CGRect(
      x: x,
      y: selectedBar.frame.minY,
      width: width,
      height: selectedBarHeight
    )
    guard pagerScroll != .no, contentSize.width > frame.width else { return }
    let (start, end) = (offset(for: from), offset(for: to))
    setContentOffset(CGPoint(x: start + (end - start) * progressPercentage, y: 0), animated: false)
  }

  open func updateSelectedBarPosition(
    _ animated: Bool,
    swipeDirection: SwipeDirection,
    pagerScroll: PagerScroll
  ) {
    guard let button = frame(ofButton: selectedIndex) else { return }
    let place = CGRect(
      x: button.minX,
      y: selectedBar.frame.minY,
      width: button.width,
      height: selectedBarHeight
    )
    if pagerScroll != .no, contentSize.width > frame.width {
      setContentOffset(CGPoint(x: offset(for: button), y: 0), animated: animated)
    }
    guard animated else {
      selectedBar.frame = place
      return
    }
    UIView.animate(withDuration: 0.3) { self.selectedBar.frame = place }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateSelectedBarYPosition()
  }

  private func updateSelectedBarYPosition() {
    var place = selectedBar.frame
    place.size.height = selectedBarHeight
    place.origin.y =
      switch selectedBarVerticalAlignment {
      case .top: 0
      case .middle: (frame.height - selectedBarHeight) / 2
      case .bottom: frame.height - selectedBarHeight
      }
    if place != selectedBar.frame { selectedBar.frame = place }
  }

  private func frame(ofButton index: Int) -> CGRect? {
    guard numberOfSections > 0, (0..<numberOfItems(inSection: 0)).contains(index) else {
      return nil
    }
    return layoutAttributesForItem(at: IndexPath(item: index, section: 0))?.frame
  }

  /// The offset at which a button is where the bar aligns it, within the content.
  private func offset(for button: CGRect) -> CGFloat {
    let inset = (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
    let wanted =
      switch selectedBarAlignment {
      case .left: button.minX - inset.left
      case .right: button.maxX + inset.right - frame.width
      case .center: button.midX - frame.width / 2
      case .progressive: progressiveOffset(for: button)
      }
    return min(max(0, wanted), max(0, contentSize.width - frame.width))
  }

  /// Buttons move across the bar as the pages go from the first to the last.
  private func progressiveOffset(for button: CGRect) -> CGFloat {
    let last = CGFloat(max(1, numberOfItems(inSection: 0) - 1))
    return (contentSize.width - frame.width) * CGFloat(selectedIndex) / last
  }
}

// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import UIKit

/// How the bar's cells are made.
public enum ButtonBarItemSpec<CellType: UICollectionViewCell> {
  case nibFile(
    nibName: String,
    bundle: AppFoundation.Bundle?,
    width: @MainActor (IndicatorInfo) -> CGFloat
  )
  case cellClass(width: @MainActor (IndicatorInfo) -> CGFloat)

  /// Says how wide a page's button wants to be, in points.
  public var weight: @MainActor (IndicatorInfo) -> CGFloat {
    switch self {
    case .nibFile(_, _, let width), .cellClass(let width): width
    }
  }
}

/// How the bar looks; lengths are in points.
@preconcurrency @MainActor
public struct ButtonBarPagerTabStripSettings {
  @preconcurrency @MainActor
  public struct Style {
    public var buttonBarBackgroundColor: UIColor?
    public var buttonBarMinimumInteritemSpacing: CGFloat?
    public var buttonBarMinimumLineSpacing: CGFloat?
    public var buttonBarLeftContentInset: CGFloat?
    public var buttonBarRightContentInset: CGFloat?
    public var selectedBarBackgroundColor = UIColor.black
    public var selectedBarHeight: CGFloat = 5
    public var selectedBarVerticalAlignment = SelectedBarVerticalAlignment.bottom
    public var buttonBarItemBackgroundColor: UIColor?
    public var buttonBarItemFont = UIFont.systemFont(ofSize: 18)
    public var buttonBarItemLeftRightMargin: CGFloat = 8
    public var buttonBarItemTitleColor: UIColor?
    public var buttonBarItemsShouldFillAvailableWidth = true
    public var buttonBarHeight: CGFloat?
  }

  public var style = Style()
}

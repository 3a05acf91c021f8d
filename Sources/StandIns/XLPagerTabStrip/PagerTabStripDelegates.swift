// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// The side to which pages are swiped.
public enum SwipeDirection: Sendable {
  case left
  case right
  case none
}

/// Whether the bar follows the finger, or changes when a page is reached.
public enum PagerTabStripBehaviour: Sendable {
  case common(skipIntermediateViewControllers: Bool)
  case progressive(skipIntermediateViewControllers: Bool, elasticIndicatorLimit: Bool)

  public var skipIntermediateViewControllers: Bool {
    switch self {
    case .common(let skips), .progressive(let skips, _): skips
    }
  }

  public var isProgressiveIndicator: Bool {
    switch self {
    case .common: false
    case .progressive: true
    }
  }

  public var isElasticIndicatorLimit: Bool {
    switch self {
    case .common: false
    case .progressive(_, let isElastic): isElastic
    }
  }
}

@preconcurrency @MainActor
public protocol PagerTabStripDelegate: AnyObject {
  func updateIndicator(
    for viewController: PagerTabStripViewController,
    fromIndex: Int,
    toIndex: Int
  )
}

@preconcurrency @MainActor
public protocol PagerTabStripIsProgressiveDelegate: PagerTabStripDelegate {
  /// The progress goes from 0 at the first page to 1 at the other.
  func updateIndicator(
    for viewController: PagerTabStripViewController,
    fromIndex: Int,
    toIndex: Int,
    withProgressPercentage progressPercentage: CGFloat,
    indexWasChanged: Bool
  )
}

@preconcurrency @MainActor
public protocol PagerTabStripDataSource: AnyObject {
  func viewControllers(
    for pagerTabStripController: PagerTabStripViewController
  )
    -> [UIViewController]
}

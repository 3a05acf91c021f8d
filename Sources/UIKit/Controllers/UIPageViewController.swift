// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Shows one controller of a row of pages.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How pages follow each other.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }
  /// Along which axis pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
  /// In which direction a page comes.
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }
  /// A setting of the pages.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The setting's name.
    public let rawValue: String
    /// Makes a setting with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The space between pages, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
    /// Where the spine is.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey"
    )
  }

  /// The pages beside the present one.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Who is told of turned pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// How pages follow each other.
  public let transitionStyle: TransitionStyle
  /// Along which axis pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// Whether pages have two sides; recorded.
  open var isDoubleSided = false
  /// The pages that are shown.
  open private(set) var viewControllers: [UIViewController]?
  private var shown = ShownChild()

  /// Makes a row of pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a row of pages; the archive's values are not read.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.scroll, .horizontal)
    super.init(coder: coder)
  }

  /// Shows other pages; the delegate is not told, as in UIKit.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for old in self.viewControllers ?? [] { old.removeFromParent() }
    self.viewControllers = viewControllers
    for new in viewControllers ?? [] {
      addChild(new)
      new.didMove(toParent: self)
    }
    if isViewLoaded { shown.show(viewControllers?.first, in: self) }
    completion?(true)
  }

  open override func loadView() {
    super.loadView()
    shown.show(viewControllers?.first, in: self)
  }
}

/// The pages beside others.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of dots; none unless implemented.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The place of the present page's dot.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// None, because the method is optional.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first, because the method is optional.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Who is told of turned pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// A person begins to turn a page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )
  /// A person turned a page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )
}

extension UIPageViewControllerDelegate {
  /// Does nothing, because the method is optional.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing, because the method is optional.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {}
}

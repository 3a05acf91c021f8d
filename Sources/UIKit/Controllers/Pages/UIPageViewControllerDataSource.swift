// SPDX-License-Identifier: Apache-2.0

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

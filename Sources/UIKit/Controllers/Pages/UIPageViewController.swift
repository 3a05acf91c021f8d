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
  /// Who is told of pages that a person turns.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// How pages follow each other; a curl is shown as scrolling.
  public let transitionStyle: TransitionStyle
  /// Along which axis pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// Whether pages have two sides; recorded.
  open var isDoubleSided = false
  /// The pages that are shown.
  open internal(set) var viewControllers: [UIViewController]?
  private let spacing: CGFloat
  private lazy var turning = PageTurning(of: self, spacing: spacing)

  /// Makes a row of pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    spacing = Self.length(options?[.interPageSpacing])
    super.init(nibName: nil, bundle: nil)
  }

  private static func length(_ value: Any?) -> CGFloat {
    switch value {
    case let length as CGFloat: max(0, length)
    case let length as Int: max(0, CGFloat(length))
    case let length as NSNumber: max(0, CGFloat(length.doubleValue))
    default: 0
    }
  }

  /// Makes a row of pages; the archive's values are not read.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation, spacing) = (.scroll, .horizontal, 0)
    super.init(coder: coder)
  }

  /// Shows other pages; the delegate is not told, as in UIKit, and `completion` is called when they are there.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    turning.show(viewControllers ?? [], direction, animated: animated, completion)
  }

  open override func loadView() {
    super.loadView()
    turning.load()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    turning.place()
  }
}

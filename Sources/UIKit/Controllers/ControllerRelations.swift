// SPDX-License-Identifier: Apache-2.0

/// The controllers related to one: its parent, its children, and those of presentations.
@MainActor
struct ControllerRelations {
  weak var parent: UIViewController?
  /// The stack from which the controller is just being taken; it is still its own while it disappears.
  weak var left: UINavigationController?
  /// The change in which the controller takes part now.
  weak var change: ScreenChange?
  /// Whether the controller is coming into its parent, by code of a container.
  var isMovingIn = false
  /// Whether titles became large while the controller was on top of its stack, as controllers ask for them themselves.
  var asksForLargeTitles = false
  var presentation = PresentationSteps()
  var children: [UIViewController] = []
  weak var presenting: UIViewController?
  var presented: UIViewController?
  /// What scrolls under the bar, if somebody named it.
  weak var scroller: UIScrollView?
  /// Who is told of changes of traits.
  var traitRegistrations: [TraitRegistration] = []
  var unavailable = Unavailable()
  var recorded = RecordedPresentation()

  init() {}

  /// What was asked for of the presentation of a controller.
  struct PresentationSteps {
    /// Whether the last step is seen.
    var isAnimated = false
    var isComing = false
    var isGoing = false
    /// Called when the last step is done.
    var completion: (() -> Void)?

    init() {}
  }

  /// What stands in place of the content of a controller.
  struct Unavailable {
    var configuration: (any UIContentConfiguration)?
    var view: UIView?
    /// Whether the controller was asked for it when its view appeared first.
    var isAsked = false
  }
}

/// How a controller is shown over another one.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2

  /// Whether the views of the presenting controller leave the screen, of which it is told.
  var coversPresenter: Bool { self == .fullScreen || self == .currentContext }
}

/// How a controller that is shown over another one appears and disappears.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The set as a bit mask.
  public let rawValue: UInt

  /// Makes a set from a bit mask.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// The change of a controller's size that is under way.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// The duration, in seconds.
  var transitionDuration: Double { get }
  /// Whether the change is cancelled.
  var isCancelled: Bool { get }
  /// Whether a person holds it.
  var isInteractive: Bool { get }
  /// Whether a person began it in their hand.
  var initiallyInteractive: Bool { get }
  /// How far a hand has led it, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// A controller that takes part.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view that takes part.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

extension UIViewControllerTransitionCoordinatorContext {
  /// Whether it is animated.
  public var isAnimated: Bool { true }
  /// Whether a person holds it; not unless given.
  public var isInteractive: Bool { false }
  /// Whether a person began it in their hand; not unless given.
  public var initiallyInteractive: Bool { false }
  /// How far a hand has led it; 0 unless given.
  public var percentComplete: CGFloat { 0 }
  /// How fast it goes on.
  public var completionVelocity: CGFloat { 1 }
  /// A controller that takes part; none in the turning of a device.
  public func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { nil }
  /// A view that takes part; none in the turning of a device.
  public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}

/// A change between controllers that takes no time: what goes along with it is done at once.
@MainActor
private final class StepCoordinator: UIViewControllerTransitionCoordinator {
  let transitionDuration = 0.0
  let isCancelled = false

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    completion?(self)
    return true
  }
}

extension UIViewController {
  /// The change that is under way; without one that takes time, what is added to it is done at once.
  ///
  /// `nil` before the view is seen.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let change = changeUnderWay { return change }
    return viewIfLoaded?.window == nil ? nil : StepCoordinator()
  }
}

/// Adds changes to the animation of a controller's change of size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Makes changes together with the controller's, within its animation.
  ///
  /// - Returns: Whether they are made.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Tells when a person lets an animation go; nobody holds one here.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  /// Makes changes together with the controller's, within its animation.
  ///
  /// - Returns: Whether they are made.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

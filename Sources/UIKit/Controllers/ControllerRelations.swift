// SPDX-License-Identifier: Apache-2.0

/// The controllers around one.
@MainActor
struct ControllerRelations {
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  weak var presenting: UIViewController?
  var presented: UIViewController?
  /// Who is told of changes of traits.
  var traitRegistrations: [TraitRegistration] = []
  var unavailable = Unavailable()

  init() {}

  /// What stands in place of the content of a controller.
  struct Unavailable {
    var configuration: (any UIContentConfiguration)?
    var view: UIView?
  }
}

/// How a controller is shown over another.
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
}

/// How a controller comes and goes over another.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The set as a number.
  public let rawValue: UInt

  /// Makes a set.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper one.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left one.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The lower one.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right one.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// What goes on while a controller changes its size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// How long it takes, in seconds.
  var transitionDuration: Double { get }
  /// Whether it is called off.
  var isCancelled: Bool { get }
}

/// Lets others change along with a controller that changes its size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Makes changes along with the controller's.
  ///
  /// - Returns: Whether they are made.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Makes changes along with the controller's.
  ///
  /// - Returns: Whether they are made.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

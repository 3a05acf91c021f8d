// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// How a pointer looks over a view; there is no such pointer here.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// What decides about the looks; a weak reference.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether it has an effect.
  open var isEnabled = true
  /// The view.
  open private(set) weak var view: UIView?
  /// Called before the interaction is added to a view or removed.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed.
  open func didMove(to view: UIView?) { self.view = view }

  /// Makes an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Asks for the look again; it has no effect.
  open func invalidate() {}
}

/// What decides how a pointer looks.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
  /// The look over a part of the view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// Returns `nil`, because the method is optional.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// A part of a view for a pointer.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The rectangle, in the view's points.
  public let rect: CGRect

  /// Makes a part.
  public init(rect: CGRect) {
    self.rect = rect
    super.init()
  }
}

/// What a pointer does to a view.
public enum UIPointerEffect {
  /// As the system decides.
  case automatic(UITargetedPreview)
  /// The view is highlighted.
  case highlight(UITargetedPreview)
  /// The view is lifted.
  case lift(UITargetedPreview)
  /// The view follows the pointer.
  case hover(UITargetedPreview)
}

/// How a pointer looks.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// Makes a look from an effect.
  public convenience init(effect: UIPointerEffect, shape: Any? = nil) { self.init() }
  /// No pointer.
  open class func hidden() -> Self { Self() }

  /// Makes the system's look.
  @preconcurrency @MainActor public required override init() { super.init() }
}

/// Shows views enlarged for people who need large texts; never here.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// Called before the interaction is added to a view or removed.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed.
  open func didMove(to view: UIView?) { self.view = view }

  /// Makes an interaction.
  public init(delegate: Any? = nil) { super.init() }
}

/// The menu of cut, copy and paste; it is not shown here.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// What is told of the menu; a weak reference.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view.
  open private(set) weak var view: UIView?
  /// Called before the interaction is added to a view or removed.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed.
  open func didMove(to view: UIView?) { self.view = view }

  /// Makes an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Shows the menu; it is not shown here.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// Takes the menu away.
  open func dismissMenu() {}
  /// Takes other entries.
  open func reloadVisibleMenu() {}
}

/// What is told of a menu of cut, copy and paste.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// The menu.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UIEditMenuInteractionDelegate {
  /// Returns `nil`, because the method is optional.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}

/// Where a menu of cut, copy and paste stands.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The name.
  public let identifier: AnyHashable?
  /// The point at which it stands.
  public let sourcePoint: CGPoint

  /// Makes a place.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    (self.identifier, self.sourcePoint) = (identifier, sourcePoint)
    super.init()
  }
}

/// Makes the main menu; there is none here.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// The menu with a name.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Takes a menu away.
  func remove(menu removedIdentifier: UIMenu.Identifier)
  /// Adds a menu after another one.
  func insertSibling(_ siblingGroup: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Adds a menu at the start of another one.
  func insertChild(_ childGroup: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Adds a menu at the end of another one.
  func insertChild(_ childGroup: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
}

extension UIMenu.Identifier {
  /// The menu of the app.
  public static let application = Self("com.apple.menu.application")
  /// The menu of files.
  public static let file = Self("com.apple.menu.file")
  /// The menu of editing.
  public static let edit = Self("com.apple.menu.edit")
  /// The menu of looks.
  public static let view = Self("com.apple.menu.view")
  /// The menu of windows.
  public static let window = Self("com.apple.menu.window")
  /// The menu of help.
  public static let help = Self("com.apple.menu.help")
  /// The menu of letters.
  public static let format = Self("com.apple.menu.format")
  /// The root of all menus.
  public static let root = Self("com.apple.menu.root")
}

extension UIMenuElement.Attributes {
  /// The menu stays after it is chosen; recorded.
  public static let keepsMenuPresented = Self(rawValue: 1 << 3)
}

/// What shows a controller while a finger presses; before iOS 13.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The view that is pressed.
  var sourceView: UIView { get }
  /// The part that stays sharp.
  var sourceRect: CGRect { get set }
  /// What makes the controller.
  var delegate: any UIViewControllerPreviewingDelegate { get }
}

/// What makes the controller that a press shows; before iOS 13.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// The controller for a point.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Shows the controller after a firm press.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  )
}

@MainActor
private final class Previewing: NSObject, UIViewControllerPreviewing {
  let sourceView: UIView
  var sourceRect: CGRect
  let delegate: any UIViewControllerPreviewingDelegate

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    (sourceView, sourceRect, self.delegate) = (view, view.bounds, delegate)
  }
}

extension UIViewController {
  /// Lets presses of a view show a controller; no device presses firmly any more.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate,
    sourceView: UIView
  ) -> any UIViewControllerPreviewing { Previewing(delegate, sourceView) }

  /// Ends that.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation

/// An object that can be told about touches and presses.
///
/// Touches reach a collection view's gesture recognisers and items only. The methods exist so that
/// source can override and call them.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Makes a responder.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// What ends with the object, because somebody wants to know of its end.
  package final var companions: [AnyObject] = []

  private var ownUndoManager: UndoManager?
  /// Remembers changes; that of the next responder unless the object has one.
  open var undoManager: UndoManager? {
    if let manager = ownUndoManager ?? next?.undoManager { return manager }
    ownUndoManager = UndoManager()
    return ownUndoManager
  }

  /// Called after a nib made the object; never called here, because there are no nibs.
  open func awakeFromNib() {}
  /// Called when a storyboard shows the object; never called here, because there are no
  /// storyboards.
  open func prepareForInterfaceBuilder() {}

  /// Called when a property changed that the object observes by its name; overrides answer.
  open func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Called to make the menus of the main menu; there is none here.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Called before the states of commands are shown; never here.
  open func validate(_ command: UICommand) {}
  /// Called after the focus moved; only collection views have it here.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// What answers a command: the object, or the next one that does.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// The next responder in the chain.
  open var next: UIResponder? { nil }
  /// Whether the object can become the first responder.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object can stop being the first responder.
  open var canResignFirstResponder: Bool { true }
  /// Whether the object is the first responder of its window.
  open var isFirstResponder: Bool { windowAround?.editing.responder === self }

  /// What stands above the keyboard, or at the lower edge of the screen without one, while the object is the
  /// first responder; overrides return a view.
  open var inputAccessoryView: UIView? { nil }

  /// What takes the keyboard's place while the object is the first responder; overrides return a view.
  open var inputView: UIView? { nil }

  /// The controller of such a view.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// Asks to become the first responder of the window that shows the object.
  ///
  /// - Returns: Whether it is the first responder now; an object that cannot be it, or that no window shows, is not.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, let window = windowAround else { return false }
    return window.editing.hold(self)
  }

  /// Stops being the first responder.
  ///
  /// - Returns: Whether the object agrees to that.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    windowAround?.editing.release(self)
    return true
  }

  /// The window that shows the object: the first one among the next responders.
  var windowAround: UIWindow? {
    var responder: UIResponder? = self
    while let present = responder {
      if let window = present as? UIWindow { return window }
      responder = present.next
    }
    return nil
  }

  /// Called when fingers touch the object; the next responder is called unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Called when fingers move; the next responder is called unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Called when fingers are lifted; the next responder is called unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Called when the touches are cancelled; the next responder is called unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when a movement of the device began, such as shaking; never here.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when a movement of the device ended; never here.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when a movement of the device was cancelled; never here.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Whether the object can perform an action of a menu; never here.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// The keys of the object; there is no keyboard here.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Called when keys of a keyboard or buttons of a remote control are pressed; never here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when presses change; never here.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when presses end; never here.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when presses are cancelled; never here.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// The object's description for assistive software.
  private var accessibility = AccessibilityTraits()

  /// Whether assistive software treats the object as one element; it has no effect here.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }
  /// The object's name for assistive software; pages read that of a cell with parts of its own.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }
  /// The object's value for assistive software; pages read it after the name.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }
  /// What the object does, for assistive software; it has no effect here.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  /// A name for tests; it has no effect here.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }
  /// The object's traits for assistive software; they have no effect here.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }
}

// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What can be told of touches and presses.
///
/// Touches reach the recognisers of a collection view and its items; the methods are there to be overridden
/// and called, and nobody becomes the first responder.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Makes a responder.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// Called when a nib made the object; here nothing is made from nibs.
  open func awakeFromNib() {}
  /// Called when a storyboard shows the object; here no storyboard does.
  open func prepareForInterfaceBuilder() {}

  /// Who is asked next.
  open var next: UIResponder? { nil }
  /// Whether the object would take the keyboard.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object would give the keyboard away.
  open var canResignFirstResponder: Bool { true }
  /// Whether the object has the keyboard: never, there is none.
  open var isFirstResponder: Bool { false }

  /// Asks for the keyboard.
  /// - Returns: False: there is none.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Gives the keyboard away.
  /// - Returns: Whether it has it no more.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Tells that fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Tells that fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Tells that fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Tells that fingers became something else.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// What the object says to assistive software.
  private var accessibility = AccessibilityTraits()

  /// Whether assistive software sees the object as one thing; recorded.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }
  /// What the object is called; recorded.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }
  /// What the object's value is; recorded.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }
  /// What the object does; recorded.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  /// A name for tests; recorded.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }
  /// What the object is; recorded.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }
}

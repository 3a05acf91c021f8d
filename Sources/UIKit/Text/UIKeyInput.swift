// SPDX-License-Identifier: Apache-2.0

/// An object that says which keyboard it wants.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// The kind of the keyboard; `.default` unless the object says something else.
  var keyboardType: UIKeyboardType { get }
}

extension UITextInputTraits {
  /// The usual keyboard, because the property is optional.
  public var keyboardType: UIKeyboardType { .default }
}

/// An object that takes single keys while it is the first responder, as views do in which people enter codes.
///
/// - Source: the reference of `UIKeyInput`: the keyboard appears for a first responder that conforms to it.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is something to delete.
  var hasText: Bool { get }
  /// Takes a letter; `"\n"` is the return key.
  func insertText(_ text: String)
  /// Takes the key that deletes the letter before the caret.
  func deleteBackward()
}

// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What a field tells of its editing; all methods are optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after editing ended, with the reason.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether a part of the text may be replaced.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called when the text or its selection changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the text may be removed.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key does what it usually does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Allows it, because the method is optional.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing, because the method is optional.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Allows it, because the method is optional.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing, because the method is optional.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Tells the method without a reason, because this one is optional.
  public func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// Allows it, because the method is optional.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing, because the method is optional.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Allows it, because the method is optional.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Allows it, because the method is optional.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextField {
  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
    case cancelled = 1
  }

  /// Takes a text that a person typed, unless the delegate refuses it.
  func take(_ words: String) {
    let before = text ?? ""
    guard words != before else { return }
    let (range, typed) = TypedText.change(from: before, to: words)
    let isAllowed =
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: typed) ?? true
    guard isAllowed else { return }
    text = words
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
    delegate?.textFieldDidChangeSelection(self)
  }
}

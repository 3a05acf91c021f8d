// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The first responder of a screen: the text that has the keyboard, or another object that asked to be it.
@MainActor
final class ScreenEditing {
  private unowned let window: UIView
  /// The field that has the keyboard.
  private(set) weak var field: UITextField?
  /// The text view that has the keyboard.
  private weak var textView: UITextView?

  /// What asked to be the first responder without taking text; it is it again when no text has the keyboard any more.
  private weak var holder: UIResponder?

  /// The line of the page for a first responder that takes keys.
  private var keys = KeyInput()

  /// What has the keyboard.
  var typist: UIResponder? { textView ?? field ?? (keyed == nil ? nil : holder) }
  /// The first responder that takes keys, where no text has the keyboard.
  private var keyed: (any UIKeyInput)? {
    textView == nil && field == nil ? holder as? any UIKeyInput : nil
  }
  /// The first responder.
  var responder: UIResponder? { typist ?? holder }

  /// The place of what takes keys and shows them itself, so that it covers nothing that people touch.
  private static let point = CGSize(width: 1, height: 1)

  init(_ window: UIView) { self.window = window }

  func edit(_ field: UITextField) {
    guard self.field !== field else { return }
    end()
    guard field.delegate?.textFieldShouldBeginEditing(field) ?? true else { return }
    if let bar = field.superview as? UISearchBar, !bar.begin() { return }
    self.field = field
    field.sendActions(for: .editingDidBegin)
    field.delegate?.textFieldDidBeginEditing(field)
    field.post(UITextField.textDidBeginEditingNotification)
  }

  func edit(_ view: UITextView) {
    guard textView !== view else { return }
    end()
    guard view.textDelegate?.textViewShouldBeginEditing(view) ?? true else { return }
    textView = view
    view.textDelegate?.textViewDidBeginEditing(view)
    view.callListeners?.tell("textViewDidBeginEditing:", [view])
    view.post(UITextView.textDidBeginEditingNotification)
  }

  /// Makes an object that takes no text the first responder, if the present one agrees.
  ///
  /// - Returns: Whether it became it.
  func hold(_ responder: UIResponder) -> Bool {
    guard self.responder !== responder else { return true }
    guard self.responder?.canResignFirstResponder ?? true else { return false }
    end()
    holder = responder
    keys = KeyInput()
    return true
  }

  /// Lets an object be the first responder no longer.
  func release(_ responder: UIResponder) { if holder === responder { holder = nil } }

  /// Forgets what has left the window, as it stops being the first responder.
  func endIfGone() {
    if let typist = typist as? UIView, typist.window !== window { end() }
    if let holder, holder.windowAround !== window { self.holder = nil }
  }

  /// Takes the keyboard away.
  func end() {
    if keyed != nil, let held = holder {
      holder = nil
      held.resignFirstResponder()
    }
    if let view = textView {
      textView = nil
      view.textDelegate?.textViewDidEndEditing(view)
      view.callListeners?.tell("textViewDidEndEditing:", [view])
      view.post(UITextView.textDidEndEditingNotification)
    }
    guard let field else { return }
    self.field = nil
    field.sendActions(for: .editingDidEnd)
    field.delegate?.textFieldDidEndEditing(field, reason: .committed)
    field.post(UITextField.textDidEndEditingNotification)
    (field.superview as? UISearchBar)?.end()
  }

  /// Takes the keyboard away from what another controller covers, and what takes the keyboard's place.
  ///
  /// Who only has something above the keyboard has it again when the controller is in front again.
  func yield() {
    end()
    guard let held = holder, held.inputView != nil else { return }
    holder = nil
    held.resignFirstResponder()
  }

  /// Sets the text of the field that has the keyboard; a line break at the end is the return key.
  ///
  /// - Returns: Whether a field has it.
  func type(_ text: String) -> Bool {
    if let textView {
      textView.take(text)
      return true
    }
    if let keyed {
      // A key may lead on to something else that takes keys.
      var line = keys
      line.take(text, for: keyed)
      if holder === keyed { keys = line }
      return true
    }
    guard let field else { return false }
    let isReturn = text.hasSuffix("\n")
    var words = isReturn ? String(text.dropLast()) : text
    let losesToken = (field as? UISearchTextField)?.losesToken(in: &words) ?? false
    if words != field.text ?? "" {
      field.take(words)
      (field.superview as? UISearchBar)?.take(words)
    } else if losesToken {
      field.sendActions(for: .editingChanged)
      (field.superview as? UISearchBar)?.take(words)
    }
    if isReturn { submit(field) }
    return true
  }

  /// Presses the return key.
  private func submit(_ field: UITextField) {
    (field.superview as? UISearchBar)?.submit()
    guard field.delegate?.textFieldShouldReturn(field) ?? true else { return }
    field.sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    // The app may have given the keyboard to the next field.
    if self.field === field { end() }
  }

  /// Empties a field, as its button does.
  func clear(_ field: UITextField) {
    guard field.delegate?.textFieldShouldClear(field) ?? true else { return }
    field.empty()
    field.take("")
    (field.superview as? UISearchBar)?.take("")
  }

  /// The place of the text that has the keyboard in the window, the text, its name and its size;
  /// `nil` when no field has the keyboard or is seen.
  var edited: (place: CGRect, text: String, label: String, size: CGFloat)? {
    // Without a keyboard there is nothing to type with.
    guard typist?.inputView == nil else { return nil }
    if let textView, textView.window === window, !textView.isHidden {
      let size = textView.font?.pointSize ?? UIFont.labelFontSize
      let place = textView.convert(textView.textPlace, to: window)
      return (place, textView.text ?? "", "", size)
    }
    if keyed != nil {
      let place = (holder as? UIView).map { $0.convert($0.bounds, to: window) } ?? window.bounds
      return (CGRect(origin: place.origin, size: Self.point), keys.text, "", Self.point.height)
    }
    guard let field, field.window === window, !field.isHidden else { return nil }
    let place = field.convert(field.textPlace, to: window)
    let size = field.font?.pointSize ?? UIFont.labelFontSize
    let mark = (field as? UISearchTextField)?.mark ?? ""
    return (place, mark + (field.text ?? ""), field.shownPlaceholder, size)
  }
}

extension UIView {
  /// Posts a notification of this view.
  func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

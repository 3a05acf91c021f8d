// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// A field for one line of text; there is no keyboard here.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// The style of the border.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// The text.
  ///
  /// A field without a text reads as an empty one: its declaration in UIKit's headers says `@""`.
  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      noteContentChange()
    }
  }
  /// What is told of editing; a weak reference.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The text of an empty field.
  open var placeholder: String?
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { hasOwnFont = true }
  }
  /// Whether somebody has chosen the font.
  private(set) var hasOwnFont = false
  /// The colour of the text.
  open var textColor: UIColor? = .label { didSet { hasOwnColour = true } }
  /// Whether somebody has chosen the colour.
  private(set) var hasOwnColour = false
  /// How the text is aligned.
  open var textAlignment = NSTextAlignment.natural
  /// The style of the border.
  open var borderStyle = BorderStyle.none
  /// When a view beside the text is seen.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }
  /// The view before the text.
  open var leftView: UIView? {
    didSet {
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let leftView { addSubview(leftView) }
    }
  }
  /// When the view before the text is seen.
  open var leftViewMode = ViewMode.never
  /// The view after the text.
  open var rightView: UIView? {
    didSet {
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let rightView { addSubview(rightView) }
    }
  }
  /// When the view after the text is seen.
  open var rightViewMode = ViewMode.never
  /// What takes the keyboard's place.
  open override var inputView: UIView? {
    get { input }
    set { input = newValue }
  }
  private var input: UIView?
  /// What stands above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }
  private var accessory: UIView?
  /// The keyboard; it has no effect here.
  open var keyboardType = UIKeyboardType.default
  /// The look of the keyboard; it has no effect here.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The word on the return key; it has no effect here.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key needs a text; it has no effect here.
  open var enablesReturnKeyAutomatically = false
  /// Which letters begin large; it has no effect here.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected; it has no effect here.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether spelling is checked; it has no effect here.
  open var spellCheckingType = UITextSpellCheckingType.default
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the text means; it has no effect here.
  open var textContentType: UITextContentType!
  /// Whether the text is hidden by dots.
  open var isSecureTextEntry = false
  /// The text of an empty field with attributes; they have no effect here.
  open var attributedPlaceholder: NSAttributedString?
  /// When a button that empties the field is seen, if it has a text.
  open var clearButtonMode = ViewMode.never

  /// The text of an empty field.
  var shownPlaceholder: String { shown(attributedPlaceholder?.string ?? placeholder ?? "") }
  /// Where the text was painted last, in the field.
  var textPlace = CGRect.zero

  /// Adds a text at the end.
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  /// Removes the last letter.
  open func deleteBackward() { text = text.map { String($0.dropLast()) } }
  /// Where the line before a letter is; none is painted here.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// Where the text is, in a rectangle of the field; overrides move it.
  open func textRect(forBounds bounds: CGRect) -> CGRect { inside(bounds) }
  /// Where the text is while it is edited; the same.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { inside(bounds) }
  /// Where the text of an empty field is; where its text would be.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the view before the text is.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = leftView?.frame.size else { return .zero }
    return CGRect(origin: CGPoint(x: 0, y: (bounds.height - size.height) / 2), size: size)
  }
  /// Where the view after the text is.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = rightView?.frame.size else { return .zero }
    let x = bounds.width - size.width
    return CGRect(origin: CGPoint(x: x, y: (bounds.height - size.height) / 2), size: size)
  }
  /// Where the button that empties the field is.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = Self.clearSide
    return CGRect(
      x: bounds.width - side - Self.borderInset,
      y: (bounds.height - side) / 2,
      width: side,
      height: side
    )
  }
  /// Whether the text is edited.
  open var isEditing: Bool { isFirstResponder }

  /// The side of the button that empties the field, in points.
  private static let clearSide: CGFloat = 18

  /// Whether there is anything that a person could take away, instead of which a placeholder is seen.
  var hasContent: Bool { text?.isEmpty == false }
  /// Takes everything away that a person entered besides the text.
  func empty() {}

  /// Whether the button that empties the field is seen.
  var showsClearButton: Bool {
    guard hasContent else { return false }
    return switch clearButtonMode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// Whether a tap at a point of the field empties it.
  func clears(at point: CGPoint) -> Bool {
    let reach = -Self.borderInset
    return showsClearButton
      && clearButtonRect(forBounds: bounds).insetBy(dx: reach, dy: reach).contains(point)
  }

  // MARK: Keyboard

  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var isFirstResponder: Bool { window?.editing.field === self }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    window?.editing.edit(self)
    return isFirstResponder
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    if isFirstResponder { window?.editing.end() }
    return true
  }

  private static let borderInset: CGFloat = 7

  /// The room between the border and the views at both ends.
  private func inside(_ bounds: CGRect) -> CGRect {
    let border = borderStyle == .none ? 0 : Self.borderInset
    let left = leftView != nil && leftViewMode == .always ? leftViewRect(forBounds: bounds).maxX : 0
    var right =
      rightView != nil && rightViewMode == .always
      ? bounds.width - rightViewRect(forBounds: bounds).minX : 0
    if showsClearButton { right = bounds.width - clearButtonRect(forBounds: bounds).minX }
    return bounds.inset(
      by: UIEdgeInsets(
        top: 0,
        left: left > 0 ? left : border,
        bottom: 0,
        right: right > 0 ? right : border
      )
    )
  }

  /// The height of a field with a round border, in points.
  private static let roundHeight: CGFloat = 34
  private static let padding: CGFloat = 14

  open override var intrinsicContentSize: CGSize {
    let own = (font ?? .systemFont(ofSize: UIFont.labelFontSize)).text
    let words = text?.isEmpty == false ? text ?? "" : shownPlaceholder
    let isRound = borderStyle == .roundedRect
    let width = own.width(of: words).rounded(.up) + (isRound ? Self.padding : 0)
    return CGSize(width: width, height: isRound ? Self.roundHeight : own.lineHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let leftView {
      leftView.isHidden = leftViewMode == .never
      leftView.frame = leftViewRect(forBounds: bounds)
    }
    if let rightView {
      rightView.isHidden = rightViewMode == .never
      rightView.frame = rightViewRect(forBounds: bounds)
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A view that shows text with many lines; people edit it by the page's keyboard.
///
/// The text starts at the top, inside `textContainerInset` and five more points at either side.
/// - Source: the defaults are UIKit's documented ones.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  private let label = UILabel()
  /// The keyboard; it has no effect here.
  open var keyboardType = UIKeyboardType.default
  /// The word on the return key; it has no effect here.
  open var returnKeyType = UIReturnKeyType.default
  /// Which letters begin large; it has no effect here.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected; it has no effect here.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// What stands above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { ownAccessory }
    set { ownAccessory = newValue }
  }
  private var ownAccessory: UIView?
  /// What takes the keyboard's place.
  open override var inputView: UIView? {
    get { ownInput }
    set { ownInput = newValue }
  }
  private var ownInput: UIView?

  /// Makes a text view with a frame; its text keeps to its own area, not to a given one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a text view with a frame.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Makes a text view; the archive's values are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    label.numberOfLines = 0
    label.isTyped = true
    label.font = .systemFont(ofSize: UIFont.smallSystemFontSize)
    addSubview(label)
  }

  /// The text; empty instead of `nil`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue
      given = nil
      textChanged()
    }
  }
  /// The text with attributes as it was given; `nil` for one without attributes.
  private var given: NSAttributedString?
  /// The text with attributes.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { given ?? label.attributedText ?? NSAttributedString(string: "") }
    set {
      label.attributedText = newValue
      given = newValue
      textChanged()
    }
  }

  /// Shows the links of the text as such; the label has the text with their attributes then.
  func showLinks() {
    guard let text = given ?? label.attributedText, text.length > 0 else { return }
    let links = TextLinks(of: text, finding: isEditable ? [] : dataDetectorTypes)
    guard !links.isEmpty else { return }
    given = text
    label.attributedText = links.shown(linkTextAttributes)
  }

  private func textChanged() {
    showLinks()
    changed()
  }

  /// The text as it is shown, with all links.
  var shownText: NSAttributedString { label.attributedText ?? NSAttributedString(string: "") }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showLinks()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { showLinks() }
  }
  /// The font.
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue
      giveAll(.font, newValue)
      changed()
    }
  }
  /// The colour of the text.
  open var textColor: UIColor? {
    get { label.textColor }
    set {
      label.textColor = newValue
      giveAll(.foregroundColor, newValue)
    }
  }
  /// Gives all letters of a text with attributes one look, as `UILabel` does; its links keep theirs.
  private func giveAll(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let before = given, let value else { return }
    attributedText = before.with(key, value)
  }
  /// How lines are aligned.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }
  /// The space around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { changed() }
  }
  /// Whether a person may change the text.
  open var isEditable = true {
    didSet {
      label.isTyped = isEditable
      if isEditable != oldValue { showLinks() }
    }
  }
  /// Whether a person may select text, and follow links.
  open var isSelectable = true

  // MARK: Keyboard

  open override var canBecomeFirstResponder: Bool { isEditable }
  open override var isFirstResponder: Bool { window?.editing.typist === self }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isEditable { window?.editing.edit(self) }
    return isFirstResponder
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    if isFirstResponder { window?.editing.end() }
    return true
  }

  /// The size of the text with the space around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let edges = edges
    let inner = CGSize(width: size.width - edges.left - edges.right, height: size.height)
    var fitting = label.sizeThatFits(inner)
    // An empty text has the height of its first line.
    fitting.height = max(fitting.height, (font ?? label.font).lineHeight.rounded(.up))
    return CGSize(
      width: fitting.width + edges.left + edges.right,
      height: fitting.height + edges.top + edges.bottom
    )
  }

  /// The size of the text if the view does not scroll; otherwise none.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    let size = sizeThatFits(CGSize(width: bounds.width, height: 0))
    // A text that a person writes takes the width that there is.
    return isEditable ? CGSize(width: Self.noIntrinsicMetric, height: size.height) : size
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = CGRect(origin: .zero, size: bounds.size).inset(by: edges)
    let size = label.sizeThatFits(CGSize(width: room.width, height: 0))
    label.frame = CGRect(
      x: room.minX,
      y: room.minY,
      width: room.width,
      height: min(size.height, room.height)
    )
  }

  private var edges: UIEdgeInsets {
    var edges = textContainerInset
    let padding = textContainer.lineFragmentPadding
    edges.left += padding
    edges.right += padding
    return edges
  }

  /// Where the text stands, in the view.
  var textPlace: CGRect { CGRect(origin: .zero, size: bounds.size).inset(by: edges) }

  /// Follows other settings of the text's area.
  func containerChanged() {
    label.numberOfLines = textContainer.maximumNumberOfLines
    changed()
  }

  private func changed() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

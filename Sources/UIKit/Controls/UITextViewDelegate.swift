// SPDX-License-Identifier: Apache-2.0
import AppFoundation
public import Foundation

/// What a text view tells of its editing; all methods are optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called after editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a part of the text may be replaced.
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// Called after a person changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called when the selection changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Whether a link may be followed.
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The older form of the same question, which is asked where the other one is missing.
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange
  ) -> Bool
  /// What a tap on a part of the text does: the given action follows a link; `nil` does nothing.
  func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction?
}

extension UITextViewDelegate {
  /// Allows it, because the method is optional.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing, because the method is optional.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Allows it, because the method is optional.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing, because the method is optional.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Allows it, because the method is optional.
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// Does nothing, because the method is optional.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing, because the method is optional.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What the older form says, because the method is optional.
  public func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Allows it, because the method is optional.
  public func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange
  ) -> Bool { true }
  /// The given action, because the method is optional.
  public func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction? { defaultAction }
}

extension UITextView {
  /// What is told of editing; a weak reference.
  public var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set { recordObject(newValue, as: "delegate") }
  }
  /// What is told of editing.
  var textDelegate: (any UITextViewDelegate)? { recordedObject("delegate") }

  /// Takes a text that a person typed, unless the delegate refuses it.
  func take(_ words: String) {
    let before = text ?? ""
    guard words != before else { return }
    let (range, typed) = TypedText.change(from: before, to: words)
    let isAllowed =
      textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: typed) ?? true
    guard isAllowed else { return }
    text = words
    textDelegate?.textViewDidChange(self)
    callListeners?.tell("textViewDidChange:", [self])
    post(Self.textDidChangeNotification)
  }

  /// The attributes of links, which count more than those of the text; the tint of the view unless others are set.
  public var linkTextAttributes: [NSAttributedString.Key: Any] {
    get { recorded("linkTextAttributes") ?? [.foregroundColor: tintColor ?? .systemBlue] }
    set {
      record(newValue, as: "linkTextAttributes")
      showLinks()
    }
  }
  /// The attributes of what is typed; recorded.
  public var typingAttributes: [NSAttributedString.Key: Any] {
    get { recorded("typingAttributes") ?? [:] }
    set { record(newValue, as: "typingAttributes") }
  }
  /// Which parts become links where the text cannot be edited: addresses of the web and of mail, and numbers of phones.
  public var dataDetectorTypes: UIDataDetectorTypes {
    get { recorded("dataDetectorTypes") ?? [] }
    set {
      record(newValue, as: "dataDetectorTypes")
      showLinks()
    }
  }
  /// The selected part; recorded.
  public var selectedRange: NSRange {
    get { recorded("selectedRange") ?? NSRange(location: (text as NSString).length, length: 0) }
    set { record(newValue, as: "selectedRange") }
  }
  /// Whether a person may change attributes; recorded.
  public var allowsEditingTextAttributes: Bool {
    get { recorded("allowsEditingTextAttributes") ?? false }
    set { record(newValue, as: "allowsEditingTextAttributes") }
  }
  /// Whether spelling is checked; recorded.
  public var spellCheckingType: UITextSpellCheckingType {
    get { recorded("spellCheckingType") ?? .default }
    set { record(newValue, as: "spellCheckingType") }
  }
  /// The look of the keyboard; recorded.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { recorded("keyboardAppearance") ?? .default }
    set { record(newValue, as: "keyboardAppearance") }
  }
  /// What the text means; recorded.
  public var textContentType: UITextContentType? {
    get { recorded("textContentType") }
    set { record(newValue, as: "textContentType") }
  }
  /// Whether typing replaces the text; recorded.
  public var clearsOnInsertion: Bool {
    get { recorded("clearsOnInsertion") ?? false }
    set { record(newValue, as: "clearsOnInsertion") }
  }
  /// Whether there is a text.
  public var hasText: Bool { !(text ?? "").isEmpty }
  /// Puts a text at the end, as a person does who types.
  public func insertText(_ text: String) {
    self.text = (self.text ?? "") + text
    noteTyping()
  }
  /// Deletes the last letter, as a person does who types.
  public func deleteBackward() {
    text = text.map { String($0.dropLast()) }
    noteTyping()
  }

  private func noteTyping() {
    textDelegate?.textViewDidChange(self)
    post(UITextView.textDidChangeNotification)
  }
  /// The text with attributes; changes of it are seen.
  public var textStorage: NSTextStorage {
    let known: NSTextStorage? = recorded("textStorage")
    if let known, known.isSame(as: attributedText) { return known }
    let made = NSTextStorage(attributedString: attributedText)
    made.recordObject(self, as: "view")
    record(made, as: "textStorage")
    made.addLayoutManager(layoutManager)
    return made
  }
  /// What places the letters.
  public var layoutManager: NSLayoutManager {
    kept("layoutManager") {
      let made = NSLayoutManager()
      made.addTextContainer(textContainer)
      return made
    }
  }
  /// The area of the text.
  public var textContainer: NSTextContainer {
    if let known: NSTextContainer = recorded("textContainer") { return known }
    let made = NSTextContainer()
    made.owner = self
    record(made, as: "textContainer")
    return made
  }
  /// Whether the font follows the text size that a person chose; recorded.
  public var adjustsFontForContentSizeCategory: Bool {
    get { recorded("adjustsFontForContentSizeCategory") ?? false }
    set { record(newValue, as: "adjustsFontForContentSizeCategory") }
  }
  /// Whether sizes are those of other systems' texts; recorded.
  public var usesStandardTextScaling: Bool {
    get { recorded("usesStandardTextScaling") ?? false }
    set { record(newValue, as: "usesStandardTextScaling") }
  }
  /// Whether a person can search the text; nobody can here.
  public var isFindInteractionEnabled: Bool {
    get { recorded("isFindInteractionEnabled") ?? false }
    set { record(newValue, as: "isFindInteractionEnabled") }
  }

  /// Scrolls to a part of the text; it stays where it is here.
  public func scrollRangeToVisible(_ range: NSRange) {}

  /// Posted when a person changed a text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification"
  )
  /// Posted when editing began.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification"
  )
  /// Posted when editing ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification"
  )
}

extension UITextField {
  /// Posted when a person changed a text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification"
  )
  /// Posted when editing began.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  /// Posted when editing ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )

  /// The text with attributes; the text alone is shown.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0, attributes: defaultTextAttributes) } }
    set { text = newValue?.string }
  }
}

/// The area of a text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  weak var owner: UITextView?
  /// What places letters in the area; a weak reference.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// Makes an area without a size.
  @preconcurrency @MainActor public override init() {
    super.init()
  }
  /// Makes an area with a size, in points; 0 means without a limit.
  public convenience init(size: CGSize) {
    self.init()
    self.size = size
  }

  /// The width for letters, in points; 0 or less for any.
  var room: CGFloat { size.width - 2 * lineFragmentPadding }

  /// The space at either side, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { owner?.containerChanged() } }
  /// The most lines; 0 for any number.
  open var maximumNumberOfLines = 0 { didSet { owner?.containerChanged() } }
  /// How the last line is shortened.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { owner?.containerChanged() } }
  /// Whether the area is as wide as the view; recorded.
  open var widthTracksTextView = true
  /// Whether the area is as high as the view; recorded.
  open var heightTracksTextView = false
  /// What the text flows around; recorded.
  open var exclusionPaths: [UIBezierPath] = []
  /// The size of the area, in points; recorded.
  open var size = CGSize.zero
}

/// Which parts of a text become links.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The set as a bit mask.
  public let rawValue: UInt

  /// Makes a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Numbers of telephones.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of pages.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses of places.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// All of them.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

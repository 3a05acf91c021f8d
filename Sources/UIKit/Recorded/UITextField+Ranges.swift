// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A place in the text of a field.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The number of letters before it.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// A part of the text of a field.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Where it begins.
  public let start: UITextPosition
  /// Where it ends.
  public let end: UITextPosition
  /// Whether nothing is in it.
  open var isEmpty: Bool { start.offset == end.offset }

  init(_ start: UITextPosition, _ end: UITextPosition) {
    (self.start, self.end) = (start, end)
    super.init()
  }

  /// Makes an empty part at the start.
  @preconcurrency @MainActor public override convenience init() {
    self.init(UITextPosition(0), UITextPosition(0))
  }
}

extension UITextField {
  /// Where the text begins.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// Where the text ends.
  public var endOfDocument: UITextPosition { UITextPosition((text ?? "").count) }
  /// The part between two places.
  public func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? {
    fromPosition.offset <= toPosition.offset ? UITextRange(fromPosition, toPosition) : nil
  }
  /// A place before or behind another one; `nil` outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...(text ?? "").count).contains(place) ? UITextPosition(place) : nil
  }
  /// The number of letters between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// The letters of a part.
  public func text(in range: UITextRange) -> String? {
    let letters = Array(text ?? "")
    guard range.start.offset >= 0, range.end.offset <= letters.count else { return nil }
    return String(letters[range.start.offset..<range.end.offset])
  }
  /// The selected part; recorded.
  public var selectedTextRange: UITextRange? {
    get { recorded("selectedTextRange") ?? textRange(from: endOfDocument, to: endOfDocument) }
    set { record(newValue, as: "selectedTextRange") }
  }
  /// The part that is not final yet; none here.
  public var markedTextRange: UITextRange? { nil }
  /// Replaces the letters of a part.
  public func replace(_ range: UITextRange, withText text: String) {
    var letters = Array(self.text ?? "")
    guard range.start.offset >= 0, range.end.offset <= letters.count else { return }
    letters.replaceSubrange(range.start.offset..<range.end.offset, with: Array(text))
    self.text = String(letters)
  }
  /// What is beside the keyboard's words; recorded.
  public var inputAssistantItem: UITextInputAssistantItem {
    kept("inputAssistantItem") { UITextInputAssistantItem() }
  }
}

extension UITextView {
  /// Where the text begins.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// Where the text ends.
  public var endOfDocument: UITextPosition { UITextPosition((text as NSString).length) }
  /// The part between two places.
  public func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? {
    fromPosition.offset <= toPosition.offset ? UITextRange(fromPosition, toPosition) : nil
  }
  /// A place before or behind another one; `nil` outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...(text as NSString).length).contains(place) ? UITextPosition(place) : nil
  }
  /// The number of letters between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// The letters of a part.
  public func text(in range: UITextRange) -> String? {
    let whole = NSRange(
      location: range.start.offset,
      length: offset(from: range.start, to: range.end)
    )
    let letters = text as NSString
    return NSMaxRange(whole) <= letters.length ? letters.substring(with: whole) : nil
  }
  /// The selected part.
  public var selectedTextRange: UITextRange? {
    get {
      UITextRange(
        UITextPosition(selectedRange.location),
        UITextPosition(NSMaxRange(selectedRange))
      )
    }
    set {
      guard let newValue else { return }
      let length = newValue.end.offset - newValue.start.offset
      selectedRange = NSRange(location: newValue.start.offset, length: length)
    }
  }
  /// The part that is not final yet; none here.
  public var markedTextRange: UITextRange? { nil }
  /// Where the line before a letter is, in the view's points.
  public func caretRect(for position: UITextPosition) -> CGRect {
    let (area, place) = (textContainer, textPlace)
    let before = NSRange(location: max(0, position.offset - 1), length: position.offset > 0 ? 1 : 0)
    let box = layoutManager.boundingRect(forGlyphRange: before, in: area)
    let height = box.height > 0 ? box.height : font?.lineHeight ?? 0
    let x = position.offset > 0 ? box.maxX : area.lineFragmentPadding
    return CGRect(
      x: place.minX + x - area.lineFragmentPadding,
      y: place.minY + box.minY,
      width: Self.caret,
      height: height
    )
  }

  /// The width of the line before a letter, in points.
  private static let caret: CGFloat = 2
}

/// What is beside the words that the keyboard proposes; recorded.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Groups at the left.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Groups at the right.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Whether people may hide it.
  open var allowsHidingShortcuts = true
}

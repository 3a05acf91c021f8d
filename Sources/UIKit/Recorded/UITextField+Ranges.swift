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
}

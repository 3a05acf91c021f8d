// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation

/// Texts as people see them: another language's length and letters can stand for what the code says.
///
/// The code itself still reads what it wrote.
extension UIView {
  /// What becomes of texts in the view, from the collection view or the window around it; `nil` leaves them as they are.
  var wordStyle: PseudoWords.Style? {
    var view: UIView? = self
    while let present = view {
      if let style = (present as? UICollectionView)?.surroundings.words { return style }
      if let window = present as? UIWindow { return window.words }
      view = present.superview ?? (present as? UICollectionReusableView)?.owner
    }
    return ShownWords.current
  }

  /// A text of the code as people see it in the view.
  func shown(_ text: String) -> String { wordStyle?.shown(text) ?? text }

  /// A text with attributes as people see it in the view.
  func shown(_ text: NSAttributedString) -> NSAttributedString { wordStyle?.shown(text) ?? text }
}

/// What becomes of texts on the screen whose code runs at present, for views that are in no window.
@preconcurrency @MainActor
package enum ShownWords {
  fileprivate private(set) static var current: PseudoWords.Style?

  /// Runs code of a screen whose texts are shown in a style.
  package static func with<Result>(
    _ style: PseudoWords.Style?,
    _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = current
    defer { current = outer }
    current = style
    return try body()
  }
}

extension UIWindow {
  /// What becomes of the texts in the window; another style measures and shows them all again.
  package var words: PseudoWords.Style? {
    get { ownWords }
    set {
      guard newValue != ownWords else { return }
      ownWords = newValue
      ShownWords.with(newValue, noteWordsWithin)
    }
  }
}

extension UIView {
  /// Notes that the texts in the view are others now.
  func noteWordsWithin() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    noteContentChange()
    if let view = self as? UICollectionView {
      view.noteTextSize()
      view.collectionViewLayout.invalidateLayout()
    }
    forEachHeld { $0.noteWordsWithin() }
  }
}

extension PseudoWords.Style {
  /// A text in this style.
  package func shown(_ text: String) -> String {
    switch self {
    case .accented: PseudoWords.accented(text)
    case .long: PseudoWords.long(text)
    }
  }

  /// A text in this style; each part keeps its attributes.
  @MainActor
  func shown(_ text: NSAttributedString) -> NSAttributedString {
    guard text.length > 0 else { return text }
    let made = AppFoundation.NSMutableAttributedString(string: "")
    switch self {
    case .accented:
      let all = NSRange(location: 0, length: text.length)
      unsafe text.enumerateAttributes(in: all) { attributes, range, _ in
        var part = PseudoWords.accents((text.string as NSString).substring(with: range))
        if range.location == 0 { part = "\(PseudoWords.opening)\(part)" }
        if range.upperBound == all.upperBound { part += "\(PseudoWords.closing)" }
        made.append(NSAttributedString(string: part, attributes: attributes))
      }
    case .long:
      for turn in 0..<PseudoWords.longer {
        let space = NSAttributedString(string: " ", attributes: text.leadingAttributes)
        if turn > 0 { made.append(space) }
        made.append(text)
      }
    }
    return made
  }
}

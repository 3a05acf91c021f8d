// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A part of a text with which a person can do something.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// What the part is.
  public enum Content {
    /// A link.
    case link(URL)
    /// Something in place of letters.
    case textAttachment(NSTextAttachment)
    /// A part with a name of the app's own.
    case tag(String)
  }

  /// What the part is.
  public let content: Content
  /// Where it is in the text, in UTF-16 units.
  public let range: NSRange

  init(_ content: Content, _ range: NSRange) { (self.content, self.range) = (content, range) }
}

extension UITextView {
  /// Whether a tap does something: it begins to edit the text, or follows a link in it.
  var takesTaps: Bool {
    if isEditable { return true }
    guard isSelectable else { return false }
    var hasLink = false
    let text = shownText
    unsafe text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) {
      value,
      _,
      _ in
      if value != nil { hasLink = true }
    }
    return hasLink
  }

  /// Follows the link at a point of the view, unless its delegate does something else.
  ///
  /// - Returns: Whether there is one.
  func followLink(at point: CGPoint) -> Bool {
    guard isSelectable, !isEditable, let (url, range) = link(at: point) else { return false }
    let usual = UIAction(title: "") { [weak self] _ in
      guard let self else { return }
      let isAllowed = textDelegate?.textView(
        self,
        shouldInteractWith: url,
        in: range,
        interaction: .invokeDefaultAction
      )
      if isAllowed ?? true { UIApplication.shared.open(url) }
    }
    guard let textDelegate else {
      usual.choose(for: self)
      return true
    }
    let item = UITextItem(.link(url), range)
    textDelegate.textView(self, primaryActionFor: item, defaultAction: usual)?.choose(for: self)
    return true
  }

  /// The link whose letters are at a point of the view.
  private func link(at point: CGPoint) -> (URL, NSRange)? {
    let text = shownText
    let place = CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
    let index = layoutManager.glyphIndex(for: place, in: textContainer)
    guard index < text.length else { return nil }
    let letter = NSRange(location: index, length: 1)
    let box = layoutManager.boundingRect(forGlyphRange: letter, in: textContainer)
    var range = NSRange()
    let value = unsafe text.attribute(.link, at: index, effectiveRange: &range)
    guard box.contains(place), let url = TextLinks.target(of: value) else { return nil }
    return (url, range)
  }
}

// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A view that shows text.
///
/// The first label in a cell is the title that the page paints, the second the smaller text.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text.
  open var text: String? {
    didSet {
      if text != oldValue { contentChanged() }
    }
  }
  /// The text with attributes; the letters' own are heeded for measuring.
  open var attributedText: NSAttributedString? {
    get { ownAttributed ?? text.map { NSAttributedString(string: $0) } }
    set {
      ownAttributed = newValue
      text = newValue?.string
      if let own = newValue?.leadingAttributes[.font] as? UIFont { font = own }
    }
  }
  private var ownAttributed: NSAttributedString?
  /// The font; 17 points high unless set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { contentChanged() }
  }
  /// The colour of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  /// Where lines stand.
  open var textAlignment = NSTextAlignment.natural
  /// What becomes of text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Most lines; 0 stands for any number.
  open var numberOfLines = 1 { didSet { contentChanged() } }
  /// The width at which lines break where nothing else says so, in points; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// Whether text that does not fit becomes smaller; recorded.
  open var adjustsFontSizeToFitWidth = false
  /// How much smaller it may become, as a share; recorded.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether text moves together before it is cut off; recorded.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether a font of a style follows the size that a person chose for text.
  open var adjustsFontForContentSizeCategory = false { didSet { contentChanged() } }
  /// Whether the label looks like one that cannot be used; recorded.
  open var isEnabled = true
  /// Whether `highlightedTextColor` is shown; recorded.
  open var isHighlighted = false
  /// The colour of the text while the label is highlighted; recorded.
  open var highlightedTextColor: UIColor?
  /// The colour of the text's shadow; recorded.
  open var shadowColor: UIColor?
  /// Where the text's shadow falls, in points; recorded.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// The rectangle of the text within another one.
  open func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let size = measured(within: bounds.width, limit: numberOfLines)
    return CGRect(
      x: bounds.minX,
      y: bounds.minY,
      width: min(size.width, bounds.width),
      height: min(size.height, bounds.height)
    )
  }

  /// Draws the text; nothing is drawn here.
  open func drawText(in rect: CGRect) {}

  /// The size of the text on lines no longer than a width, in whole points.
  /// - Complexity: O(*n*), the length of the text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isOpen = size.width <= 0 || size.width >= UIView.layoutFittingExpandedSize.width
    return measured(within: isOpen ? .infinity : size.width, limit: numberOfLines)
  }

  open override var intrinsicContentSize: CGSize {
    measured(
      within: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity,
      limit: numberOfLines
    )
  }

  private func measured(within width: CGFloat, limit: Int) -> CGSize {
    guard let text, !text.isEmpty, let font else { return .zero }
    var attributes = ownAttributed?.leadingAttributes ?? [:]
    let isFixed = !adjustsFontForContentSizeCategory
    attributes[.font] = isFixed ? font : font.adjusted(to: preferredTextSize)
    let size = TextMeasure.size(of: text, attributes, within: width, limit: limit)
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  private func contentChanged() {
    if let ownAttributed, ownAttributed.string != text { self.ownAttributed = nil }
    invalidateIntrinsicContentSize()
    noteContentChange()
  }
}

extension UIView {
  /// Tells the cell around that it shows something else.
  package func noteContentChange() {
    var view: UIView? = self
    while let present = view {
      if let cell = present as? UICollectionReusableView {
        cell.contentRevision += 1
        return
      }
      view = present.superview
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import AppFoundation
public import Foundation
import LayoutEngine

/// A view that shows text.
///
/// Where a cell is shown by a plain description, the text of its first label is the title, and that
/// of the second one the subtitle.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// Makes a label with a frame; it takes no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a label; the archive's values are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The text.
  open var text: String? {
    didSet {
      isGiven = false
      if text != oldValue { contentChanged() }
    }
  }
  /// Whether the text is a data source's, which nobody has changed since.
  private(set) var isGiven = false
  /// Shows a data source's text.
  func give(_ text: String) {
    self.text = text
    isGiven = true
  }
  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { ownAttributed ?? text.map { NSAttributedString(string: $0) } }
    set {
      // The text is copied, as UIKit does, so that it stays as it was measured.
      ownAttributed = newValue.map {
        $0 is AppFoundation.NSMutableAttributedString
          ? NSAttributedString(attributedString: $0) : $0
      }
      text = newValue?.string
      noteContentChange()
      let first = newValue?.leadingAttributes ?? [:]
      // Font and colour are those at the beginning of the text, also of a plain text that comes later.
      if let own = first[.font] as? UIFont { ownFont = own }
      if let own = first[.foregroundColor] as? UIColor { ownColour = own }
      if let style = first[.paragraphStyle] as? NSParagraphStyle {
        textAlignment = style.alignment
        lineBreakMode = style.lineBreakMode
      }
      isAlignedByText = true
    }
  }
  private var ownAttributed: NSAttributedString? { didSet { measures.forget() } }
  /// Whether its text has attributes.
  var isAttributed: Bool { ownAttributed != nil }
  /// The colour of the first letter's attributes; `nil` for plain text, for which no attributes are
  /// made.
  var attributedColour: UIColor? {
    ownAttributed?.leadingAttributes[.foregroundColor] as? UIColor
  }
  /// The font; the default has 17 points. A font that is set after a text with attributes is for all of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { ownFont ?? Self.usualFont }
    set {
      ownFont = newValue
      giveAll(.font, newValue)
      contentChanged()
    }
  }
  private static let usualFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  /// The font, if somebody has chosen one.
  private(set) var ownFont: UIFont?
  /// The colour of the text. One that is set after a text with attributes is for all of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { ownColour ?? .label }
    set {
      ownColour = newValue
      giveAll(.foregroundColor, newValue)
      noteContentChange()
    }
  }
  /// Gives all letters of a text with attributes one look.
  ///
  /// - Source: the references of `font` and `textColor`: with styled text, a new value is for the entirety of the string.
  private func giveAll(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let value, let before = ownAttributed else { return }
    ownAttributed = before.with(key, value)
  }
  /// Takes a font and a colour where nobody has chosen one.
  func takeUsual(_ font: UIFont, _ colour: UIColor) {
    if ownFont == nil { ownFont = font }
    if ownColour == nil { ownColour = colour }
    contentChanged()
  }
  /// The colour, if somebody has chosen one.
  private(set) var ownColour: UIColor?
  /// How lines are aligned.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      isAlignedByText = false
      if textAlignment != oldValue { noteContentChange() }
    }
  }
  /// Whether paragraphs with styles are aligned as these say; an alignment that is set later is for all lines.
  private(set) var isAlignedByText = true
  /// How the last line is shortened when the text does not fit; text with attributes brings that of its first paragraph.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { noteContentChange() } }
  }
  /// The greatest number of lines; 0 means any number.
  open var numberOfLines = 1 { didSet { contentChanged() } }
  /// The width at which lines break if nothing else decides it, in points; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// Whether text of one line becomes smaller when it does not fit.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest scale of such text, as a fraction; 0 for the usual one.
  open var minimumScaleFactor: CGFloat = 0
  /// Where text that was made smaller stands; it has no effect here.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether text is tightened before it is shortened; it has no effect here.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether a font with a text style follows the person's text size.
  open var adjustsFontForContentSizeCategory = false { didSet { contentChanged() } }
  /// Whether the label looks enabled; it has no effect here.
  open var isEnabled = true
  /// Whether `highlightedTextColor` is used.
  open var isHighlighted = false { didSet { noteContentChange() } }
  /// The colour of the text while the label is highlighted.
  open var highlightedTextColor: UIColor?
  /// The colour of the shadow of a plain text.
  open var shadowColor: UIColor? { didSet { noteContentChange() } }
  /// The offset of the text's shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// The rectangle of the text in another rectangle: of the lines that fit into it.
  open func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let limit = fittingLines(in: bounds.height, limit: numberOfLines)
    let size = measured(within: bounds.width, limit: limit)
    return CGRect(
      x: bounds.minX,
      y: bounds.minY,
      width: min(size.width, bounds.width),
      height: min(size.height, bounds.height)
    )
  }

  private func fittingLines(in height: CGFloat, limit: Int) -> Int {
    shownFont?.text.fittingLines(in: height, limit: max(0, limit)) ?? max(0, limit)
  }

  /// Whether a part of its text is not seen.
  var isShortened: Bool {
    let limit = fittingLines(in: bounds.height, limit: numberOfLines)
    let shown = measured(within: bounds.width, limit: limit)
    return measured(within: bounds.width, limit: 0).height > shown.height
  }

  /// Draws the text into a rectangle, in its middle.
  open func drawText(in rect: CGRect) {
    guard let context = Drawing.current else { return }
    context.add(ScreenPainter.steps(of: self, in: rect))
  }

  /// The text with attributes that one font and one colour cannot show; `nil` for a plain one.
  var variedText: NSAttributedString? {
    guard let own = ownAttributed, own.needsLines else { return nil }
    let words = isTyped ? own : shown(own)
    guard own.hasOneLook, let font = shownFont else { return words }
    // The label's font is that of the text, and may have been set later or follow the text size.
    let made = AppFoundation.NSMutableAttributedString(attributedString: words)
    made.addAttribute(.font, value: font, range: NSRange(location: 0, length: words.length))
    return made
  }

  /// The font at the person's text size, if it follows that.
  var shownFont: UIFont? {
    adjustsFontForContentSizeCategory ? font?.adjusted(to: preferredTextSize) : font
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let old = previousTraitCollection?.preferredContentSizeCategory
    if adjustsFontForContentSizeCategory, traitCollection.preferredContentSizeCategory != old {
      contentChanged()
    }
  }

  /// The text as people see it.
  var shownText: String? { text.map { isTyped ? $0 : shown($0) } }
  /// The table's cell of which it is a standard part, which shows it also where it is no view.
  weak var tableCell: UITableViewCell?
  /// Whether people write the text, which stays as they wrote it.
  var isTyped = false

  /// The size of the text with lines up to a width, in whole points.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isOpen = size.width <= 0 || size.width >= UIView.layoutFittingExpandedSize.width
    return measured(within: isOpen ? .infinity : size.width, limit: numberOfLines)
  }

  open override var intrinsicContentSize: CGSize {
    measured(
      within: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : placedWidth ?? .infinity,
      limit: numberOfLines
    )
  }

  /// The width that constraints give the label, while its height there is asked for, in points.
  private var placedWidth: CGFloat?

  /// The height that the label wants with a width that constraints give it, in points.
  ///
  /// UIKit asks for the content size once more, so that what a subclass adds to it counts.
  func heightWanted(inPlacedWidth width: CGFloat) -> CGFloat {
    placedWidth = width
    defer { placedWidth = nil }
    return intrinsicContentSize.height
  }

  private func measured(within width: CGFloat, limit: Int) -> CGSize {
    guard let text = shownText, !text.isEmpty, let font else { return .zero }
    let used = shownFont ?? font
    return measures.size(of: .init(text: text, font: used.text, width: width, limit: limit)) {
      let size =
        variedText.map {
          AttributedLines($0, within: width, limit: limit, standard: font.text).size
        } ?? TextMeasure.size(of: text, [.font: used], within: width, limit: limit)
      return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
  }

  /// What was measured last; layouts ask for the same sizes again and again.
  private(set) var measures = LabelMeasures()

  private func contentChanged() {
    if let ownAttributed, ownAttributed.string != text { self.ownAttributed = nil }
    invalidateIntrinsicContentSize()
    noteContentChange()
  }
}

extension UIView {
  /// Tells the cell that contains the view that its content changed.
  package func noteContentChange() {
    if superview == nil, let cell = cellOfPart { return cell.partChanged() }
    var view: UIView? = self
    var isInner = false
    while let present = view {
      if let cell = present as? UICollectionReusableView {
        let isOnScreen = cell.isOnScreen
        if !isInner || isOnScreen { cell.contentRevision += 1 }
        // On an app's screen, a cell also shows what collection views in it show.
        if isOnScreen { return cell.owner?.setNeedsLayout() ?? () }
        isInner = true
      }
      view = present.superview
    }
  }
}

extension UIView {
  /// The table's cell of which the view is a standard part.
  private var cellOfPart: UITableViewCell? {
    switch self {
    case let label as UILabel: label.tableCell
    case let picture as UIImageView: picture.tableCell
    default: nil
    }
  }
}

/// Where text that was made smaller stands in its line.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines = 0
  case alignCenters = 1
  case none = 2
}

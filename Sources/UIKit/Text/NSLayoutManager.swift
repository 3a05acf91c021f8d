// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation
import LayoutEngine

/// Places the letters of a text in an area: each UTF-16 unit counts as one glyph.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  /// The text; a weak reference, as the text holds its managers.
  open weak var textStorage: NSTextStorage?
  /// The areas; lines are placed in the first one.
  open private(set) var textContainers: [NSTextContainer] = []
  /// What is told of the layout; nobody is told here.
  open weak var delegate: AnyObject?
  /// Whether parts may be placed by themselves; recorded.
  open var allowsNonContiguousLayout = false
  /// Whether lines have the font's leading; recorded.
  open var usesFontLeading = true
  /// Whether signs that are not seen are shown; recorded.
  open var showsInvisibleCharacters = false

  /// Adds an area.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }
  /// Removes an area.
  open func removeTextContainer(at index: Int) {
    if textContainers.indices.contains(index) { textContainers.remove(at: index) }
  }

  /// The number of glyphs.
  open var numberOfGlyphs: Int { text.length }
  /// Places all lines; they are placed whenever they are asked for.
  open func ensureLayout(for container: NSTextContainer) {}
  /// Forgets places; none are kept.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) {}

  // MARK: Places

  /// The rectangle that the text takes of an area, in the area's points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    let size = lines(in: container).size
    let padding = 2 * container.lineFragmentPadding
    return CGRect(x: 0, y: 0, width: size.width + padding, height: size.height)
  }

  /// The glyphs in an area.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    let ends = pieces(in: container).last.map { NSMaxRange($0.range) } ?? 0
    return NSRange(location: 0, length: ends)
  }
  /// The glyphs of letters.
  open func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange { charRange }
  /// The letters of glyphs.
  open func characterRange(
    forGlyphRange glyphRange: NSRange,
    actualGlyphRange: NSRangePointer?
  ) -> NSRange { glyphRange }
  /// The letter of a glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// The glyph of a letter.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// The smallest rectangle around glyphs, in the area's points.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange,
    in container: NSTextContainer
  ) -> CGRect {
    let boxes = pieces(in: container).compactMap { piece -> CGRect? in
      let part = NSIntersectionRange(piece.range, glyphRange)
      guard part.length > 0 || glyphRange.length == 0 && piece.range.contains(glyphRange.location)
      else { return nil }
      let left = piece.x(of: part.location)
      return CGRect(
        x: left,
        y: piece.box.minY,
        width: piece.x(of: NSMaxRange(part)) - left,
        height: piece.box.height
      )
    }
    return boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
  }

  /// The glyph nearest to a point of an area.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    let pieces = pieces(in: container)
    guard let piece = pieces.first(where: { point.y < $0.box.maxY }) ?? pieces.last else {
      return 0
    }
    for index in piece.range.location..<NSMaxRange(piece.range)
    where point.x < piece.x(of: index + 1) { return index }
    return max(piece.range.location, NSMaxRange(piece.range) - 1)
  }
  /// The glyph nearest to a point of an area.
  open func glyphIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { glyphIndex(for: point, in: container) }
  /// The letter nearest to a point of an area; the fraction is not set.
  open func characterIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { glyphIndex(for: point, in: container) }

  /// The rectangle of the line of a glyph.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let container = textContainers.first else { return .zero }
    let piece = pieces(in: container).first { NSMaxRange($0.range) > glyphIndex }
    if let piece, let effectiveGlyphRange = unsafe effectiveGlyphRange {
      unsafe effectiveGlyphRange.pointee = piece.range
    }
    return piece?.box ?? .zero
  }

  /// Calls a block with each line: its rectangle, the part that letters take, its area and its glyphs.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    let width = container.size.width
    var isStopped: ObjCBool = false
    for piece in pieces(in: container)
    where NSIntersectionRange(piece.range, glyphRange).length > 0 && !isStopped.boolValue {
      let whole = CGRect(x: 0, y: piece.box.minY, width: width, height: piece.box.height)
      unsafe withUnsafeMutablePointer(to: &isStopped) {
        unsafe block(whole, piece.box, container, piece.range, $0)
      }
    }
  }

  // MARK: Drawing

  /// Draws letters in the present drawing.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let container = textContainers.first else { return }
    let lines = lines(in: container)
    let place = place(of: lines, in: container).offsetBy(dx: origin.x, dy: origin.y)
    Drawing.current?.add(lines.steps(in: place, .left, isTop: true))
  }
  /// Draws what is behind letters; ``drawGlyphs(forGlyphRange:at:)`` does so.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  // MARK: Lines

  private var text: NSAttributedString {
    textContainers.first?.owner?.attributedText ?? textStorage ?? NSAttributedString(string: "")
  }

  private func lines(in container: NSTextContainer) -> AttributedLines {
    let owner = container.owner
    let room = owner.map { $0.textPlace.width } ?? container.room
    return AttributedLines(
      text,
      within: room > 0 ? room : .greatestFiniteMagnitude,
      limit: container.maximumNumberOfLines,
      standard: owner?.font?.text
    )
  }

  /// Where lines stand in an area: in its width, if it has one.
  private func place(of lines: AttributedLines, in container: NSTextContainer) -> CGRect {
    let own = container.owner.map { $0.textPlace.width } ?? container.room
    let size = lines.size
    let isOpen = own <= 0 || own >= Self.open
    return CGRect(
      x: container.lineFragmentPadding,
      y: 0,
      width: isOpen ? size.width : own,
      height: size.height
    )
  }

  /// Areas from this width on are those of texts that may be of any width, in points.
  private static let open: CGFloat = 1e6

  /// One line with its place and its letters.
  @MainActor
  private struct Piece {
    var line: AttributedLines.Line
    var box: CGRect
    var range: NSRange

    /// Where a letter begins.
    func x(of index: Int) -> CGFloat {
      var (x, left) = (box.minX, index - range.location)
      for run in line.runs where left > 0 {
        x += run.x(after: left)
        left -= (run.text as NSString).length
      }
      return x
    }
  }

  private func pieces(in container: NSTextContainer) -> [Piece] {
    let length = text.length
    let lines = lines(in: container)
    let place = place(of: lines, in: container)
    let all = lines.lines
    return all.enumerated().map { index, line in
      let end = index + 1 < all.count ? all[index + 1].start : length
      let box = CGRect(
        x: lines.left(of: line, in: place, line.alignment),
        y: line.y,
        width: line.width,
        height: line.height
      )
      let range = NSRange(location: line.start, length: max(0, end - line.start))
      return Piece(line: line, box: box, range: range)
    }
  }
}

/// A text with attributes that tells its layout managers and its view of changes.
open class NSTextStorage: AppFoundation.NSMutableAttributedString {
  /// The managers that place it.
  @MainActor open var layoutManagers: [NSLayoutManager] { recorded("layoutManagers") ?? [] }

  /// Adds a manager.
  @MainActor open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    record(layoutManagers + [aLayoutManager], as: "layoutManagers")
    aLayoutManager.textStorage = self
  }
  /// Removes a manager.
  @MainActor open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    record(layoutManagers.filter { $0 !== aLayoutManager }, as: "layoutManagers")
    aLayoutManager.textStorage = nil
  }

  /// Replaces letters.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    changed()
  }
  /// Replaces letters.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    super.replaceCharacters(in: range, with: attrString)
    changed()
  }
  /// Sets the attributes of letters.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    changed()
  }
  /// Sets an attribute of letters.
  open override func addAttribute(
    _ name: NSAttributedString.Key,
    value: Any,
    range: NSRange
  ) {
    super.addAttribute(name, value: value, range: range)
    changed()
  }
  /// Adds a text.
  open override func append(_ attrString: NSAttributedString) {
    super.append(attrString)
    changed()
  }

  /// Gives the view the text.
  private func changed() {
    nonisolated(unsafe) let own = self
    MainActor.assumeIsolated {
      guard let view: UITextView = unsafe own.recordedObject("view") else { return }
      view.attributedText = unsafe NSAttributedString(attributedString: own)
    }
  }
}

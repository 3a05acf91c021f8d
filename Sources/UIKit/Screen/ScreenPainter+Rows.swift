// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Rows of lists that are not the shown one: beside it, behind a sheet, or in a view of the app.
///
/// The page paints the rows of the shown list itself, the same way (`web/renderer/cells/listPainter.js`).
extension UICollectionViewCell {
  /// Whether the cell shows a list's row with a ground, which has the corners of its place.
  var rowHasGround: Bool { showsListContent && makeListContent().background.colour != nil }
}

extension ScreenPainter {
  /// The opacity of a translucent ground.
  private static let blurred: CGFloat = 0.92

  /// Paints a row's ground, lines, texts, picture and signs.
  mutating func paintRow(_ cell: UICollectionViewCell, _ box: CGRect) {
    let row = cell.makeListContent()
    paintGround(of: row, box)
    let layout = ListContentLayout(row, width: box.width, height: box.height)
    for (separator, isTop) in [(row.topSeparator, true), (row.bottomSeparator, false)] {
      guard let separator else { continue }
      var line = layout.line(of: separator, isTop: isTop, isRightToLeft: row.isRightToLeft)
      if !isTop { line.origin.y -= BarPolicy.hairline }
      line.size.height = BarPolicy.hairline
      add(.fill(.box(placed(line), radius: 0), separator.colour))
    }
    if let shown = cell.contentConfiguration as? UIListContentConfiguration {
      paint(shown, of: row, in: cell, box)
    } else {
      paintContent(of: row, layout)
    }
    for (signs, places) in [(row.leading, layout.leading), (row.trailing, layout.trailing)] {
      for (sign, place) in zip(signs, places) where !sign.isHidden {
        paint(sign, in: place, of: row, height: box.height)
      }
    }
  }

  /// Paints what a content configuration shows, in a row or in a content view outside of a list.
  mutating func paint(
    _ shown: UIListContentConfiguration,
    of row: ListContent,
    in view: UIView,
    _ box: CGRect
  ) {
    let layout = ListContentLayout(row, width: box.width, height: box.height)
    guard shown.needsSteps else { return paintContent(of: row, layout) }
    var rest = row
    if let picture = shown.image, !picture.isPlain, let place = layout.image {
      rest.image = nil
      let radius = row.image?.cornerRadius ?? 0
      inOpacity(of: row) {
        let tint = shown.imageProperties.tintColor ?? view.tintColor ?? .tintColor
        $0.paint(picture, tint, in: place, .scaleToFill, radius: radius)
      }
    }
    let texts = [
      (shown.attributedText, shown.textProperties, \ListContent.text, layout.text),
      (
        shown.secondaryAttributedText, shown.secondaryTextProperties, \.secondaryText,
        layout.secondaryText
      ),
    ]
    for (varied, properties, part, place) in texts {
      guard let place, let text = row[keyPath: part] else { continue }
      let isVaried = varied?.needsLines == true
      guard isVaried || properties.cut != .end else { continue }
      rest[keyPath: part] = nil
      inOpacity(of: row) { painter in
        if isVaried, let varied {
          painter.write(view.shown(varied), text, properties, of: row, in: place)
        } else {
          painter.write(text, of: row, in: place, properties.cut)
        }
      }
    }
    paintContent(of: rest, layout)
  }

  private mutating func write(
    _ varied: NSAttributedString,
    _ text: ListText,
    _ properties: UIListContentConfiguration.TextProperties,
    of row: ListContent,
    in place: CGRect
  ) {
    let alignment: NSTextAlignment =
      text.alignment == .center ? .center : row.isRightToLeft ? .right : .left
    let plain = properties.resolvedColor()
    write(varied, text.font, plain, in: place, limit: text.lineLimit, properties.cut, alignment)
  }

  private mutating func write(
    _ text: ListText,
    of row: ListContent,
    in place: CGRect,
    _ cut: TextCut = .end
  ) {
    let start: ScreenLine.Anchor = row.isRightToLeft ? .end : .start
    write(
      text.string,
      text.font,
      text.colour,
      in: place,
      limit: text.lineLimit,
      cut,
      at: text.alignment == .center ? .middle : start,
      isTop: true
    )
  }

  private mutating func inOpacity(of row: ListContent, _ body: (inout ScreenPainter) -> Void) {
    if row.opacity < 1 { add(.group(nil, clip: nil, opacity: row.opacity)) }
    body(&self)
    if row.opacity < 1 { add(.end) }
  }

  /// Paints the plain texts and the picture of a row.
  private mutating func paintContent(of row: ListContent, _ layout: ListContentLayout) {
    inOpacity(of: row) { $0.paintPlain(row, layout) }
  }

  private mutating func paintPlain(_ row: ListContent, _ layout: ListContentLayout) {
    if let image = row.image, let place = layout.image {
      if image.isSymbol {
        add(.symbol(image.name, image.tint, placed(place)))
      } else {
        add(.image(image.name, placed(place), radius: image.cornerRadius, isWhole: false))
      }
    }
    for (text, place) in [(row.text, layout.text), (row.secondaryText, layout.secondaryText)] {
      guard let text, let place else { continue }
      write(text, of: row, in: place)
    }
  }

  /// Paints the ground of a row, or of a list's section.
  mutating func paintGround(of row: ListContent, _ box: CGRect) {
    let ground = row.background
    let insets = ground.insets
    let rect = CGRect(
      x: row.isRightToLeft ? insets.trailing : insets.leading,
      y: insets.top,
      width: max(0, box.width - insets.leading - insets.trailing),
      height: max(0, box.height - insets.top - insets.bottom)
    )
    guard !rect.isEmpty else { return }
    let shape = shape(of: rect, top: ground.topRadius, bottom: ground.bottomRadius)
    if let colour = ground.colour {
      if ground.isBlurred { add(.group(nil, clip: nil, opacity: Self.blurred)) }
      add(.fill(shape, colour))
      if ground.isBlurred { add(.end) }
    }
    if let ink = ground.stroke, ground.strokeWidth > 0 {
      add(.stroke(shape, ink, width: ground.strokeWidth))
    }
  }

  /// A rectangle of the present view whose upper and lower corners may be round.
  private func shape(of rect: CGRect, top: CGFloat, bottom: CGFloat) -> ScreenShape {
    guard top != bottom else { return .box(placed(rect), radius: top) }
    let radius = max(top, bottom)
    let path = UIBezierPath(
      roundedRect: rect,
      byRoundingCorners: top > bottom ? [.topLeft, .topRight] : [.bottomLeft, .bottomRight],
      cornerRadii: CGSize(width: radius, height: radius)
    )
    return shape(of: path.cgPath, movedBy: .zero)
  }
}

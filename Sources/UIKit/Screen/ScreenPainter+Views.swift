// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What views show by themselves: texts, pictures and controls.
extension ScreenPainter {
  /// The length by which lines may exceed their space because of rounding, in points.
  private static let rounding: CGFloat = 0.5

  mutating func move(by origin: CGPoint) {
    way = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(way)
  }

  /// What a view shows, without its ground and its subviews.
  mutating func paintOwn(_ view: UIView, _ box: CGRect) {
    paintContent(of: view, box)
    if view.isContentOfLayer { paintLayersBehind(in: view) }
  }

  private mutating func paintContent(of view: UIView, _ box: CGRect) {
    if let drawn = view.ownDrawing {
      addMoved(drawn)
      if view is UILabel { return }
    }
    switch view {
    case let label as UILabel: paint(label, box)
    // The root of the painted tree is a cell of the shown list, whose rows are painted by others.
    case let cell as UICollectionViewCell where cell.showsListContent && cell !== window:
      paintRow(cell, box)
    case let cell as UICollectionViewCell where cell === window:
      if let shown = cell.finelyShown { paint(shown, of: cell.makeListContent(), in: cell, box) }
    case let ground as ListGround where ground !== window:
      if let shown = ground.content.list { paintGround(of: shown, box) }
    case let view as UIListContentView: paint(view, box)
    case let image as UIImageView: paint(image, box)
    case let bar as UINavigationBar: bar.content.paint(in: &self)
    case let bar as UITabBar: paintGround(ofTabBar: bar, box)
    case let bar as UIToolbar: paintGround(of: bar, box)
    case let effect as UIVisualEffectView: paintEffect(effect, box)
    case let control as UIControl: paint(control, box)
    case let spinner as UIActivityIndicatorView: paint(spinner, box)
    case let progress as UIProgressView: paint(progress, box)
    default: break
    }
  }

  /// Adds steps in the points of the present view.
  private mutating func addMoved(_ steps: [ScreenStep]) {
    let isMoved = way != .identity
    if isMoved { add(.group(way.numbers, clip: nil, opacity: 1)) }
    for step in steps { add(step) }
    if isMoved { add(.end) }
  }

  /// The steps that write a label's text into a rectangle of the label.
  static func steps(of label: UILabel, in rect: CGRect) -> [ScreenStep] {
    ScreenPainter.steps(of: label) { $0.paint(label, rect) }
  }

  private mutating func paint(_ label: UILabel, _ box: CGRect) {
    if let varied = label.variedText { return paint(varied, of: label, box) }
    guard let words = label.shownText, !words.isEmpty, let font = label.shownFont else { return }
    let highlight = label.isHighlighted ? label.highlightedTextColor : nil
    let colour = (highlight ?? label.attributedColour ?? label.textColor ?? .label).shown(in: label)
    let isMirrored = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let anchor: ScreenLine.Anchor =
      switch label.textAlignment {
      case .center: .middle
      case .right: .end
      case .left, .justified: .start
      case .natural: isMirrored ? .end : .start
      }
    var shown = font.text
    if label.adjustsFontSizeToFitWidth, label.numberOfLines == 1, box.width > 0 {
      let width = shown.width(of: words)
      let least = label.minimumScaleFactor > 0 ? label.minimumScaleFactor : Self.leastScale
      if width > box.width { shown.size *= max(least, box.width / width) }
    }
    let limit = shown.fittingLines(in: box.height, limit: max(0, label.numberOfLines))
    let cut = label.lineBreakMode.cut
    if let shadow = label.shadowColor {
      let offset = label.shadowOffset
      let behind = box.offsetBy(dx: offset.width, dy: offset.height)
      write(words, shown, ContentColour(shadow), in: behind, limit: limit, cut, at: anchor)
    }
    write(words, shown, ContentColour(colour), in: box, limit: limit, cut, at: anchor)
  }

  private mutating func paint(_ varied: NSAttributedString, of label: UILabel, _ box: CGRect) {
    let isMirrored = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let natural: NSTextAlignment = isMirrored ? .right : .natural
    let limit = max(0, label.numberOfLines)
    var shown = varied
    if label.adjustsFontSizeToFitWidth, limit == 1, box.width > 0, let font = label.shownFont {
      let whole = AttributedLines(varied, within: .infinity, limit: 1, standard: font.text)
      let width = whole.size.width
      let least = label.minimumScaleFactor > 0 ? label.minimumScaleFactor : Self.leastScale
      if width > box.width {
        shown = varied.scaled(by: max(least, box.width / width), standard: font)
      }
    }
    let lines = AttributedLines(
      shown,
      within: box.width,
      limit: limit,
      height: box.height,
      cutting: label.lineBreakMode.cut,
      standard: label.shownFont?.text
    )
    let steps = lines.steps(
      in: placed(box),
      label.textAlignment == .natural ? natural : label.textAlignment,
      isForAll: !label.isAlignedByText,
      plain: label.textColor ?? .label
    )
    for step in steps { add(step) }
  }

  /// Writes a text with attributes into a rectangle of the present view.
  mutating func write(
    _ varied: NSAttributedString,
    _ standard: TextFont?,
    _ plain: UIColor,
    in box: CGRect,
    limit: Int,
    _ cut: TextCut = .end,
    _ alignment: NSTextAlignment
  ) {
    let lines = AttributedLines(
      varied,
      within: box.width,
      limit: limit,
      cutting: cut,
      standard: standard
    )
    for step in lines.steps(in: placed(box), alignment, plain: plain) { add(step) }
  }

  /// The least scale of a text that shrinks, where the label names none.
  private static let leastScale: CGFloat = 0.5

  /// Writes a text into a rectangle of the present view, in its middle unless `isTop`.
  mutating func write(
    _ words: String,
    _ font: TextFont,
    _ colour: ContentColour,
    in box: CGRect,
    limit: Int = 1,
    _ cut: TextCut = .end,
    at anchor: ScreenLine.Anchor = .start,
    isTop: Bool = false
  ) {
    guard !words.isEmpty, box.width > 0, !colour.isClear else { return }
    let room = box.width + Self.rounding
    let lines = font.lines(of: words, within: room, limit: limit, cutting: cut)
    let rect = placed(box)
    let height = CGFloat(lines.count) * font.lineHeight
    let top = isTop ? rect.minY : rect.midY - height / 2
    // Spaces at the end of the only line count for its place.
    let spaces = lines.count == 1 ? font.width(ofSpacesAtEndOf: words) : 0
    let hanging = min(spaces, max(0, box.width - lines[0].width))
    let x =
      switch anchor {
      case .start: rect.minX
      case .middle: rect.midX - hanging / 2
      case .end: rect.maxX - hanging
      }
    for (index, line) in lines.enumerated() where !line.text.isEmpty {
      let y = top + font.baseline + CGFloat(index) * font.lineHeight
      let point = CGPoint(x: x, y: y)
      add(
        .text(
          ScreenLine(text: line.text, point: point, font: font, anchor: anchor, colour: colour)
        )
      )
    }
  }

  private mutating func paint(_ view: UIImageView, _ box: CGRect) {
    guard let picture = view.shownImage else { return }
    // Corners of which only some are round are cut off by the clip around the picture.
    let isEvenlyRound = view.usedLayer?.maskedCorners == .everyCorner
    paint(
      picture,
      view.tintColor,
      in: box,
      view.contentMode,
      radius: isEvenlyRound ? view.usedLayer?.cornerRadius ?? 0 : 0
    )
  }

  /// Shows a picture or a symbol in a rectangle of the present view.
  mutating func paint(
    _ picture: UIImage,
    _ tint: UIColor,
    in box: CGRect,
    _ mode: UIView.ContentMode = .scaleAspectFit,
    radius: CGFloat = 0
  ) {
    guard !box.isEmpty else { return }
    guard picture.drawn.isEmpty else {
      let colour = picture.outlineTint(tint).map { ContentColour($0) }
      let own = picture.steps(in: picture.place(in: box, mode))
      let steps = colour.map { colour in own.map { $0.painted(in: colour) } } ?? own
      let clip = ScreenShape.box(box, radius: radius)
      return addMoved([.group(nil, clip: clip, opacity: 1)] + steps + [.end])
    }
    switch picture.source {
    case .symbol(let name):
      // A symbol keeps its own size where it is not scaled; what fills reaches beyond the box.
      let scales = mode == .scaleAspectFit || mode == .scaleToFill
      let rect = scales ? box : picture.place(in: box, mode)
      add(.symbol(name, ContentColour(picture.drawnTint ?? tint), placed(rect)))
    case .file(let name):
      guard !name.isEmpty else { return }
      let colour = picture.outlineTint(tint).map { ContentColour($0) }
      let isWhole = mode == .scaleAspectFit
      add(.image(name, placed(box), radius: radius, isWhole: isWhole, tint: colour))
    }
  }

  private mutating func paint(_ view: UIListContentView, _ box: CGRect) {
    paint(view.shown, of: ListContent(view.shown, in: view), in: view, box)
  }

  /// A blur cannot be painted; a ground through which the colours behind it are seen stands for it.
  private mutating func paintEffect(_ view: UIVisualEffectView, _ box: CGRect) {
    guard !box.isEmpty else { return }
    guard let change = view.effectChange else { return paint(view.effect, of: view, box, 1) }
    let part = CGFloat(min(1, max(0, change.progress.value)))
    paint(change.old, of: view, box, 1 - part)
    paint(view.effect, of: view, box, part)
  }

  private mutating func paint(
    _ effect: UIVisualEffect?,
    of view: UIView,
    _ box: CGRect,
    _ opacity: CGFloat
  ) {
    guard let effect = effect as? UIBlurEffect, opacity > 0 else { return }
    if opacity < 1 { add(.group(nil, clip: nil, opacity: opacity)) }
    add(.fill(shape(of: view, box), effect.ground))
    if opacity < 1 { add(.end) }
  }

  mutating func paintGround(ofTabBar bar: UITabBar, _ box: CGRect) {
    let own = bar.standardAppearance.ground ?? bar.barTintColor.map { ContentColour($0) }
    if bar.backgroundColor == nil {
      add(.fill(.box(placed(box), radius: 0), own ?? BarPolicy.ground))
    }
    paintLine(bar.standardAppearance, above: box)
  }

  /// The line at the upper edge of a bar below the content.
  private mutating func paintLine(_ look: UIBarAppearance, above box: CGRect) {
    guard let colour = look.line else { return }
    let line = CGRect(x: 0, y: -BarPolicy.hairline, width: box.width, height: BarPolicy.hairline)
    add(.fill(.box(placed(line), radius: 0), colour))
  }

  /// A bar of a stack has its ground over content only, and one that an app placed always.
  private mutating func paintGround(of bar: UIToolbar, _ box: CGRect) {
    let isOver = bar.stack.map { $0.navigationBar.content.reachesUnderToolbar } ?? true
    let look = isOver ? bar.standardAppearance : bar.scrollEdgeAppearance
    let own = look?.ground ?? (isOver ? bar.barTintColor.map { ContentColour($0) } : nil)
    guard isOver || own != nil, bar.backgroundColor == nil, !bar.isBare else { return }
    let ground = own ?? BarPolicy.ground
    if !ground.isClear { add(.fill(.box(placed(box), radius: 0), ground)) }
    if isOver { paintLine(bar.standardAppearance, above: box) }
  }

  private mutating func paint(_ spinner: UIActivityIndicatorView, _ box: CGRect) {
    guard spinner.isAnimating || !spinner.hidesWhenStopped else { return }
    let side = spinner.intrinsicContentSize.width
    let rect = CGRect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side)
    paintSpokes(in: rect, spinner.color ?? .systemGray)
  }

  private static let spokes = 8

  /// The spokes of a spinner, which fade round the circle.
  mutating func paintSpokes(in rect: CGRect, _ colour: UIColor) {
    let (centre, radius) = (CGPoint(x: rect.midX, y: rect.midY), rect.width / 2)
    for spoke in 0..<Self.spokes {
      let angle = CGFloat(spoke) / CGFloat(Self.spokes) * 2 * .pi
      let (x, y) = (sin(angle), -cos(angle))
      let path = CGMutablePath()
      path.move(to: CGPoint(x: centre.x + x * radius / 2, y: centre.y + y * radius / 2))
      path.addLine(to: CGPoint(x: centre.x + x * radius, y: centre.y + y * radius))
      let strength = 1 - CGFloat(spoke) / CGFloat(Self.spokes + 1)
      let ink = colour.withAlphaComponent(colour.components.alpha * strength)
      add(.stroke(shape(of: path, movedBy: .zero), ContentColour(ink), width: rect.width / 10))
    }
  }

  private mutating func paint(_ progress: UIProgressView, _ box: CGRect) {
    let height = min(box.height, BarPolicy.progressHeight)
    let track = CGRect(x: 0, y: box.midY - height / 2, width: box.width, height: height)
    var done = track
    done.size.width *= CGFloat(min(1, max(0, progress.progress)))
    let ground = progress.trackTintColor ?? .systemFill
    add(.fill(.box(placed(track), radius: height / 2), ContentColour(ground)))
    let tint = progress.progressTintColor ?? progress.tintColor ?? .systemBlue
    if done.width > 0 { add(.fill(.box(placed(done), radius: height / 2), ContentColour(tint))) }
  }
}

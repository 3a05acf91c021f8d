// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Where the parts of a button are, in its points.
struct ButtonPlaces {
  var image = CGRect.zero
  var title = CGRect.zero
  var subtitle = CGRect.zero
  /// The sign of a menu that is a choice; empty without one.
  var indicator = CGRect.zero
}

extension UIButton {
  /// The side of a turning sign in the picture's place, in points.
  private static let spinner: CGFloat = 20
  /// How much smaller a subtitle is than its title, in points.
  private static let smaller: CGFloat = 5
  /// The least size of a subtitle, in points.
  private static let least: CGFloat = 11

  /// The side of the sign of a choice, and the space before it, in points.
  private static let (indicator, beforeIndicator): (CGFloat, CGFloat) = (14, 5)

  /// Whether the sign of a menu that is a choice is seen.
  private var showsIndicator: Bool {
    guard let configuration else { return false }
    switch configuration.indicator {
    case .automatic: return showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction
    case .popup: return true
    case .none: return false
    }
  }

  /// The room of that sign, in points.
  private var indicatorRoom: CGFloat {
    showsIndicator ? Self.indicator + Self.beforeIndicator : 0
  }

  /// The picture in the present state.
  var shownImage: UIImage? { currentImage }

  /// The font of the title.
  var titleFont: TextFont {
    let own = currentAttributedTitle?.leadingAttributes[.font] as? UIFont
    return (own ?? titleLabel?.font ?? .systemFont(ofSize: UIFont.buttonFontSize)).text
  }

  /// The title as people see it; empty without one.
  var shownTitle: String { shown(currentTitle ?? "") }

  /// The line below the title; empty without one.
  var shownSubtitle: String { shown(configuration?.subtitle ?? "") }

  /// The font of the line below the title.
  var subtitleFont: TextFont {
    let given = configuration?.attributedSubtitle?.runs.first?.attributes ?? AttributeContainer()
    let all = configuration?.subtitleTextAttributesTransformer?.transform(given) ?? given
    if let own = all[AttributeScopes.UIKitAttributes.FontAttribute.self] { return own.text }
    return TextFont(size: max(Self.least, titleFont.size - Self.smaller))
  }

  /// The title with attributes that one font and one colour cannot show.
  var variedTitle: NSAttributedString? {
    (configuration?.styledTitle ?? currentAttributedTitle).flatMap {
      $0.needsLines ? shown($0) : nil
    }
  }

  /// The most lines of the title; 0 means any number.
  var titleLines: Int {
    let own = titleLabel?.numberOfLines ?? 1
    guard let configuration, own == 1 else { return max(0, own) }
    switch configuration.titleLineBreakMode {
    case .byWordWrapping, .byCharWrapping: return 0
    default: return 1
    }
  }

  /// What becomes of a title that does not fit.
  ///
  /// - Source: the reference of `UIButton.lineBreakMode`: the standard leaves out the middle. A configuration says by itself
  ///   how its title ends; one that wraps ends in an ellipsis where its label has a limit of lines.
  var titleCut: TextCut {
    guard let configuration else { return titleLabel?.lineBreakMode.cut ?? .middle }
    switch configuration.titleLineBreakMode {
    case .byWordWrapping, .byCharWrapping: return .end
    case let mode: return mode.cut
    }
  }

  private var imageSize: CGSize {
    if configuration?.showsActivityIndicator == true {
      return CGSize(width: Self.spinner, height: Self.spinner)
    }
    return shownImage?.size ?? .zero
  }

  private func titleSize(within width: CGFloat) -> CGSize {
    let words = shownTitle
    guard !words.isEmpty else { return .zero }
    if let variedTitle {
      return AttributedLines(variedTitle, within: width, limit: titleLines, standard: titleFont)
        .size
    }
    let font = titleFont
    let whole = font.width(of: words).rounded(.up)
    guard whole > width, titleLines != 1, width > 0 else {
      return CGSize(width: min(whole, width), height: font.lineHeight)
    }
    let lines = font.lines(of: words, within: width, limit: titleLines)
    return CGSize(width: width, height: CGFloat(lines.count) * font.lineHeight)
  }

  private func subtitleSize(within width: CGFloat) -> CGSize {
    guard !shownSubtitle.isEmpty else { return .zero }
    let font = subtitleFont
    return CGSize(
      width: min(font.width(of: shownSubtitle).rounded(.up), width),
      height: font.lineHeight
    )
  }

  /// The sizes of the parts, and of all of them together, in a room.
  private struct Sizes {
    var image: CGSize
    var title: CGSize
    var subtitle: CGSize
    var texts: CGSize
    var gap: CGFloat
    var isColumn: Bool

    var whole: CGSize {
      isColumn
        ? CGSize(
          width: max(image.width, texts.width),
          height: image.height + gap + texts.height
        )
        : CGSize(
          width: image.width + gap + texts.width,
          height: max(image.height, texts.height)
        )
    }
  }

  /// The size of the picture in a room.
  ///
  /// It is the picture's own, shrunk where it is larger than the room, in each direction for itself; alone and with an
  /// alignment of `.fill` it takes the whole room in that direction. With a configuration it is always its own.
  ///
  /// - Source: the reference of `imageRect(forContentRect:)` and of `contentHorizontalAlignment`; that each direction
  ///   shrinks for itself is what large pictures in small buttons are known to do.
  private func imageSize(within room: CGSize?, isAlone: Bool) -> CGSize {
    let own = imageSize
    guard let room, configuration == nil, own.width > 0 else { return own }
    return CGSize(
      width: isAlone && contentHorizontalAlignment == .fill
        ? room.width : min(own.width, room.width),
      height: isAlone && contentVerticalAlignment == .fill
        ? room.height : min(own.height, room.height)
    )
  }

  /// The sizes in a room; without a height, the picture is as large as it wants.
  private func sizes(within width: CGFloat, height: CGFloat? = nil) -> Sizes {
    let placement = configuration?.imagePlacement ?? .leading
    let isColumn = placement.contains(.top) || placement.contains(.bottom)
    let hasTexts = !(currentTitle ?? "").isEmpty || !shownSubtitle.isEmpty
    let room = height.map { CGSize(width: width, height: $0) }
    let image = imageSize(within: room, isAlone: !hasTexts)
    let gap = image.width > 0 && hasTexts ? configuration?.imagePadding ?? 0 : 0
    let rest = isColumn ? width : max(0, width - image.width - gap)
    let (title, subtitle) = (titleSize(within: rest), subtitleSize(within: rest))
    let between = title.height > 0 && subtitle.height > 0 ? configuration?.titlePadding ?? 0 : 0
    return Sizes(
      image: image,
      title: title,
      subtitle: subtitle,
      texts: CGSize(
        width: max(title.width, subtitle.width),
        height: title.height + between + subtitle.height
      ),
      gap: gap,
      isColumn: isColumn
    )
  }

  /// The size of all parts with the space around them.
  func contentSize(within width: CGFloat) -> CGSize {
    let edges = contentEdgeInsets
    let room = edges.left + edges.right + indicatorRoom
    let whole = sizes(within: max(0, width - room)).whole
    return CGSize(
      width: whole.width + room,
      height: whole.height + edges.top + edges.bottom
    )
  }

  /// Where the parts are in a box.
  func places(in box: CGRect) -> ButtonPlaces {
    let inner = box.inset(by: contentEdgeInsets)
    let sign = indicatorRoom
    let sizes = sizes(within: max(0, inner.width - sign), height: max(0, inner.height))
    let placement = configuration?.imagePlacement ?? .leading
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isImageLast =
      sizes.isColumn ? placement.contains(.bottom) : placement.contains(.trailing) != isMirrored
    let whole = CGSize(width: sizes.whole.width + sign, height: sizes.whole.height)
    var start = start(of: whole, in: inner, isMirrored: isMirrored)
    var places = ButtonPlaces()
    if sign > 0 {
      let side = Self.indicator
      let x = isMirrored ? start.x : start.x + whole.width - side
      places.indicator = CGRect(x: x, y: inner.midY - side / 2, width: side, height: side)
      if isMirrored { start.x += sign }
    }
    var texts = CGRect(origin: start, size: sizes.texts)
    var image = CGRect(origin: start, size: sizes.image)
    if sizes.isColumn {
      image.origin.x += (sizes.whole.width - image.width) / 2
      texts.origin.x += (sizes.whole.width - texts.width) / 2
      if isImageLast {
        image.origin.y += texts.height + sizes.gap
      } else {
        texts.origin.y += image.height + sizes.gap
      }
    } else {
      image.origin.y += (sizes.whole.height - image.height) / 2
      texts.origin.y += (sizes.whole.height - texts.height) / 2
      if isImageLast {
        image.origin.x += texts.width + sizes.gap
      } else {
        texts.origin.x += image.width + sizes.gap
      }
    }
    places.image = moved(image, by: imageEdgeInsets)
    places.title = moved(line(sizes.title, in: texts, isMirrored), by: titleEdgeInsets)
    places.subtitle = line(sizes.subtitle, in: texts, isMirrored)
    places.subtitle.origin.y = texts.maxY - sizes.subtitle.height
    return places
  }

  /// A line of the texts, which begins at their top.
  private func line(_ size: CGSize, in texts: CGRect, _ isMirrored: Bool) -> CGRect {
    let rest = texts.width - size.width
    let shift: CGFloat =
      switch configuration?.titleAlignment ?? .automatic {
      case .center: rest / 2
      case .trailing: isMirrored ? 0 : rest
      case .leading: isMirrored ? rest : 0
      // Below or above a picture, the texts are in the middle.
      case .automatic:
        contentHorizontalAlignment == .center ? rest / 2 : isMirrored ? rest : 0
      }
    return CGRect(x: texts.minX + shift, y: texts.minY, width: size.width, height: size.height)
  }

  private func start(of size: CGSize, in inner: CGRect, isMirrored: Bool) -> CGPoint {
    let x =
      switch contentHorizontalAlignment {
      case .left: inner.minX
      case .right: inner.maxX - size.width
      case .leading: isMirrored ? inner.maxX - size.width : inner.minX
      case .trailing: isMirrored ? inner.minX : inner.maxX - size.width
      case .center, .fill: inner.midX - size.width / 2
      }
    let y =
      switch contentVerticalAlignment {
      case .top: inner.minY
      case .bottom: inner.maxY - size.height
      case .center, .fill: inner.midY - size.height / 2
      }
    return CGPoint(x: x, y: y)
  }

  /// A part moved by its own insets: at an edge by that edge's inset, in the middle by half of both.
  private func moved(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
    let x =
      switch contentHorizontalAlignment {
      case .left, .leading: insets.left
      case .right, .trailing: -insets.right
      case .center, .fill: (insets.left - insets.right) / 2
      }
    return rect.offsetBy(dx: x, dy: (insets.top - insets.bottom) / 2)
  }
}

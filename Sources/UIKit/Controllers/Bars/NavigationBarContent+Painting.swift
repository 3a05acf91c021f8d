// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The ground and the titles of a navigation bar, which follow the content below it.
extension NavigationBarContent {
  /// What is behind the titles.
  private struct Ground {
    var colour: ContentColour
    var picture: UIImage?
    /// The colour of the line below; `nil` for none.
    var line: ContentColour?
  }

  /// The look of the bar above the start of the content, and above the rest of it; `nil` if the app chose none.
  private func ground(_ appearance: UIBarAppearance?) -> Ground? {
    if let picture = appearance?.backgroundImage ?? bar.backgroundImage {
      return Ground(colour: ContentColour(.clear), picture: picture, line: line(of: appearance))
    }
    let own = appearance?.ground ?? bar.barTintColor.map { ContentColour($0) }
    return own.map { Ground(colour: $0, line: line(of: appearance)) }
  }

  /// The line below the bar: an image of it without a size, which apps set to have none, takes it away.
  private func line(of appearance: UIBarAppearance?) -> ContentColour? {
    if let shadow = appearance?.shadowImage ?? bar.shadowImage, shadow.size.width == 0 {
      return nil
    }
    guard let appearance else { return ContentColour(.separator) }
    return appearance.line
  }

  /// Whether the app gave the bar a dark ground, on light and dark devices.
  var isGroundDark: Bool {
    for look in [scrollEdge, standard].compactMap({ $0 }) {
      if let parts = look.backgroundColor?.components, parts.alpha > 0 { return isDark(parts) }
      if let effect = look.backgroundEffect { return effect.style.chosen == .dark }
    }
    return bar.barTintColor.map { isDark($0.components) } ?? false
  }

  private func isDark(_ parts: UIColor.Components) -> Bool {
    parts.alpha > Self.nearlyOpaque && parts.brightness < Self.darkest
  }

  private static let nearlyOpaque = 0.9
  /// Below this brightness, dark letters cannot be read.
  private static let darkest = 0.4

  /// Whether the bar has its ground also above the start of the content.
  private var isAlwaysGrounded: Bool {
    if let edge = scrollEdge { return edge.ground?.isClear != true }
    return !bar.isTranslucent || bar.barTintColor != nil || bar.backgroundImage != nil
      || standard.ground != nil
  }

  /// The bar in the window, and the heights of its parts.
  private struct Heights {
    var frame: CGRect
    /// The height of the large title; 0 for a small one.
    var large: CGFloat
    /// The lower edge of the bar with its large title.
    var full: CGFloat
    /// The height of a search bar that goes with the large title; 0 for one that stays.
    var search: CGFloat
    /// Its lower edge when the large title, and such a search bar, have gone.
    var small: CGFloat { full - large - search }
    /// Where the upper edge of the content is when the large title has gone.
    var untitled: CGFloat { full - large }
  }

  private func heights(hidesSearch: Bool, in painter: ScreenPainter) -> Heights {
    let frame =
      painter.isTurned ? painter.placed(bar.bounds) : bar.convert(bar.bounds, to: bar.window)
    let large = isLarge ? BarPolicy.largeTitle : 0
    let full = frame.minY + rowHeight(at: bar) + large + searchHeight
    return Heights(frame: frame, large: large, full: full, search: hidesSearch ? searchHeight : 0)
  }

  /// Paints the ground, which may appear with the scrolling, and the titles.
  func paint(in painter: inout ScreenPainter) {
    moved = nil
    let isMoving = !painter.isTurned && painter.contentMoves(under: stack)
    let heights = heights(hidesSearch: isMoving && hidesSearch, in: painter)
    let shown =
      ground(standard) ?? Ground(colour: BarPolicy.ground, line: line(of: standard))
    let edge = isAlwaysGrounded ? ground(scrollEdge) ?? shown : nil
    if isMoving {
      paintMoving(in: &painter, heights, shown, edge)
    } else {
      paintStill(in: &painter, heights, shown, edge)
    }
    paintPrompt(in: &painter, heights.frame)
  }

  /// A ground that ends at the upper edge of the content, as far as the bar reaches.
  private func paintGround(
    _ ground: Ground,
    to edge: CGFloat,
    hasLine: Bool,
    _ heights: Heights,
    in painter: inout ScreenPainter,
    _ change: (inout ScreenLayer) -> Void = { _ in }
  ) {
    let picture = ground.picture.flatMap { $0.size.width > 0 ? $0 : nil }
    guard !ground.colour.isClear || picture != nil || hasLine && ground.line != nil else { return }
    let (frame, full) = (heights.frame, heights.full)
    guard full > 0 else { return }
    let room = room(in: painter)
    // What is turned ends where its controllers do, not at the screen's upper edge.
    let top = painter.isTurned ? frame.minY - bar.frame.minY : edge - 2 * full
    let box = CGRect(x: frame.minX, y: top, width: frame.width, height: edge - top)
    let line = CGRect(
      x: frame.minX,
      y: edge - BarPolicy.hairline,
      width: frame.width,
      height: BarPolicy.hairline
    )
    painter.addLayer {
      if !ground.colour.isClear { $0.add(.fill(.box(box, radius: 0), ground.colour)) }
      let place = CGRect(x: frame.minX, y: edge - full, width: frame.width, height: full)
      for step in picture?.steps(in: place) ?? [] { $0.add(step) }
      if hasLine, let colour = ground.line { $0.add(.fill(.box(line, radius: 0), colour)) }
    } _: {
      $0.clip = room?.inner
      change(&$0)
    }
    guard let room, room.radius > 0, !ground.colour.isClear else { return }
    painter.addLayer {
      $0.add(.fill(.box(room.corners, radius: room.radius), ground.colour))
    } _: {
      change(&$0)
      // The corners stay where they are, whatever moves below them.
      ($0.clip, $0.follows) = (room.strip, nil)
    }
  }

  /// What a ground may cover where the bar's controllers begin below the screen's upper edge, as in a sheet.
  private struct Room {
    /// The controllers' place in the window.
    var frame: CGRect
    /// The radius of its upper corners.
    var radius: CGFloat

    /// What is below the corners.
    var inner: CGRect {
      CGRect(x: frame.minX, y: frame.minY + radius, width: frame.width, height: frame.height)
    }
    /// What is beside the corners.
    var strip: CGRect {
      CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: radius)
    }
    /// A box with these corners.
    var corners: CGRect {
      CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 4 * radius)
    }
  }

  /// The room of the bar's ground; `nil` up to the screen's upper edge, and for turned bars, which end by themselves.
  private func room(in painter: ScreenPainter) -> Room? {
    guard !painter.isTurned, let view = stack?.viewIfLoaded, let window = view.window else {
      return nil
    }
    let frame = view.convert(view.bounds, to: window)
    guard frame.minY > 0 else { return nil }
    let isRound = view.layer.masksToBounds
    return Room(frame: frame, radius: isRound ? view.layer.cornerRadius : 0)
  }

  // MARK: Above content that the page moves

  private func paintMoving(
    in painter: inout ScreenPainter,
    _ heights: Heights,
    _ shown: Ground,
    _ edge: Ground?
  ) {
    let (small, full) = (heights.small, heights.full)
    // How much further up the content begins than where the bar ends: the bar keeps this distance to its edge.
    let lead = scroller?.lead ?? 0
    // A bar that the app moves up, as some do while a list scrolls, has nowhere to follow to.
    let way = small - lead...max(small, full * 2) - lead
    if let edge {
      paintGround(edge, to: lead, hasLine: false, heights, in: &painter) { $0.follows = way }
    }
    paintGround(shown, to: lead, hasLine: true, heights, in: &painter) {
      $0.follows = way
      $0.appears = (small - lead, small - lead - BarPolicy.fade)
    }
    paintTitle(in: &painter, heights.frame) {
      guard heights.large > 0 else { return }
      let end = heights.untitled - lead
      $0.appears = (end + BarPolicy.fade, end)
    }
    guard heights.large > 0 || heights.search > 0 else { return }
    if heights.large > 0 {
      paintLargeTitle(in: &painter, heights, under: lead) {
        $0.follows = small - lead...max(small, small * 4) - lead
      }
    }
    paintSearch(in: &painter, heights, under: lead) {
      $0.follows = way
      guard heights.search > 0 else { return }
      // It goes behind what stays of the bar.
      $0.clip = CGRect(
        x: heights.frame.minX,
        y: small,
        width: heights.frame.width,
        height: full * 2
      )
    }
  }

  /// Paints the search bar above an edge, where it moves with the content.
  private func paintSearch(
    in painter: inout ScreenPainter,
    _ heights: Heights,
    under edge: CGFloat,
    _ change: (inout ScreenLayer) -> Void = { _ in }
  ) {
    guard let searchBar, !searchBar.isHidden else { return }
    moved = searchBar
    let steps = ScreenPainter.insideSteps(of: searchBar)
    let place = CGAffineTransform(
      translationX: heights.frame.minX,
      y: edge - searchHeight
    )
    painter.addLayer {
      $0.add(.group(place.numbers, clip: nil, opacity: 1))
      for step in steps { $0.add(step) }
      $0.add(.end)
    } _: {
      change(&$0)
    }
  }

  // MARK: Above other content

  /// Paints the bar as the offset of its content has it: that of a plain scroll view, or of a list behind
  /// something else.
  private func paintStill(
    in painter: inout ScreenPainter,
    _ heights: Heights,
    _ shown: Ground,
    _ edge: Ground?
  ) {
    let away = scrolled
    let gone = min(heights.large, away)
    let bottom = heights.full - gone
    if away > heights.large {
      paintGround(shown, to: bottom, hasLine: true, heights, in: &painter)
    } else if let edge {
      paintGround(edge, to: bottom, hasLine: false, heights, in: &painter)
    }
    if heights.large - gone < BarPolicy.fade { paintTitle(in: &painter, heights.frame) }
    guard heights.large > 0 else { return }
    if gone < heights.large { paintLargeTitle(in: &painter, heights, under: bottom) }
    // The bar itself paints the search where it has its place.
    if gone > 0, scrolledAway == nil { paintSearch(in: &painter, heights, under: bottom) }
  }

  // MARK: Titles

  private func paintTitle(
    in painter: inout ScreenPainter,
    _ frame: CGRect,
    _ change: (inout ScreenLayer) -> Void = { _ in }
  ) {
    let title = bar.shown(title)
    guard titleView == nil, !title.isEmpty, !isCovered else { return }
    let attributes = standard.titleTextAttributes.merging(
      bar.titleTextAttributes ?? [:]
    ) { $1 }
    let ink = ContentColour(attributes[.foregroundColor] as? UIColor ?? .label)
    let font = (attributes[.font] as? UIFont)?.text ?? BarPolicy.title
    let room =
      bar.readsFromRight
      ? (start: frame.width - titleRoom.end, end: frame.width - titleRoom.start) : titleRoom
    let (start, end) = (frame.minX + room.start, frame.minX + room.end)
    let width = min(font.width(of: title).rounded(.up), max(0, end - start))
    let x = min(max(start, frame.midX - width / 2), max(start, end - width))
    let height = BarPolicy.navigation(at: bar)
    let box = CGRect(x: x, y: frame.minY + promptHeight, width: width, height: height)
    painter.addLayer {
      $0.write(title, font, ink, in: box, at: .start)
    } _: {
      change(&$0)
    }
  }

  /// Paints the line of text above the title, which stays whatever scrolls.
  private func paintPrompt(in painter: inout ScreenPainter, _ frame: CGRect) {
    guard let prompt = item?.prompt.map({ bar.shown($0) }), promptHeight > 0, !isCovered else {
      return
    }
    let ink = standard.titleTextAttributes[.foregroundColor] as? UIColor ?? .label
    let box = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: promptHeight)
      .insetBy(dx: BarPolicy.margin(in: frame.width), dy: 0)
    painter.addLayer {
      $0.write(prompt, BarPolicy.promptFont, ContentColour(ink), in: box, at: .middle)
    } _: { _ in
    }
  }

  /// Paints the large title above an edge, as far as it is below the buttons.
  private func paintLargeTitle(
    in painter: inout ScreenPainter,
    _ heights: Heights,
    under edge: CGFloat,
    _ change: (inout ScreenLayer) -> Void = { _ in }
  ) {
    let title = bar.shown(title)
    guard !title.isEmpty else { return }
    let own = standard.largeTitleTextAttributes.merging(
      bar.largeTitleTextAttributes ?? [:]
    ) { $1 }
    let colour = ContentColour(own[.foregroundColor] as? UIColor ?? .label)
    let font = (own[.font] as? UIFont)?.text ?? BarPolicy.large
    let frame = heights.frame
    let margin = BarPolicy.margin(in: frame.width)
    let box = CGRect(
      x: frame.minX + margin,
      y: edge - searchHeight - heights.large + BarPolicy.largeTop,
      width: frame.width - 2 * margin,
      height: BarPolicy.largeHeight
    )
    let anchor: ScreenLine.Anchor = bar.readsFromRight ? .end : .start
    painter.addLayer {
      $0.write(title, font, colour, in: box, at: anchor)
    } _: {
      let top = heights.untitled - searchHeight
      $0.clip = CGRect(x: frame.minX, y: top, width: frame.width, height: heights.small * 4)
      change(&$0)
    }
  }
}

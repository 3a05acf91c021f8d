// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The buttons and titles of a navigation bar.
@MainActor
final class NavigationBarContent {
  /// What the buttons were made for; other ones are made only for something else.
  private struct Shown: Equatable {
    var item: ObjectIdentifier?
    var parts: [String] = []
    var views: [ObjectIdentifier] = []
  }

  private unowned let bar: UINavigationBar
  private var shown = Shown()
  private var left: [UIView] = []
  private var right: [UIView] = []
  private weak var titleView: UIView?
  private weak var shownSearch: UIView?
  /// The search bar, if it was painted where it moves with the content.
  private(set) weak var moved: UIView?

  init(of bar: UINavigationBar) { self.bar = bar }

  private var stack: UINavigationController? { bar.controller }
  private var top: UIViewController? { stack?.topViewController }
  private var item: UINavigationItem? { stack == nil ? bar.topItem : top?.navigationItem }
  /// The look of the bar for the present item.
  private var standard: UINavigationBarAppearance {
    item?.standardAppearance ?? bar.standardAppearance
  }
  /// The look above the start of the content.
  private var scrollEdge: UINavigationBarAppearance? {
    item?.scrollEdgeAppearance ?? bar.scrollEdgeAppearance
  }

  /// The title in the bar; a controller's own title stands for a missing one.
  private var title: String { item?.title ?? top?.title ?? "" }

  /// The search bar below the title.
  var searchBar: UIView? { item?.searchController?.searchBar }
  /// The height of the search bar, with its scopes.
  var searchHeight: CGFloat {
    (item?.searchController?.searchBar).map { BarPolicy.search + $0.scopeHeight } ?? 0
  }

  /// Whether the present title is large.
  ///
  /// - Source: the reference of `largeTitleDisplayMode`: automatic ones follow the item before.
  var isLarge: Bool {
    guard bar.prefersLargeTitles, let stack else { return false }
    var isLarge = true
    for controller in stack.viewControllers {
      switch controller.navigationItem.largeTitleDisplayMode {
      case .always: isLarge = true
      case .never, .inline: isLarge = false
      default: break
      }
    }
    return isLarge
  }

  /// The title of the controller to which the back button leads; `nil` without one.
  private var backTitle: String? {
    guard let stack, stack.viewControllers.count > 1, item?.hidesBackButton == false,
      item?.leftBarButtonItems?.isEmpty ?? true
    else { return nil }
    let before = stack.viewControllers[stack.viewControllers.count - 2]
    let given = before.navigationItem.backBarButtonItem?.title
    let words = given ?? before.navigationItem.backButtonTitle ?? before.navigationItem.title
    return words ?? before.title ?? "Back"
  }

  // MARK: Places

  /// Makes the buttons, if others are to be seen, and places everything.
  func place() {
    renew()
    let size = bar.bounds.size
    let margin = BarPolicy.margin(in: size.width)
    let height = BarPolicy.navigation
    var start = margin
    for view in left {
      let width = width(of: view)
      let isBack = (view as? BarButton)?.isBack == true
      let x = isBack ? Self.backMargin : start
      view.frame = bar.inReading(CGRect(x: x, y: 0, width: width, height: height))
      start = x + width + BarPolicy.gap
    }
    var end = size.width - margin
    for view in right {
      let width = width(of: view)
      view.frame = bar.inReading(CGRect(x: end - width, y: 0, width: width, height: height))
      end -= width + BarPolicy.gap
    }
    if let titleView {
      let wanted = titleView.intrinsicContentSize
      let fits = wanted.width > 0 ? wanted : titleView.sizeThatFits(bar.bounds.size)
      let width = min(max(0, end - start), fits.width > 0 ? fits.width : titleView.frame.width)
      let tall = min(height, fits.height > 0 ? fits.height : titleView.frame.height)
      let x = min(max(start, (size.width - width) / 2), max(start, end - width))
      titleView.frame = bar.inReading(
        CGRect(x: x, y: (height - tall) / 2, width: width, height: tall)
      )
    }
    titleRoom = (start, end)
    if let searchBar {
      let y = size.height - searchHeight
      searchBar.frame = CGRect(x: 0, y: y, width: size.width, height: searchHeight)
    }
  }

  private static let backMargin: CGFloat = 8
  private var titleRoom: (start: CGFloat, end: CGFloat) = (0, 0)

  private func width(of view: UIView) -> CGFloat {
    if let button = view as? BarButton { return button.contentWidth }
    let wanted = view.intrinsicContentSize.width
    return wanted > 0 ? wanted : view.frame.width
  }

  private func renew() {
    let leading = (item?.allLeadingItems ?? []).filter { !$0.isSpace && !$0.isHidden }
    let trailing = (item?.allTrailingItems ?? []).filter { !$0.isSpace && !$0.isHidden }
    let back = backTitle
    let wanted = Shown(
      item: item.map { ObjectIdentifier($0) },
      parts: [back ?? "-"] + (leading + trailing).map { $0.look },
      views: (leading + trailing).map { ObjectIdentifier($0) }
        + [item?.titleView, searchBar].compactMap { $0.map { ObjectIdentifier($0) } }
    )
    guard wanted != shown else { return }
    shown = wanted
    for view in left + right { view.removeFromSuperview() }
    titleView?.removeFromSuperview()
    shownSearch?.removeFromSuperview()
    left = leading.map { $0.customView ?? BarButton($0) }
    right = trailing.map { $0.customView ?? BarButton($0) }
    if let back {
      left = [BarButton(backTo: back) { [weak stack] in stack?.popViewController(animated: true) }]
    }
    titleView = item?.titleView
    shownSearch = searchBar
    for view in left + right { bar.addSubview(view) }
    if let titleView { bar.addSubview(titleView) }
    if let searchBar { bar.addSubview(searchBar) }
    if bar.barStyle == .black || isGroundDark {
      (searchBar as? UISearchBar)?.searchTextField.adoptBlack()
    }
  }

  // MARK: Painting

  /// The look of the bar above the start of the content, and above the rest of it.
  private func ground(_ appearance: UIBarAppearance?) -> ContentColour? {
    if let colour = appearance?.backgroundColor { return ContentColour(colour) }
    return bar.barTintColor.map { ContentColour($0) }
  }

  /// Whether the app gave the bar a dark ground, on light and dark devices.
  private var isGroundDark: Bool {
    let edge = scrollEdge?.backgroundColor.flatMap { $0.components.alpha > 0 ? $0 : nil }
    let colour = edge ?? standard.backgroundColor ?? bar.barTintColor
    guard let parts = colour?.components, parts.alpha > Self.nearlyOpaque else { return false }
    return parts.brightness < Self.darkest
  }

  private static let nearlyOpaque = 0.9
  /// Below this brightness, dark letters cannot be read.
  private static let darkest = 0.4

  /// Whether the bar has its ground also above the start of the content.
  private var isAlwaysGrounded: Bool {
    if let edge = scrollEdge { return edge.backgroundColor?.components.alpha != 0 }
    return !bar.isTranslucent || bar.barTintColor != nil
      || standard.backgroundColor != nil
  }

  /// Paints the ground, which may appear with the scrolling, and the titles.
  func paint(in painter: inout ScreenPainter) {
    moved = nil
    let frame = bar.convert(bar.bounds, to: bar.window)
    let large = isLarge ? BarPolicy.largeTitle : 0
    let width = frame.width
    let full = frame.maxY
    let small = full - large
    let shown = ground(standard) ?? BarPolicy.ground
    let always = isAlwaysGrounded
    let moves = painter.contentMoves(under: stack)
    let edge = ground(scrollEdge) ?? shown
    // The ground ends at the content's upper edge, as far as the bar reaches.
    let box = CGRect(x: frame.minX, y: -2 * full, width: width, height: 2 * full)
    let line = CGRect(
      x: frame.minX,
      y: -BarPolicy.hairline,
      width: width,
      height: BarPolicy.hairline
    )
    guard moves else {
      if always, !edge.isClear {
        painter.addLayer {
          $0.add(.fill(.box(box.offsetBy(dx: 0, dy: full), radius: 0), edge))
        } _: {
          _ in
        }
      }
      return paintTitles(in: &painter, frame, small: small, large: large, moves: false)
    }
    if always, edge.isClear == false {
      painter.addLayer {
        $0.add(.fill(.box(box, radius: 0), edge))
      } _: {
        $0.follows = small...full * 2
      }
    }
    if !shown.isClear {
      painter.addLayer {
        $0.add(.fill(.box(box, radius: 0), shown))
        $0.add(.fill(.box(line, radius: 0), ContentColour(.separator)))
      } _: {
        $0.follows = small...full * 2
        $0.appears = (small, small - BarPolicy.fade)
      }
    }
    paintTitles(in: &painter, frame, small: small, large: large, moves: true)
    guard large > 0, let searchBar, !searchBar.isHidden else { return }
    moved = searchBar
    let steps = ScreenPainter.insideSteps(of: searchBar)
    let place = CGAffineTransform(translationX: frame.minX, y: -searchHeight)
    painter.addLayer {
      $0.add(.group(place.numbers, clip: nil, opacity: 1))
      for step in steps { $0.add(step) }
      $0.add(.end)
    } _: {
      $0.follows = small...full * 2
    }
  }

  private func paintTitles(
    in painter: inout ScreenPainter,
    _ frame: CGRect,
    small: CGFloat,
    large: CGFloat,
    moves: Bool
  ) {
    let search = searchHeight
    let title = bar.shown(title)
    let margin = BarPolicy.margin(in: frame.width)
    let attributes = standard.titleTextAttributes.merging(
      bar.titleTextAttributes ?? [:]
    ) { $1 }
    let ink = ContentColour(attributes[.foregroundColor] as? UIColor ?? .label)
    if titleView == nil, !title.isEmpty, moves || large == 0 {
      let font = (attributes[.font] as? UIFont)?.text ?? BarPolicy.title
      let room =
        bar.readsFromRight
        ? (start: frame.width - titleRoom.end, end: frame.width - titleRoom.start) : titleRoom
      let (start, end) = (frame.minX + room.start, frame.minX + room.end)
      let width = min(font.width(of: title).rounded(.up), max(0, end - start))
      let x = min(max(start, frame.midX - width / 2), max(start, end - width))
      let box = CGRect(x: x, y: frame.minY, width: width, height: BarPolicy.navigation)
      painter.addLayer {
        $0.write(title, font, ink, in: box, at: .start)
      } _: {
        guard large > 0 else { return }
        $0.appears = (small + BarPolicy.fade, small)
      }
    }
    guard large > 0, !title.isEmpty else { return }
    let own = standard.largeTitleTextAttributes.merging(
      bar.largeTitleTextAttributes ?? [:]
    ) { $1 }
    let colour = ContentColour(own[.foregroundColor] as? UIColor ?? .label)
    let font = (own[.font] as? UIFont)?.text ?? BarPolicy.large
    let box = CGRect(
      x: frame.minX + margin,
      y: -search - large + BarPolicy.largeTop,
      width: frame.width - 2 * margin,
      height: BarPolicy.largeHeight
    )
    let anchor: ScreenLine.Anchor = bar.readsFromRight ? .end : .start
    guard moves else {
      let still = box.offsetBy(dx: 0, dy: small + large)
      return painter.addLayer {
        $0.write(title, font, colour, in: still, at: anchor)
      } _: { _ in
      }
    }
    painter.addLayer {
      $0.write(title, font, colour, in: box, at: anchor)
    } _: {
      $0.follows = small...small * 4
      let top = small - search
      $0.clip = CGRect(x: frame.minX, y: top, width: frame.width, height: small * 4)
    }
  }
}

extension UIBarButtonItem {
  /// What its button shows, as a text to compare.
  fileprivate var look: String {
    "\(title ?? "")|\(image?.source.hashValue ?? 0)|\(isEnabled)|\(systemItem?.rawValue ?? -1)"
  }
}

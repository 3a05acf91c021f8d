// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// A button that a bar makes for one of its items.
@MainActor
final class BarButton: UIControl {
  /// What a tap does.
  private let onTap: () -> Void
  /// The item; `nil` for the back button.
  private(set) weak var item: UIBarButtonItem?
  private let title: String
  private let image: UIImage?
  private let isBold: Bool
  /// Whether a sign to go back stands before the text.
  let isBack: Bool

  /// Makes the button that goes back.
  init(backTo title: String, _ onTap: @escaping () -> Void) {
    self.title = title
    self.onTap = onTap
    (isBack, isBold, image) = (true, false, nil)
    super.init(frame: .zero)
  }

  /// Makes the button of an item.
  init(_ item: UIBarButtonItem) {
    self.item = item
    isBack = false
    image = item.image ?? item.systemItem?.symbol.flatMap { UIImage(systemName: $0) }
    title = item.title ?? item.systemItem?.words ?? item.primaryAction?.title ?? ""
    isBold = item.style == .done || item.systemItem == .done || item.systemItem == .save
    onTap = { [weak item] in item?.choose() }
    super.init(frame: .zero)
    isEnabled = item.isEnabled
    tag = item.tag
    accessibilityLabel = title.isEmpty ? item.systemItem?.spoken : title
  }

  required init?(coder: NSCoder) { nil }

  /// The name for people.
  var words: String {
    if let accessibilityLabel { return accessibilityLabel }
    return isBack && title.isEmpty ? "Back" : title
  }

  /// The item, and the looks that the app chose for all.
  private var looks: [UIBarButtonItem] {
    item.map { [$0] + Appearances.current.chosen(for: $0) } ?? []
  }

  /// The attributes of the title: the item's, or those of the look of the bar.
  private var attributes: [NSAttributedString.Key: Any]? {
    if let own = looks.lazy.compactMap({ $0.titleTextAttributes(for: .normal) }).first {
      return own
    }
    guard let bar = superview as? UINavigationBar else { return nil }
    let look = bar.topItem?.standardAppearance ?? bar.standardAppearance
    let kind = isBack ? look.backButtonAppearance : look.buttonAppearance
    let own = kind.normal.titleTextAttributes
    return own.isEmpty ? nil : own
  }

  private var font: TextFont {
    if let own = attributes?[.font] as? UIFont { return own.text }
    return TextFont(size: BarPolicy.button.size, weight: isBold ? .semibold : .regular)
  }

  private var isPlainText: Bool { image == nil }

  /// The width of what it shows.
  var contentWidth: CGFloat {
    if let item, item.width > 0 { return item.width }
    let sign = isBack ? BarPolicy.backSign + (title.isEmpty ? 0 : Self.backGap) : 0
    guard isPlainText else { return sign + BarPolicy.symbol }
    return sign + font.width(of: shown(title)).rounded(.up)
  }

  /// The width of a back button with a title.
  static func backWidth(of title: String) -> CGFloat {
    BarPolicy.backSign + backGap + BarPolicy.button.width(of: title).rounded(.up)
  }

  private static let backGap: CGFloat = 6
  private static let faint: CGFloat = 0.3

  override var intrinsicContentSize: CGSize {
    CGSize(width: contentWidth, height: BarPolicy.navigation)
  }

  /// Calls the item's action.
  func tapped() { onTap() }

  // MARK: Fingers

  /// How far a back button is touched from the edge of its bar at least, in points.
  private static let backReach: CGFloat = 70

  /// Where it is touched: as far as half of the space to its neighbours, and, to go back, from the edge of the bar on.
  ///
  /// - Source: Apple's guidelines ask for 44 points; how far a back button reaches is what people measured.
  var reach: CGRect {
    var reach = bounds.insetBy(dx: -BarPolicy.gap / 2, dy: 0)
    guard isBack, let superview else { return reach }
    let edge = readsFromRight ? superview.bounds.maxX - frame.maxX : frame.minX
    reach.origin.x = -edge
    reach.size.width = max(edge + bounds.width + BarPolicy.gap / 2, Self.backReach)
    return inReading(reach)
  }

  func paint(in painter: inout ScreenPainter) {
    var tint = looks.lazy.compactMap(\.tintColor).first ?? tintColor ?? .systemBlue
    let attributes = attributes
    if let colour = attributes?[.foregroundColor] as? UIColor { tint = colour }
    if !isEnabled { tint = .tertiaryLabel }
    if isHighlighted { tint = tint.withAlphaComponent(tint.components.alpha * Self.faint) }
    let ink = ContentColour(tint)
    var rest = CGRect(origin: .zero, size: bounds.size)
    if isBack {
      let side = BarPolicy.symbol
      let sign = CGRect(
        x: (BarPolicy.backSign - side) / 2,
        y: rest.midY - side / 2,
        width: side,
        height: side
      )
      let name = readsFromRight ? "chevron.right" : "chevron.backward"
      painter.add(.symbol(name, ink, painter.placed(inReading(sign))))
      rest.origin.x += BarPolicy.backSign + Self.backGap
      rest.size.width = max(0, rest.width - BarPolicy.backSign - Self.backGap)
    }
    if let image {
      let side = BarPolicy.symbol
      let box = CGRect(
        x: rest.midX - side / 2,
        y: rest.midY - side / 2,
        width: side,
        height: side
      )
      painter.paint(image.asTemplate, tint, in: box)
    } else {
      let start: ScreenLine.Anchor = readsFromRight ? .end : .start
      painter.write(shown(title), font, ink, in: inReading(rest), at: isBack ? start : .middle)
    }
  }
}

extension UIBarButtonItem {
  /// Whether it only makes room.
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Calls what a tap on the button calls.
  func choose() {
    guard isEnabled else { return }
    primaryAction?.choose(for: self)
    callListeners?.tell("tap")
    if let target, let action { action.call?(target, self) }
  }

  /// Whether a tap opens the menu, because it calls nothing.
  var hasMenuOfItsOwn: Bool { menu != nil && primaryAction == nil && action == nil }

  /// Opens the menu beside the item's button.
  func openMenu(at button: BarButton) {
    guard let menu else { return }
    ControlMenu.open(menu, for: self, at: button)
  }
}

extension UIBarButtonItem.SystemItem {
  /// The symbol of the button; `nil` for a button with words.
  var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    default: nil
    }
  }

  /// The name of a button with a symbol, for people.
  var spoken: String {
    switch self {
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organise"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .close: "Close"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast forward"
    default: words ?? ""
    }
  }

  /// The words of the button.
  var words: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The button of a tab.
@MainActor
final class TabButton: UIControl {
  /// The tab.
  let item: UITabBarItem
  private let onTap: () -> Void

  init(_ item: UITabBarItem, _ onTap: @escaping () -> Void) {
    (self.item, self.onTap) = (item, onTap)
    super.init(frame: .zero)
    isEnabled = item.isEnabled
  }

  required init?(coder: NSCoder) { nil }

  /// The name for people.
  var words: String { item.title ?? "Tab" }

  func tapped() { onTap() }

  private static let badge = TextFont(size: 13)
  private static let badgeHeight: CGFloat = 18
  private static let badgePadding: CGFloat = 10
  private static let badgeTop: CGFloat = 2
  private static let badgeShift: CGFloat = 4

  /// The attributes of the text: those of the bar's look, of the item, or of the look of all items.
  private func titleAttributes(
    _ look: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any] {
    guard look.isEmpty else { return look }
    let items = [item] + Appearances.current.chosen(for: item)
    let states: [UIControl.State] = isSelected ? [.selected, .normal] : [.normal]
    for state in states {
      for item in items {
        if let own = item.titleTextAttributes(for: state) { return own }
      }
    }
    return [:]
  }

  /// The colour that the app chose for the badges of all tabs.
  private var lookOfBadge: UIColor? {
    Appearances.current.chosen(for: item, in: superview).lazy.compactMap(\.badgeColor).first
  }

  /// The places of the picture and, below it, the text.
  private func placesBelow(_ words: String) -> (picture: CGRect, text: CGRect) {
    let (width, side) = (bounds.width, BarPolicy.tabImage)
    let y = words.isEmpty ? (BarPolicy.tabs - side) / 2 : BarPolicy.tabImageTop
    let line = BarPolicy.tab.lineHeight
    return (
      CGRect(x: (width - side) / 2, y: y, width: side, height: side),
      CGRect(x: 0, y: BarPolicy.tabText - line / 2, width: width, height: line)
    )
  }

  /// The places of the picture and, beside it, the text, which are together in the middle of a low bar.
  private func placesBeside(
    _ words: String,
    _ font: TextFont,
    hasPicture: Bool
  ) -> (picture: CGRect, text: CGRect) {
    let side = hasPicture ? BarPolicy.lowTabImage : 0
    let gap = hasPicture && !words.isEmpty ? BarPolicy.lowTabGap : 0
    let wanted = font.width(of: words).rounded(.up)
    let length = min(wanted, max(0, bounds.width - side - gap))
    let x = (bounds.width - side - gap - length) / 2
    return (
      inReading(CGRect(x: x, y: (BarPolicy.low - side) / 2, width: side, height: side)),
      inReading(CGRect(x: x + side + gap, y: 0, width: length, height: BarPolicy.low))
    )
  }

  func paint(in painter: inout ScreenPainter) {
    let bar = superview as? UITabBar
    let look = (item.standardAppearance ?? bar?.standardAppearance)?.stackedLayoutAppearance
    let state = isSelected ? look?.selected : look?.normal
    let plain =
      isSelected
      ? bar?.tintColor ?? .systemBlue : bar?.unselectedItemTintColor ?? .systemGray
    let colour = state?.iconColor ?? plain
    let attributes = titleAttributes(state?.titleTextAttributes ?? [:])
    let ink = attributes[.foregroundColor] as? UIColor ?? colour
    let isLow = BarPolicy.isLow(at: self)
    let font = (attributes[.font] as? UIFont)?.text ?? (isLow ? BarPolicy.lowTab : BarPolicy.tab)
    let picture = isSelected ? item.selectedImage ?? item.image : item.image
    let words = shown(item.title ?? "")
    let places =
      isLow ? placesBeside(words, font, hasPicture: picture != nil) : placesBelow(words)
    if let picture { painter.paint(picture.asTemplate, colour, in: places.picture) }
    painter.write(words, font, ContentColour(ink), in: places.text, at: .middle)
    guard let badge = item.badgeValue else { return }
    let length = max(
      Self.badgeHeight,
      Self.badge.width(of: badge).rounded(.up) + Self.badgePadding
    )
    let box = CGRect(
      x: places.picture.midX + Self.badgeShift,
      y: Self.badgeTop,
      width: length,
      height: Self.badgeHeight
    )
    let chosen = item.badgeColor ?? lookOfBadge
    let ground = ContentColour(chosen ?? .systemRed)
    painter.add(.fill(.box(painter.placed(box), radius: Self.badgeHeight / 2), ground))
    painter.write(badge, Self.badge, ContentColour(.white), in: box, at: .middle)
  }
}

extension UITabBar {
  /// Shows the tabs of controllers.
  func show(_ controllers: [UIViewController], chosen: Int) {
    let tabs = controllers.compactMap { $0.tabBarItem }
    items = tabs
    selectedItem = tabs.indices.contains(chosen) ? tabs[chosen] : nil
    setNeedsLayout()
  }

  /// Places the bar in the view of its controller.
  func place(in controller: UITabBarController) {
    guard let view = controller.viewIfLoaded else { return }
    takeLateLook()
    let size = view.bounds.size
    let height = BarPolicy.tabs(at: view) + view.safeAreaInsets.bottom
    frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    let shown = controller.selectedViewController
    // What an app hides itself stays hidden.
    if Self.isHidden(by: shown) {
      if !isHidden { (isHidden, isHiddenByStack) = (true, true) }
    } else if isHiddenByStack {
      (isHidden, isHiddenByStack) = (false, false)
    }
    if let child = shown?.viewIfLoaded, child.superview === view {
      child.frame = view.bounds
      if shown?.edgesForExtendedLayout.contains(.bottom) == false, !isHidden {
        child.frame.size.height = frame.minY
      }
    }
    view.bringSubviewToFront(self)
  }

  private static func isHidden(by controller: UIViewController?) -> Bool {
    guard let stack = controller as? UINavigationController else { return false }
    return stack.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  /// Makes the buttons for the tabs and places them side by side.
  func placeButtons() {
    let tabs = items ?? []
    // A button that has a finger must stay.
    if !buttons.map(\.item).elementsEqual(tabs, by: ===) {
      for button in buttons { button.removeFromSuperview() }
      buttons = tabs.enumerated().map { index, item in
        TabButton(item) { [weak self] in self?.choose(index) }
      }
      // What an app adds to the bar stays in front.
      for (index, button) in buttons.enumerated() { insertSubview(button, at: index) }
    }
    for button in buttons { button.isSelected = button.item === selectedItem }
    let covered = safeAreaInsets
    let room = max(0, bounds.width - covered.left - covered.right)
    let width = tabs.isEmpty ? 0 : room / CGFloat(tabs.count)
    let start = readsFromRight ? covered.right : covered.left
    let height = BarPolicy.tabs(at: self)
    for (index, button) in buttons.enumerated() {
      let x = start + CGFloat(index) * width
      button.frame = inReading(CGRect(x: x, y: 0, width: width, height: height))
    }
  }

  private func choose(_ index: Int) {
    guard let controller else {
      guard let items, items.indices.contains(index) else { return }
      selectedItem = items[index]
      setNeedsLayout()
      delegate?.tabBar(self, didSelect: items[index])
      return
    }
    guard let all = controller.viewControllers, all.indices.contains(index) else { return }
    if controller.selectedIndex == index, let stack = all[index] as? UINavigationController {
      // A tap on the present tab leads back to its first screen.
      stack.popToRootViewController(animated: true)
      return
    }
    controller.choose(all[index])
  }
}

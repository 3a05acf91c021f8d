// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A bar with buttons at the bottom of a screen.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The buttons.
  open var items: [UIBarButtonItem]?
  /// The background colour.
  open var barTintColor: UIColor?
  /// Whether what is behind the bar shines through.
  open var isTranslucent = true
  /// The stack of controllers at whose lower edge the bar is; `nil` for a bar that an app placed.
  weak var stack: UINavigationController?
  private var views: [UIView] = []
  /// How the buttons were when the views were made.
  private var made: [BarItemLook] = []

  /// Sets the buttons; without an animation here.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
    setNeedsLayout()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: BarPolicy.toolbar(at: self))
  }

  /// Places the buttons; flexible spaces share what is left.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let shown = items ?? []
    let looks = shown.map(BarItemLook.init)
    if made != looks {
      for view in views { view.removeFromSuperview() }
      made = looks
      views = shown.filter { !$0.isSpace }.map { $0.customView ?? BarButton($0) }
      for view in views { addSubview(view) }
    }
    var rest = views[...]
    let widths = shown.map { item -> CGFloat in
      if item.systemItem == .flexibleSpace { return 0 }
      if item.isSpace { return item.width }
      return item.customView?.frame.width ?? BarButton(item).contentWidth
    }
    let covered = safeAreaInsets
    let room = bounds.width - covered.left - covered.right
    let margin = BarPolicy.margin(in: bounds.width)
    let height = BarPolicy.toolbar(at: self)
    let count = shown.filter { $0.systemItem == .flexibleSpace }.count
    let gaps = BarPolicy.gap * CGFloat(max(0, shown.filter { !$0.isSpace }.count - 1))
    let used = widths.reduce(0, +) + (count > 0 ? 0 : gaps)
    let share = count > 0 ? max(0, room - 2 * margin - used) / CGFloat(count) : 0
    var x = margin + (readsFromRight ? covered.right : covered.left)
    for (item, width) in zip(shown, widths) {
      guard !item.isSpace else {
        x += item.systemItem == .flexibleSpace ? share : width
        continue
      }
      rest.popFirst()?.frame = inReading(CGRect(x: x, y: 0, width: width, height: height))
      x += width + (count > 0 ? 0 : BarPolicy.gap)
    }
  }
}

/// What a bar shows of an item; another look needs another button.
@MainActor
private struct BarItemLook: @MainActor Equatable {
  private let item: ObjectIdentifier
  private let parts: [ObjectIdentifier?]
  private let title: String?
  private let isEnabled: Bool

  init(_ item: UIBarButtonItem) {
    self.item = ObjectIdentifier(item)
    let objects: [AnyObject?] = [item.image, item.customView, item.tintColor]
    parts = objects.map { $0.map(ObjectIdentifier.init) }
    (title, isEnabled) = (item.title, item.isEnabled)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The buttons behind a row that is moved aside, as far as they are uncovered.
///
/// A page paints those of the shown list by itself, with the same lengths (`web/renderer/scene/swipeLayout.js`).
@MainActor
final class SwipeActions: UIView {
  let rowWidth: CGFloat
  /// The width of all buttons, in points.
  let openWidth: CGFloat
  /// Whether a swipe all the way does the first action.
  let isFull: Bool
  private let buttons: [SwipeButton]

  init(
    _ configuration: UISwipeActionsConfiguration,
    ofRow size: CGSize,
    perform: @escaping (Int) -> Void
  ) {
    buttons = configuration.actions.enumerated().map { index, action in
      SwipeButton(action, height: size.height) { perform(index) }
    }
    rowWidth = size.width
    openWidth = buttons.reduce(0) { $0 + $1.openWidth }
    isFull = configuration.performsFirstActionWithFullSwipe
    super.init(frame: .zero)
    clipsToBounds = true
    // The outermost button lies over the others when it takes their room.
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the buttons in the present width: they share it by their own widths, and one that is armed takes all of it.
  func show(isAtLeft: Bool, isArmed: Bool) {
    let scale = openWidth > 0 ? bounds.width / openWidth : 0
    var start: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let width = index == 0 && isArmed ? bounds.width : button.openWidth * scale
      button.frame = CGRect(
        x: isAtLeft ? start : bounds.width - start - width,
        y: 0,
        width: width,
        height: bounds.height
      )
      start += button.openWidth * scale
    }
  }
}

/// A button behind a row.
@MainActor
final class SwipeButton: UIControl {
  /// The least width of a button, and the room beside its words, in points.
  private static let (leastWidth, besideWords): (CGFloat, CGFloat) = (74, 15)
  /// Buttons of rows from this height on have words below signs; in lower rows only the sign.
  private static let bothFrom: CGFloat = 64
  /// The size of words, and of words below a sign, in points.
  private static let (words, caption): (CGFloat, CGFloat) = (15, 13)
  /// The length of a sign's sides and the space below it, in points.
  private static let (sign, gap): (CGFloat, CGFloat) = (24, 2)

  /// Its width while the row is open, in points.
  let openWidth: CGFloat
  private let picture: UIImageView?
  private let label: UILabel?

  init(_ action: UIContextualAction, height: CGFloat, perform: @escaping () -> Void) {
    let title = action.title ?? ""
    let showsTitle = !title.isEmpty && (action.image == nil || height >= Self.bothFrom)
    picture = action.image.map { UIImageView(image: $0) }
    label = showsTitle ? UILabel() : nil
    label?.text = title
    label?.font = .systemFont(ofSize: picture == nil ? Self.words : Self.caption)
    label?.textColor = .white
    picture?.tintColor = .white
    picture?.contentMode = .scaleAspectFit
    let width = label.map { $0.intrinsicContentSize.width + 2 * Self.besideWords } ?? 0
    openWidth = max(Self.leastWidth, width)
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    clipsToBounds = true
    accessibilityLabel = title
    for part in [picture, label].compactMap({ $0 }) { addSubview(part) }
    addAction(UIAction { _ in perform() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? Self.pressed : 1 }
  }
  /// The opacity of a button under a finger.
  private static let pressed: CGFloat = 0.8

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = label?.intrinsicContentSize ?? .zero
    let sign = picture == nil ? 0 : Self.sign
    let gap = picture == nil || label == nil ? 0 : Self.gap
    let top = (bounds.height - sign - gap - size.height) / 2
    picture?.frame = CGRect(x: (bounds.width - sign) / 2, y: top, width: sign, height: sign)
    label?.frame = CGRect(
      x: (bounds.width - size.width) / 2,
      y: top + sign + gap,
      width: size.width,
      height: size.height
    )
  }
}

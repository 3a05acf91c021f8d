// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The lines on which the texts of views stand.
///
/// Texts are painted in the middle of their views, each line with the font's own baseline. A view without text
/// stands on its lower edge.
extension UIView {
  /// The distance of the first line's baseline from the upper edge, in a height.
  func firstBaseline(inHeight height: CGFloat) -> CGFloat {
    if let stack = self as? UIStackView, let first = stack.placed.first {
      return first.firstBaseline(inHeight: stack.axis == .vertical ? first.ownHeight : height)
    }
    guard let font = baselineFont else { return height }
    return (height - textHeight(font, within: height)) / 2 + font.baseline
  }

  /// The distance of the last line's baseline from the upper edge, in a height.
  func lastBaseline(inHeight height: CGFloat) -> CGFloat {
    if let stack = self as? UIStackView, let last = stack.placed.last {
      guard stack.axis == .vertical else { return last.lastBaseline(inHeight: height) }
      return height - last.ownHeight + last.lastBaseline(inHeight: last.ownHeight)
    }
    guard let font = baselineFont else { return height }
    return (height + textHeight(font, within: height)) / 2 - font.lineHeight + font.baseline
  }

  /// The font of the text that the view shows; `nil` for a view without text.
  var baselineFont: TextFont? {
    switch self {
    case let label as UILabel: label.shownFont?.text
    case let button as UIButton: button.shownTitle.isEmpty ? nil : button.titleFont
    case let field as UITextField:
      (field.font ?? .systemFont(ofSize: UIFont.labelFontSize)).text
    default: nil
    }
  }

  /// The height of the lines that are seen.
  private func textHeight(_ font: TextFont, within height: CGFloat) -> CGFloat {
    guard let label = self as? UILabel, label.numberOfLines != 1 else { return font.lineHeight }
    return max(font.lineHeight, (height / font.lineHeight).rounded(.down) * font.lineHeight)
  }

  private var ownHeight: CGFloat {
    let own = intrinsicContentSize.height
    return own >= 0 ? own : bounds.height
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension UIButton {
  /// The colour of the title: the one that was set, or that of the button's kind.
  var titleInk: UIColor {
    let written = currentAttributedTitle?.leadingAttributes[.foregroundColor] as? UIColor
    let set = titleColor(for: state) ?? titleColor(for: .normal)
    return written ?? set ?? (buttonType == .custom ? .white : tintColor ?? .systemBlue)
  }

  /// The image of a button in a cell, and its title beside it; the ground stays in the given part.
  ///
  /// - Returns: The parts; none for a button without an image.
  func parts(splitting part: inout CellPart) -> [CellPart] {
    guard let image = currentImage, image.size.width > 0 else { return [] }
    let frame = part.frame
    let font = (titleLabel?.font ?? .systemFont(ofSize: UIFont.buttonFontSize)).text
    let words = shownTitle
    let width = words.isEmpty ? 0 : font.width(of: words).rounded(.up)
    let size = image.size
    let start = frame.midX - (size.width + width) / 2
    var picture = CellPart(
      frame: CGRect(
        x: start,
        y: frame.midY - size.height / 2,
        width: size.width,
        height: size.height
      )
    )
    picture.opacity = part.opacity
    picture.showsWholeImage = true
    let tint = ContentColour(tintColor)
    switch image.source {
    case .symbol(let name):
      picture.image = ListImage(name: name, isSymbol: true, size: size, tint: tint)
    case .file(let name):
      if words.isEmpty { picture.frame = places(in: frame).image }
      picture.image = ListImage(name: name, isSymbol: false, size: picture.frame.size, tint: tint)
    }
    guard let text = part.text else { return [picture] }
    part.text = nil
    var title = CellPart(
      frame: CGRect(x: start + size.width, y: frame.minY, width: width, height: frame.height)
    )
    title.opacity = part.opacity
    title.text = text
    return [picture, title]
  }
}

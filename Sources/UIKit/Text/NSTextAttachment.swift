// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// An image among letters.
@preconcurrency @MainActor
open class NSTextAttachment: NSObject {
  // It comes first, see there.
  private nonisolated let kind = ObjectKind.any

  /// The letter that stands for an attachment in a text.
  public nonisolated static let character = 0xFFFC

  /// The image.
  open var image: UIImage?
  /// The image's rectangle, in points; its origin counts from the baseline, upwards.
  ///
  /// When it is empty, the image has its own size and stands on the baseline.
  open var bounds = CGRect.zero

  /// Makes an attachment without an image.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// Makes an attachment with an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The rectangle in which the image is shown, with the origin on the baseline and y upwards.
  var shownBounds: CGRect {
    bounds.isEmpty ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }

  /// The steps that show the image at a point of the baseline; symbols have the colour of the letters.
  func steps(at point: CGPoint, _ colour: ContentColour) -> [ScreenStep] {
    guard let image else { return [] }
    let place = shownBounds
    let rect = CGRect(
      x: point.x + place.minX,
      y: point.y - place.maxY,
      width: place.width,
      height: place.height
    )
    guard !rect.isEmpty else { return [] }
    if case .symbol(let name) = image.source, image.drawn.isEmpty {
      return [.symbol(name, image.drawnTint.map { ContentColour($0) } ?? colour, rect)]
    }
    return image.steps(in: rect)
  }
}

extension NSAttributedString {
  /// Makes a text that is an image.
  @MainActor public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

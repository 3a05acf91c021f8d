// SPDX-License-Identifier: Apache-2.0

public import Foundation
import LayoutEngine

/// Texts and pictures in drawings.
@MainActor
enum TextDrawing {
  /// Draws a text into the present drawing, from the upper edge of a rectangle.
  static func draw(_ text: NSAttributedString, in rect: CGRect, limit: Int = 0) {
    guard let context = Drawing.current else { return }
    let most = limit == 0 && text.isOneLine ? 1 : limit
    let lines = AttributedLines(text, within: rect.width, limit: most)
    context.add(lines.steps(in: rect, .natural, isTop: true))
  }

  /// Draws a text of one line, or of those that it names, at a point.
  static func draw(_ text: NSAttributedString, at point: CGPoint) {
    draw(text, in: CGRect(origin: point, size: CGSize(width: far, height: far)))
  }

  /// Wider than any text, in points.
  private static let far: CGFloat = 10_000
}

extension NSAttributedString {
  /// Whether the style of its first paragraph shortens what is longer than a line.
  @MainActor fileprivate var isOneLine: Bool {
    guard length > 0 else { return false }
    let first = unsafe attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    let style = first as? NSParagraphStyle
    switch style?.lineBreakMode {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: return true
    default: return false
    }
  }
}

extension String {
  /// Draws the text into a rectangle, from its upper edge.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    TextDrawing.draw(NSAttributedString(string: self, attributes: attrs), in: rect)
  }

  /// Draws the text at a point.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    TextDrawing.draw(NSAttributedString(string: self, attributes: attrs), at: point)
  }
}

extension NSString {
  /// Draws the text into a rectangle, from its upper edge.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    description.draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text at a point.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    description.draw(at: point, withAttributes: attrs)
  }
}

extension NSAttributedString {
  /// Draws the text into a rectangle, from its upper edge.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) { TextDrawing.draw(self, in: rect) }

  /// Draws the text at a point.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) { TextDrawing.draw(self, at: point) }

  /// Draws the text into a rectangle; the options have no effect here.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) { TextDrawing.draw(self, in: rect) }
}

extension UIImage {
  /// Draws the image into a rectangle.
  public func draw(in rect: CGRect) { Drawing.current?.add(steps(in: rect)) }
  /// Draws the image at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the image at a point with an opacity; blending has no effect here.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws the image into a rectangle with an opacity; blending has no effect here.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    Drawing.current?.add([.group(nil, clip: nil, opacity: alpha)] + steps(in: rect) + [.end])
  }

  /// Where the image is in a view that fits it in a way.
  func place(in box: CGRect, _ mode: UIView.ContentMode) -> CGRect {
    guard size.width > 0, size.height > 0, mode != .scaleToFill else { return box }
    let (across, down) = (box.width / size.width, box.height / size.height)
    let scale: CGFloat =
      switch mode {
      case .scaleAspectFill: max(across, down)
      case .scaleAspectFit: min(across, down)
      default: 1
      }
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(
      x: box.midX - width / 2,
      y: box.midY - height / 2,
      width: width,
      height: height
    )
  }

  /// The steps that show the image in a rectangle.
  func steps(in rect: CGRect) -> [ScreenStep] {
    if !drawn.isEmpty, size.width > 0, size.height > 0 {
      let place = [rect.width / size.width, 0, 0, rect.height / size.height, rect.minX, rect.minY]
      let box = ScreenShape.box(CGRect(origin: .zero, size: size), radius: 0)
      return [.group(place, clip: box, opacity: 1)] + drawn + [.end]
    }
    switch source {
    case .symbol(let name):
      return [.symbol(name, ContentColour(drawnTint ?? .label), rect)]
    case .file(let name):
      let tint = drawnTint.map { ContentColour($0) }
      return name.isEmpty ? [] : [.image(name, rect, radius: 0, isWhole: false, tint: tint)]
    }
  }
}

extension CGContext {
  /// Draws a picture into a rectangle, with its top where y is greatest: where the y axis points
  /// down, it is turned over unless the caller turned the axis.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let steps = UIImage(cgImage: image).steps(in: rect)
    guard !steps.isEmpty else { return }
    add([.group([1, 0, 0, -1, 0, rect.minY + rect.maxY], clip: nil, opacity: 1)] + steps + [.end])
  }
}

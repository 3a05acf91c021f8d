// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import QuartzCore

/// Masks by gradients, as views have them that fade at an edge.
///
/// Painters know masks with outlines only. Over a plain colour, such a mask shows the same as that colour in front of the
/// view, where the mask lets less of it through. Elsewhere the view is shown whole, and that is told.
extension ScreenPainter {
  /// How far a cover stands out of the mask, in points.
  private static let fadeMargin: CGFloat = 0.5

  /// Covers a view with the colour behind it, as far as its mask takes the view away.
  mutating func paintFade(of view: UIView) {
    guard let mask = view.fadingMask else { return }
    let origin = view.bounds.origin
    let box = mask.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    guard !box.isEmpty, let fade = gradient(of: mask, box) else { return }
    guard let ground = view.plainGroundBehind else {
      SourceNotes.current.report(
        "unpainted-mask",
        "A mask by a gradient is painted over a plain colour only; \(type(of: view)) is shown without it."
      )
      return
    }
    var cover = fade
    cover.colours = (mask.colors ?? []).compactMap { $0 as? CGColor }.map { colour in
      ContentColour(ground.withAlphaComponent(1 - UIColor(cgColor: colour).components.alpha))
    }
    // Where both end within a pixel, a line of the view would be left.
    let outer = box.insetBy(dx: -Self.fadeMargin, dy: -Self.fadeMargin)
    add(.gradient(.box(placed(outer), radius: 0), cover))
  }

  /// A layer's gradient over a rectangle of the present view; `nil` for one colour, and for colours around a point.
  func gradient(of layer: CAGradientLayer, _ box: CGRect) -> ScreenGradient? {
    let colours = (layer.colors ?? []).compactMap { $0 as? CGColor }
    guard colours.count > 1, layer.type != .conic else { return nil }
    let rect = placed(box)
    func point(_ fraction: CGPoint) -> CGPoint {
      CGPoint(x: rect.minX + fraction.x * rect.width, y: rect.minY + fraction.y * rect.height)
    }
    return ScreenGradient(
      colours: colours.map { ContentColour(UIColor(cgColor: $0)) },
      places: layer.places(of: colours.count),
      start: point(layer.startPoint),
      end: point(layer.endPoint),
      isRadial: layer.type == .radial
    )
  }
}

extension CAGradientLayer {
  /// The places of so many colours from 0 to 1: those that the layer names, or even ones.
  func places(of count: Int) -> [CGFloat] {
    let given = (locations ?? []).map { CGFloat($0.doubleValue) }
    let places =
      given.count == count ? given : (0..<count).map { CGFloat($0) / CGFloat(max(1, count - 1)) }
    return places.map { min(1, max(0, $0.isFinite ? $0 : 0)) }
  }
}

extension UIView {
  /// The gradient that masks the view, itself or as the only layer in a mask that shows nothing else.
  fileprivate var fadingMask: CAGradientLayer? {
    guard let layer = mask?.layer ?? usedLayer?.mask else { return nil }
    if let gradient = layer as? CAGradientLayer { return gradient }
    guard layer.backgroundColor == nil, !(layer is CAShapeLayer), layer.sublayers?.count == 1 else {
      return nil
    }
    return layer.sublayers?.first as? CAGradientLayer
  }

  /// The only colour behind the view; `nil` if something else may be seen there.
  fileprivate var plainGroundBehind: UIColor? {
    var inner = self
    while let outer = inner.superview {
      let place = inner.frame
      for other in outer.subviews {
        if other === inner { break }
        if !other.isHidden, other.alpha > 0, other.frame.intersects(place) { return nil }
      }
      if let colour = outer.ownGround { return colour.components.alpha == 1 ? colour : nil }
      if outer.usedLayer?.sublayers?.contains(where: { $0.view == nil && !$0.isHidden }) == true {
        return nil
      }
      inner = outer
    }
    return nil
  }

  /// The colour that the view itself shows; `nil` if it is clear.
  private var ownGround: UIColor? {
    let configured = (self as? UICollectionViewCell)?.backgroundConfiguration
      .map { $0.resolvedBackgroundColor(for: tintColor) }
    let plain = (self as? UIWindow)?.ground ?? backgroundColor
    for colour in [configured, plain].compactMap({ $0 }) {
      let shown = colour.shown(in: self)
      if shown.components.alpha > 0 { return shown }
    }
    return nil
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Shadows of views and layers.
///
/// - Source: the references of `shadowPath` and `masksToBounds`: without a path, a shadow follows what the layer and the
///   layers in it show; a layer that is cut off at its bounds shows none. Letters and symbols throw none here.
extension ScreenPainter {
  mutating func paintShadow(of view: UIView, _ box: CGRect) {
    guard let layer = view.usedLayer, let colour = layer.shadowInk else { return }
    if let path = layer.shadowPath, !path.isEmpty {
      addShadow(of: layer, colour, shape(of: path, movedBy: .zero))
    } else if let outline = ScreenCover.outline(covers(of: view, box, level: 0)) {
      addShadow(of: layer, colour, outline)
    }
  }

  /// The shadow of a layer without a view: of the path it names, its ground, or what it draws.
  mutating func paintShadow(of layer: CALayer, _ box: CGRect, _ whole: ScreenShape) {
    guard let colour = layer.shadowInk else { return }
    if let path = layer.shadowPath, !path.isEmpty {
      addShadow(of: layer, colour, shape(of: path, movedBy: .zero))
    } else if layer.hasGround, !box.isEmpty {
      addShadow(of: layer, colour, whole)
    } else if let drawn = filledShape(of: layer) {
      addShadow(of: layer, colour, drawn)
    }
  }

  /// What a shape layer fills, or its line; `nil` for another layer.
  private func filledShape(of layer: CALayer) -> ScreenShape? {
    (layer as? CAShapeLayer).flatMap { maskShape(of: $0, at: .zero) }
  }

  private mutating func addShadow(of layer: CALayer, _ ink: UIColor, _ outline: ScreenShape) {
    let shown = ink.withAlphaComponent(ink.components.alpha * CGFloat(layer.shadowOpacity))
    add(
      .shadow(outline, ContentColour(shown), blur: layer.shadowRadius, offset: layer.shadowOffset)
    )
  }

  // MARK: What covers

  /// The most levels of views within views that are looked at.
  private static let mostLevelsOfCovers = 12

  /// What a view and the views in it cover, in the points of the open group.
  private func covers(of view: UIView, _ box: CGRect, level: Int) -> [ScreenCover] {
    guard level < Self.mostLevelsOfCovers, !box.isEmpty else { return [] }
    let whole = ScreenCover(box: placed(box), shape: shape(of: view, box))
    if view.coversBounds { return [whole] }
    var covers: [ScreenCover] = []
    if let drawn = view.usedLayer.flatMap(filledShape) {
      covers.append(ScreenCover(box: drawn.frame, shape: drawn))
    }
    if let ground = (view as? UICollectionViewCell).flatMap(ground) { covers.append(ground) }
    if let image = view as? UIImageView, let place = image.pictureBox {
      covers.append(ScreenCover(box: placed(place), shape: .box(placed(place), radius: 0)))
    }
    for layer in view.usedLayer?.sublayers ?? [] where layer.view == nil && !layer.isHidden {
      covers += inside(at: layer.frame.origin).covers(of: layer)
    }
    let origin = view.bounds.origin
    let behind = [(view as? UICollectionViewCell)?.backgroundView].compactMap { $0 }
      .filter { $0.superview == nil }
    for inner in behind + view.subviews where !inner.isHidden && inner.alpha > 0 {
      let place = inner.frame.offsetBy(dx: -origin.x, dy: -origin.y)
      let bounds = CGRect(origin: .zero, size: place.size)
      covers += inside(at: place.origin).covers(of: inner, bounds, level: level + 1)
    }
    guard view.usedLayer?.masksToBounds == true || view.isMasked else { return covers }
    return covers.contains { $0.box.contains(whole.box) } ? [whole] : covers.compactMap(whole.cut)
  }

  /// The painter in the points of something that is at a place in the present view.
  private func inside(at place: CGPoint) -> ScreenPainter {
    var inner = self
    inner.way = CGAffineTransform(translationX: place.x, y: place.y).concatenating(way)
    return inner
  }

  private func covers(of layer: CALayer) -> [ScreenCover] {
    let box = placed(CGRect(origin: .zero, size: layer.bounds.size))
    if layer.hasGround, !box.isEmpty {
      return [ScreenCover(box: box, shape: .box(box, radius: layer.cornerRadius))]
    }
    return filledShape(of: layer).map { [ScreenCover(box: $0.frame, shape: $0)] } ?? []
  }

  /// The configured ground of a cell that is no row of a list.
  private func ground(of cell: UICollectionViewCell) -> ScreenCover? {
    guard !cell.showsListContent, let ground = cell.backgroundConfiguration,
      ground.resolvedBackgroundColor(for: cell.tintColor).components.alpha > 0
    else { return nil }
    let insets = ground.backgroundInsets
    let box = CGRect(origin: .zero, size: cell.bounds.size).inset(
      by: UIEdgeInsets(
        top: insets.top,
        left: insets.leading,
        bottom: insets.bottom,
        right: insets.trailing
      )
    )
    return ScreenCover(
      box: placed(box),
      shape: .box(placed(box), radius: ground.cornerRadius)
    )
  }
}

/// A place that something covers.
@MainActor
struct ScreenCover {
  /// The rectangle around it.
  var box: CGRect
  /// Its outline.
  var shape: ScreenShape

  /// What is left of another one that is cut off at the edges of this one; `nil` for nothing.
  func cut(_ other: ScreenCover) -> ScreenCover? {
    if box.contains(other.box) { return other }
    let rest = box.intersection(other.box)
    guard !rest.isNull, !rest.isEmpty else { return nil }
    return ScreenCover(box: rest, shape: .box(rest, radius: 0))
  }

  /// The part of a round corner's radius by which its middle is away from both edges: 1 − 1/√2.
  private static let cornerPart: CGFloat = 1 - 0.5.squareRoot()

  /// Whether another one is wholly in this one.
  private func hides(_ other: ScreenCover) -> Bool {
    guard case .box(_, let radius) = shape, box.contains(other.box) else { return false }
    if case .box(_, let inner) = other.shape, inner >= radius { return true }
    let away = radius * Self.cornerPart
    // `contains` compares a union, whose edges may be off by the last digit.
    let (room, inner) = (box.insetBy(dx: away, dy: away), other.box)
    return room.minX <= inner.minX && room.minY <= inner.minY && room.maxX >= inner.maxX
      && room.maxY >= inner.maxY
  }

  /// The outline of several ones together; `nil` for none.
  static func outline(_ covers: [ScreenCover]) -> ScreenShape? {
    var outer: [ScreenCover] = []
    for cover in covers where !outer.contains(where: { $0.hides(cover) }) {
      outer.removeAll { cover.hides($0) }
      outer.append(cover)
    }
    guard outer.count > 1 else { return outer.first?.shape }
    return .path(CellOutline(steps: outer.flatMap(\.shape.outline)))
  }
}

extension ScreenShape {
  /// The steps around it.
  @MainActor fileprivate var outline: [CellOutline.Step] {
    switch self {
    case .path(let outline): outline.steps
    case .box(let rect, let radius):
      CellOutline(
        UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath,
        movedBy: .zero,
        isEvenOdd: false
      ).steps
    }
  }

  /// The rectangle around it.
  fileprivate var frame: CGRect {
    switch self {
    case .box(let rect, _): return rect
    case .path(let outline):
      let points = outline.steps.flatMap(\.points)
      guard let first = points.first else { return .zero }
      return points.reduce(CGRect(origin: first, size: .zero)) {
        $0.union(CGRect(origin: $1, size: .zero))
      }
    }
  }
}

extension CALayer {
  /// The colour of the layer's shadow; `nil` if it throws none.
  fileprivate var shadowInk: UIColor? {
    guard shadowOpacity > 0, !masksToBounds else { return nil }
    return shadowColor.map { UIColor(cgColor: $0) }
  }

  /// Whether the layer covers its bounds.
  fileprivate var hasGround: Bool {
    if let colour = backgroundColor, UIColor(cgColor: colour).components.alpha > 0 { return true }
    return (self as? CAGradientLayer)?.colors?.isEmpty == false
  }
}

extension UIView {
  /// Whether the view itself covers its bounds.
  fileprivate var coversBounds: Bool {
    if let colour = backgroundColor, colour.components.alpha > 0 { return true }
    if let effect = self as? UIVisualEffectView, effect.effect is UIBlurEffect { return true }
    return usedLayer?.hasGround == true
  }
}

extension UIImageView {
  /// Where the view's picture is, in the view; `nil` without one, and for symbols.
  fileprivate var pictureBox: CGRect? {
    guard let picture = shownImage else { return nil }
    if case .symbol = picture.source, picture.drawn.isEmpty { return nil }
    let box = CGRect(origin: .zero, size: bounds.size)
    guard contentMode == .scaleAspectFit, picture.size.width > 0 else { return box }
    return picture.place(in: box, contentMode)
  }
}

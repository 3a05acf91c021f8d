// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import Foundation

/// A property of a layer, or a part of one, that animations change.
@MainActor
struct LayerKeyPath {
  /// The value that the layer has; `nil` for none.
  let value: (CALayer) -> AnimatedValue?
  let set: (CALayer, AnimatedValue) -> Void
  /// Makes what gives the layer its present value again.
  let keep: (CALayer) -> () -> Void

  /// The property with a key path; `nil` for one that is not painted.
  static func named(_ path: String) -> LayerKeyPath? {
    known[path] ?? known[path == "hidden" ? "isHidden" : path + ".z"]
  }

  /// - Source: Apple's list of animatable properties and of key paths of their parts.
  private static let known: [String: LayerKeyPath] = {
    var all: [String: LayerKeyPath] = [
      "opacity": number(\CALayer.opacity), "cornerRadius": number(\CALayer.cornerRadius),
      "borderWidth": number(\CALayer.borderWidth), "shadowOpacity": number(\CALayer.shadowOpacity),
      "shadowRadius": number(\CALayer.shadowRadius), "zPosition": number(\CALayer.zPosition),
      "backgroundColor": colour(\CALayer.backgroundColor),
      "borderColor": colour(\CALayer.borderColor),
      "shadowColor": colour(\CALayer.shadowColor), "shadowPath": path(\CALayer.shadowPath),
      "anchorPoint": point(\CALayer.anchorPoint), "position": point(\CALayer.position),
      "position.x": number(\CALayer.position.x), "position.y": number(\CALayer.position.y),
      "shadowOffset": size(\CALayer.shadowOffset),
      "shadowOffset.width": number(\CALayer.shadowOffset.width),
      "shadowOffset.height": number(\CALayer.shadowOffset.height), "transform": transform,
      "isHidden": LayerKeyPath(
        value: { .number($0.isHidden ? 1 : 0) },
        set: { layer, value in
          if case .number(let number) = value { layer.isHidden = number >= 0.5 }
        },
        keep: kept(\CALayer.isHidden)
      ),
    ]
    all.merge(bounds) { $1 }
    all.merge(turns) { $1 }
    all.merge(shapes) { $1 }
    all.merge(gradients) { $1 }
    return all
  }()

  private static let bounds: [String: LayerKeyPath] = [
    "bounds": property(\CALayer.paintedBounds) {
      if case .numbers(let n) = $0, n.count == 4 {
        CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
      } else {
        nil
      }
    },
    "bounds.size": size(\CALayer.paintedBounds.size),
    "bounds.size.width": number(\CALayer.paintedBounds.size.width),
    "bounds.size.height": number(\CALayer.paintedBounds.size.height),
    "bounds.origin": point(\CALayer.paintedBounds.origin),
    "bounds.origin.x": number(\CALayer.paintedBounds.origin.x),
    "bounds.origin.y": number(\CALayer.paintedBounds.origin.y),
  ]

  private static let shapes: [String: LayerKeyPath] = [
    "path": path(\CAShapeLayer.path), "fillColor": colour(\CAShapeLayer.fillColor),
    "strokeColor": colour(\CAShapeLayer.strokeColor),
    "strokeStart": number(\CAShapeLayer.strokeStart),
    "strokeEnd": number(\CAShapeLayer.strokeEnd), "lineWidth": number(\CAShapeLayer.lineWidth),
    "lineDashPhase": number(\CAShapeLayer.lineDashPhase),
  ]

  private static let gradients: [String: LayerKeyPath] = [
    "startPoint": point(\CAGradientLayer.startPoint),
    "endPoint": point(\CAGradientLayer.endPoint),
    "colors": LayerKeyPath(
      value: { AnimatedValue(($0 as? CAGradientLayer)?.colors) },
      set: { layer, value in
        guard case .list(let list) = value else { return }
        (layer as? CAGradientLayer)?.colors = list.compactMap {
          if case .colour(let colour) = $0 { colour } else { nil }
        }
      },
      keep: kept(\CAGradientLayer.colors)
    ),
    "locations": LayerKeyPath(
      value: { AnimatedValue(($0 as? CAGradientLayer)?.locations) },
      set: { layer, value in
        guard case .list(let list) = value else { return }
        (layer as? CAGradientLayer)?.locations = list.compactMap {
          if case .number(let number) = $0 { NSNumber(value: Double(number)) } else { nil }
        }
      },
      keep: kept(\CAGradientLayer.locations)
    ),
  ]

  // MARK: Transforms

  private static let transform = LayerKeyPath(
    value: { .transform($0.transform) },
    set: { layer, value in if case .transform(let transform) = value { layer.transform = transform }
    },
    keep: kept(\CALayer.transform)
  )

  /// Parts of the transform; a turn out of the plane follows what the layer has.
  private static let turns: [String: LayerKeyPath] = [
    "transform.rotation.z": turn(\.angle), "transform.scale.x": turn(\.scale.x),
    "transform.scale.y": turn(\.scale.y), "transform.translation.x": turn(\.shift.x),
    "transform.translation.y": turn(\.shift.y),
    "transform.scale": LayerKeyPath(
      value: { LayerTurn($0.transform).map { .number($0.scale.x) } },
      set: { layer, value in
        guard case .number(let number) = value, var turn = LayerTurn(layer.transform) else {
          return
        }
        turn.scale = CGPoint(x: number, y: number)
        layer.transform = turn.transform
      },
      keep: kept(\CALayer.transform)
    ),
    "transform.translation": LayerKeyPath(
      value: { LayerTurn($0.transform).map { .numbers([$0.shift.x, $0.shift.y]) } },
      set: { layer, value in
        guard case .numbers(let n) = value, n.count == 2, var turn = LayerTurn(layer.transform)
        else { return }
        turn.shift = CGPoint(x: n[0], y: n[1])
        layer.transform = turn.transform
      },
      keep: kept(\CALayer.transform)
    ),
    "transform.rotation.x": outOfPlane { CATransform3DRotate($0, $1, 1, 0, 0) },
    "transform.rotation.y": outOfPlane { CATransform3DRotate($0, $1, 0, 1, 0) },
  ]

  private static func turn(_ part: WritableKeyPath<LayerTurn, CGFloat>) -> LayerKeyPath {
    LayerKeyPath(
      value: { LayerTurn($0.transform).map { .number($0[keyPath: part]) } },
      set: { layer, value in
        guard case .number(let number) = value, var turn = LayerTurn(layer.transform) else {
          return
        }
        turn[keyPath: part] = number
        layer.transform = turn.transform
      },
      keep: kept(\CALayer.transform)
    )
  }

  private static func outOfPlane(
    _ turned: @escaping (CATransform3D, CGFloat) -> CATransform3D
  ) -> LayerKeyPath {
    LayerKeyPath(
      value: { _ in .number(0) },
      set: { layer, value in
        if case .number(let angle) = value { layer.transform = turned(layer.transform, angle) }
      },
      keep: kept(\CALayer.transform)
    )
  }

  // MARK: Kinds of properties

  private static func property<Layer: CALayer, Value>(
    _ path: ReferenceWritableKeyPath<Layer, Value>,
    _ from: @escaping (AnimatedValue) -> Value?
  ) -> LayerKeyPath {
    LayerKeyPath(
      value: { ($0 as? Layer).flatMap { AnimatedValue($0[keyPath: path]) } },
      set: { layer, value in
        guard let layer = layer as? Layer, let value = from(value) else { return }
        layer[keyPath: path] = value
      },
      keep: kept(path)
    )
  }

  private static func kept<Layer: CALayer, Value>(
    _ path: ReferenceWritableKeyPath<Layer, Value>
  ) -> (CALayer) -> () -> Void {
    { layer in
      guard let layer = layer as? Layer else { return {} }
      let value = layer[keyPath: path]
      return { layer[keyPath: path] = value }
    }
  }

  private static func number<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CGFloat>
  ) -> LayerKeyPath {
    property(path) { if case .number(let number) = $0 { number } else { nil } }
  }

  private static func number<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, Float>
  ) -> LayerKeyPath {
    property(path) { if case .number(let number) = $0 { Float(number) } else { nil } }
  }

  private static func point<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CGPoint>
  ) -> LayerKeyPath {
    property(path) {
      if case .numbers(let n) = $0, n.count == 2 { CGPoint(x: n[0], y: n[1]) } else { nil }
    }
  }

  private static func size(_ path: ReferenceWritableKeyPath<CALayer, CGSize>) -> LayerKeyPath {
    property(path) {
      if case .numbers(let n) = $0, n.count == 2 { CGSize(width: n[0], height: n[1]) } else { nil }
    }
  }

  private static func colour<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CGColor?>
  ) -> LayerKeyPath {
    property(path) { if case .colour(let colour) = $0 { .some(colour) } else { nil } }
  }

  private static func path<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CGPath?>
  ) -> LayerKeyPath {
    property(path) { if case .path(let shape) = $0 { .some(shape) } else { nil } }
  }
}

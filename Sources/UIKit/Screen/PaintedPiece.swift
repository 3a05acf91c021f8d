// SPDX-License-Identifier: Apache-2.0
import QuartzCore

/// A view in another one, or a layer there that belongs to no view.
@MainActor
enum PaintedPiece {
  case view(UIView)
  case layer(CALayer)

  var layer: CALayer? { if case .layer(let layer) = self { layer } else { nil } }

  fileprivate var depth: CGFloat {
    switch self {
    case .view(let view): view.usedLayer?.zPosition ?? 0
    case .layer(let layer): layer.zPosition
    }
  }
}

extension UIView {
  /// What lies in the view, from back to front: by its depth, then as it was added.
  ///
  /// A layer in front of a view that is not painted itself lies behind all.
  var paintedPieces: [PaintedPiece] {
    let layers = (usedLayer?.sublayers ?? []).filter { $0.view == nil }
    let views = shownSubviews
    guard !layers.isEmpty else { return views.map(PaintedPiece.view).inDepth(\.depth) }
    let places = Dictionary(
      views.enumerated().map { (ObjectIdentifier($0.element), $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    var behind: [PaintedPiece] = []
    var between: [[PaintedPiece]] = views.map { [.view($0)] }
    for layer in layers {
      if let view = layer.viewBehind, let place = places[ObjectIdentifier(view)] {
        between[place].append(.layer(layer))
      } else {
        behind.append(.layer(layer))
      }
    }
    return (behind + between.joined()).inDepth(\.depth)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import UIKit

/// Describes how elements are painted in a simple form: backgrounds, texts and pictures as on the
/// page, without shadows.
@MainActor
struct SnapshotPainter {
  private let palette: SnapshotPalette
  /// Whether texts of tiles, headers and rows are read from right to left.
  private let isMirrored: Bool

  /// Makes a painter for a background; `nil` is that of the page.
  init(isDark: Bool, ground: ContentColour? = nil, isMirrored: Bool = false) {
    self.isMirrored = isMirrored
    palette = (isDark ? SnapshotPalette.dark : .light).on(ground)
  }

  /// The background behind all elements.
  var paper: PaintInk { PaintInk(palette.paper) }

  private static let mostRadius: CGFloat = 10
  /// The greatest radius of a corner, as a fraction of the shorter side.
  private static let radiusShare: CGFloat = 0.22

  /// The operations that paint all visible elements, from back to front.
  func operations(
    of elements: [InspectedElement],
    content: (InspectedElement) -> CellContent
  ) -> [PaintOperation] {
    let seen = elements.filter { !$0.attributes.isHidden && $0.attributes.alpha > 0 }
    let ordered = seen.enumerated().sorted { left, right in
      order(left.element, left.offset) < order(right.element, right.offset)
    }
    return ordered.flatMap { operations(of: $0.element, content($0.element)) }
  }

  /// The order from back to front: decorations, cells, then supplementary views, unless z-indexes
  /// differ.
  private func order(_ element: InspectedElement, _ place: Int) -> (Int, Int, Int) {
    let layer =
      switch element.key.category {
      case .decoration: 0
      case .cell: 1
      case .supplementary: 2
      }
    return (element.attributes.zIndex, layer, place)
  }

  private func operations(
    of element: InspectedElement,
    _ content: CellContent
  ) -> [PaintOperation] {
    let attributes = element.attributes
    let place = ElementPlace(attributes)
    let ground = fill(of: content, isDecoration: element.key.category == .decoration)
    let opacity = Double(min(1, max(0, attributes.alpha)))
    if let corners = place.corners {
      // Letters in perspective would need transforms that neither SVG nor cairo has.
      let way = PaintShape.way(corners, isEvenOdd: false)
      return grouped(PaintGroup(opacity: opacity), ground.map { [.fill(way, $0)] } ?? [])
    }
    let size = attributes.size
    let figure = content.figure.map { SnapshotFigure($0, content, size, palette) }
    let all = PaintBox(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    var shown = all
    shown.radius = Double(radius(of: content, size))
    var operations: [PaintOperation] = []
    if let ground { operations.append(.fill(figure?.outline ?? .box(shown), ground)) }
    if let figure, !figure.isEmpty {
      operations += grouped(PaintGroup(clip: figure.outline), figure.operations)
    } else {
      let texts = SnapshotTexts(content, size, palette, isMirrored: isMirrored).lines
      let written = grouped(PaintGroup(clip: .box(all)), texts.map { .text($0) })
      let picture = SnapshotCellPicture(content, size, palette, isMirrored: isMirrored)
      let seen = picture.operations(in: shown)
      operations += picture.hidesTexts ? written + seen : seen + written
    }
    return grouped(PaintGroup(place: place.plane, opacity: opacity), operations)
  }

  /// Operations within a group; without operations there is no group.
  private func grouped(_ group: PaintGroup, _ operations: [PaintOperation]) -> [PaintOperation] {
    operations.isEmpty ? [] : [.group(group)] + operations + [.end]
  }

  private func radius(of content: CellContent, _ size: CGSize) -> CGFloat {
    switch content.style {
    case .tile, .glyph:
      max(0, min(Self.mostRadius, min(size.width, size.height) * Self.radiusShare))
    case .header, .footer, .row, .list: 0
    }
  }

  private func fill(of content: CellContent, isDecoration: Bool) -> PaintInk? {
    switch content.style {
    case .header, .footer: return content.colour.map { PaintInk($0) }
    case .row, .list:
      return content.colour.map { PaintInk($0) } ?? PaintInk(palette.row)
    case .tile, .glyph:
      if let colour = content.colour { return PaintInk(colour) }
      if isDecoration { return PaintInk(palette.empty) }
      let hues = content.style == .glyph ? palette.softTiles : palette.tiles
      return PaintInk(hues[Int(content.hue) % hues.count])
    }
  }
}

/// The place of an element's corners.
@MainActor
struct ElementPlace {
  /// `a, b, c, d, tx, ty` from the element's upper left corner to content coordinates; with
  /// perspective, the transform that is exact at the centre.
  let plane: [Double]
  /// The path around the element; `nil` without perspective.
  let corners: [PaintStep]?

  init(_ attributes: UICollectionViewLayoutAttributes) {
    let frame = attributes.state.untransformedFrame
    let map = attributes.elementAttributes.transform
    let centre = CGPoint(x: frame.midX, y: frame.midY)
    let half = CGSize(width: frame.width / 2, height: frame.height / 2)
    let near = Self.affine(map)
    let x = centre.x + near.tx - near.a * half.width - near.c * half.height
    let y = centre.y + near.ty - near.b * half.width - near.d * half.height
    plane = [near.a, near.b, near.c, near.d, x, y].map { Double($0) }
    guard !map.isAffine else {
      corners = nil
      return
    }
    let signs: [(CGFloat, CGFloat)] = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    let steps = signs.enumerated().map { at, sign in
      let point = Self.image(CGPoint(x: sign.0 * half.width, y: sign.1 * half.height), map)
      let (x, y) = (Double(centre.x + point.x), Double(centre.y + point.y))
      return at == 0 ? PaintStep.move(x, y) : .line(x, y)
    }
    corners = steps + [.close]
  }

  /// The least depth, as a fraction of the distance to the eye; nearer points get this depth.
  private static let leastDepth: CGFloat = 0.05

  private static func image(_ point: CGPoint, _ map: PlaneTransform) -> CGPoint {
    let depth = max(leastDepth, map.g * point.x + map.h * point.y + map.w)
    return CGPoint(
      x: (map.a * point.x + map.c * point.y + map.tx) / depth,
      y: (map.b * point.x + map.d * point.y + map.ty) / depth
    )
  }

  /// The affine transform that approximates a projection at the origin.
  private static func affine(_ map: PlaneTransform) -> PlaneTransform {
    guard !map.isAffine else { return map }
    let depth = max(leastDepth, map.w)
    let (x, y) = (map.tx / depth, map.ty / depth)
    return PlaneTransform(
      a: (map.a - x * map.g) / depth,
      b: (map.b - y * map.g) / depth,
      c: (map.c - x * map.h) / depth,
      d: (map.d - y * map.h) / depth,
      tx: x,
      ty: y
    )
  }
}

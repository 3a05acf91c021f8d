// SPDX-License-Identifier: Apache-2.0
public import UIKit

public enum FSPagerViewTransformerType: Int, Sendable {
  case crossFading = 0
  case zoomOut = 1
  case depth = 2
  case overlap = 3
  case linear = 4
  case coverFlow = 5
  case ferrisWheel = 6
  case invertedFerrisWheel = 7
  case cubic = 8
}

/// Changes pages by how far they are from the middle.
@preconcurrency @MainActor
open class FSPagerViewTransformer: NSObject {
  private static let fade: CGFloat = 0.5
  private static let wheelTurn: CGFloat = .pi / 5
  private static let flowTurn: CGFloat = .pi / 4
  private static let depth: CGFloat = -0.002

  open internal(set) weak var pagerView: FSPagerView?
  open internal(set) var type: FSPagerViewTransformerType
  open var minimumScale: CGFloat = 0.65
  open var minimumAlpha: CGFloat = 0.6

  public init(type: FSPagerViewTransformerType) {
    self.type = type
    super.init()
    switch type {
    case .zoomOut: (minimumScale, minimumAlpha) = (0.85, 0.5)
    case .depth: minimumScale = 0.5
    default: break
    }
  }

  open func applyTransform(to attributes: FSPagerViewLayoutAttributes) {
    guard let pagerView else { return }
    let position = attributes.position
    let isVertical = pagerView.scrollDirection == .vertical
    let step = pagerView.step
    // Back to the middle, for pages that stay while others come over them.
    let back = CGAffineTransform(
      translationX: isVertical ? 0 : -step * position,
      y: isVertical ? -step * position : 0
    )
    switch type {
    case .crossFading:
      attributes.alpha = abs(position) < 1 ? 1 - abs(position) : 0
      attributes.transform = back
      attributes.zIndex = abs(position) < Self.fade ? 1 : 0
    case .zoomOut: zoomOut(attributes, position, isVertical)
    case .depth: sink(attributes, position, back)
    case .overlap, .linear:
      guard !isVertical else { return }
      let scale = max(1 - (1 - minimumScale) * abs(position), minimumScale)
      attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
      attributes.alpha = minimumAlpha + (1 - abs(position)) * (1 - minimumAlpha)
      attributes.zIndex = Int((1 - abs(position)) * 10)
    case .coverFlow:
      guard !isVertical else { return }
      let turn = -min(max(-position, -1), 1) * Self.flowTurn
      var transform = CATransform3DIdentity
      transform.m34 = Self.depth
      transform = CATransform3DRotate(transform, turn, 0, 1, 0)
      attributes.transform3D = transform
      attributes.zIndex = 100 - Int(abs(position))
    case .ferrisWheel, .invertedFerrisWheel: turn(attributes, position)
    case .cubic: cube(attributes, position, isVertical)
    }
  }

  private func zoomOut(
    _ attributes: FSPagerViewLayoutAttributes,
    _ position: CGFloat,
    _ isVertical: Bool
  ) {
    guard abs(position) <= 1 else {
      attributes.alpha = 0
      return
    }
    let scale = max(minimumScale, 1 - abs(position))
    let lost = (isVertical ? attributes.frame.height : attributes.frame.width) * (1 - scale) / 2
    let shift = position < 0 ? lost : -lost
    attributes.transform = CGAffineTransform(
      a: scale,
      b: 0,
      c: 0,
      d: scale,
      tx: isVertical ? 0 : shift,
      ty: isVertical ? shift : 0
    )
    attributes.alpha =
      minimumAlpha + (scale - minimumScale) / (1 - minimumScale) * (1 - minimumAlpha)
  }

  private func sink(
    _ attributes: FSPagerViewLayoutAttributes,
    _ position: CGFloat,
    _ back: CGAffineTransform
  ) {
    switch position {
    case ..<(-1): attributes.alpha = 0
    case ...0: (attributes.alpha, attributes.zIndex) = (1, 1)
    case ..<1:
      let scale = minimumScale + (1 - minimumScale) * (1 - position)
      attributes.alpha = 1 - position
      attributes.transform = back.scaledBy(x: scale, y: scale)
      attributes.zIndex = 0
    default: attributes.alpha = 0
    }
  }

  private func turn(_ attributes: FSPagerViewLayoutAttributes, _ position: CGFloat) {
    guard pagerView?.scrollDirection == .horizontal else { return }
    guard abs(position) <= 5 else {
      attributes.alpha = 0
      return
    }
    let sign: CGFloat = type == .ferrisWheel ? 1 : -1
    let reach = attributes.frame.height * 1.5
    let angle = position * Self.wheelTurn * sign
    attributes.transform = CGAffineTransform(translationX: -(pagerView?.step ?? 0) * position, y: 0)
      .translatedBy(x: 0, y: reach * sign)
      .rotated(by: angle)
      .translatedBy(x: 0, y: -reach * sign)
    attributes.alpha = abs(position) < 0.5 ? 1 : minimumAlpha
    attributes.zIndex = Int((4 - abs(position)) * 10)
  }

  private func cube(
    _ attributes: FSPagerViewLayoutAttributes,
    _ position: CGFloat,
    _ isVertical: Bool
  ) {
    guard abs(position) < 1 else {
      attributes.alpha = 0
      return
    }
    attributes.alpha = 1
    let angle = position * .pi / 2
    let side = isVertical ? attributes.frame.height : attributes.frame.width
    var transform = CATransform3DIdentity
    transform.m34 = Self.depth
    transform = CATransform3DTranslate(transform, 0, 0, -side / 2)
    transform =
      isVertical
      ? CATransform3DRotate(transform, -angle, 1, 0, 0)
      : CATransform3DRotate(transform, angle, 0, 1, 0)
    attributes.transform3D = CATransform3DTranslate(transform, 0, 0, side / 2)
  }

  /// The space between pages, in points, which some ways need for themselves.
  open func proposedInteritemSpacing() -> CGFloat {
    guard let pagerView else { return 0 }
    let width = pagerView.itemSize.width
    let isHorizontal = pagerView.scrollDirection == .horizontal
    switch type {
    case .overlap: return isHorizontal ? -width * minimumScale * 0.6 : 0
    case .linear: return isHorizontal ? -width * (1 - minimumScale) * 0.5 : 0
    case .coverFlow: return isHorizontal ? -width * sin(.pi * 0.25 * 0.25 * 3) : 0
    case .ferrisWheel, .invertedFerrisWheel: return isHorizontal ? -width * 0.15 : 0
    case .cubic: return 0
    case .crossFading, .zoomOut, .depth: return pagerView.interitemSpacing
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import UIKit

/// A child in its container.
@MainActor
struct FlexItem {
  let flex: Flex
  let margin: FlexSides
  private let room: FlexRoom

  init(_ flex: Flex, in room: FlexRoom, isMirrored: Bool) {
    (self.flex, self.room) = (flex, room)
    margin = flex.style.margin.sides(in: room, isMirrored: isMirrored)
  }

  /// The length that was said, or that follows from the other one; `nil` when its content decides.
  func length(_ axis: FlexAxis) -> CGFloat? {
    if let said = said(axis) { return clamped(said, axis) }
    guard let ratio = flex.style.aspectRatio, ratio > 0, let other = said(axis.other) else {
      return nil
    }
    return clamped(axis == .horizontal ? other * ratio : other / ratio, axis)
  }

  private func said(_ axis: FlexAxis) -> CGFloat? {
    let length = axis == .horizontal ? flex.style.width : flex.style.height
    return length?.resolved(in: axis.length(room))
  }

  /// The length that it has along the line before space is shared; `nil` when its content decides.
  func basis(_ axis: FlexAxis) -> CGFloat? {
    flex.style.basis?.resolved(in: axis.length(room)).map { clamped($0, axis) } ?? length(axis)
  }

  /// A length within the least and the most that were said.
  func clamped(_ length: CGFloat, _ axis: FlexAxis) -> CGFloat {
    let style = flex.style
    let isWidth = axis == .horizontal
    let least = (isWidth ? style.minWidth : style.minHeight)?.resolved(in: axis.length(room)) ?? 0
    let most = (isWidth ? style.maxWidth : style.maxHeight)?.resolved(in: axis.length(room))
    return max(least, min(length, most ?? .infinity))
  }

  /// The view with its children, laid out within spans that its own lengths make narrower.
  func box(_ width: FlexSpan, _ height: FlexSpan) -> FlexBox {
    var spans = (own(width, .horizontal), own(height, .vertical))
    if let ratio = flex.style.aspectRatio, ratio > 0 {
      // One known length gives the other one.
      switch spans {
      case (.exact(let width), let height) where height.length == nil:
        spans.1 = .exact(clamped(width / ratio, .vertical))
      case (let width, .exact(let height)) where width.length == nil:
        spans.0 = .exact(clamped(height * ratio, .horizontal))
      default: break
      }
    }
    let box = FlexBox(flex, spans.0, spans.1)
    let (wide, high) = (clamped(box.size.width, .horizontal), clamped(box.size.height, .vertical))
    guard wide != box.size.width || high != box.size.height else { return box }
    return FlexBox(
      flex,
      wide != box.size.width ? .exact(wide) : spans.0,
      high != box.size.height ? .exact(high) : spans.1
    )
  }

  private func own(_ span: FlexSpan, _ axis: FlexAxis) -> FlexSpan {
    if case .exact(let length) = span { return .exact(length) }
    if let length = length(axis) { return .exact(length) }
    let most = clamped(span.most ?? .infinity, axis)
    return most.isFinite ? .atMost(most) : .free
  }

  /// Its place across its line.
  func alignment(in container: FlexStyle) -> Flex.AlignItems {
    switch flex.style.alignSelf {
    case .auto: container.alignItems
    case .stretch: .stretch
    case .start: .start
    case .center: .center
    case .end: .end
    case .baseline: .baseline
    }
  }
}

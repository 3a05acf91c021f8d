// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import UIKit

/// Turns steps of painting around a collection view into the operations of a light or a dark
/// interface.
struct ScreenPaint {
  private static let opacityBits: UInt32 = 8
  private static let opacityMost = 255.0

  let isDark: Bool

  /// The operations of some steps.
  func operations(_ steps: [ScreenStep]) -> [PaintOperation] {
    steps.flatMap { step -> [PaintOperation] in
      if case .text(let line) = step { return line.pieces.map { .text(text($0)) } }
      return [operation(step)]
    }
  }

  private func operation(_ step: ScreenStep) -> PaintOperation {
    switch step {
    case .fill(let shape, let colour): .fill(self.shape(shape), ink(colour))
    case .gradient(let shape, let gradient): .gradient(self.shape(shape), ramp(gradient))
    case .stroke(let shape, let colour, let width):
      .stroke(self.shape(shape), ink(colour), width: length(width))
    case .shadow(let shape, let colour, let blur, let offset):
      .shadow(
        self.shape(shape),
        PaintShadow(
          ink: ink(colour),
          blur: length(blur),
          dx: length(offset.width),
          dy: length(offset.height)
        )
      )
    case .text(let line): .text(text(line))
    case .symbol(let name, let colour, let rect): .symbol(name, ink(colour), self.rect(rect))
    case .image(let name, let rect, let radius, let isWhole, let tint):
      .image(
        PaintImage(
          name: name,
          box: box(rect, radius),
          isWhole: isWhole,
          ground: tint == nil ? Self.empty(isDark) : nil,
          tint: tint.map(ink)
        )
      )
    case .group(let place, let clip, let opacity):
      .group(
        PaintGroup(
          place: place.map(ScreenPrecision.transform),
          clip: clip.map(self.shape),
          opacity: ScreenPrecision.share(opacity)
        )
      )
    case .end: .end
    }
  }

  /// The colours of the index of an app's list; `nil` for a stage's own.
  @MainActor static func index(of list: UICollectionView) -> IndexLook? {
    guard list.isOnScreen else { return nil }
    let (light, dark) = (ScreenPaint(isDark: false), ScreenPaint(isDark: true))
    let (titles, ground) = list.indexColours
    return IndexLook(
      light: light.ink(titles),
      dark: dark.ink(titles),
      lightGround: ground.map(light.ink),
      darkGround: ground.map(dark.ink)
    )
  }

  /// The colour of a picture that is not loaded, as in the page's themes.
  private static func empty(_ isDark: Bool) -> PaintInk {
    PaintInk(isDark ? 0x1D2026 : 0xF0F1F4)
  }

  private func text(_ line: ScreenLine) -> PaintText {
    PaintText(
      text: line.text,
      x: length(line.point.x),
      y: length(line.point.y),
      size: length(line.font.size),
      weight: line.font.weight.rawValue,
      anchor: line.anchor == .start ? .start : line.anchor == .middle ? .middle : .end,
      ink: ink(line.colour),
      face: line.font.face?.path,
      spacing: length(line.spacing),
      outline: length(line.outline),
      blur: length(line.blur)
    )
  }

  private func ramp(_ gradient: ScreenGradient) -> PaintRamp {
    PaintRamp(
      stops: zip(gradient.places, gradient.colours).map {
        PaintRamp.Stop(place: ScreenPrecision.share($0), ink: ink($1))
      },
      startX: length(gradient.start.x),
      startY: length(gradient.start.y),
      endX: length(gradient.end.x),
      endY: length(gradient.end.y),
      isRadial: gradient.isRadial
    )
  }

  private func ink(_ colour: ContentColour) -> PaintInk {
    let packed = isDark ? colour.dark : colour.light
    let opacity = Double(packed & UInt32(Self.opacityMost)) / Self.opacityMost
    return PaintInk(packed >> Self.opacityBits, opacity: ScreenPrecision.share(opacity))
  }

  private func shape(_ shape: ScreenShape) -> PaintShape {
    switch shape {
    case .box(let rect, let radius): return .box(box(rect, radius))
    case .path(let outline):
      return .way(outline.steps.compactMap(step), isEvenOdd: outline.isEvenOdd)
    }
  }

  private func step(_ step: CellOutline.Step) -> PaintStep? {
    let kind: PaintStep.Kind =
      switch step {
      case .move: .move
      case .line: .line
      case .quadratic: .quadratic
      case .cubic: .cubic
      case .close: .close
      }
    return PaintStep(kind, step.points.flatMap { [length($0.x), length($0.y)] })
  }

  private func box(_ rect: CGRect, _ radius: CGFloat) -> PaintBox {
    PaintBox(
      x: length(rect.minX),
      y: length(rect.minY),
      width: length(rect.width),
      height: length(rect.height),
      radius: length(max(0, min(radius, min(rect.width, rect.height) / 2)))
    )
  }

  private func rect(_ rect: CGRect) -> ContentRect { ContentRect(screen: rect) }

  private func length(_ length: CGFloat) -> Double { ScreenPrecision.length(length) }
}

extension ContentRect {
  /// A rectangle of a screen, in points of the viewport.
  init(screen rect: CGRect) {
    self.init(
      x: ScreenPrecision.length(rect.minX),
      y: ScreenPrecision.length(rect.minY),
      width: ScreenPrecision.length(max(0, rect.width)),
      height: ScreenPrecision.length(max(0, rect.height))
    )
  }
}

extension PaintBox {
  /// A rectangle of a screen with round corners, in points of the viewport.
  init(_ rect: CGRect, radius: CGFloat) {
    self.init(
      x: ScreenPrecision.length(rect.minX),
      y: ScreenPrecision.length(rect.minY),
      width: ScreenPrecision.length(rect.width),
      height: ScreenPrecision.length(rect.height),
      radius: ScreenPrecision.length(radius)
    )
  }
}

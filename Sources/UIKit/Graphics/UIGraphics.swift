// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
import LayoutEngine

/// The present drawing context; `nil` except while a view or an image is drawn.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { Drawing.current }

/// Makes a context the present one.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { Drawing.open.append((context, .zero)) }

/// Takes the present context away.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { _ = Drawing.open.popLast() }

/// Begins an image.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  Drawing.open.append((CGContext(size), size))
}

extension CGContext {
  /// A bitmap with a size, in points, whose y axis points down.
  convenience init(_ size: CGSize) {
    let whole = { (length: CGFloat) in length.isFinite ? Int(min(max(0, length), 1e5)) : 0 }
    self.init(width: whole(size.width), height: whole(size.height))
  }
}

/// Begins an image with a scale, which has no effect.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  UIGraphicsBeginImageContext(size)
}

/// The image that was begun, with what has been drawn so far.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  Drawing.open.last.map { UIImage(drawn: $0.context.steps, size: $0.size) }
}

/// Ends an image.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { _ = Drawing.open.popLast() }

/// Fills a rectangle.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { Drawing.current?.fill(rect) }
/// Draws the outline of a rectangle, inside of it.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
  Drawing.current?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}
/// Fills a rectangle; see `CGContext.setBlendMode(_:)`.
@preconcurrency @MainActor
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  Drawing.current?.blend(blendMode, alpha: 1) { UIRectFill(rect) }
}
/// Draws the outline of a rectangle, inside of it; see `CGContext.setBlendMode(_:)`.
@preconcurrency @MainActor
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  Drawing.current?.blend(blendMode, alpha: 1) { UIRectFrame(rect) }
}
/// Clips later drawing to a rectangle.
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) { Drawing.current?.clip(to: rect) }

/// The drawings that were begun and not ended.
@MainActor
enum Drawing {
  static var open: [(context: CGContext, size: CGSize)] = []
  /// The context in which code draws now.
  static var current: CGContext? { open.last?.context }

  /// What a body draws.
  static func steps(_ size: CGSize = .zero, of body: (CGContext) -> Void) -> [ScreenStep] {
    let context = CGContext(size)
    let count = open.count
    open.append((context, size))
    body(context)
    // A body may leave images open.
    open.removeLast(max(0, open.count - count))
    return context.steps
  }
}

extension UIView {
  /// Classes of source, which may draw themselves, by their identity.
  private static var drawing: [ObjectIdentifier: Bool] = [:]

  /// Whether the view's class is one of source, not of UIKit.
  private var isOfSource: Bool {
    let key = ObjectIdentifier(type(of: self))
    if let known = Self.drawing[key] { return known }
    let known = !OwnClasses.contains(type(of: self))
    Self.drawing[key] = known
    return known
  }

  /// What the view's own `draw(_:)` or `drawText(in:)` draws, in the view's points.
  ///
  /// - Returns: The steps; `nil` for a view of one of UIKit's classes, and for one that draws nothing.
  var ownDrawing: [ScreenStep]? {
    if let snapshot = self as? SnapshotView { return snapshot.picture }
    guard isOfSource, !bounds.isEmpty else { return nil }
    let box = CGRect(origin: .zero, size: bounds.size)
    let steps = Drawing.steps { context in
      draw(box)
      layer.delegateDraws(in: context)
      (self as? UILabel)?.drawText(in: box)
    }
    guard !steps.isEmpty else { return nil }
    // Letters may be a little larger than the room that was measured for them.
    if self is UILabel { return steps }
    // A view's picture ends at its bounds, whatever is drawn.
    return [.group(nil, clip: .box(box, radius: 0), opacity: 1)] + steps + [.end]
  }
}

extension CALayer {
  /// Lets a layer of source draw.
  fileprivate func delegateDraws(in context: CGContext) {
    guard type(of: self) != CALayer.self else { return }
    draw(in: context)
  }
}

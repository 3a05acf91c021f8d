// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
package import LayoutEngine

/// A drawing context of Core Graphics: it keeps what is drawn as steps of painting.
///
/// Of the ways of blending, those are kept that take away what is there.
@preconcurrency @MainActor
public final class CGContext {
  /// What is saved and restored.
  struct State {
    var fill = ContentColour(light: 0x0000_00FF)
    var stroke = ContentColour(light: 0x0000_00FF)
    var lineWidth: CGFloat = 1
    var line = LineStyle()
    var alpha: CGFloat = 1
    var shadow: (colour: ContentColour, blur: CGFloat, offset: CGSize)?
    var transform = CGAffineTransform.identity
    var textMatrix = CGAffineTransform.identity
    var quality = CGInterpolationQuality.default
    var blend = CGBlendMode.normal
    /// The groups that were opened for clipping since the state was saved.
    var clips = 0
  }

  /// The most steps that are kept of one drawing.
  private static let most = 300
  private static let shadowColour = ContentColour(light: 0x0000_0055)

  var state = State()
  private var saved: [State] = []
  var drawnPath = CGMutablePath()
  private var kept: [ScreenStep] = []

  /// The size of a bitmap, in pixels; 0 for drawings without one.
  let pixels: (width: Int, height: Int)
  /// Whether the y axis of the bitmap points up.
  package internal(set) var isUpwards = false

  package init(width: Int = 0, height: Int = 0) { pixels = (width, height) }

  /// What has been drawn, with all groups ended.
  package var steps: [ScreenStep] {
    let open = state.clips + saved.reduce(0) { $0 + $1.clips }
    return kept + Array(repeating: .end, count: open)
  }

  // MARK: For UIKit

  /// The colour of fills.
  package var fillColour: ContentColour {
    get { state.fill }
    set { state.fill = newValue }
  }

  /// The colour of lines.
  package var strokeColour: ContentColour {
    get { state.stroke }
    set { state.stroke = newValue }
  }

  /// Adds steps that are in the points of the present transform.
  package func add(_ steps: [ScreenStep]) {
    guard !steps.isEmpty, kept.count + steps.count <= Self.most else { return }
    guard state.transform != .identity || state.alpha < 1 else {
      kept += steps
      return
    }
    let map = state.transform
    let place = map == .identity ? nil : [map.a, map.b, map.c, map.d, map.tx, map.ty]
    kept += [.group(place, clip: nil, opacity: state.alpha)] + steps + [.end]
  }

  /// Fills a path.
  package func fill(_ path: CGPath, isEvenOdd: Bool = false) {
    guard !state.blend.erases else { return erase(path) }
    let shape = shape(of: path, isEvenOdd: isEvenOdd)
    castShadow(of: shape)
    if !state.fill.isClear { keep(.fill(shape, state.fill)) }
  }

  /// Draws the line of a path; without a style, in that of the context.
  package func stroke(_ path: CGPath, width: CGFloat, style: LineStyle? = nil) {
    guard width > 0, !state.stroke.isClear, !state.blend.erases else { return }
    if let outlines = (style ?? state.line).outlines(of: path, width: width) {
      for outline in outlines { keep(.fill(shape(of: outline), state.stroke)) }
      return
    }
    let map = state.transform
    let scale = abs(map.a * map.d - map.b * map.c).squareRoot()
    keep(.stroke(shape(of: path), state.stroke, width: width * scale))
  }

  /// Lets only the inside of a path be seen, until the state is restored.
  package func clip(to path: CGPath, isEvenOdd: Bool) {
    guard kept.count < Self.most else { return }
    kept.append(.group(nil, clip: shape(of: path, isEvenOdd: isEvenOdd), opacity: 1))
    state.clips += 1
  }

  /// Begins a group that ends when the state is restored.
  func beginGroup(opacity: CGFloat) {
    guard kept.count < Self.most else { return }
    kept.append(.group(nil, clip: nil, opacity: opacity))
    state.clips += 1
  }

  private func castShadow(of shape: ScreenShape) {
    guard let shadow = state.shadow, !shadow.colour.isClear else { return }
    keep(.shadow(shape, shadow.colour, blur: shadow.blur, offset: shadow.offset))
  }

  func keep(_ step: ScreenStep) {
    guard kept.count < Self.most else { return }
    kept += state.alpha < 1 ? [.group(nil, clip: nil, opacity: state.alpha), step, .end] : [step]
  }

  func shape(of path: CGPath, isEvenOdd: Bool = false) -> ScreenShape {
    let map = state.transform
    let steps =
      map == .identity ? path.elements : path.elements.map { $0.mapped { $0.applying(map) } }
    return .path(CellOutline(steps: steps, isEvenOdd: isEvenOdd))
  }

  // MARK: State

  /// Saves the drawing state.
  public func saveGState() {
    saved.append(state)
    state.clips = 0
  }

  /// Restores the saved drawing state.
  public func restoreGState() {
    guard let before = saved.popLast() else { return }
    kept += Array(repeating: .end, count: state.clips)
    state = before
  }

  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) { state.fill = color.content }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.content }
  /// Sets the colour of fills by its components.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the colour of lines by its components.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the width of lines.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  /// Sets the opacity.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(1, max(0, alpha)) }
  /// Sets a shadow.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    state.shadow = (Self.shadowColour, blur / 2, offset)
  }
  /// Sets a shadow with a colour; `nil` for none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    // Core Graphics' blur is about twice the deviation of a Gaussian.
    state.shadow = color.map { ($0.content, blur / 2, offset) }
  }

  /// Translates later drawing.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }
  /// Scales later drawing.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }
  /// Rotates later drawing.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  /// Transforms later drawing.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  /// The transform from the points of drawing to those of the view.
  public var ctm: CGAffineTransform { state.transform }

  /// Sets the shape of line ends.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
  /// Sets the shape of line corners.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
  /// Sets the greatest length of a sharp corner.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  /// Sets the pattern of dashes; no lengths for a whole line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.phase, state.line.dashes) = (phase, lengths)
  }
  /// Sets how new drawing is blended with earlier drawing: fills take it away by `clear` and `destinationOut`; by other
  /// modes, all is painted over what is there.
  public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode }

  /// Draws with a way of blending and an opacity.
  package func blend(_ mode: CGBlendMode, alpha: CGFloat, _ body: () -> Void) {
    saveGState()
    setBlendMode(mode)
    setAlpha(alpha)
    body()
    restoreGState()
  }

  /// Takes away what has been drawn within a path.
  func erase(_ path: CGPath) {
    guard !kept.isEmpty, kept.count < Self.most,
      case .path(let hole) = shape(of: path)
    else { return }
    var open: [ScreenStep] = []
    for step in kept {
      switch step {
      case .group: open.append(step)
      case .end: _ = open.popLast()
      default: break
      }
    }
    let around = CellOutline(
      steps: CGPath.rectangle(boundingBoxOfClipPath) + hole.steps,
      isEvenOdd: true
    )
    // What was drawn so far is seen around the path; what is open goes on after it.
    kept = [.group(nil, clip: .path(around), opacity: 1)] + kept + open.map { _ in .end } + [.end]
    kept += open
  }
  /// Sets whether edges are smoothed; they always are.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets whether edges may be smoothed; they always are.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Sets how text is drawn; it is always filled.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
}

extension CGColor {
  /// The colour as content, the same in light and dark.
  package var content: ContentColour {
    let bytes = (components ?? []).map { part -> UInt32 in
      part.isFinite ? UInt32((min(max(part, 0), 1) * 255).rounded()) : 0
    }
    return ContentColour(light: bytes.prefix(4).reduce(0) { $0 << 8 | $1 })
  }
}

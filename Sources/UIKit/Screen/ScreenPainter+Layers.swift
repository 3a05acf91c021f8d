// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Grounds, borders and layers of views.
extension ScreenPainter {
  /// The most layers within layers.
  private static let mostLayers = 16

  /// The colour of a view and its layers, without what the view itself shows.
  mutating func paintGround(of view: UIView, _ box: CGRect, isColoured: Bool = true) {
    let own = (view as? UIWindow)?.ground ?? view.backgroundColor
    if isColoured, let colour = own.map({ ContentColour($0.shown(in: view)) }),
      !colour.isClear, !box.isEmpty
    {
      add(.fill(shape(of: view, box), colour))
    }
    guard let layer = view.usedLayer else { return }
    paintKind(of: layer, box)
    if !view.isContentOfLayer { paintLayersBehind(in: view) }
  }

  /// The layers in a view's layer that lie behind all views in it; those of the shown list lie behind its elements.
  mutating func paintLayersBehind(in view: UIView) {
    guard view.usedLayer?.sublayers?.isEmpty == false else { return }
    let pieces = view.paintedPieces
    let layers = view === content ? pieces[...] : pieces.prefix { $0.layer != nil }
    let inner = way
    way = CGAffineTransform(translationX: -view.bounds.minX, y: -view.bounds.minY)
      .concatenating(way)
    for layer in layers.compactMap(\.layer) { paint(layer) }
    way = inner
  }

  /// A layer that belongs to no view.
  mutating func paint(_ layer: CALayer) { paint(layer, level: 0) }

  mutating func paintBorder(of view: UIView, _ box: CGRect) {
    guard let layer = view.usedLayer else { return }
    paintBorder(of: layer, box, shape(of: view, box))
  }

  private mutating func paintBorder(of layer: CALayer, _ box: CGRect, _ whole: ScreenShape) {
    guard layer.borderWidth > 0, let colour = layer.borderColor, !box.isEmpty else { return }
    let width = layer.borderWidth
    // The line is within the layer; that of a mask is half outside, where nothing is seen.
    let isMasked = whole != corners(of: layer, box)
    let line = isMasked ? whole : corners(of: layer, box, within: width / 2)
    add(.stroke(line, ContentColour(UIColor(cgColor: colour)), width: width))
  }

  /// A layer without a view.
  private mutating func paint(_ layer: CALayer, level: Int) {
    FrameClock.current.layerAnimations.notePainted(layer)
    guard !layer.isHidden, layer.opacity > 0, level < Self.mostLayers else { return }
    let outer = way
    defer { way = outer }
    let box = CGRect(origin: .zero, size: layer.bounds.size)
    let isTurned = place(layer, box)
    let clip = layer.mask.flatMap { maskShape(of: $0) }
    let isGroup = clip != nil || layer.opacity < 1
    if isGroup { add(.group(nil, clip: clip, opacity: CGFloat(layer.opacity))) }
    let whole = corners(of: layer, box)
    paintShadow(of: layer, box, whole)
    if let colour = layer.backgroundColor.map({ ContentColour(UIColor(cgColor: $0)) }),
      !colour.isClear, !box.isEmpty
    {
      add(.fill(whole, colour))
    }
    paintKind(of: layer, box)
    let sublayers = layer.paintedSublayers
    let clips = layer.masksToBounds && !sublayers.isEmpty
    if clips { add(.group(nil, clip: whole, opacity: 1)) }
    for (number, turn) in layer.copies.enumerated() {
      let opacity = layer.opacity(ofCopy: number)
      let isGroup = turn != nil || opacity < 1
      if isGroup {
        add(.group(turn.map { around(box, $0).numbers }, clip: nil, opacity: opacity))
      }
      for inner in sublayers { paint(inner, level: level + 1) }
      if isGroup { add(.end) }
    }
    if clips { add(.end) }
    paintBorder(of: layer, box, whole)
    if isGroup { add(.end) }
    if isTurned { add(.end) }
  }

  /// Goes into a layer's own points; a turned or scaled one begins a group.
  ///
  /// - Returns: Whether a group began.
  private mutating func place(_ layer: CALayer, _ box: CGRect) -> Bool {
    let anchor = CGPoint(x: layer.anchorPoint.x * box.width, y: layer.anchorPoint.y * box.height)
    let turn = CATransform3DIsAffine(layer.transform) ? layer.affineTransform() : .identity
    let own = CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(turn)
      .concatenating(CGAffineTransform(translationX: layer.position.x, y: layer.position.y))
    guard turn.isMove else {
      add(.group(own.concatenating(way).numbers, clip: nil, opacity: 1))
      way = .identity
      return true
    }
    way = own.concatenating(way)
    return false
  }

  /// A transform around the middle of a rectangle of the present layer, in the points of the open group.
  private func around(_ box: CGRect, _ turn: CGAffineTransform) -> CGAffineTransform {
    let middle = CGPoint(x: way.tx + box.midX, y: way.ty + box.midY)
    return CGAffineTransform(translationX: -middle.x, y: -middle.y).concatenating(turn)
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
  }

  /// What a layer of a special class shows.
  private mutating func paintKind(of layer: CALayer, _ box: CGRect) {
    paintContents(of: layer, box)
    switch layer {
    case let gradient as CAGradientLayer: paint(gradient, box)
    case let shape as CAShapeLayer: paint(shape)
    case let text as CATextLayer: paint(text, box)
    case let emitter as CAEmitterLayer: paint(emitter)
    default: break
    }
  }

  private mutating func paint(_ layer: CAGradientLayer, _ box: CGRect) {
    let colours = (layer.colors ?? []).compactMap { $0 as? CGColor }
    guard let first = colours.first, !box.isEmpty else { return }
    let rect = placed(box)
    let whole = corners(of: layer, box)
    guard colours.count > 1 else {
      return add(.fill(whole, ContentColour(UIColor(cgColor: first))))
    }
    if let gradient = gradient(of: layer, box) { return add(.gradient(whole, gradient)) }
    func point(_ fraction: CGPoint) -> CGPoint {
      CGPoint(x: rect.minX + fraction.x * rect.width, y: rect.minY + fraction.y * rect.height)
    }
    let round = ConicGradient(
      colours: colours.map { UIColor(cgColor: $0) },
      places: layer.places(of: colours.count),
      middle: point(layer.startPoint),
      start: point(layer.endPoint)
    )
    add(.group(nil, clip: whole, opacity: 1))
    for step in round.steps(over: rect) { add(step) }
    add(.end)
  }

  private mutating func paint(_ layer: CAShapeLayer) {
    guard let path = layer.path, !path.isEmpty else { return }
    let whole = shape(of: path, movedBy: .zero, isEvenOdd: layer.fillRule == .evenOdd)
    if let colour = layer.fillColor.map({ ContentColour(UIColor(cgColor: $0)) }), !colour.isClear {
      add(.fill(whole, colour))
    }
    guard let colour = layer.strokeColor, layer.lineWidth > 0 else { return }
    let ink = ContentColour(UIColor(cgColor: colour))
    let isWhole = layer.strokeStart <= 0 && layer.strokeEnd >= 1
    let line = isWhole ? path : path.trimmed(from: layer.strokeStart, to: layer.strokeEnd)
    if let outlines = layer.lineStyle.outlines(of: line, width: layer.lineWidth) {
      for outline in outlines { add(.fill(shape(of: outline, movedBy: .zero), ink)) }
      return
    }
    let shown = isWhole ? whole : shape(of: line, movedBy: .zero)
    add(.stroke(shown, ink, width: layer.lineWidth))
  }

  private mutating func paint(_ layer: CATextLayer, _ box: CGRect) {
    let colour = layer.foregroundColor.map { UIColor(cgColor: $0) } ?? .white
    if let styled = layer.string as? NSAttributedString {
      let width = layer.isWrapped ? box.width : .infinity
      let alignment: NSTextAlignment =
        layer.alignmentMode == .center ? .center : layer.alignmentMode == .right ? .right : .natural
      let lines = AttributedLines(styled, within: width, limit: 0)
      let steps = lines.steps(in: placed(box), alignment, plain: colour, isTop: true)
      for step in steps { add(step) }
      return
    }
    guard let words = layer.string as? String, !words.isEmpty else { return }
    let font = UIFont.systemFont(ofSize: layer.fontSize).text
    write(
      words,
      font,
      ContentColour(colour),
      in: box,
      limit: layer.isWrapped ? 0 : 1,
      at: layer.alignmentMode == .center ? .middle : layer.alignmentMode == .right ? .end : .start,
      isTop: true
    )
  }
}

extension CALayer {
  /// The layers in it from back to front: by their `zPosition`, then in their order.
  fileprivate var paintedSublayers: [CALayer] { (sublayers ?? []).inDepth(\.zPosition) }
}

extension Array {
  /// The elements by their depth; those at the same depth keep their order.
  func inDepth(_ depth: (Element) -> CGFloat) -> [Element] {
    guard contains(where: { depth($0) != 0 }) else { return self }
    return enumerated().map { (place: $0.offset, depth: depth($0.element), element: $0.element) }
      .sorted { ($0.depth, CGFloat($0.place)) < ($1.depth, CGFloat($1.place)) }
      .map(\.element)
  }
}

extension CAShapeLayer {
  /// How the layer's line looks.
  var lineStyle: LineStyle {
    var style = LineStyle()
    style.cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
    style.join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
    style.miterLimit = miterLimit
    style.dashes = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
    style.phase = lineDashPhase
    return style
  }
}

extension CellOutline {
  /// The steps of a path that is moved.
  init(_ path: CGPath, movedBy place: CGPoint, isEvenOdd: Bool) {
    self.init(
      steps: path.elements.map { step in
        step.mapped { CGPoint(x: $0.x + place.x, y: $0.y + place.y) }
      },
      isEvenOdd: isEvenOdd
    )
  }
}

extension UIView {
  /// Whether what the view shows by itself is its layer's own content, over which the layers in it lie.
  ///
  /// A button's title and picture are views, so that its layers lie behind them.
  var isContentOfLayer: Bool { self is UIImageView || self is UILabel || ownDrawing != nil }
}

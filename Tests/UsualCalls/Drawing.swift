// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

@MainActor func usualLayers(_ view: UIView) {
  let layer = view.layer
  layer.cornerRadius = 8
  layer.cornerCurve = .continuous
  layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  layer.masksToBounds = true
  layer.borderWidth = 1
  layer.borderColor = UIColor.red.cgColor
  layer.shadowColor = UIColor.black.cgColor
  layer.shadowOpacity = 0.3
  layer.shadowOffset = CGSize(width: 0, height: 2)
  layer.shadowRadius = 4
  layer.shadowPath = UIBezierPath(roundedRect: view.bounds, cornerRadius: 8).cgPath
  layer.shouldRasterize = true
  layer.rasterizationScale = UIScreen.main.scale
  layer.opacity = 0.5
  layer.isHidden = false
  layer.zPosition = 3
  layer.anchorPoint = CGPoint(x: 0.5, y: 0)
  layer.position = .zero
  layer.bounds = .zero
  layer.frame = .zero
  layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
  layer.sublayerTransform.m34 = -1 / 500
  layer.setAffineTransform(.identity)
  _ = layer.affineTransform()
  layer.contents = UIImage().cgImage
  layer.contentsGravity = .resizeAspectFill
  layer.contentsScale = 2
  layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  layer.contentsCenter = .zero
  layer.magnificationFilter = .nearest
  layer.allowsEdgeAntialiasing = true
  layer.isDoubleSided = false
  layer.isGeometryFlipped = true
  layer.drawsAsynchronously = true
  layer.needsDisplayOnBoundsChange = true
  layer.isOpaque = true
  layer.name = "x"
  layer.speed = 0
  layer.timeOffset = 3
  layer.beginTime = CACurrentMediaTime()
  layer.backgroundColor = UIColor.red.cgColor
  layer.mask = CALayer()
  layer.filters = nil
  layer.compositingFilter = "multiplyBlendMode"
  layer.actions = ["position": NSNull()]
  layer.delegate = view
  layer.style = nil
  layer.setValue(3, forKey: "x")
  _ = layer.value(forKeyPath: "transform.rotation.z")
  layer.addSublayer(CALayer())
  layer.insertSublayer(CALayer(), at: 0)
  layer.insertSublayer(CALayer(), below: layer.sublayers?.first)
  layer.insertSublayer(CALayer(), above: nil)
  layer.replaceSublayer(CALayer(), with: CALayer())
  layer.sublayers?.forEach { $0.removeFromSuperlayer() }
  _ = layer.superlayer
  layer.setNeedsDisplay()
  layer.displayIfNeeded()
  layer.setNeedsLayout()
  layer.layoutIfNeeded()
  layer.removeAllAnimations()
  layer.removeAnimation(forKey: "x")
  _ = layer.animation(forKey: "x")
  _ = layer.animationKeys()?.count
  _ = layer.presentation()?.position
  _ = layer.model()
  _ = layer.convert(CGPoint.zero, to: nil)
  _ = layer.convert(CGRect.zero, from: layer)
  _ = layer.convertTime(CACurrentMediaTime(), from: nil)
  _ = layer.contains(.zero)
  _ = layer.hitTest(.zero)
  _ = layer.preferredFrameSize()
  _ = layer.needsDisplay()
  if let context = UIGraphicsGetCurrentContext() { layer.render(in: context) }
  let gradient = CAGradientLayer()
  gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
  gradient.locations = [0, 0.5, 1]
  gradient.startPoint = .zero
  gradient.endPoint = CGPoint(x: 1, y: 1)
  gradient.type = .radial
  let shape = CAShapeLayer()
  shape.path = UIBezierPath(ovalIn: .zero).cgPath
  shape.fillColor = nil
  shape.strokeColor = UIColor.red.cgColor
  shape.lineWidth = 3
  shape.lineCap = .round
  shape.lineJoin = .bevel
  shape.lineDashPattern = [3, 2]
  shape.lineDashPhase = 1
  shape.miterLimit = 3
  shape.strokeStart = 0
  shape.strokeEnd = 1
  shape.fillRule = .evenOdd
  let text = CATextLayer()
  text.string = "x"
  text.font = UIFont.systemFont(ofSize: 3)
  text.fontSize = 3
  text.foregroundColor = UIColor.red.cgColor
  text.alignmentMode = .center
  text.truncationMode = .end
  text.isWrapped = true
  let replicator = CAReplicatorLayer()
  replicator.instanceCount = 3
  replicator.instanceDelay = 0.1
  replicator.instanceTransform = CATransform3DMakeTranslation(3, 0, 0)
  replicator.instanceColor = UIColor.red.cgColor
  replicator.instanceAlphaOffset = -0.1
  let emitter = CAEmitterLayer()
  emitter.emitterPosition = .zero
  emitter.emitterShape = .line
  emitter.emitterSize = CGSize(width: 3, height: 1)
  emitter.renderMode = .additive
  let cell = CAEmitterCell()
  cell.birthRate = 3
  cell.lifetime = 3
  cell.velocity = 3
  cell.velocityRange = 1
  cell.emissionLongitude = .pi
  cell.emissionRange = .pi
  cell.spin = 1
  cell.scale = 0.1
  cell.scaleRange = 0.1
  cell.scaleSpeed = -0.1
  cell.alphaSpeed = -0.1
  cell.yAcceleration = 3
  cell.color = UIColor.red.cgColor
  cell.contents = UIImage().cgImage
  cell.name = "x"
  emitter.emitterCells = [cell]
  _ = CATransformLayer()
  _ = CAScrollLayer()
  _ = CATiledLayer()
}

final class UsualAnimations: NSObject, CAAnimationDelegate, CALayerDelegate {
  func animate(_ layer: CALayer) {
    let basic = CABasicAnimation(keyPath: "opacity")
    basic.fromValue = 0
    basic.toValue = 1
    basic.byValue = nil
    basic.duration = 1
    basic.beginTime = CACurrentMediaTime() + 1
    basic.repeatCount = .infinity
    basic.repeatDuration = 3
    basic.autoreverses = true
    basic.isRemovedOnCompletion = false
    basic.fillMode = .forwards
    basic.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    basic.isAdditive = true
    basic.isCumulative = true
    basic.speed = 2
    basic.delegate = self
    basic.setValue("x", forKey: "y")
    layer.add(basic, forKey: "x")
    let keyed = CAKeyframeAnimation(keyPath: "position")
    keyed.values = [0, 1]
    keyed.keyTimes = [0, 1]
    keyed.path = UIBezierPath().cgPath
    keyed.calculationMode = .cubicPaced
    keyed.timingFunctions = [CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 1)]
    keyed.rotationMode = .rotateAuto
    let spring = CASpringAnimation(keyPath: "transform.scale")
    spring.damping = 3
    spring.stiffness = 100
    spring.mass = 1
    spring.initialVelocity = 0
    spring.duration = spring.settlingDuration
    let group = CAAnimationGroup()
    group.animations = [basic, keyed, spring]
    let transition = CATransition()
    transition.type = .push
    transition.subtype = .fromRight
    layer.add(transition, forKey: kCATransition)
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.3)
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock {}
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .default))
    CATransaction.commit()
    CATransaction.flush()
    let link = CADisplayLink(target: self, selector: Selector(("x")))
    link.add(to: .main, forMode: .common)
    link.preferredFramesPerSecond = 30
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60)
    link.isPaused = true
    _ = link.targetTimestamp - link.timestamp + link.duration
    link.invalidate()
    _ = CATransform3DTranslate(CATransform3DIdentity, 1, 2, 3)
    _ = CATransform3DConcat(CATransform3DMakeScale(1, 1, 1), CATransform3DRotate(CATransform3DIdentity, 1, 0, 0, 1))
    _ = CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(.identity))
    _ = CATransform3DIsIdentity(CATransform3DInvert(CATransform3DIdentity))
    _ = NSValue(caTransform3D: CATransform3DIdentity)
    _ = NSValue(cgPoint: .zero).cgPointValue
  }
  func animationDidStart(_ anim: CAAnimation) {}
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { _ = anim.value(forKey: "y") as? String }
  func draw(_ layer: CALayer, in ctx: CGContext) {}
  func action(for layer: CALayer, forKey event: String) -> CAAction? { NSNull() }
  func layoutSublayers(of layer: CALayer) {}
}

final class UsualLayer: CALayer {
  var progress: CGFloat = 0
  override init() { super.init() }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override class func needsDisplay(forKey key: String) -> Bool { key == "progress" || super.needsDisplay(forKey: key) }
  override func draw(in ctx: CGContext) { super.draw(in: ctx) }
  override func action(forKey event: String) -> CAAction? { super.action(forKey: event) }
  override func layoutSublayers() { super.layoutSublayers() }
  override func display() { super.display() }
}

@MainActor func usualPaths() {
  let path = UIBezierPath()
  path.move(to: .zero)
  path.addLine(to: CGPoint(x: 3, y: 4))
  path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
  path.addQuadCurve(to: .zero, controlPoint: .zero)
  path.addArc(withCenter: .zero, radius: 3, startAngle: 0, endAngle: .pi, clockwise: true)
  path.close()
  path.append(UIBezierPath(roundedRect: .zero, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: .zero))
  path.apply(CGAffineTransform(scaleX: 2, y: 2))
  path.lineWidth = 3
  path.lineCapStyle = .round
  path.lineJoinStyle = .round
  path.miterLimit = 3
  path.flatness = 0.6
  path.usesEvenOddFillRule = true
  path.setLineDash([3, 2], count: 2, phase: 0)
  path.stroke()
  path.fill()
  path.stroke(with: .normal, alpha: 0.5)
  path.addClip()
  _ = path.contains(.zero)
  _ = path.bounds
  _ = path.isEmpty
  _ = path.currentPoint
  _ = path.reversing()
  path.removeAllPoints()
  _ = UIBezierPath(arcCenter: .zero, radius: 3, startAngle: 0, endAngle: 1, clockwise: false)
  _ = UIBezierPath(cgPath: CGPath(rect: .zero, transform: nil))
  let mutable = CGMutablePath()
  mutable.move(to: .zero)
  mutable.addLine(to: .zero)
  mutable.addRect(.zero)
  mutable.addEllipse(in: .zero)
  mutable.addRoundedRect(in: .zero, cornerWidth: 1, cornerHeight: 1)
  mutable.addArc(tangent1End: .zero, tangent2End: .zero, radius: 3)
  mutable.addArc(center: .zero, radius: 3, startAngle: 0, endAngle: 1, clockwise: true)
  mutable.addLines(between: [.zero])
  mutable.addPath(CGPath(ellipseIn: .zero, transform: nil))
  mutable.addQuadCurve(to: .zero, control: .zero)
  mutable.addCurve(to: .zero, control1: .zero, control2: .zero)
  mutable.closeSubpath()
  _ = mutable.boundingBox
  _ = mutable.boundingBoxOfPath
  _ = mutable.contains(.zero, using: .winding, transform: .identity)
  _ = mutable.copy(strokingWithWidth: 3, lineCap: .round, lineJoin: .round, miterLimit: 1)
  _ = mutable.copy(dashingWithPhase: 0, lengths: [3])
  mutable.applyWithBlock { element in if element.pointee.type == .moveToPoint { _ = element.pointee.points[0] } }
}

@MainActor func usualContext(_ context: CGContext, _ image: UIImage) {
  context.saveGState()
  context.setFillColor(UIColor.red.cgColor)
  context.setStrokeColor(UIColor.red.cgColor)
  context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
  context.setFillColor(gray: 0.5, alpha: 1)
  context.setStrokeColor(gray: 0.5, alpha: 1)
  context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
  context.setLineWidth(3)
  context.setLineCap(.round)
  context.setLineJoin(.miter)
  context.setLineDash(phase: 0, lengths: [3, 2])
  context.setMiterLimit(3)
  context.setAlpha(0.5)
  context.setBlendMode(.multiply)
  context.setShadow(offset: .zero, blur: 3)
  context.setShadow(offset: .zero, blur: 3, color: nil)
  context.setAllowsAntialiasing(true)
  context.setShouldAntialias(false)
  context.interpolationQuality = .high
  context.textMatrix = .identity
  context.textPosition = .zero
  context.move(to: .zero)
  context.addLine(to: .zero)
  context.addRect(.zero)
  context.addEllipse(in: .zero)
  context.addPath(CGMutablePath())
  context.addArc(center: .zero, radius: 3, startAngle: 0, endAngle: 1, clockwise: true)
  context.addQuadCurve(to: .zero, control: .zero)
  context.addCurve(to: .zero, control1: .zero, control2: .zero)
  context.addLines(between: [])
  context.beginPath()
  context.closePath()
  context.fillPath()
  context.fillPath(using: .evenOdd)
  context.strokePath()
  context.drawPath(using: .fillStroke)
  context.fill(.zero)
  context.fill([.zero])
  context.stroke(.zero)
  context.stroke(.zero, width: 3)
  context.fillEllipse(in: .zero)
  context.strokeEllipse(in: .zero)
  context.strokeLineSegments(between: [])
  context.clear(.zero)
  context.clip()
  context.clip(to: .zero)
  context.clip(to: .zero, mask: image.cgImage!)
  context.clip(using: .evenOdd)
  context.translateBy(x: 1, y: 2)
  context.scaleBy(x: 1, y: -1)
  context.rotate(by: .pi)
  context.concatenate(.identity)
  _ = context.ctm
  _ = context.boundingBoxOfClipPath
  _ = context.makeImage()
  _ = context.path?.isEmpty
  _ = context.width + context.height
  context.draw(image.cgImage!, in: .zero)
  context.beginTransparencyLayer(auxiliaryInfo: nil)
  context.endTransparencyLayer()
  context.setRenderingIntent(.defaultIntent)
  context.setFlatness(1)
  let space = CGColorSpaceCreateDeviceRGB()
  if let gradient = CGGradient(colorsSpace: space, colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray, locations: [0, 1]) {
    context.drawLinearGradient(gradient, start: .zero, end: .zero, options: [.drawsBeforeStartLocation])
    context.drawRadialGradient(gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 3, options: CGGradientDrawingOptions(rawValue: 0))
  }
  context.restoreGState()
  _ = CGContext(data: nil, width: 3, height: 3, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  UIGraphicsBeginImageContextWithOptions(.zero, false, 0)
  UIGraphicsBeginImageContext(.zero)
  image.draw(in: .zero)
  image.draw(at: .zero)
  image.draw(in: .zero, blendMode: .normal, alpha: 0.5)
  _ = UIGraphicsGetImageFromCurrentImageContext()
  UIGraphicsEndImageContext()
  UIGraphicsPushContext(context)
  UIGraphicsPopContext()
  UIRectFill(.zero)
  UIRectFrame(.zero)
  UIColor.red.setFill()
  UIColor.red.setStroke()
  UIColor.red.set()
  let format = UIGraphicsImageRendererFormat.default()
  format.scale = 1
  format.opaque = true
  _ = UIGraphicsImageRenderer(size: .zero, format: format).image { renderer in
    renderer.cgContext.fill(.zero)
    renderer.fill(.zero)
    renderer.stroke(.zero)
    _ = renderer.format.bounds
    renderer.fill(.zero, blendMode: .normal)
    renderer.clip(to: .zero)
    _ = renderer.currentImage
  }
  _ = UIGraphicsImageRenderer(bounds: .zero).pngData { _ in }
  _ = UIGraphicsImageRenderer(size: .zero).jpegData(withCompressionQuality: 0.8) { _ in }
}


// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A layer with the shape of a path; as the mask of a cell's view it gives the cell its outline,
/// otherwise it is not painted.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The shape, in the layer's coordinates.
  open var path: CGPath? {
    didSet { noteChange(of: "path", oldValue, path) }
  }
  /// The colour of the inside.
  open var fillColor: CGColor? = CGColor.black {
    didSet { noteChange(of: "fillColor", oldValue, fillColor) }
  }
  /// The rule for what is inside the path.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of the line.
  open var strokeColor: CGColor? {
    didSet { noteChange(of: "strokeColor", oldValue, strokeColor) }
  }
  /// The start of the line, as a fraction of the path.
  open var strokeStart: CGFloat = 0 {
    didSet { noteChange(of: "strokeStart", oldValue, strokeStart) }
  }
  /// The end of the line, as a fraction of the path.
  open var strokeEnd: CGFloat = 1 {
    didSet { noteChange(of: "strokeEnd", oldValue, strokeEnd) }
  }
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1 {
    didSet { noteChange(of: "lineWidth", oldValue, lineWidth) }
  }
  /// The shape of the line's ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of the line's corners.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The greatest length of a sharp corner, in line widths.
  open var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]?
  /// The place in the pattern at which the line starts, in points.
  open var lineDashPhase: CGFloat = 0 {
    didSet { noteChange(of: "lineDashPhase", oldValue, lineDashPhase) }
  }

  override func take(_ other: CALayer) {
    super.take(other)
    guard let other = other as? CAShapeLayer else { return }
    (path, fillColor, fillRule) = (other.path, other.fillColor, other.fillRule)
    (strokeColor, strokeStart, strokeEnd) = (other.strokeColor, other.strokeStart, other.strokeEnd)
    (lineWidth, lineCap, lineJoin) = (other.lineWidth, other.lineCap, other.lineJoin)
    (miterLimit, lineDashPattern) = (other.miterLimit, other.lineDashPattern)
    lineDashPhase = other.lineDashPhase
  }
}

/// A layer with a colour gradient; it is not painted.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colours: `CGColor`s.
  open var colors: [Any]? {
    didSet { noteChange(ofList: "colors", oldValue, colors) }
  }
  /// The places of the colours, as fractions of the gradient.
  open var locations: [NSNumber]? {
    didSet { noteChange(ofList: "locations", oldValue, locations) }
  }
  /// The start of the gradient, as a fraction of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { noteChange(of: "startPoint", oldValue, startPoint) }
  }
  /// The end of the gradient, as a fraction of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { noteChange(of: "endPoint", oldValue, endPoint) }
  }
  /// The shape of the gradient.
  open var type = CAGradientLayerType.axial

  override func take(_ other: CALayer) {
    super.take(other)
    guard let other = other as? CAGradientLayer else { return }
    (colors, locations, type) = (other.colors, other.locations, other.type)
    (startPoint, endPoint) = (other.startPoint, other.endPoint)
  }
}

/// A layer with copies of its sublayers; it is not painted.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// The number of copies, including the first one.
  open var instanceCount = 1
  /// The transform from one copy to the next.
  open var instanceTransform = CATransform3DIdentity
  /// The delay from one copy to the next, in seconds.
  open var instanceDelay: CFTimeInterval = 0
}

/// A layer with text; it is not painted.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// The text.
  open var string: Any?
  /// The size of the font, in points.
  open var fontSize: CGFloat = 36
  /// The colour of the text.
  open var foregroundColor: CGColor?
  /// Whether lines wrap at the edge.
  open var isWrapped = false
}

/// The rule for what is inside a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public var rawValue: String
  /// Makes a rule from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Points are inside if the path winds around them.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Points are inside if an odd number of outlines surrounds them.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of a line's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public var rawValue: String
  /// Makes a shape from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The line ends exactly at its last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Half a circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of a line's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public var rawValue: String
  /// Makes a shape from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A sharp corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A round corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A corner that is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The shape of a colour gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public var rawValue: String
  /// Makes a shape from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The colours change along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// The colours change with the distance from a centre.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// The colours change with the angle around a centre.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

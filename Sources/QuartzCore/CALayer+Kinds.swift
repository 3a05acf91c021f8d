// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A layer in the shape of a path; recorded.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The shape, in the layer's coordinates.
  open var path: CGPath?
  /// The colour within.
  open var fillColor: CGColor? = CGColor.black
  /// What counts as within.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of the line.
  open var strokeColor: CGColor?
  /// Where the line begins, as a part of the path.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, as a part of the path.
  open var strokeEnd: CGFloat = 1
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The ends of the line.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The corners of the line.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Up to which length corners are sharp, in widths of the line.
  open var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]?
  /// Where in the pattern the line begins, in points.
  open var lineDashPhase: CGFloat = 0
}

/// A layer of colours that pass into one another; recorded.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colours, `CGColor`s.
  open var colors: [Any]?
  /// Where each colour is, as a part of the way.
  open var locations: [NSNumber]?
  /// Where the way begins, in parts of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the way ends, in parts of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The shape of the way.
  open var type = CAGradientLayerType.axial
}

/// A layer of copies of its sublayers; recorded.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// How many copies there are, with the first.
  open var instanceCount = 1
  /// From one copy to the next.
  open var instanceTransform = CATransform3DIdentity
  /// Seconds from one copy to the next.
  open var instanceDelay: CFTimeInterval = 0
}

/// A layer of text; recorded.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// The text.
  open var string: Any?
  /// The size of the font, in points.
  open var fontSize: CGFloat = 36
  /// The colour of the text.
  open var foregroundColor: CGColor?
  /// Whether lines break at the edge.
  open var isWrapped = false
}

/// What counts as within a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Makes a rule of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// What the path goes around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What an odd number of lines is around.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of a line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Makes an end of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Cut off.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Half a circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of a line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Makes a corner of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Sharp.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The shape in which colours pass into one another.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Makes a shape of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a middle.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a middle.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

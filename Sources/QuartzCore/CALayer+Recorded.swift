// SPDX-License-Identifier: Apache-2.0
public import CoreGraphics
public import Foundation

/// The key of a layer's transition.
public let kCATransition = "transition"

extension CATransition {
  /// How the layer changes; recorded.
  public var type: CATransitionType {
    get { recorded("type") ?? .fade }
    set { record(newValue, as: "type") }
  }
  /// The direction; recorded.
  public var subtype: CATransitionSubtype? {
    get { recorded("subtype") }
    set { record(newValue, as: "subtype") }
  }
}

extension CAKeyframeAnimation {
  /// How values between key frames are computed; recorded.
  public var calculationMode: CAAnimationCalculationMode {
    get { recorded("calculationMode") ?? .linear }
    set { record(newValue, as: "calculationMode") }
  }
  /// How the layer turns along a path; recorded.
  public var rotationMode: CAAnimationRotationMode? {
    get { recorded("rotationMode") }
    set { record(newValue, as: "rotationMode") }
  }
  /// The curves between key frames; recorded.
  public var timingFunctions: [CAMediaTimingFunction]? {
    get { recorded("timingFunctions") }
    set { record(newValue, as: "timingFunctions") }
  }
}

extension CATextLayer {
  /// The font; its weight is used.
  public var font: Any? {
    get { recorded("font") }
    set { record(newValue, as: "font") }
  }
  /// How the text is aligned.
  public var alignmentMode: CATextLayerAlignmentMode {
    get { recorded("alignmentMode") ?? .natural }
    set { record(newValue, as: "alignmentMode") }
  }
  /// Where a text that does not fit is shortened; recorded.
  public var truncationMode: CATextLayerTruncationMode {
    get { recorded("truncationMode") ?? .none }
    set { record(newValue, as: "truncationMode") }
  }
  /// How letters are placed; recorded.
  public var allowsFontSubpixelQuantization: Bool {
    get { recorded("allowsFontSubpixelQuantization") ?? false }
    set { record(newValue, as: "allowsFontSubpixelQuantization") }
  }
}

extension CAReplicatorLayer {
  /// The colour of the copies; recorded.
  public var instanceColor: CGColor? {
    get { recorded("instanceColor") }
    set { record(newValue, as: "instanceColor") }
  }
  /// How red changes from one copy to the next; recorded.
  public var instanceRedOffset: Float {
    get { recorded("instanceRedOffset") ?? 0 }
    set { record(newValue, as: "instanceRedOffset") }
  }
  /// How green changes from one copy to the next; recorded.
  public var instanceGreenOffset: Float {
    get { recorded("instanceGreenOffset") ?? 0 }
    set { record(newValue, as: "instanceGreenOffset") }
  }
  /// How blue changes from one copy to the next; recorded.
  public var instanceBlueOffset: Float {
    get { recorded("instanceBlueOffset") ?? 0 }
    set { record(newValue, as: "instanceBlueOffset") }
  }
  /// How opacity changes from one copy to the next; recorded.
  public var instanceAlphaOffset: Float {
    get { recorded("instanceAlphaOffset") ?? 0 }
    set { record(newValue, as: "instanceAlphaOffset") }
  }
  /// Whether depths are kept; recorded.
  public var preservesDepth: Bool {
    get { recorded("preservesDepth") ?? false }
    set { record(newValue, as: "preservesDepth") }
  }
}

extension CALayer {
  /// Whether the layer is drawn again in another size; recorded.
  public var needsDisplayOnBoundsChange: Bool {
    get { recorded("needsDisplayOnBoundsChange") ?? false }
    set { record(newValue, as: "needsDisplayOnBoundsChange") }
  }
  /// How the layer is painted over others; recorded.
  public var compositingFilter: Any? {
    get { recorded("compositingFilter") }
    set { record(newValue, as: "compositingFilter") }
  }
  /// What changes what is behind the layer; recorded.
  public var backgroundFilters: [Any]? {
    get { recorded("backgroundFilters") }
    set { record(newValue, as: "backgroundFilters") }
  }
  /// What changes the layer; recorded.
  public var filters: [Any]? {
    get { recorded("filters") }
    set { record(newValue, as: "filters") }
  }
  /// Whether the layer is drawn beside other work; recorded.
  public var drawsAsynchronously: Bool {
    get { recorded("drawsAsynchronously") ?? false }
    set { record(newValue, as: "drawsAsynchronously") }
  }
  /// Which edges are smooth; recorded.
  public var edgeAntialiasingMask: UInt32 {
    get { recorded("edgeAntialiasingMask") ?? 15 }
    set { record(newValue, as: "edgeAntialiasingMask") }
  }
  /// What its changes begin; recorded.
  public var actions: [String: any CAAction]? {
    get { recorded("actions") }
    set { record(newValue, as: "actions") }
  }
  /// The part that is stretched, as fractions of the contents; recorded.
  public var contentsCenter: CGRect {
    get { recorded("contentsCenter") ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { record(newValue, as: "contentsCenter") }
  }
  /// How contents are made larger; recorded.
  public var magnificationFilter: CALayerContentsFilter {
    get { recorded("magnificationFilter") ?? .linear }
    set { record(newValue, as: "magnificationFilter") }
  }
  /// How contents are made smaller; recorded.
  public var minificationFilter: CALayerContentsFilter {
    get { recorded("minificationFilter") ?? .linear }
    set { record(newValue, as: "minificationFilter") }
  }
  /// Default values; recorded.
  public var style: [AnyHashable: Any]? {
    get { recorded("style") }
    set { record(newValue, as: "style") }
  }
}

extension CASpringAnimation {
  /// How long the spring moves: until a thousandth of the way is left, in seconds.
  public var settlingDuration: CFTimeInterval {
    guard mass > 0, stiffness > 0, damping > 0 else { return duration }
    // The envelope of the motion falls with e^(-damping / (2 mass) t).
    return 2 * Double(mass) / Double(damping) * 6.907755278982137
  }
}

/// A layer that scrolls its sublayers.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
  /// Scrolls to a point.
  open func scroll(to p: CGPoint) { bounds.origin = p }
}

/// A layer whose sublayers keep their depths; they are painted flat here.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {}

/// A layer that is drawn in tiles; it is drawn at once here.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
  /// The size of a tile, in pixels.
  open var tileSize = CGSize(width: 256, height: 256)
  /// How many sizes are drawn.
  open var levelsOfDetail = 1
  /// How many of them are enlarged.
  open var levelsOfDetailBias = 0
}

extension CALayer {
  /// Whether the y axis of the sublayers points up; recorded.
  public var isGeometryFlipped: Bool {
    get { recorded("isGeometryFlipped") ?? false }
    set { record(newValue, as: "isGeometryFlipped") }
  }
}

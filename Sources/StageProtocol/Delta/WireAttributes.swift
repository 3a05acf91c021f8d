// SPDX-License-Identifier: Apache-2.0

/// An element's attributes on the wire: lengths are in 1/64 pt.
public struct WireAttributes: Hashable, Sendable {
  /// The x-coordinate of the untransformed frame's origin in the content, in 1/64 pt.
  public var x: Int64 = 0
  /// The y-coordinate of the untransformed frame's origin in the content, in 1/64 pt.
  public var y: Int64 = 0
  /// The width of the frame, in 1/64 pt.
  public var width: Int64 = 0
  /// The height of the frame, in 1/64 pt.
  public var height: Int64 = 0
  /// Opacity in 1/255.
  public var alpha: UInt8 = 255
  /// The order from back to front: greater numbers are in front.
  public var zIndex: Int64 = 0
  /// Whether the element is invisible.
  public var isHidden = false
  /// The transform about the centre; `nil` is the identity.
  public var transform: WireTransform?
  /// The id of the element's content; 0 is none.
  public var content: UInt64 = 0
  /// Section in the data.
  public var section: Int64 = 0
  /// Item in its section.
  public var item: Int64 = 0
  /// The range in which the element sticks to a viewport edge; `nil` when it does not.
  public var pin: WirePin?
  /// The appearance at other content offsets, by axis, the vertical one first; empty when it is
  /// always the same.
  public var tracks: [WireTrack] = []
  /// The id of the orthogonal section that the element scrolls with; 0 is none.
  public var orthogonalSection: UInt64 = 0
  /// The bits of `ElementState`.
  public var state: UInt8 = 0
  /// The number of the reusable view that shows the element.
  public var slot: Int64 = 0

  /// Makes the attributes of an opaque element at the origin without size.
  public init() {}
}

/// A projective map of the plane in single precision, with the meaning of `PlaneTransform`.
public struct WireTransform: Hashable, Sendable {
  /// Horizontal part of x.
  public var a: Float
  /// Vertical part of x.
  public var b: Float
  /// Horizontal part of y.
  public var c: Float
  /// Vertical part of y.
  public var d: Float
  /// Shift to the right, in points.
  public var tx: Float
  /// Shift downwards, in points.
  public var ty: Float
  /// The change of the depth for each point to the right.
  public var g: Float
  /// The change of the depth for each point downwards.
  public var h: Float
  /// The depth of the centre.
  public var w: Float

  /// Whether the depth is 1 everywhere, so that the last three numbers are not sent.
  public var isAffine: Bool { g == 0 && h == 0 && w == 1 }

  /// Makes a transform from its numbers; the depth is 1 everywhere unless given.
  public init(
    a: Float,
    b: Float,
    c: Float,
    d: Float,
    tx: Float,
    ty: Float,
    g: Float = 0,
    h: Float = 0,
    w: Float = 1
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
    self.g = g
    self.h = h
    self.w = w
  }
}

/// A pin range in 1/64 pt; the edge is 1 top, 2 bottom, 3 left, 4 right.
public struct WirePin: Hashable, Sendable {
  /// The viewport edge to which the element sticks.
  public var edge: UInt8
  /// The least origin along the edge's axis.
  public var lower: Int64
  /// The greatest origin along the edge's axis.
  public var upper: Int64

  /// Makes a pin range.
  public init(edge: UInt8, lower: Int64, upper: Int64) {
    self.edge = edge
    self.lower = lower
    self.upper = upper
  }
}

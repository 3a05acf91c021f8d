// SPDX-License-Identifier: Apache-2.0

/// An element's attributes as the wire carries them: lengths in 1/64 pt.
public struct WireAttributes: Hashable, Sendable {
  /// Origin and size of the untransformed frame, in 1/64 pt of content coordinates.
  public var x: Int64 = 0
  /// Origin, downwards.
  public var y: Int64 = 0
  /// Width of the frame.
  public var width: Int64 = 0
  /// Height of the frame.
  public var height: Int64 = 0
  /// Opacity in 1/255.
  public var alpha: UInt8 = 255
  /// Elements with greater numbers lie on top.
  public var zIndex: Int64 = 0
  /// Whether nothing of it is shown.
  public var isHidden = false
  /// The map about the centre; `nil` is the identity.
  public var transform: WireTransform?
  /// Content that the element shows; 0 is none.
  public var content: UInt64 = 0
  /// Section in the data.
  public var section: Int64 = 0
  /// Item in its section.
  public var item: Int64 = 0
  /// Set for elements that stick to a viewport edge.
  public var pin: WirePin?
  /// How it looks at other content offsets, by axis, the vertical one first; empty when it looks the same.
  public var tracks: [WireTrack] = []
  /// The orthogonal section that the element moves with; 0 is none.
  public var orthogonalSection: UInt64 = 0
  /// The bits of `ElementState`.
  public var state: UInt8 = 0
  /// Number of the reusable view that shows the element.
  public var slot: Int64 = 0

  /// Makes the attributes of an element at the origin without size, fully opaque.
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
  /// What a step to the right adds to the depth, per point.
  public var g: Float
  /// What a step downwards adds to the depth, per point.
  public var h: Float
  /// The depth of the centre.
  public var w: Float

  /// Whether the depth is 1 everywhere, so that the last three numbers need not travel.
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
  /// The viewport edge that the element sticks to.
  public var edge: UInt8
  /// Least origin along the edge's axis.
  public var lower: Int64
  /// Greatest origin along the edge's axis.
  public var upper: Int64

  /// Makes a pin range.
  public init(edge: UInt8, lower: Int64, upper: Int64) {
    self.edge = edge
    self.lower = lower
    self.upper = upper
  }
}

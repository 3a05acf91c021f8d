// SPDX-License-Identifier: Apache-2.0

/// An element's attributes as the wire carries them: lengths in 1/64 pt.
public struct WireAttributes: Hashable, Sendable {
  /// Origin and size of the untransformed frame, in 1/64 pt of content coordinates.
  public var x: Int64 = 0
  public var y: Int64 = 0
  public var width: Int64 = 0
  public var height: Int64 = 0
  /// Opacity in 1/255.
  public var alpha: UInt8 = 255
  public var zIndex: Int64 = 0
  public var isHidden = false
  /// Six single-precision numbers a, b, c, d, tx, ty; `nil` is the identity.
  public var transform: WireTransform?
  /// Content that the element shows; 0 is none.
  public var content: UInt64 = 0
  public var section: Int64 = 0
  public var item: Int64 = 0
  public var pin: WirePin?

  /// Makes the attributes of an element at the origin without size, fully opaque.
  public init() {}
}

/// An affine transform in single precision.
public struct WireTransform: Hashable, Sendable {
  public var a: Float
  public var b: Float
  public var c: Float
  public var d: Float
  public var tx: Float
  public var ty: Float

  /// Makes a transform from its six numbers.
  public init(a: Float, b: Float, c: Float, d: Float, tx: Float, ty: Float) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }
}

/// A pin range in 1/64 pt; the edge is 1 top, 2 bottom, 3 left, 4 right.
public struct WirePin: Hashable, Sendable {
  public var edge: UInt8
  public var lower: Int64
  public var upper: Int64

  /// Makes a pin range.
  public init(edge: UInt8, lower: Int64, upper: Int64) {
    self.edge = edge
    self.lower = lower
    self.upper = upper
  }
}

// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Geometry as objects, for collections of objects.
extension NSValue {
  /// Wraps a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Wraps a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Wraps a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// The point.
  public var cgPointValue: CGPoint { pointValue }
  /// The size.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle.
  public var cgRectValue: CGRect { rectValue }
  /// Wraps a plane transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    unsafe self.init(bytes: numbers.map { Double($0) }, objCType: "[6d]")
  }
  /// Wraps a transform in space.
  public convenience init(caTransform3D t: CATransform3D) {
    unsafe self.init(bytes: t.rows.map { Double($0) }, objCType: "[16d]")
  }
  /// Wraps insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    let numbers = [insets.top, insets.left, insets.bottom, insets.right]
    unsafe self.init(bytes: numbers.map { Double($0) }, objCType: "[4d]")
  }
  /// Wraps an offset.
  public convenience init(uiOffset insets: UIOffset) {
    let numbers = [insets.horizontal, insets.vertical]
    unsafe self.init(bytes: numbers.map { Double($0) }, objCType: "[2d]")
  }

  /// The plane transform.
  public var cgAffineTransformValue: CGAffineTransform {
    let n = numbers(6)
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
  /// The transform in space.
  public var caTransform3DValue: CATransform3D { CATransform3D(rows: numbers(16)) }
  /// The insets.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let n = numbers(4)
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }
  /// The offset.
  public var uiOffsetValue: UIOffset {
    let n = numbers(2)
    return UIOffset(horizontal: n[0], vertical: n[1])
  }

  /// The numbers in the object; zeros if it contains another type.
  private func numbers(_ count: Int) -> [CGFloat] {
    guard unsafe String(cString: objCType) == "[\(count)d]" else {
      return Array(repeating: 0, count: count)
    }
    var numbers = Array(repeating: 0.0, count: count)
    unsafe numbers.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { unsafe getValue(start) }
    }
    return numbers.map { CGFloat($0) }
  }
}

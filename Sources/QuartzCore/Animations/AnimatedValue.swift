// SPDX-License-Identifier: Apache-2.0
package import CoreGraphics
package import Foundation
import LayoutEngine

/// A value of a layer that can go over into another one.
package enum AnimatedValue {
  /// A length, an angle, an opacity.
  case number(CGFloat)
  /// A point, a size or a rectangle, by its numbers.
  case numbers([CGFloat])
  /// A transform in space.
  case transform(CATransform3D)
  /// A colour.
  case colour(CGColor)
  /// A path.
  case path(CGPath)
  /// Several of them, such as the colours of a gradient.
  case list([AnimatedValue])

  /// Takes a value as animations are given it: a number, a structure, an object that wraps one.
  @MainActor package init?(_ value: Any?) {
    switch value {
    case let value as CGFloat: self = .number(value)
    case let value as Double: self = .number(CGFloat(value))
    case let value as Float: self = .number(CGFloat(value))
    case let value as Int: self = .number(CGFloat(value))
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as CGPoint: self = .numbers([value.x, value.y])
    case let value as CGSize: self = .numbers([value.width, value.height])
    case let value as CGRect:
      self = .numbers([value.minX, value.minY, value.width, value.height])
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGColor: self = .colour(value)
    case let value as CGPath: self = .path(value)
    case let value as NSNumber: self = .number(CGFloat(value.doubleValue))
    case let value as NSValue:
      guard let wrapped = Self.unwrapped(value) else { return nil }
      self = wrapped
    case let values as [Any]:
      let list = values.compactMap { AnimatedValue($0) }
      guard list.count == values.count else { return nil }
      self = .list(list)
    default: return nil
    }
  }

  /// How many numbers an object wraps.
  @MainActor private static func count(of value: NSValue) -> Int {
    let code = unsafe String(cString: value.objCType)
    // Foundation ends the process when it is asked for the size of an array of numbers.
    if code.hasPrefix("[") { return Int(code.dropFirst().prefix(while: \.isNumber)) ?? 0 }
    var size = 0
    _ = unsafe NSGetSizeAndAlignment(value.objCType, &size, nil)
    return size / MemoryLayout<Double>.size
  }

  @MainActor private static func unwrapped(_ value: NSValue) -> AnimatedValue? {
    let count = count(of: value)
    guard count > 0, count <= 16 else { return nil }
    var numbers = [Double](repeating: 0, count: count)
    unsafe value.getValue(&numbers)
    let lengths = numbers.map { CGFloat($0) }
    switch count {
    case 16: return .transform(CATransform3D(rows: lengths))
    case 6:
      let affine = CGAffineTransform(
        a: lengths[0],
        b: lengths[1],
        c: lengths[2],
        d: lengths[3],
        tx: lengths[4],
        ty: lengths[5]
      )
      return .transform(CATransform3DMakeAffineTransform(affine))
    default: return .numbers(lengths)
    }
  }

  // MARK: Parts of the way

  /// The value at a part of the way to another one; below 0 and above 1 it goes on in the same direction.
  ///
  /// Values of different kinds, and paths with different steps, change in the middle.
  package func mixed(with other: AnimatedValue, at part: CGFloat) -> AnimatedValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(Self.mix(a, b, part))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { Self.mix($0, $1, part) })
    case (.transform(let a), .transform(let b)):
      return .transform(LayerTurn.mixed(a, b, at: part))
    case (.colour(let a), .colour(let b)): return .colour(Self.mix(a, b, part))
    case (.path(let a), .path(let b)):
      return Self.mix(a, b, part).map { .path($0) } ?? (part < 0.5 ? self : other)
    case (.list(let a), .list(let b)) where a.count == b.count:
      return .list(zip(a, b).map { $0.mixed(with: $1, at: part) })
    default: return part < 0.5 ? self : other
    }
  }

  /// The sum of two values of the same kind; transforms follow one another.
  package func plus(_ other: AnimatedValue, times factor: CGFloat = 1) -> AnimatedValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + factor * b)
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      .numbers(zip(a, b).map { $0 + factor * $1 })
    case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(b, a))
    default: other
    }
  }

  private static func mix(_ a: CGFloat, _ b: CGFloat, _ part: CGFloat) -> CGFloat {
    a + (b - a) * part
  }

  private static func mix(_ a: CGColor, _ b: CGColor, _ part: CGFloat) -> CGColor {
    a.mapped { isDark, isRaised in
      let other = b.parts(isDark: isDark, isRaised: isRaised)
      return zip(a.parts(isDark: isDark, isRaised: isRaised), other).map {
        min(1, max(0, mix($0, $1, part)))
      }
    }
  }

  private static func mix(_ a: CGPath, _ b: CGPath, _ part: CGFloat) -> CGPath? {
    guard a.elements.count == b.elements.count else { return nil }
    let mixed = CGMutablePath()
    let point = { (a: CGPoint, b: CGPoint) in
      CGPoint(x: mix(a.x, b.x, part), y: mix(a.y, b.y, part))
    }
    for (from, to) in zip(a.elements, b.elements) {
      switch (from, to) {
      case (.move(let a), .move(let b)): mixed.elements.append(.move(point(a, b)))
      case (.line(let a), .line(let b)): mixed.elements.append(.line(point(a, b)))
      case (.quadratic(let a, let b), .quadratic(let c, let d)):
        mixed.elements.append(.quadratic(point(a, c), point(b, d)))
      case (.cubic(let a, let b, let c), .cubic(let d, let e, let f)):
        mixed.elements.append(.cubic(point(a, d), point(b, e), point(c, f)))
      case (.close, .close): mixed.elements.append(.close)
      default: return nil
      }
    }
    return mixed
  }
}

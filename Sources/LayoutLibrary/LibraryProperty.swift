// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import UIKit

/// A stored property of a layout, which people can tune.
@MainActor
public struct LibraryProperty {
  /// A value that the inspector has a control for; lengths are in points.
  public enum Value: Hashable, Sendable {
    case number(Double)
    case integer(Int)
    case flag(Bool)
    case size(CGSize)
    case insets(UIEdgeInsets)
    /// A colour as 0xRRGGBB.
    case colour(UInt32)
    /// The name of an enumeration's case, and the names of all its cases.
    case choice(String, of: [String])
  }

  /// The property's name in the source.
  public let name: String
  /// The class that declares it.
  public let owner: String
  /// The line of its declaration, from 1; `nil` for a property of this process.
  public let line: Int?
  /// Reads the property.
  public let read: @MainActor () -> Value
  /// Writes the property; a value of another kind changes nothing.
  public let write: @MainActor (Value) -> Void
  /// Its doc comment.
  public internal(set) var comment = PropertyComment()
}

/// Each overload takes properties of one type. Generated code need not know types: the compiler
/// picks.
extension LayoutInstance {
  /// Lets people tune a number.
  public func expose<Object: AnyObject, Number: BinaryFloatingPoint>(
    _ name: String,
    line: Int? = nil,
    of object: Object,
    _ path: ReferenceWritableKeyPath<Object, Number>
  ) {
    expose(
      name,
      line,
      object,
      path,
      value: { .number(Double($0)) },
      stored: {
        if case .number(let number) = $0 { Number(number) } else { nil }
      }
    )
  }

  /// Lets people tune a whole number.
  public func expose<Object: AnyObject>(
    _ name: String,
    line: Int? = nil,
    of object: Object,
    _ path: ReferenceWritableKeyPath<Object, Int>
  ) {
    expose(
      name,
      line,
      object,
      path,
      value: { .integer($0) },
      stored: {
        if case .integer(let number) = $0 { number } else { nil }
      }
    )
  }

  /// Lets people turn something on and off.
  public func expose<Object: AnyObject>(
    _ name: String,
    line: Int? = nil,
    of object: Object,
    _ path: ReferenceWritableKeyPath<Object, Bool>
  ) {
    expose(
      name,
      line,
      object,
      path,
      value: { .flag($0) },
      stored: {
        if case .flag(let flag) = $0 { flag } else { nil }
      }
    )
  }

  /// Lets people tune a size.
  public func expose<Object: AnyObject>(
    _ name: String,
    line: Int? = nil,
    of object: Object,
    _ path: ReferenceWritableKeyPath<Object, CGSize>
  ) {
    expose(
      name,
      line,
      object,
      path,
      value: { .size($0) },
      stored: {
        if case .size(let size) = $0 { size } else { nil }
      }
    )
  }

  /// Lets people tune insets.
  public func expose<Object: AnyObject>(
    _ name: String,
    line: Int? = nil,
    of object: Object,
    _ path: ReferenceWritableKeyPath<Object, UIEdgeInsets>
  ) {
    expose(
      name,
      line,
      object,
      path,
      value: { .insets($0) },
      stored: {
        if case .insets(let insets) = $0 { insets } else { nil }
      }
    )
  }

  /// Lets people choose a colour.
  ///
  /// Its opacity stays. Choosing the source's colour again also restores its dark variant.
  public func expose<Object: AnyObject>(
    _ name: String,
    line: Int? = nil,
    of object: Object,
    _ path: ReferenceWritableKeyPath<Object, UIColor>
  ) {
    let source = object[keyPath: path]
    expose(
      name,
      line,
      object,
      path,
      value: { .colour($0.rgb) },
      stored: {
        guard case .colour(let rgb) = $0 else { return nil }
        return rgb == source.rgb
          ? source : UIColor(rgb: rgb).withAlphaComponent(source.components.alpha)
      }
    )
  }

  /// Lets people choose among the cases of an enumeration.
  public func expose<Object: AnyObject, Choice: CaseIterable>(
    _ name: String,
    line: Int? = nil,
    of object: Object,
    _ path: ReferenceWritableKeyPath<Object, Choice>
  ) {
    let cases = Array(Choice.allCases)
    let names = cases.map { String(describing: $0) }
    expose(
      name,
      line,
      object,
      path,
      value: { .choice(String(describing: $0), of: names) },
      stored: {
        guard case .choice(let word, _) = $0 else { return nil }
        return names.firstIndex(of: word).map { cases[$0] }
      }
    )
  }

  /// Accepts properties that no control fits, and does nothing.
  @_disfavoredOverload
  public func expose<Object: AnyObject, Other>(
    _ name: String,
    line: Int? = nil,
    of object: Object,
    _ path: KeyPath<Object, Other>
  ) {}

  private func expose<Object: AnyObject, Stored>(
    _ name: String,
    _ line: Int?,
    _ object: Object,
    _ path: ReferenceWritableKeyPath<Object, Stored>,
    value: @escaping (Stored) -> LibraryProperty.Value,
    stored: @escaping (LibraryProperty.Value) -> Stored?
  ) {
    let property = LibraryProperty(
      name: name,
      // To describe the type would look for conformances in every library.
      owner: _typeName(type(of: object), qualified: false),
      line: line,
      read: { value(object[keyPath: path]) },
      write: { if let new = stored($0) { object[keyPath: path] = new } }
    )
    add(property)
  }
}

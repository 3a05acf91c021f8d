// SPDX-License-Identifier: Apache-2.0
import AppFoundation
@_exported public import UIKit

public typealias UnboxableDictionary = [String: Any]

public struct UnboxError: Error {
  public let message: String
}

/// What an unboxer reads: values of JSON, or a place in an invented answer.
enum UnboxNode {
  case value(Any)
  case invented(InventedNode)

  init(_ data: Data) throws {
    if let node = InventedNode(data) {
      self = .invented(node)
      return
    }
    self = .value(try JSONSerialization.jsonObject(with: data, options: .allowFragments))
  }

  func member(_ name: String) -> UnboxNode? {
    switch self {
    case .value(let value):
      guard let found = (value as? [String: Any])?[name], !(found is NSNull) else { return nil }
      return .value(found)
    case .invented(let node): return .invented(node.member(name))
    }
  }

  func member(path: String) -> UnboxNode? {
    path.split(separator: ".").reduce(self as UnboxNode?) { node, name in
      if let index = Int(name) { return node?.items.dropFirst(index).first }
      return node?.member(String(name))
    }
  }

  var items: [UnboxNode] {
    switch self {
    case .value(let value): (value as? [Any] ?? []).map(UnboxNode.value)
    case .invented(let node): node.items.map(UnboxNode.invented)
    }
  }

  func plain<Value: Decodable>(_ type: Value.Type) -> Value? {
    switch self {
    case .value(let value): value as? Value
    case .invented(let node): node.value(type)
    }
  }
}

public struct UnboxSource {
  let node: UnboxNode
}

public protocol UnboxCompatible {
  static func unbox(from source: UnboxSource) throws -> Self?
}

public protocol Unboxable: UnboxCompatible {
  init(unboxer: Unboxer) throws
}

extension Unboxable {
  public static func unbox(from source: UnboxSource) throws -> Self? {
    try Self(unboxer: Unboxer(source.node))
  }
}

public protocol UnboxableEnum: RawRepresentable, UnboxCompatible {}

extension UnboxableEnum where RawValue: Decodable {
  public static func unbox(from source: UnboxSource) throws -> Self? {
    source.node.plain(RawValue.self).flatMap(Self.init)
  }
}

public protocol UnboxableRawType: UnboxCompatible, Decodable {}

extension UnboxableRawType {
  public static func unbox(from source: UnboxSource) throws -> Self? {
    source.node.plain(Self.self)
  }
}

extension String: UnboxableRawType {}
extension Bool: UnboxableRawType {}
extension Int: UnboxableRawType {}
extension Int32: UnboxableRawType {}
extension Int64: UnboxableRawType {}
extension UInt: UnboxableRawType {}
extension Float: UnboxableRawType {}
extension Double: UnboxableRawType {}

extension URL: UnboxCompatible {
  public static func unbox(from source: UnboxSource) throws -> URL? {
    if case .invented(let node) = source.node { return node.value(URL.self) }
    return source.node.plain(String.self).flatMap(URL.init(string:))
  }
}

extension Array: UnboxCompatible where Element: UnboxCompatible {
  public static func unbox(from source: UnboxSource) throws -> [Element]? {
    try source.node.items.compactMap { try Element.unbox(from: UnboxSource(node: $0)) }
  }
}

public protocol UnboxFormatter {
  associatedtype UnboxRawValue
  associatedtype UnboxFormattedType
  func format(unboxedValue: UnboxRawValue) -> UnboxFormattedType?
}

extension Foundation.DateFormatter: UnboxFormatter {
  public func format(unboxedValue: String) -> Date? {
    date(from: unboxedValue) ?? (try? Date(unboxedValue, strategy: .iso8601))
  }
}

public final class Unboxer {
  private let node: UnboxNode

  init(_ node: UnboxNode) { self.node = node }

  public convenience init(dictionary: UnboxableDictionary) { self.init(.value(dictionary)) }
  public convenience init(data: Data) throws { self.init(try UnboxNode(data)) }

  public var dictionary: UnboxableDictionary {
    if case .value(let value) = node { return value as? UnboxableDictionary ?? [:] }
    return [:]
  }

  private func found<Value: UnboxCompatible>(_ node: UnboxNode?) throws -> Value? {
    guard let node else { return nil }
    return try Value.unbox(from: UnboxSource(node: node))
  }

  private func needed<Value>(_ value: Value?, _ key: String) throws -> Value {
    guard let value else { throw UnboxError(message: "There is no fitting value for \(key).") }
    return value
  }

  public func unbox<Value: UnboxCompatible>(key: String) throws -> Value {
    try needed(try found(node.member(key)), key)
  }
  public func unbox<Value: UnboxCompatible>(key: String) -> Value? {
    (try? found(node.member(key))) ?? nil
  }
  public func unbox<Value: UnboxCompatible>(keyPath: String) throws -> Value {
    try needed(try found(node.member(path: keyPath)), keyPath)
  }
  public func unbox<Value: UnboxCompatible>(keyPath: String) -> Value? {
    (try? found(node.member(path: keyPath))) ?? nil
  }
  public func unbox<Value: UnboxCompatible>(
    key: String,
    allowInvalidElements: Bool
  ) throws -> [Value] { try unbox(key: key) }
  public func unbox<Format: UnboxFormatter>(
    key: String,
    formatter: Format
  ) throws -> Format.UnboxFormattedType where Format.UnboxRawValue: UnboxCompatible {
    let raw: Format.UnboxRawValue = try unbox(key: key)
    return try needed(formatter.format(unboxedValue: raw), key)
  }
  public func unbox<Format: UnboxFormatter>(
    key: String,
    formatter: Format
  ) -> Format.UnboxFormattedType? where Format.UnboxRawValue: UnboxCompatible {
    let raw: Format.UnboxRawValue? = unbox(key: key)
    return raw.flatMap(formatter.format)
  }
}

public func unbox<Value: Unboxable>(data: Data) throws -> Value {
  try Value(unboxer: Unboxer(data: data))
}
public func unbox<Value: Unboxable>(data: Data, atKeyPath path: String) throws -> Value {
  try Value(unboxer: Unboxer(UnboxNode(data).member(path: path) ?? .value([String: Any]())))
}
public func unbox<Value: Unboxable>(
  data: Data,
  allowInvalidElements: Bool = false
) throws -> [Value] {
  try UnboxNode(data).items.map { try Value(unboxer: Unboxer($0)) }
}
public func unbox<Value: Unboxable>(dictionary: UnboxableDictionary) throws -> Value {
  try Value(unboxer: Unboxer(dictionary: dictionary))
}
public func unbox<Value: Unboxable>(
  dictionary: UnboxableDictionary,
  atKey key: String
) throws -> Value { try Unboxer(dictionary: dictionary).unbox(key: key) }
public func unbox<Value: Unboxable>(
  dictionary: UnboxableDictionary,
  atKeyPath path: String
) throws -> [Value] { try Unboxer(dictionary: dictionary).unbox(keyPath: path) }
public func unbox<Value: Unboxable>(
  dictionaries: [UnboxableDictionary],
  allowInvalidElements: Bool = false
) throws -> [Value] { try dictionaries.map { try unbox(dictionary: $0) } }

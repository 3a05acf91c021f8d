// SPDX-License-Identifier: Apache-2.0
@_exported public import Foundation

/// What a value is.
public enum Type: Int, Sendable {
  case number
  case string
  case bool
  case array
  case dictionary
  case null
  case unknown
}

/// What is wrong with a value.
public enum SwiftyJSONError: Int, Error, Sendable {
  case unsupportedType = 999
  case indexOutOfBounds = 900
  case wrongType = 901
  case notExist = 500
  case invalidJSON = 490
}

/// One step into a value: a key or an index.
public protocol JSONSubscriptType {
  var jsonKey: JSONKey { get }
}

/// A key or an index.
public enum JSONKey: Sendable {
  case index(Int)
  case key(String)
}

extension Int: JSONSubscriptType {
  public var jsonKey: JSONKey { .index(self) }
}
extension String: JSONSubscriptType {
  public var jsonKey: JSONKey { .key(self) }
}

/// A value of JSON; wrong steps give a value that is nothing and has an error.
public struct JSON {
  /// The value as Foundation has it.
  public var object: Any
  /// What was wrong on the way here.
  public private(set) var error: SwiftyJSONError?

  /// Nothing.
  public static var null: JSON { JSON(NSNull()) }

  public init(_ object: Any) {
    switch object {
    case let json as JSON: (self.object, error) = (json.object, json.error)
    case let data as Data: self = (try? JSON(data: data)) ?? JSON.wrong(.invalidJSON)
    case let list as [JSON]: self.object = list.map(\.object)
    case let table as [String: JSON]: self.object = table.mapValues(\.object)
    default: self.object = object
    }
  }

  public init(data: Data, options opt: JSONSerialization.ReadingOptions = []) throws {
    object = try JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed, opt])
  }

  public init(parseJSON jsonString: String) {
    self = (try? JSON(data: Data(jsonString.utf8))) ?? .wrong(.invalidJSON)
  }

  private static func wrong(_ error: SwiftyJSONError) -> JSON {
    var json = JSON(NSNull())
    json.error = error
    return json
  }

  public var type: Type {
    switch object {
    case is NSNull: .null
    case is Bool where !isNumber: .bool
    case is String: .string
    case is [Any]: .array
    case is [String: Any]: .dictionary
    case is NSNumber, is Int, is Double: .number
    default: .unknown
    }
  }

  /// Whether Foundation read a number, which may look like a truth value.
  private var isNumber: Bool {
    guard !(Swift.type(of: object) == Bool.self), let number = object as? NSNumber else {
      return object is Int || object is Double
    }
    return
      !(Swift.type(of: number) == Swift.type(of: NSNumber(value: true))
      && String(cString: number.objCType) == "c")
  }

  // MARK: Steps

  public subscript(path: any JSONSubscriptType...) -> JSON {
    get { self[path] }
    set { self[path] = newValue }
  }

  public subscript(path: [any JSONSubscriptType]) -> JSON {
    get { path.reduce(self) { $0.step($1.jsonKey) } }
    set {
      guard let first = path.first else {
        self = newValue
        return
      }
      var inner = step(first.jsonKey)
      inner[Array(path.dropFirst())] = newValue
      put(inner.object, at: first.jsonKey)
    }
  }

  private func step(_ key: JSONKey) -> JSON {
    switch key {
    case .index(let index):
      guard let list = object as? [Any] else { return .wrong(error ?? .wrongType) }
      return list.indices.contains(index) ? JSON(list[index]) : .wrong(.indexOutOfBounds)
    case .key(let key):
      guard let table = object as? [String: Any] else { return .wrong(error ?? .wrongType) }
      return table[key].map { JSON($0) } ?? .wrong(.notExist)
    }
  }

  private mutating func put(_ value: Any, at key: JSONKey) {
    switch key {
    case .index(let index):
      guard var list = object as? [Any], list.indices.contains(index) else { return }
      list[index] = value
      object = list
    case .key(let key):
      guard object is [String: Any] || object is NSNull else { return }
      var table = object as? [String: Any] ?? [:]
      table[key] = value
      object = table
    }
  }

  /// Whether the value is there.
  public func exists() -> Bool { error == nil || error == .invalidJSON }
  public var isEmpty: Bool { count == 0 }
  public var count: Int { array?.count ?? dictionary?.count ?? 0 }
}

extension JSON {
  public var array: [JSON]? { (object as? [Any])?.map { JSON($0) } }
  public var arrayValue: [JSON] { array ?? [] }
  public var arrayObject: [Any]? { object as? [Any] }
  public var dictionary: [String: JSON]? { (object as? [String: Any])?.mapValues { JSON($0) } }
  public var dictionaryValue: [String: JSON] { dictionary ?? [:] }
  public var dictionaryObject: [String: Any]? { object as? [String: Any] }

  public var string: String? { object as? String }
  public var stringValue: String {
    switch type {
    case .string: string ?? ""
    case .bool: boolValue ? "true" : "false"
    case .number: number?.stringValue ?? ""
    default: ""
    }
  }
  public var bool: Bool? { type == .bool ? object as? Bool : nil }
  public var boolValue: Bool {
    if let truth = object as? Bool { return truth }
    if let number { return number.boolValue }
    return ["true", "y", "t", "yes", "1"].contains((string ?? "").lowercased())
  }
  public var number: NSNumber? {
    guard type == .number || type == .bool else { return nil }
    return object as? NSNumber ?? (object as? Int).map { NSNumber(value: $0) }
      ?? (object as? Double).map { NSNumber(value: $0) }
      ?? (object as? Bool).map { NSNumber(value: $0) }
  }
  public var numberValue: NSNumber {
    number ?? Double(string ?? "").map { NSNumber(value: $0) } ?? NSNumber(value: 0)
  }
  public var int: Int? { number?.intValue }
  public var intValue: Int { numberValue.intValue }
  public var int64: Int64? { number?.int64Value }
  public var int64Value: Int64 { numberValue.int64Value }
  public var double: Double? { number?.doubleValue }
  public var doubleValue: Double { numberValue.doubleValue }
  public var float: Float? { number?.floatValue }
  public var floatValue: Float { numberValue.floatValue }
  public var url: URL? { string.flatMap { URL(string: $0) } }
  public var null: NSNull? { object as? NSNull }

  public func rawData(options opt: JSONSerialization.WritingOptions = []) throws -> Data {
    try JSONSerialization.data(withJSONObject: object, options: [.fragmentsAllowed, opt])
  }
  public func rawString(
    _ encoding: String.Encoding = .utf8,
    options opt: JSONSerialization.WritingOptions = .prettyPrinted
  ) -> String? { (try? rawData(options: opt)).flatMap { String(data: $0, encoding: encoding) } }
}

extension JSON: CustomStringConvertible {
  public var description: String { rawString() ?? "unknown" }
}

extension JSON: Sequence {
  public func makeIterator() -> AnyIterator<(String, JSON)> {
    let pairs =
      array?.enumerated().map { (String($0.offset), $0.element) }
      ?? dictionary?.map { ($0.key, $0.value) } ?? []
    return AnyIterator(pairs.makeIterator())
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self.init(value) }
  public init(integerLiteral value: Int) { self.init(value) }
  public init(booleanLiteral value: Bool) { self.init(value) }
  public init(floatLiteral value: Double) { self.init(value) }
  public init(arrayLiteral elements: Any...) { self.init(elements.map { JSON($0).object }) }
  public init(dictionaryLiteral elements: (String, Any)...) {
    self.init(Dictionary(elements.map { ($0.0, JSON($0.1).object) }) { $1 })
  }
}

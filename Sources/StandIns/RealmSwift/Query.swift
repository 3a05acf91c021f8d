// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation

/// A question of an object, which closures of `where` build.
@dynamicMemberLookup
public struct Query<T> {
  private let read: (Any) -> T?

  init(_ read: @escaping (Any) -> T?) { self.read = read }

  func value(of object: Any) -> T? { read(object) }

  public subscript<Value>(dynamicMember keyPath: KeyPath<T, Value>) -> Query<Value> {
    Query<Value> { read($0)?[keyPath: keyPath] }
  }
  public subscript<Inner, Value>(dynamicMember keyPath: KeyPath<Inner, Value>) -> Query<Value?>
  where T == Inner? {
    Query<Value?> { object in (read(object) ?? nil).map { $0[keyPath: keyPath] } }
  }

  fileprivate func asks(_ test: @escaping (T) -> Bool) -> Query<Bool> {
    Query<Bool> { read($0).map(test) ?? false }
  }
}

extension Query where T: Equatable {
  public static func == (query: Query, value: T) -> Query<Bool> { query.asks { $0 == value } }
  public static func != (query: Query, value: T) -> Query<Bool> { query.asks { $0 != value } }
  public func `in`<C: Collection>(_ collection: C) -> Query<Bool> where C.Element == T {
    let all = Array(collection)
    return asks { all.contains($0) }
  }
}

extension Query where T: Comparable {
  public static func < (query: Query, value: T) -> Query<Bool> { query.asks { $0 < value } }
  public static func <= (query: Query, value: T) -> Query<Bool> { query.asks { $0 <= value } }
  public static func > (query: Query, value: T) -> Query<Bool> { query.asks { $0 > value } }
  public static func >= (query: Query, value: T) -> Query<Bool> { query.asks { $0 >= value } }
  public func contains(_ range: Range<T>) -> Query<Bool> { asks { range.contains($0) } }
  public func contains(_ range: ClosedRange<T>) -> Query<Bool> { asks { range.contains($0) } }
}

extension Query where T: RealmCollection, T.Element: Equatable {
  public func contains(_ value: T.Element) -> Query<Bool> {
    asks { $0.presentElements().contains(value) }
  }
  public func containsAny<C: Collection>(in collection: C) -> Query<Bool>
  where C.Element == T.Element {
    let all = Array(collection)
    return asks { $0.presentElements().contains { all.contains($0) } }
  }
}

extension Query<Bool> {
  public static func && (left: Query, right: Query) -> Query {
    Query { left.value(of: $0) == true && right.value(of: $0) == true }
  }
  public static func || (left: Query, right: Query) -> Query {
    Query { left.value(of: $0) == true || right.value(of: $0) == true }
  }
  public static prefix func ! (query: Query) -> Query { Query { query.value(of: $0) != true } }
}

/// How letters are compared.
public struct StringOptions: OptionSet, Sendable {
  public let rawValue: Int8
  public init(rawValue: Int8) { self.rawValue = rawValue }
  public static let caseInsensitive = StringOptions(rawValue: 1)
  public static let diacriticInsensitive = StringOptions(rawValue: 2)

  var compared: String.CompareOptions {
    var options: String.CompareOptions = []
    if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
    if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
    return options
  }
}

extension Query<String> {
  public func contains(_ value: String, options: StringOptions = []) -> Query<Bool> {
    asks { $0.range(of: value, options: options.compared) != nil }
  }
  public func starts(with value: String, options: StringOptions = []) -> Query<Bool> {
    asks { $0.range(of: value, options: options.compared.union(.anchored)) != nil }
  }
  public func ends(with value: String, options: StringOptions = []) -> Query<Bool> {
    asks { $0.range(of: value, options: options.compared.union([.anchored, .backwards])) != nil }
  }
}

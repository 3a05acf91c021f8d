// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A place in an invented list.
struct PlaceKey: CodingKey {
  let place: Int

  init(_ place: Int) { self.place = place }
  init?(stringValue: String) { return nil }
  init?(intValue: Int) { place = intValue }
  var stringValue: String { String(place) }
  var intValue: Int? { place }
}

/// An object that has each key that is asked for.
struct InventedObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
  /// The keys of dictionaries, which ask for all.
  private static var dictionaryKeys: [String] { ["first", "second", "third"] }
  private static var errorWords: [String] { ["error", "errors", "errormessage"] }

  let decoder: InventingDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  /// The keys that can be known: of dictionaries some, of enumerations with a list of cases all.
  var allKeys: [Key] {
    if decoder.isFull { return [] }
    if let listed = Key.self as? any CaseIterable.Type { return listed.allValues as? [Key] ?? [] }
    return Self.dictionaryKeys.compactMap { Key(stringValue: $0) }
  }

  func contains(_ key: Key) -> Bool { !decodeNil(forKey: key) }

  /// Errors of a server are not there.
  func decodeNil(forKey key: Key) -> Bool {
    decoder.isFull
      || decoder.places.isEmpty
        && Self.errorWords.contains(InventedValues.plain(key.stringValue))
  }

  private func within(_ key: Key) -> InventingDecoder {
    // The entries of a dictionary are told apart like those of a list.
    let place = Self.dictionaryKeys.firstIndex(of: key.stringValue)
    return decoder.within(key, place: place)
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try InventedValue(decoder: within(key)).decode(type)
  }

  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    if decodeNil(forKey: key) { return nil }
    return try? decode(type, forKey: key)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) -> KeyedDecodingContainer<Nested> { within(key).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    within(key).unkeyedContainer()
  }

  func superDecoder() -> any Decoder { decoder }
  func superDecoder(forKey key: Key) -> any Decoder { within(key) }
}

extension CaseIterable {
  fileprivate static var allValues: [Any] { Array(allCases) }
}

/// A list of some length.
struct InventedList: UnkeyedDecodingContainer {
  let decoder: InventingDecoder
  private let length: Int
  private(set) var currentIndex = 0

  init(decoder: InventingDecoder) {
    self.decoder = decoder
    length = decoder.listLength
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { length }
  var isAtEnd: Bool { currentIndex >= length || decoder.spending.isOver }

  private var here: InventingDecoder {
    decoder.within(PlaceKey(currentIndex), place: currentIndex)
  }

  mutating func decodeNil() -> Bool { false }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    guard currentIndex < max(length, 1) else {
      let context = DecodingError.Context(codingPath: codingPath, debugDescription: "the list ends")
      throw DecodingError.valueNotFound(type, context)
    }
    defer { currentIndex += 1 }
    return try InventedValue(decoder: here).decode(type)
  }

  mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
    isAtEnd ? nil : try decode(type)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedDecodingContainer<Nested> {
    defer { currentIndex += 1 }
    return here.container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
    defer { currentIndex += 1 }
    return here.unkeyedContainer()
  }

  mutating func superDecoder() -> any Decoder { here }
}

/// One value.
struct InventedValue: SingleValueDecodingContainer {
  let decoder: InventingDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }
  private var values: InventedValues { decoder.values }
  private var name: String { decoder.name }

  func decodeNil() -> Bool { decoder.isFull }
  func decode(_ type: Bool.Type) -> Bool { values.flag(name) }
  func decode(_ type: String.Type) -> String { values.text(name) }
  func decode(_ type: Double.Type) -> Double { values.number(name) }
  func decode(_ type: Float.Type) -> Float { Float(values.number(name)) }
  func decode(_ type: Int.Type) -> Int { values.integer(name) }
  func decode(_ type: Int8.Type) -> Int8 { fitting() }
  func decode(_ type: Int16.Type) -> Int16 { fitting() }
  func decode(_ type: Int32.Type) -> Int32 { fitting() }
  func decode(_ type: Int64.Type) -> Int64 { fitting() }
  func decode(_ type: UInt.Type) -> UInt { fitting() }
  func decode(_ type: UInt8.Type) -> UInt8 { fitting() }
  func decode(_ type: UInt16.Type) -> UInt16 { fitting() }
  func decode(_ type: UInt32.Type) -> UInt32 { fitting() }
  func decode(_ type: UInt64.Type) -> UInt64 { fitting() }

  private func fitting<Number: FixedWidthInteger>() -> Number {
    Number(clamping: values.integer(name))
  }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let made: Any? =
      switch type {
      case is Bool.Type: decode(Bool.self)
      case is String.Type: decode(String.self)
      case is Double.Type: decode(Double.self)
      case is Float.Type: decode(Float.self)
      case is CGFloat.Type: CGFloat(decode(Double.self))
      case is Int.Type: decode(Int.self)
      default: nil
      }
    if let made = made as? T { return made }
    return try decoder.make(type)
  }
}

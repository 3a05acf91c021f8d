// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A decoder that has no data: it invents each value that a type asks for.
///
/// - Invariant: The same type and address give the same values.
struct InventingDecoder: Decoder {
  /// What one invented value has spent, so that types which contain one another end.
  final class Spending {
    /// The most values of one answer.
    static let most = 50_000
    var values = 0
    /// The types that are being made, the innermost last.
    var types: [ObjectIdentifier] = []
    var isOver: Bool { values >= Self.most }
  }

  /// How deep values may be in one another; beyond, lists and optional values are empty.
  private static let deepest = 24
  /// How often a type may be in itself.
  private static let mostWithinItself = 4
  /// The number of lists around one another that are long.
  private static let longLists = 2
  private static let (fewest, span, few) = (8, 5, 3)
  /// The most items of a list that are told apart within the list around it.
  private static let itemStep = 13
  /// The most items that are told apart in all.
  private static let mostItems = 1_000_000_000

  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any]
  let spending: Spending
  private let seed: UInt64
  /// The page of a long list that the answer is, from 0.
  private let page: Int
  /// The places in the lists around, the outermost first.
  let places: [Int]
  /// Whether a type contains itself here: lists and optional values are empty.
  var isSpent = false

  /// Invents a value for an address.
  static func invent<T: Decodable>(
    _ type: T.Type,
    for address: String,
    userInfo: [CodingUserInfoKey: Any]
  ) throws -> T {
    try root(of: address, userInfo).make(type)
  }

  /// A decoder for a whole answer.
  static func root(
    of address: String,
    _ userInfo: [CodingUserInfoKey: Any] = [:]
  ) -> InventingDecoder {
    InventingDecoder(
      codingPath: [],
      userInfo: userInfo,
      spending: Spending(),
      seed: Invention.hash(address),
      page: AnswerPage.number(in: address),
      places: []
    )
  }

  /// The values for the present place.
  var values: InventedValues {
    spending.values += 1
    // In lists within very many lists, items repeat rather than exceed what a number holds.
    let item = places.reduce(page) { ($0 * Self.itemStep + $1) % Self.mostItems }
    return InventedValues(
      item: item,
      seed: seed ^ Invention.hash(name),
      isAlone: places.isEmpty
    )
  }

  /// The name of the value: that of the nearest key that is no number.
  var name: String { codingPath.last { $0.intValue == nil }?.stringValue ?? "" }

  /// Whether nothing more should be in this value.
  var isFull: Bool { isSpent || codingPath.count >= Self.deepest || spending.isOver }

  /// The number of entries of a list here.
  var listLength: Int {
    if isFull { return 0 }
    return places.count < Self.longLists ? Self.fewest + Int(seed % UInt64(Self.span)) : Self.few
  }

  /// A decoder for a value in this one.
  func within(_ key: any CodingKey, place: Int? = nil) -> InventingDecoder {
    InventingDecoder(
      codingPath: codingPath + [key],
      userInfo: userInfo,
      spending: spending,
      seed: seed,
      page: page,
      places: place.map { places + [$0] } ?? places,
      isSpent: isSpent
    )
  }

  /// Invents a value.
  func make<T: Decodable>(_ type: T.Type) throws -> T {
    if let plain = plain(type) { return plain }
    let id = ObjectIdentifier(type)
    // A type within itself would never end.
    let depth = spending.types.count { $0 == id }
    guard depth < Self.mostWithinItself, spending.types.count < Self.deepest * 2 else {
      throw DecodingError.valueNotFound(
        type,
        .init(codingPath: codingPath, debugDescription: "\(type) contains itself")
      )
    }
    spending.types.append(id)
    defer { spending.types.removeLast() }
    var inner = self
    if depth > 1 { inner.isSpent = true }
    do {
      return try type.init(from: inner)
    } catch {
      if let first = PlainEnumeration.value(of: type, number: values.item) { return first }
      throw error
    }
  }

  /// Values of Foundation, which would otherwise ask for their own parts.
  private func plain<T>(_ type: T.Type) -> T? {
    switch type {
    case is Date.Type: values.date as? T
    case is URL.Type: values.link(name) as? T
    case is UUID.Type: values.uuid as? T
    case is Decimal.Type: Decimal(values.number(name)) as? T
    case is Data.Type: Data() as? T
    default: nil
    }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(InventedObject<Key>(decoder: self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { InventedList(decoder: self) }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    InventedValue(decoder: self)
  }
}

/// Cases of enumerations without payloads, which a decoder cannot know by their raw values.
enum PlainEnumeration {
  /// The kind by which the runtime knows enumerations.
  private static let kind = 0x201
  /// Where a description of an enumeration says how many cases have payloads and how many have none.
  private static let (payloads, plains) = (5, 6)
  private static let mostCases = 256
  /// The bits of the number of cases with payloads.
  private static let countMask: UInt32 = 0xFF_FFFF

  /// A case, in turn by number; `nil` for other types.
  static func value<T>(of type: T.Type, number: Int) -> T? {
    if let listed = type as? any CaseIterable.Type { return listed.anyCase(number) as? T }
    guard MemoryLayout<T>.size <= 1, T.self is any RawRepresentable.Type else { return nil }
    let metadata = unsafeBitCast(type as Any.Type, to: UnsafePointer<Int>.self)
    guard metadata[0] == kind,
      let description = UnsafePointer<UInt32>(bitPattern: metadata[1])
    else { return nil }
    let cases = Int(description[plains])
    guard description[payloads] & countMask == 0, (1..<mostCases).contains(cases) else {
      return nil
    }
    guard MemoryLayout<T>.size == 1 else { return unsafeBitCast((), to: type) }
    return unsafeBitCast(UInt8(number % cases), to: type)
  }
}

extension CaseIterable {
  fileprivate static func anyCase(_ number: Int) -> Any? {
    let all = Array(allCases)
    return all.isEmpty ? nil : all[number % all.count]
  }
}

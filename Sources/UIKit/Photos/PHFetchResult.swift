// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation

/// What is looked for in the library.
open class PHFetchOptions: NSObject {
  /// What things must be.
  open var predicate: AppFoundation.NSPredicate?
  /// The order; the first one that tells two things apart counts.
  open var sortDescriptors: [AppFoundation.NSSortDescriptor]?
  /// The most things; 0 for any number.
  open var fetchLimit = 0
  /// Whether hidden things are found, too.
  open var includeHiddenAssets = false
  /// Whether all pictures of a series are found; there are no series.
  open var includeAllBurstAssets = false
  /// Whether single changes are told.
  open var wantsIncrementalChangeDetails = true

  /// Those of a list that are looked for, in their order.
  func chosen<Kind: PHObject>(of all: [Kind]) -> [Kind] {
    var found = predicate.map { wanted in all.filter { wanted.evaluate(with: $0) } } ?? all
    if let orders = sortDescriptors, !orders.isEmpty {
      let places = found.enumerated().sorted { one, other in
        for order in orders {
          let result = order.compare(one.element, to: other.element)
          if result != .orderedSame { return result == .orderedAscending }
        }
        return one.offset < other.offset
      }
      found = places.map(\.element)
    }
    return fetchLimit > 0 ? Array(found.prefix(fetchLimit)) : found
  }
}

/// A list that requests of changes take: an array, a set, or what was fetched.
public protocol NSFastEnumeration {}

extension Array: NSFastEnumeration {}
extension Set: NSFastEnumeration {}
extension NSArray: NSFastEnumeration {}
extension NSSet: NSFastEnumeration {}
extension NSOrderedSet: NSFastEnumeration {}

extension NSFastEnumeration {
  /// The names of the things of the library in the list.
  var identifiers: [String] {
    let elements: [Any] =
      switch self {
      case let list as NSArray: Array(list)
      case let set as NSSet: set.allObjects
      case let set as NSOrderedSet: set.array
      case let list as [Any]: list
      case let set as any Sequence: set.map { $0 }
      case let result as any ListedObjects: result.listed
      default: []
      }
    return elements.compactMap { ($0 as? PHObject)?.localIdentifier }
  }
}

/// Something that lists objects of any kind.
private protocol ListedObjects {
  var listed: [Any] { get }
}

/// What was found in the library.
///
/// It stays as it is; `PHChange` tells what differs later.
open class PHFetchResult<Kind: AnyObject>: NSObject, NSFastEnumeration, ListedObjects {
  let found: [Kind]
  /// Looks again.
  let again: () -> [Kind]

  /// Makes an empty result.
  public override init() {
    (found, again) = ([], { [] })
    super.init()
  }

  init(_ again: @escaping () -> [Kind]) {
    (found, self.again) = (again(), again)
    super.init()
  }

  /// The result of looking again.
  var renewed: PHFetchResult<Kind> { PHFetchResult(again) }

  fileprivate var listed: [Any] { found }

  /// How many there are.
  open var count: Int { found.count }
  /// The first one.
  open var firstObject: Kind? { found.first }
  /// The last one.
  open var lastObject: Kind? { found.last }
  /// The one at a place.
  open func object(at index: Int) -> Kind { found[index] }
  /// The one at a place.
  open subscript(index: Int) -> Kind { found[index] }
  /// Whether one is there.
  open func contains(_ anObject: Kind) -> Bool { index(of: anObject) != NSNotFound }
  /// The place of one; `NSNotFound` for none.
  open func index(of anObject: Kind) -> Int {
    let wanted = anObject as? PHObject
    return found.firstIndex { $0 === anObject || wanted != nil && $0 as? PHObject == wanted }
      ?? NSNotFound
  }
  /// Those at places.
  open func objects(at indexes: IndexSet) -> [Kind] { indexes.map { found[$0] } }
  /// How many of a kind there are.
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
    found.count { ($0 as? PHAsset)?.mediaType == mediaType }
  }
  /// Calls a closure with each one until it stops.
  open func enumerateObjects(
    _ block: (Kind, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { unsafe visit(Array(found.indices), block) }
  /// Calls a closure with each one until it stops, perhaps from the last to the first.
  open func enumerateObjects(
    options opts: NSEnumerationOptions = [],
    using block: (Kind, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    unsafe visit(opts.contains(.reverse) ? found.indices.reversed() : Array(found.indices), block)
  }
  /// Calls a closure with those at places until it stops.
  open func enumerateObjects(
    at s: IndexSet,
    options opts: NSEnumerationOptions = [],
    using block: (Kind, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { unsafe visit(opts.contains(.reverse) ? s.reversed() : Array(s), block) }

  private func visit(
    _ places: [Int],
    _ block: (Kind, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for place in places where !stops.boolValue { unsafe block(found[place], place, &stops) }
  }
}

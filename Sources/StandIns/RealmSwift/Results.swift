// SPDX-License-Identifier: Apache-2.0

/// The objects that a question finds at present.
public struct Results<Element>: RealmCollection {
  public let realm: Realm?
  private let find: () -> [Element]

  init(realm: Realm?, _ find: @escaping () -> [Element]) { (self.realm, self.find) = (realm, find) }

  public func presentElements() -> [Element] { find() }

  public var startIndex: Int { 0 }
  public var endIndex: Int { find().count }
  public subscript(position: Int) -> Element { find()[position] }
  public func makeIterator() -> Array<Element>.Iterator { find().makeIterator() }
  public func index(of object: Element) -> Int? where Element: Equatable {
    find().firstIndex(of: object)
  }
  public func objects(at indexes: IndexSet) -> [Element] {
    let all = find()
    return indexes.map { all[$0] }
  }
}

/// An element as it looked when it was told last.
struct Seen {
  let identity: AnyHashable
  let look: [String]

  init(_ element: Any) {
    if let object = element as? Object {
      (identity, look) = (AnyHashable(ObjectIdentifier(object)), object.look)
    } else {
      (identity, look) = (AnyHashable("\(element)"), [])
    }
  }
}

/// What changed between two looks at a collection; what moves is deleted and inserted.
struct SeenChange {
  private(set) var deletions: [Int] = []
  private(set) var insertions: [Int] = []
  private(set) var modifications: [Int] = []

  init(_ before: [Seen], _ after: [Seen]) {
    for change in after.map(\.identity).difference(from: before.map(\.identity)) {
      switch change {
      case .remove(let offset, _, _): deletions.append(offset)
      case .insert(let offset, _, _): insertions.append(offset)
      }
    }
    deletions.sort()
    insertions.sort()
    let looks = Dictionary(before.map { ($0.identity, $0.look) }) { first, _ in first }
    let gone = Set(deletions)
    // As Realm tells them, by their places before the change.
    for (place, old) in before.enumerated() where !gone.contains(place) {
      let now = after.first { $0.identity == old.identity }
      if let now, now.look != looks[old.identity] { modifications.append(place) }
    }
  }

  var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && modifications.isEmpty }
}

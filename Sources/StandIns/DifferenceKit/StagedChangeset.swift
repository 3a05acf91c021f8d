// SPDX-License-Identifier: Apache-2.0

/// The changes from one list to another, in stages that a view can show one after the other without doubt about what
/// places mean.
public struct StagedChangeset<Collection: Swift.Collection>: RandomAccessCollection,
  RangeReplaceableCollection, MutableCollection, ExpressibleByArrayLiteral
{
  private var changesets: [Changeset<Collection>]

  public init() { changesets = [] }
  public init<C: Swift.Collection>(_ changesets: C) where C.Element == Changeset<Collection> {
    self.changesets = Array(changesets)
  }
  public init(arrayLiteral elements: Changeset<Collection>...) { changesets = elements }

  public var startIndex: Int { 0 }
  public var endIndex: Int { changesets.count }
  public func index(after index: Int) -> Int { index + 1 }
  public subscript(position: Int) -> Changeset<Collection> {
    get { changesets[position] }
    set { changesets[position] = newValue }
  }
  public mutating func replaceSubrange<C: Swift.Collection>(
    _ subrange: Range<Int>,
    with newElements: C
  )
  where C.Element == Changeset<Collection> {
    changesets.replaceSubrange(subrange, with: newElements)
  }

  /// Keeps a stage that changes something, and lets the last stage end with the target's own values.
  mutating func add(_ changeset: Changeset<Collection>) {
    if changeset.hasChanges { changesets.append(changeset) }
  }
  mutating func end(with target: Collection) {
    if !changesets.isEmpty { changesets[changesets.count - 1].data = target }
  }
}

extension StagedChangeset: Equatable where Collection: Equatable {}

extension StagedChangeset
where Collection: RangeReplaceableCollection, Collection.Element: Differentiable {
  /// The changes of a list that is section 0.
  public init(source: Collection, target: Collection) {
    self.init(source: source, target: target, section: 0)
  }

  /// The changes of a list: first its updates, then what is deleted, then what is inserted and moved.
  public init(source: Collection, target: Collection, section: Int) {
    self.init()
    var elements = Array(source)
    let wanted = Array(target)
    let following = Following(
      elements.map(\.differenceIdentifier),
      wanted.map(\.differenceIdentifier)
    )
    let path = { ElementPath(element: $0, section: section) }

    var updated: [ElementPath] = []
    for (place, target) in following.targets.enumerated() {
      guard let target, !wanted[target].isContentEqual(to: elements[place]) else { continue }
      elements[place] = wanted[target]
      updated.append(path(place))
    }
    add(Changeset(data: Collection(elements), elementUpdated: updated))

    let kept = elements.indices.filter { following.targets[$0] != nil }.map { elements[$0] }
    add(Changeset(data: Collection(kept), elementDeleted: following.deleted.map(path)))

    add(
      Changeset(
        data: target,
        elementInserted: following.inserted.map(path),
        elementMoved: following.moved.map { (path($0.source), path($0.target)) }
      )
    )
    end(with: target)
  }
}

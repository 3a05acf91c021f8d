// SPDX-License-Identifier: Apache-2.0

/// The place of an element.
public struct ElementPath: Hashable, Sendable, CustomDebugStringConvertible {
  public var element: Int
  public var section: Int

  public init(element: Int, section: Int) {
    self.element = element
    self.section = section
  }

  public var debugDescription: String { "[element: \(element), section: \(section)]" }
}

/// What one stage changes, and the data after it.
///
/// Places of what is deleted, updated or moved away are those before the stage, places of what is inserted or moved
/// to those after it.
public struct Changeset<Collection: Swift.Collection> {
  public var data: Collection
  public var sectionDeleted: [Int]
  public var sectionInserted: [Int]
  public var sectionUpdated: [Int]
  public var sectionMoved: [(source: Int, target: Int)]
  public var elementDeleted: [ElementPath]
  public var elementInserted: [ElementPath]
  public var elementUpdated: [ElementPath]
  public var elementMoved: [(source: ElementPath, target: ElementPath)]

  public init(
    data: Collection,
    sectionDeleted: [Int] = [],
    sectionInserted: [Int] = [],
    sectionUpdated: [Int] = [],
    sectionMoved: [(source: Int, target: Int)] = [],
    elementDeleted: [ElementPath] = [],
    elementInserted: [ElementPath] = [],
    elementUpdated: [ElementPath] = [],
    elementMoved: [(source: ElementPath, target: ElementPath)] = []
  ) {
    self.data = data
    self.sectionDeleted = sectionDeleted
    self.sectionInserted = sectionInserted
    self.sectionUpdated = sectionUpdated
    self.sectionMoved = sectionMoved
    self.elementDeleted = elementDeleted
    self.elementInserted = elementInserted
    self.elementUpdated = elementUpdated
    self.elementMoved = elementMoved
  }

  public var sectionChangeCount: Int {
    sectionDeleted.count + sectionInserted.count + sectionUpdated.count + sectionMoved.count
  }
  public var elementChangeCount: Int {
    elementDeleted.count + elementInserted.count + elementUpdated.count + elementMoved.count
  }
  public var changeCount: Int { sectionChangeCount + elementChangeCount }
  public var hasSectionChanges: Bool { sectionChangeCount > 0 }
  public var hasElementChanges: Bool { elementChangeCount > 0 }
  public var hasChanges: Bool { changeCount > 0 }
}

extension Changeset: Equatable where Collection: Equatable {
  public static func == (left: Changeset, right: Changeset) -> Bool {
    left.data == right.data && left.sectionDeleted == right.sectionDeleted
      && left.sectionInserted == right.sectionInserted
      && left.sectionUpdated == right.sectionUpdated
      && left.sectionMoved.elementsEqual(right.sectionMoved, by: ==)
      && left.elementDeleted == right.elementDeleted
      && left.elementInserted == right.elementInserted
      && left.elementUpdated == right.elementUpdated
      && left.elementMoved.elementsEqual(right.elementMoved, by: ==)
  }
}

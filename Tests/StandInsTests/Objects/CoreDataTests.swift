// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import CoreData
import Expectations
import Foundation
import Testing
import UIKitTestSupport

private final class Note: NSManagedObject {
  var title: String? {
    get { managedValue("title") }
    set { setManagedValue(newValue, "title") }
  }
  var rank: Int16 {
    get { managedValue("rank") }
    set { setManagedValue(newValue, "rank") }
  }
  var folder: Folder? {
    get { managedValue("folder") }
    set { setManagedValue(newValue, "folder") }
  }
}

private final class Folder: NSManagedObject {
  var name: String? {
    get { managedValue("name") }
    set { setManagedValue(newValue, "name") }
  }
  var notes: NSSet? {
    get { managedValue("notes") }
    set { setManagedValue(newValue, "notes") }
  }
}

/// Notes what it is told.
@MainActor
private final class Follower: NSFetchedResultsControllerDelegate {
  var told: [String] = []
  var sections: [Int] = []
  /// What a list has whose sections are numbers.
  var numbers: [Int] = []
  var countedItems: [NSManagedObjectID] = []

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  ) {
    let text = { (path: IndexPath?) in path.map { "\($0.section).\($0.item)" } ?? "-" }
    told.append("\(type) \(text(indexPath)) \(text(newIndexPath))")
  }
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) { told.append("section \(sectionInfo.name) \(type) \(sectionIndex)") }
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {
    let typed: NSDiffableDataSourceSnapshot<String, NSManagedObjectID> = snapshot.typed()
    sections = typed.sectionIdentifiers.map { typed.numberOfItems(inSection: $0) }
    let counted: NSDiffableDataSourceSnapshot<Int, NSManagedObjectID> = snapshot.typed()
    numbers = counted.sectionIdentifiers
    countedItems = counted.itemIdentifiers
  }
}

@MainActor
@Suite(.serialized, .ownProcess) struct CoreDataTests {
  private static let model = """
    <?xml version="1.0"?>
    <model>
    <entity name="Note" representedClassName="Note">
      <attribute name="title" optional="YES" attributeType="String" defaultValueString="New"/>
      <attribute name="rank" attributeType="Integer 16" defaultValueString="7"/>
      <relationship name="folder" optional="YES" maxCount="1" destinationEntity="Folder" inverseName="notes"/>
    </entity>
    <entity name="Folder" representedClassName="Folder">
      <attribute name="name" optional="YES" attributeType="String"/>
      <relationship name="notes" toMany="YES" deletionRule="Cascade" destinationEntity="Note"
        inverseName="folder"/>
    </entity>
    </model>
    """

  private func container() throws -> NSPersistentContainer {
    let folder = NSTemporaryDirectory() + "core-data-\(UUID().uuidString)"
    let inner = folder + "/Notes.xcdatamodeld/Notes.xcdatamodel"
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Self.model.write(toFile: inner + "/contents", atomically: true, encoding: .utf8)
    return AppProcess.replaced { process in
      process.files = AppFiles(folders: [folder])
      return NSPersistentContainer(name: "Notes")
    }
  }

  @Test func `Objects have the model's values, and relationships have two ends`() throws {
    let context = try container().viewContext
    let (first, second) = (Note(context: context), Note(context: context))
    expect(first.title, equals: "New")
    expect(first.rank, equals: 7)
    expect(first.folder, equals: nil)
    let (work, home) = (Folder(context: context), Folder(context: context))
    (work.name, home.name) = ("Work", "Home")
    first.folder = work
    work.addManaged(second, "notes")
    #expect(second.folder === work && work.notes?.count == 2)
    second.folder = home
    expect(work.notes?.count, equals: 1)
    expect(home.notes?.contains(second), equals: true)
    expect(context.hasChanges)
    expect(context.insertedObjects.count, equals: 4)
    try context.save()
    expect(!context.hasChanges)
    second.setValue(3, forKey: "rank")
    #expect(second.rank == 3 && second.value(forKey: "rank") as? Int == 3)
    expect(context.updatedObjects, equals: [second])
    context.delete(work)
    expect(try context.count(for: NSFetchRequest<Note>(entityName: "Note")), equals: 1)
  }

  @Test func `Fetches filter, sort and limit`() throws {
    let context = try container().viewContext
    for (index, title) in ["b", "a", "c", "ab"].enumerated() {
      let note = Note(context: context)
      (note.title, note.rank) = (title, Int16(index))
    }
    let request = NSFetchRequest<Note>(entityName: "Note")
    request.sortDescriptors = [.init(key: "title", ascending: true)]
    expect(try context.fetch(request).map(\.title), equals: ["a", "ab", "b", "c"])
    request.predicate = .init(format: "title CONTAINS %@ AND rank > %d", "b", 0)
    expect(try context.fetch(request).map(\.title), equals: ["ab"])
    (request.predicate, request.fetchOffset, request.fetchLimit) = (nil, 1, 2)
    expect(try context.fetch(request).map(\.title), equals: ["ab", "b"])
  }

  @Test func `Results follow changes, in sections`() throws {
    let context = try container().viewContext
    let folders = ["A", "B"].map { name in
      let folder = Folder(context: context)
      folder.name = name
      return folder
    }
    let notes = [(0, 1), (0, 2), (1, 3)].map { place, rank in
      let note = Note(context: context)
      (note.folder, note.rank) = (folders[place], Int16(rank))
      return note
    }
    try context.save()
    let request = NSFetchRequest<Note>(entityName: "Note")
    request.sortDescriptors = ["folder.name", "rank"].map { .init(key: $0, ascending: true) }
    let results = NSFetchedResultsController(
      fetchRequest: request,
      managedObjectContext: context,
      sectionNameKeyPath: "folder.name",
      cacheName: nil
    )
    let follower = Follower()
    results.delegate = follower
    #expect(results.sections == nil)
    try results.performFetch()
    #expect(results.sections?.map(\.name) == ["A", "B"] && follower.sections == [2, 1])
    // Sections that an app counts have their numbers, and all their items.
    #expect(follower.numbers == [0, 1] && follower.countedItems.count == 3)
    #expect(results.object(at: [1, 0]) === notes[2])
    expect(results.sectionIndexTitles, equals: ["A", "B"])
    expect(results.sectionIndexTitle(forSectionName: "école"), equals: "É")
    notes[0].title = "x"
    try context.save()
    expect(
      follower.told,
      equals: ["update 0.0 -"].map { $0.replacingOccurrences(of: "-", with: "0.0") }
    )
    follower.told = []
    notes[0].rank = 9
    try context.save()
    expect(follower.told, equals: ["move 0.1 0.0", "move 0.0 0.1"])
    // A computed property that Objective-C knows gives sections their names.
    KeyedValues.addComputed("size") { ($0 as? Note).map { $0.rank > 2 ? "large" : "small" } }
    defer { KeyedValues.forgetComputed() }
    let sized = NSFetchedResultsController(
      fetchRequest: request,
      managedObjectContext: context,
      sectionNameKeyPath: "size",
      cacheName: nil
    )
    try sized.performFetch()
    expect(sized.sections?.map(\.name), equals: ["small", "large"])
    follower.told = []
    context.delete(notes[2])
    let new = Note(context: context)
    (new.folder, new.rank) = (folders[0], 0)
    try context.save()
    expect(follower.told, equals: ["section B delete 1", "delete 1.0 -", "insert - 0.0"])
    #expect(follower.sections == [3] && results.indexPath(forObject: new) == [0, 0])
  }
}

// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import CoreData
import Expectations
import Foundation
import Testing
import UIKitTestSupport

/// A book of a model that is made in code.
final class MadeBook: NSManagedObject {
  var title: String {
    get { managedValue("title") }
    set { setManagedValue(newValue, "title") }
  }
  var pages: Int32 {
    get { managedValue("pages") }
    set { setManagedValue(newValue, "pages") }
  }
  var shelf: MadeShelf? {
    get { managedValue("shelf") }
    set { setManagedValue(newValue, "shelf") }
  }
}

/// A shelf of such a model.
final class MadeShelf: NSManagedObject {
  var books: Set<MadeBook> {
    get { managedValue("books") }
    set { setManagedValue(newValue, "books") }
  }
}

/// Models that are made in code.
@MainActor
@Suite(.serialized, .ownProcess) struct MadeModelTests {
  private func attribute(
    _ name: String,
    _ type: NSAttributeType,
    _ standard: Any? = nil
  ) -> NSAttributeDescription {
    let made = NSAttributeDescription()
    made.name = name
    made.attributeType = type
    made.defaultValue = standard
    return made
  }

  private func entity(_ name: String, _ type: NSManagedObject.Type) -> NSEntityDescription {
    let made = NSEntityDescription()
    made.name = name
    made.managedObjectClassName = NSStringFromClass(type)
    return made
  }

  /// Books that stand on shelves.
  private func model() -> NSManagedObjectModel {
    let (book, shelf) = (entity("Book", MadeBook.self), entity("Shelf", MadeShelf.self))
    let (one, many) = (NSRelationshipDescription(), NSRelationshipDescription())
    one.name = "shelf"
    one.destinationEntity = shelf
    one.maxCount = 1
    many.name = "books"
    many.destinationEntity = book
    many.deleteRule = .cascadeDeleteRule
    one.inverseRelationship = many
    many.inverseRelationship = one
    book.properties = [
      attribute("title", .stringAttributeType, "Untitled"),
      attribute("pages", .integer32AttributeType, 12), one,
    ]
    shelf.properties = [attribute("room", .stringAttributeType), many]
    let model = NSManagedObjectModel()
    model.entities = [book, shelf]
    return model
  }

  private func context() -> NSManagedObjectContext {
    NSPersistentContainer(name: "Books", managedObjectModel: model()).viewContext
  }

  @Test func `a model has its entities and they their properties by name`() throws {
    let model = model()
    expect(model.entitiesByName.keys.sorted(), equals: ["Book", "Shelf"])
    let book = try #require(model.entitiesByName["Book"])
    expect(book.propertiesByName.keys.sorted(), equals: ["pages", "shelf", "title"])
    expect(book.attributesByName["pages"]?.type, equals: .integer32)
    let link = try #require(book.relationshipsByName["shelf"])
    #expect(!link.isToMany && link.destinationEntity?.name == "Shelf" && link.entity === book)
    #expect(link.inverseRelationship?.isToMany == true && book.managedObjectModel === model)
  }

  @Test func `objects have the model's values, classes and both ends of relationships`() throws {
    let context = context()
    let book = MadeBook(context: context)
    #expect(book.title == "Untitled" && book.pages == 12)
    let made = NSEntityDescription.insertNewObject(forEntityName: "Shelf", into: context)
    let shelf = try #require(made as? MadeShelf)
    expectEmpty(shelf.books)
    book.shelf = shelf
    expect(shelf.books, equals: [book])
    let other = MadeBook(context: context)
    shelf.books = [other]
    #expect(book.shelf == nil && other.shelf === shelf)
    context.delete(shelf)
    expect(try context.fetch(NSFetchRequest<MadeBook>(entityName: "Book")), equals: [book])
  }

  @Test func `fetches go by the entity, a predicate and an order, and give values, too`() throws {
    let context = context()
    for (title, pages) in [("Sea", 90), ("Air", 300), ("Sand", 90)] {
      let book = MadeBook(context: context)
      (book.title, book.pages) = (title, Int32(pages))
    }
    let request = NSFetchRequest<MadeBook>()
    request.entity = MadeBook.entity()
    request.predicate = .init(format: "title BEGINSWITH %@", "S")
    request.sortDescriptors = [.init(key: "title", ascending: false)]
    expect(try context.fetch(request).map(\.title), equals: ["Sea", "Sand"])
    let values = NSFetchRequest<NSDictionary>(entityName: "Book")
    values.resultType = .dictionaryResultType
    values.propertiesToFetch = ["pages"]
    values.returnsDistinctResults = true
    values.sortDescriptors = [.init(key: "pages", ascending: true)]
    let found = try context.fetch(values).compactMap { $0["pages"].map { "\($0)" } }
    expect(found, equals: ["90", "300"])
  }

  @Test func `entities below another one inherit, and are found as it`() throws {
    let (medium, book) = (entity("Medium", NSManagedObject.self), entity("Book", MadeBook.self))
    medium.isAbstract = true
    medium.properties = [attribute("title", .stringAttributeType, "None")]
    book.properties = [attribute("pages", .integer32AttributeType, 1)]
    medium.subentities = [book]
    let model = NSManagedObjectModel()
    model.entities = [medium, book]
    let context = NSPersistentContainer(name: "Media", managedObjectModel: model).viewContext
    expect(book.propertiesByName.keys.sorted(), equals: ["pages", "title"])
    #expect(book.isKindOf(entity: medium) && !medium.isKindOf(entity: book))
    let made = MadeBook(context: context)
    #expect(made.title == "None" && made.pages == 1)
    expect(
      try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Medium")),
      equals: 1
    )
  }

  @Test
  func `results are in sections, and the controller that a delegate is given equals the app's`()
    throws
  {
    let context = context()
    for (title, pages) in [("Sea", 90), ("Air", 300), ("Sand", 90)] {
      let book = MadeBook(context: context)
      (book.title, book.pages) = (title, Int32(pages))
    }
    let request = NSFetchRequest<MadeBook>(entityName: "Book")
    request.sortDescriptors = [
      .init(key: "pages", ascending: true), .init(key: "title", ascending: true),
    ]
    let results = NSFetchedResultsController(
      fetchRequest: request,
      managedObjectContext: context,
      sectionNameKeyPath: "pages",
      cacheName: "books"
    )
    let follower = EqualFollower()
    results.delegate = follower
    try results.performFetch()
    expect(results.sections?.map(\.name), equals: ["90", "300"])
    expect(results.sections?.map(\.numberOfObjects), equals: [2, 1])
    expect(results.object(at: IndexPath(item: 0, section: 0)).title, equals: "Sand")
    expect(results.cacheName, equals: "books")
    MadeBook(context: context).pages = 300
    try context.save()
    let given = try #require(follower.given)
    #expect((given as NSObject) == results && given.fetchRequest.entityName == "Book")
    expect(results.sections?.map(\.numberOfObjects), equals: [2, 2])
  }
}

/// Keeps the controller that it is given.
@MainActor
private final class EqualFollower: NSFetchedResultsControllerDelegate {
  var given: NSFetchedResultsController<any NSFetchRequestResult>?

  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) { given = controller }
}

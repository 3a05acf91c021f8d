// SPDX-License-Identifier: Apache-2.0
public import Foundation
@_exported public import UIKit

/// How an object or a section changed.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete = 2
  case move = 3
  case update = 4
}

/// A section of results.
public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

/// What a controller of results tells; all methods are optional.
@preconcurrency @MainActor
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  )
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  )
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  )
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  )
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  )
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {}
}

/// The results of a fetch, in sections, which follow the objects' changes.
@preconcurrency @MainActor
open class NSFetchedResultsController<ResultType>: NSObject {
  private let results: FetchedResults
  public let fetchRequest: NSFetchRequest<ResultType>
  open var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { results.delegate }
    set { results.delegate = newValue }
  }

  public init(
    fetchRequest: NSFetchRequest<ResultType>,
    managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?,
    cacheName name: String?
  ) {
    (self.fetchRequest, cacheName) = (fetchRequest, name)
    results = FetchedResults(context, sectionNameKeyPath)
    super.init()
    results.find = { [unowned fetchRequest] in context.objects(for: fetchRequest) }
    results.plainRequest = { [unowned fetchRequest] in fetchRequest.plain }
    // The request lives as long as the results, which the controller owns.
    results.request = fetchRequest
  }

  /// Makes the controller that delegates are given, whose results have no type; it equals the app's.
  init(_ results: FetchedResults, _ request: NSFetchRequest<ResultType>) {
    (self.results, fetchRequest, cacheName) = (results, request, nil)
    super.init()
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? any ResultsController)?.shownResults === results
  }
  nonisolated open override var hash: Int { ObjectIdentifier(results).hashValue }

  open var managedObjectContext: NSManagedObjectContext { results.context }
  open var sectionNameKeyPath: String? { results.sectionPath }
  public let cacheName: String?
  open class func deleteCache(withName name: String?) {}

  open func performFetch() throws { results.fetch() }

  open var fetchedObjects: [ResultType]? {
    results.isFetched ? results.sections.flatMap(\.items).compactMap { $0 as? ResultType } : nil
  }
  open var sections: [any NSFetchedResultsSectionInfo]? {
    results.isFetched ? results.sections : nil
  }
  /// The titles of the index at a table's edge, one for each section that has one.
  open var sectionIndexTitles: [String] {
    results.sections.compactMap { sectionIndexTitle(forSectionName: $0.name) }
  }
  /// The title of a section in the index: the first letter of its name, as a large one.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    sectionName.first.map { String($0).uppercased() }
  }
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    sectionIndex
  }

  open func object(at indexPath: IndexPath) -> ResultType {
    guard results.sections.indices.contains(indexPath.section),
      results.sections[indexPath.section].items.indices.contains(indexPath.item),
      let object = results.sections[indexPath.section].items[indexPath.item] as? ResultType
    else {
      fatalError("no object at index \(indexPath.item) in section at index \(indexPath.section)")
    }
    return object
  }

  open func indexPath(forObject object: ResultType) -> IndexPath? {
    results.path(of: object as AnyObject)
  }
}

/// A controller of results, whatever their type.
private protocol ResultsController: AnyObject {
  var shownResults: FetchedResults { get }
}

extension NSFetchedResultsController: ResultsController {
  nonisolated fileprivate var shownResults: FetchedResults { results }
}

/// Objects of a section.
struct FetchedSection: NSFetchedResultsSectionInfo {
  var name: String
  var items: [NSManagedObject]
  var indexTitle: String? { name.first.map { String($0).uppercased() } }
  var numberOfObjects: Int { items.count }
  var objects: [Any]? { items }
}

// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// An object that can be put into an item provider.
public protocol NSItemProviderWriting: AnyObject {
  /// The types in which the object can be provided, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// An object that can be made from an item provider's content.
public protocol NSItemProviderReading: AnyObject {
  /// The types from which the object can be made, the best one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

/// Carries an object from its drag to its drop.
///
/// - Source: ours. Drags stay in one process here, so the object itself is handed over, and it is
///   there at once.
open class NSItemProvider: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var objects: [any NSItemProviderWriting] = []

  /// A name for the content, such as a file name.
  open var suggestedName: String?

  /// Makes an empty provider.
  public override init() {
    super.init()
  }

  /// Makes a provider with an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// The receivers that may read the content.
  public enum RepresentationVisibility: Int, Sendable {
    /// All apps.
    case all = 0
    /// Apps of the same team.
    case team = 1
    /// Apps of the same group.
    case group = 2
    /// Only the app in which the drag began.
    case ownProcess = 3
  }

  /// Adds an object, which is provided if no earlier one fits.
  open func registerObject(
    _ object: any NSItemProviderWriting,
    visibility: RepresentationVisibility
  ) {
    lock.withLock { objects.append(object) }
  }

  /// The types of the content, in the order in which they were added.
  open var registeredTypeIdentifiers: [String] {
    lock.withLock { objects.flatMap { type(of: $0).writableTypeIdentifiersForItemProvider } }
  }

  /// Whether the content has a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Whether the content has an object of a class.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    object(ofClass: aClass) != nil
  }

  /// Provides the first object of a class, or an error, before it returns.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let found = object(ofClass: aClass)
    progress.completedUnitCount = 1
    completionHandler(found, found == nil ? NoSuchObject(wanted: "\(aClass)") : nil)
    return progress
  }

  /// The first object of a class; `nil` if there is none.
  func object(ofClass aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
    lock.withLock {
      objects.lazy.compactMap { $0 as? any NSItemProviderReading }.first {
        $0.isKind(of: aClass)
      }
    }
  }

  /// The error if no object fits.
  private struct NoSuchObject: Error {
    let wanted: String
  }
}

extension NSItemProviderReading {
  fileprivate func isKind(of aClass: any NSItemProviderReading.Type) -> Bool {
    (self as AnyObject as? NSObject)?.isKind(of: aClass) ?? (type(of: self) == aClass)
  }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// The type of plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// The type of plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// The type of URLs.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// The type of URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What can be put into an item provider.
public protocol NSItemProviderWriting: AnyObject {
  /// The types that the object can be given as, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// What can be taken out of an item provider.
public protocol NSItemProviderReading: AnyObject {
  /// The types that an object can be made of, the best one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

/// Carries an object from where it is dragged to where it is put down.
///
/// - Source: ours; drags stay in one process here, so that the object itself is handed over and is there at
///   once.
open class NSItemProvider: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var objects: [any NSItemProviderWriting] = []

  /// A name for what is carried, as that of a file.
  open var suggestedName: String?

  /// Makes a provider of nothing.
  public override init() {
    super.init()
  }

  /// Makes a provider of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Who may take out what is carried.
  public enum RepresentationVisibility: Int, Sendable {
    /// Everybody.
    case all = 0
    /// Those of the same team.
    case team = 1
    /// The same group of applications.
    case group = 2
    /// The application that the drag began in.
    case ownProcess = 3
  }

  /// Adds an object, which is handed out where none before it fits.
  open func registerObject(
    _ object: any NSItemProviderWriting,
    visibility: RepresentationVisibility
  ) {
    lock.withLock { objects.append(object) }
  }

  /// The types that can be had, in the order in which they were added.
  open var registeredTypeIdentifiers: [String] {
    lock.withLock { objects.flatMap { type(of: $0).writableTypeIdentifiersForItemProvider } }
  }

  /// Whether a type can be had.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Whether an object of a class can be had.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    object(ofClass: aClass) != nil
  }

  /// Hands out the first object of a class, or an error, before it returns.
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

  /// The first object of a class; `nil` when there is none.
  func object(ofClass aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
    lock.withLock {
      objects.lazy.compactMap { $0 as? any NSItemProviderReading }.first {
        $0.isKind(of: aClass)
      }
    }
  }

  /// What is told when no object fits.
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
  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// Plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// An address.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// An address.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

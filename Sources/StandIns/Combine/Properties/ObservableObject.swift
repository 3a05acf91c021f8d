// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An object that says when one of its published properties is about to change.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// Says that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()

  public init() {}

  public func send() { subject.send() }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's own publisher: the same for each call, for as long as the object lives.
  public var objectWillChange: ObservableObjectPublisher { WillChangeTable.publisher(of: self) }
}

extension ObservableObject {
  func tellThatItWillChange() {
    (objectWillChange as? ObservableObjectPublisher)?.send()
  }
}

/// The publishers of objects that declare none. An entry goes when its object is gone and a new one comes.
private enum WillChangeTable {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var sizeOfNextSweep = 64

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let key = ObjectIdentifier(object)
      if let entry = entries[key], entry.object === object { return entry.publisher }
      if entries.count >= sizeOfNextSweep {
        entries = entries.filter { $0.value.object != nil }
        sizeOfNextSweep = Swift.max(64, entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      entries[key] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}

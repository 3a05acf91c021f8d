// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation

extension NSObject {
  /// The values of an object's property.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
    /// A value of the property.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never
    /// The object.
    public let object: Subject
    /// The property.
    public let keyPath: KeyPath<Subject, Value>
    /// Whether the present value is told at once.
    public let options: NSKeyValueObservingOptions

    /// Makes a publisher of a property's values.
    public init(
      object: Subject,
      keyPath: KeyPath<Subject, Value>,
      options: NSKeyValueObservingOptions
    ) {
      (self.object, self.keyPath, self.options) = (object, keyPath, options)
    }

    /// Observes the property as long as the subscriber wants to know.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let values = CurrentValueSubject<Value, Never>(object[keyPath: keyPath])
      let path = keyPath
      let observation = object.observe(keyPath, options: [.new]) { object, _ in
        values.send(object[keyPath: path])
      }
      values.dropFirst(options.contains(.initial) ? 0 : 1)
        .handleEvents(receiveCancel: { observation.invalidate() })
        .receive(subscriber: subscriber)
    }
  }
}

extension KeyValueObserving where Self: NSObject {
  /// The values of a property.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

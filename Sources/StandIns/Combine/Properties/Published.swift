// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A property whose changes are published: `$property` sends the value now and each new one before it is set.
@propertyWrapper
public struct Published<Value> {
  fileprivate final class Box {
    var value: Value
    lazy var subject = CurrentValueSubject<Value, Never>(value)
    var isFollowed = false
    var followers: [AnyCancellable] = []

    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  public init(initialValue: Value) { box = Box(initialValue) }
  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  @available(*, unavailable, message: "@Published is only for properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only for properties of classes") }
    // The compiler needs a setter to see a property that can be set.
    set { fatalError("@Published is only for properties of classes, not for \(newValue)") }
  }

  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    // `assign(to: &$property)` writes back what it was given.
    nonmutating set { _ = newValue }
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped _: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { owner[keyPath: storage].box.value }
    set {
      let box = owner[keyPath: storage].box
      (owner as? any ObservableObject)?.tellThatItWillChange()
      // Listeners get the new value while the property has the old one.
      if box.isFollowed { box.subject.send(newValue) }
      box.value = newValue
    }
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    projected _: KeyPath<Owner, Publisher>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Publisher {
    get { Publisher(box: owner[keyPath: storage].box, owner: owner) }
    set { _ = newValue }
  }

  /// The values of a published property.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    private let box: Box
    private weak var owner: AnyObject?

    fileprivate init(box: Box, owner: AnyObject? = nil) {
      self.box = box
      self.owner = owner
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      box.isFollowed = true
      box.subject.receive(subscriber: subscriber)
    }

    /// Takes each value of another publisher as the property's.
    func follow<P: Combine.Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
      let follower = publisher.sink { [weak box, weak owner] value in
        (owner as? any ObservableObject)?.tellThatItWillChange()
        if box?.isFollowed == true { box?.subject.send(value) }
        box?.value = value
      }
      box.followers.append(follower)
    }
  }
}

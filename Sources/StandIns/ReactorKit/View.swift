// SPDX-License-Identifier: Apache-2.0
public import RxSwift

/// A view or controller that shows the states of a reactor and sends it actions.
@preconcurrency @MainActor
public protocol View: AnyObject {
  associatedtype Reactor: ReactorContract

  var disposeBag: DisposeBag { get set }
  /// The reactor; ``bind(reactor:)`` is called when it is set.
  var reactor: Reactor? { get set }
  func bind(reactor: Reactor)
}

extension View {
  public var reactor: Reactor? {
    get { Kept.value(of: self, "reactor") }
    set {
      Kept.set(newValue, of: self, "reactor")
      disposeBag = DisposeBag()
      if let newValue { bind(reactor: newValue) }
    }
  }
}

/// A view or controller of a storyboard; it is bound like any other one here.
@preconcurrency @MainActor
public protocol StoryboardView: View {}

/// A value that is told each time it is set, also if it is equal.
@propertyWrapper
public struct Pulse<Value> {
  public var value: Value { didSet { valueUpdatedCount &+= 1 } }
  /// How often it was set.
  public internal(set) var valueUpdatedCount = UInt.min

  public init(wrappedValue: Value) { value = wrappedValue }

  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }
  public var projectedValue: Pulse<Value> { self }
}

extension Reactor {
  /// The values of a property, each time it is set.
  public func pulse<Result>(
    _ transformToPulse: @escaping (State) throws -> Pulse<Result>
  ) -> Observable<Result> {
    state.map(transformToPulse)
      .distinctUntilChanged { $0.valueUpdatedCount == $1.valueUpdatedCount }
      .map(\.value)
  }
}

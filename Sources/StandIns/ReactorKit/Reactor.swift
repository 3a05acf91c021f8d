// SPDX-License-Identifier: Apache-2.0
import Foundation
@_exported public import RxSwift

/// No actions, or no mutations.
public enum NoAction: Sendable {}
/// No mutations.
public typealias NoMutation = NoAction

/// Turns actions into states: each action gives mutations, and each mutation another state.
public protocol Reactor: AnyObject {
  associatedtype Action
  associatedtype Mutation = Action
  associatedtype State

  /// Takes actions, usually from a view.
  var action: ActionSubject<Action> { get }
  var initialState: State { get }
  var currentState: State { get }
  /// The states, beginning with the present one.
  var state: Observable<State> { get }

  func transform(action: Observable<Action>) -> Observable<Action>
  func mutate(action: Action) -> Observable<Mutation>
  func transform(mutation: Observable<Mutation>) -> Observable<Mutation>
  func reduce(state: State, mutation: Mutation) -> State
  func transform(state: Observable<State>) -> Observable<State>
}

/// Another name, for protocols with an associated type `Reactor`.
public typealias ReactorContract = Reactor

extension Reactor {
  public var action: ActionSubject<Action> { stream.action }
  public var currentState: State {
    Kept.value(of: self, "state") ?? initialState
  }
  public var state: Observable<State> { stream.states.asObservable() }

  public func transform(action: Observable<Action>) -> Observable<Action> { action }
  public func mutate(action: Action) -> Observable<Mutation> { .empty() }
  public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> { mutation }
  public func reduce(state: State, mutation: Mutation) -> State { state }
  public func transform(state: Observable<State>) -> Observable<State> { state }

  /// The streams of the reactor, which begin when they are first asked for.
  private var stream: Stream<Action, State> {
    if let known: Stream<Action, State> = Kept.value(of: self, "stream") { return known }
    let made = Stream<Action, State>()
    Kept.set(made, of: self, "stream")
    let mutations = transform(action: made.action.asObservable())
      .flatMap { [weak self] action -> Observable<Mutation> in
        guard let self else { return .empty() }
        return mutate(action: action).catch { _ in .empty() }
      }
    let first = initialState
    let states = transform(mutation: mutations)
      .scan(first) { [weak self] state, mutation in
        self?.reduce(state: state, mutation: mutation) ?? state
      }
      .startWith(first)
    let end = transform(state: states).subscribe(onNext: { [weak self, weak made] state in
      if let self { Kept.set(state, of: self, "state") }
      made?.states.onNext(state)
    })
    made.end = end
    return made
  }
}

extension Reactor where Action == Mutation {
  public func mutate(action: Action) -> Observable<Mutation> { .just(action) }
}

/// The streams of one reactor.
private final class Stream<Action, State> {
  let action = ActionSubject<Action>()
  let states = ReplaySubject<State>.create(bufferSize: 1)
  var end: (any Disposable)?

  deinit { end?.dispose() }
}

/// Values that are kept with objects, as long as these live.
enum Kept {
  private struct Entry {
    weak var owner: AnyObject?
    var values: [String: Any]
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

  static func value<Value>(of owner: AnyObject, _ name: String) -> Value? {
    let entry = lock.withLock { entries[ObjectIdentifier(owner)] }
    return entry?.owner === owner ? entry?.values[name] as? Value : nil
  }

  static func set(_ value: Any?, of owner: AnyObject, _ name: String) {
    let id = ObjectIdentifier(owner)
    // What goes may itself ask for values, so it lives until the lock is free.
    let before = lock.withLock { () -> [ObjectIdentifier: Entry] in
      let before = entries
      if entries[id]?.owner !== owner {
        entries = entries.filter { $0.value.owner != nil }
        entries[id] = Entry(owner: owner, values: [:])
      }
      entries[id]?.values[name] = value
      return before
    }
    withExtendedLifetime(before) {}
  }
}

// SPDX-License-Identifier: Apache-2.0
public import AppFoundation

/// What can be followed by something else.
public protocol Thenable<T>: AnyObject {
  associatedtype T
  func pipe(to body: @escaping (Swift.Result<T, any Swift.Error>) -> Void)
  var result: Swift.Result<T, any Swift.Error>? { get }
}

extension Thenable {
  /// A promise of what a closure makes of the value.
  private func next<U>(
    _ queue: AppFoundation.DispatchQueue?,
    _ make: @escaping (T, PromiseBox<Swift.Result<U, any Swift.Error>>) throws -> Void
  ) -> Promise<U> {
    let next = Promise<U>()
    pipe { result in
      switch result {
      case .success(let value):
        queue.run {
          do { try make(value, next.box) } catch { next.box.seal(.failure(error)) }
        }
      case .failure(let error): next.box.seal(.failure(error))
      }
    }
    return next
  }

  public func then<U: Thenable>(
    on: AppFoundation.DispatchQueue? = conf.Q.map,
    _ body: @escaping (T) throws -> U
  ) -> Promise<U.T> {
    next(on) { value, box in try body(value).pipe { box.seal($0) } }
  }

  public func map<U>(
    on: AppFoundation.DispatchQueue? = conf.Q.map,
    _ transform: @escaping (T) throws -> U
  )
    -> Promise<U>
  {
    next(on) { value, box in box.seal(.success(try transform(value))) }
  }

  public func compactMap<U>(
    on: AppFoundation.DispatchQueue? = conf.Q.map,
    _ transform: @escaping (T) throws -> U?
  ) -> Promise<U> {
    next(on) { value, box in
      guard let made = try transform(value) else { throw PMKError.compactMap("\(value)", U.self) }
      box.seal(.success(made))
    }
  }

  public func done(
    on: AppFoundation.DispatchQueue? = conf.Q.return,
    _ body: @escaping (T) throws -> Void
  )
    -> Promise<Void>
  {
    next(on) { value, box in box.seal(.success(try body(value))) }
  }

  public func get(
    on: AppFoundation.DispatchQueue? = conf.Q.return,
    _ body: @escaping (T) throws -> Void
  )
    -> Promise<T>
  {
    next(on) { value, box in
      try body(value)
      box.seal(.success(value))
    }
  }

  public func tap(
    on: AppFoundation.DispatchQueue? = conf.Q.map,
    _ body: @escaping (Swift.Result<T, any Swift.Error>) -> Void
  ) -> Promise<T> {
    let next = Promise<T>()
    pipe { result in
      on.run {
        body(result)
        next.box.seal(result)
      }
    }
    return next
  }

  public func asVoid() -> Promise<Void> { map(on: nil) { _ in } }

  public var value: T? { if case .success(let value)? = result { value } else { nil } }
  public var error: (any Swift.Error)? {
    if case .failure(let error)? = result { error } else { nil }
  }
  public var isPending: Bool { result == nil }
  public var isResolved: Bool { result != nil }
  public var isFulfilled: Bool { value != nil }
  public var isRejected: Bool { error != nil }
}

extension Thenable where T: Sequence {
  public func mapValues<U>(
    on: AppFoundation.DispatchQueue? = conf.Q.map,
    _ transform: @escaping (T.Element) throws -> U
  ) -> Promise<[U]> { map(on: on) { try $0.map(transform) } }

  public func compactMapValues<U>(
    on: AppFoundation.DispatchQueue? = conf.Q.map,
    _ transform: @escaping (T.Element) throws -> U?
  ) -> Promise<[U]> { map(on: on) { try $0.compactMap(transform) } }

  public func flatMapValues<U: Sequence>(
    on: AppFoundation.DispatchQueue? = conf.Q.map,
    _ transform: @escaping (T.Element) throws -> U
  ) -> Promise<[U.Element]> { map(on: on) { try $0.flatMap(transform) } }

  public func filterValues(
    on: AppFoundation.DispatchQueue? = conf.Q.map,
    _ isIncluded: @escaping (T.Element) -> Bool
  ) -> Promise<[T.Element]> { map(on: on) { $0.filter(isIncluded) } }

  public func thenMap<U: Thenable>(
    on: AppFoundation.DispatchQueue? = conf.Q.map,
    _ transform: @escaping (T.Element) throws -> U
  ) -> Promise<[U.T]> { then(on: on) { when(fulfilled: try $0.map(transform)) } }
}

/// What may fail and be caught.
public protocol CatchMixin<T>: Thenable {}

/// What remains after errors were caught.
public final class PMKFinalizer {
  let pending = Guarantee<Void>()

  public func finally(
    on: AppFoundation.DispatchQueue? = conf.Q.return,
    _ body: @escaping () -> Void
  ) {
    pending.done(on: on) { body() }
  }
}

extension CatchMixin {
  @discardableResult
  public func `catch`(
    on: AppFoundation.DispatchQueue? = conf.Q.return,
    policy: CatchPolicy = conf.catchPolicy,
    _ body: @escaping (any Swift.Error) -> Void
  ) -> PMKFinalizer {
    let finalizer = PMKFinalizer()
    pipe { result in
      guard case .failure(let error) = result, policy == .allErrors || !error.isCancelled else {
        return finalizer.pending.box.seal(.success(()))
      }
      on.run {
        body(error)
        finalizer.pending.box.seal(.success(()))
      }
    }
    return finalizer
  }

  public func recover<U: Thenable>(
    on: AppFoundation.DispatchQueue? = conf.Q.map,
    policy: CatchPolicy = conf.catchPolicy,
    _ body: @escaping (any Swift.Error) throws -> U
  ) -> Promise<T> where U.T == T {
    let next = Promise<T>()
    pipe { result in
      guard case .failure(let error) = result, policy == .allErrors || !error.isCancelled else {
        return next.box.seal(result)
      }
      on.run {
        do { try body(error).pipe { next.box.seal($0) } } catch { next.box.seal(.failure(error)) }
      }
    }
    return next
  }

  public func recover(
    on: AppFoundation.DispatchQueue? = conf.Q.map,
    _ body: @escaping (any Swift.Error) -> Guarantee<T>
  ) -> Guarantee<T> {
    let next = Guarantee<T>()
    pipe { result in
      guard case .failure(let error) = result else { return next.box.seal(result) }
      on.run { body(error).pipe { next.box.seal($0) } }
    }
    return next
  }

  public func ensure(
    on: AppFoundation.DispatchQueue? = conf.Q.return,
    _ body: @escaping () -> Void
  )
    -> Promise<T>
  {
    tap(on: on) { _ in body() }
  }

  public func ensureThen(
    on: AppFoundation.DispatchQueue? = conf.Q.return,
    _ body: @escaping () -> Guarantee<Void>
  ) -> Promise<T> {
    let next = Promise<T>()
    pipe { result in on.run { body().done(on: nil) { next.box.seal(result) } } }
    return next
  }

  /// Drops errors.
  public func cauterize() { self.catch { _ in } }
}

extension CatchMixin where T == Void {
  public func recover(
    on: AppFoundation.DispatchQueue? = conf.Q.map,
    _ body: @escaping (any Swift.Error) -> Void
  ) -> Guarantee<Void> {
    recover(on: on) { error in
      body(error)
      return Guarantee<Void>.value(())
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import AppFoundation
import Foundation
@_exported public import UIKit

/// A value that is there later, or an error.
public final class Promise<T>: Thenable, CatchMixin {
  let box = PromiseBox<Swift.Result<T, any Swift.Error>>()

  init() {}

  public init(resolver body: (Resolver<T>) throws -> Void) {
    let resolver = Resolver(box)
    do { try body(resolver) } catch { resolver.reject(error) }
  }

  public convenience init(_ body: (Resolver<T>) throws -> Void) { self.init(resolver: body) }

  public init(error: any Swift.Error) { box.seal(.failure(error)) }

  public static func value(_ value: T) -> Promise<T> {
    let promise = Promise<T>()
    promise.box.seal(.success(value))
    return promise
  }

  public static func pending() -> (promise: Promise<T>, resolver: Resolver<T>) {
    let promise = Promise<T>()
    return (promise, Resolver(promise.box))
  }

  public func pipe(to body: @escaping (Swift.Result<T, any Swift.Error>) -> Void) {
    box.whenSealed(body)
  }

  public var result: Swift.Result<T, any Swift.Error>? { box.value }

  public func asVoid() -> Promise<Void> { map(on: nil) { _ in } }
  public func asPromise() -> Promise<T> { self }
}

extension Promise where T == Void {
  public convenience init() {
    self.init(sealed: ())
  }

  private convenience init(sealed value: Void) {
    self.init { $0.fulfill(value) }
  }

  public static var value: Promise<Void> { .value(()) }
}

/// A value that is there later, without errors.
public final class Guarantee<T>: Thenable {
  let box = PromiseBox<Swift.Result<T, any Swift.Error>>()

  init() {}

  public init(resolver body: (@escaping (T) -> Void) -> Void) {
    let box = box
    body { box.seal(.success($0)) }
  }

  public convenience init(_ body: (@escaping (T) -> Void) -> Void) { self.init(resolver: body) }

  public static func value(_ value: T) -> Guarantee<T> { Guarantee { $0(value) } }

  public static func pending() -> (guarantee: Guarantee<T>, resolve: (T) -> Void) {
    let guarantee = Guarantee<T>()
    return (guarantee, { guarantee.box.seal(.success($0)) })
  }

  public func pipe(to body: @escaping (Swift.Result<T, any Swift.Error>) -> Void) {
    box.whenSealed(body)
  }

  public var result: Swift.Result<T, any Swift.Error>? { box.value }

  private func whenSealed(_ body: @escaping (T) -> Void) {
    box.whenSealed { if case .success(let value) = $0 { body(value) } }
  }

  @discardableResult
  public func done(
    on: AppFoundation.DispatchQueue? = conf.Q.return,
    _ body: @escaping (T) -> Void
  )
    -> Guarantee<Void>
  {
    map(on: on, body)
  }

  public func map<U>(
    on: AppFoundation.DispatchQueue? = conf.Q.map,
    _ transform: @escaping (T) -> U
  )
    -> Guarantee<U>
  {
    let next = Guarantee<U>()
    whenSealed { value in on.run { next.box.seal(.success(transform(value))) } }
    return next
  }

  @discardableResult
  public func then<U>(
    on: AppFoundation.DispatchQueue? = conf.Q.map,
    _ body: @escaping (T) -> Guarantee<U>
  )
    -> Guarantee<U>
  {
    let next = Guarantee<U>()
    whenSealed { value in on.run { body(value).whenSealed { next.box.seal(.success($0)) } } }
    return next
  }

  public func asVoid() -> Guarantee<Void> { map(on: nil) { _ in } }
}

extension Guarantee where T == Void {
  public static var value: Guarantee<Void> { .value(()) }
}

/// Keeps or breaks a promise.
public final class Resolver<T> {
  private let box: PromiseBox<Swift.Result<T, any Swift.Error>>

  init(_ box: PromiseBox<Swift.Result<T, any Swift.Error>>) { self.box = box }

  public func fulfill(_ value: T) { box.seal(.success(value)) }
  public func reject(_ error: any Swift.Error) { box.seal(.failure(error)) }
  public func resolve(_ result: Swift.Result<T, any Swift.Error>) { box.seal(result) }

  public func resolve(_ value: T?, _ error: (any Swift.Error)?) {
    if let error {
      reject(error)
    } else if let value {
      fulfill(value)
    } else {
      reject(PMKError.invalidCallingConvention)
    }
  }

  public func resolve(_ error: (any Swift.Error)?, _ value: T?) { resolve(value, error) }
  public func resolve(_ value: T, _ error: (any Swift.Error)?) {
    if let error { reject(error) } else { fulfill(value) }
  }
}

extension Resolver where T == Void {
  public func fulfill() { fulfill(()) }
  public func fulfill_() { fulfill(()) }
  public func resolve(_ error: (any Swift.Error)?) {
    if let error { reject(error) } else { fulfill(()) }
  }
}

/// What went wrong with promises themselves.
public enum PMKError: Swift.Error {
  case invalidCallingConvention
  case returnedSelf
  case badInput
  case cancelled
  case emptySequence
  case compactMap(String, Any.Type)
  case noWinner
}

/// Errors that only say that nobody wants an answer any more.
public protocol CancellableError: Swift.Error {
  var isCancelled: Bool { get }
}

extension PMKError: CancellableError {
  public var isCancelled: Bool { if case .cancelled = self { true } else { false } }
}

extension Swift.Error {
  public var isCancelled: Bool {
    if let own = self as? any CancellableError { return own.isCancelled }
    return (self as? URLError)?.code == .cancelled || self is CancellationError
  }
}

/// The queues of closures that name none.
public struct PMKConfiguration: @unchecked Sendable {
  // The names of the library's own settings.
  public var Q: (map: AppFoundation.DispatchQueue?, `return`: AppFoundation.DispatchQueue?) = (
    .main, .main
  )
  public var catchPolicy = CatchPolicy.allErrorsExceptCancellation
}

public nonisolated(unsafe) var conf = PMKConfiguration()

/// Which errors are caught.
public enum CatchPolicy: Sendable {
  case allErrors
  case allErrorsExceptCancellation
}

/// A result that is known once, and who waits for it.
final class PromiseBox<Value> {
  private(set) var value: Value?
  private var waiting: [(Value) -> Void] = []

  func seal(_ new: Value) {
    guard value == nil else { return }
    value = new
    let told = waiting
    waiting = []
    for body in told { body(new) }
  }

  func whenSealed(_ body: @escaping (Value) -> Void) {
    if let value { body(value) } else { waiting.append(body) }
  }
}

extension AppFoundation.DispatchQueue? {
  /// Runs work on the queue on a later turn; at once without a queue.
  func run(_ body: @escaping () -> Void) {
    guard let self else { return body() }
    // All work is done in one thread.
    nonisolated(unsafe) let work = body
    self.async { work() }
  }
}

// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AmbiguousTrailingClosureOverload
public import AppFoundation
public import Foundation

public func firstly<U: Thenable>(execute body: () throws -> U) -> Promise<U.T> {
  let promise = Promise<U.T>()
  do { try body().pipe { promise.box.seal($0) } } catch { promise.box.seal(.failure(error)) }
  return promise
}

public func firstly<T>(execute body: () -> Guarantee<T>) -> Guarantee<T> { body() }

public func when<U: Thenable>(fulfilled all: [U]) -> Promise<[U.T]> {
  let promise = Promise<[U.T]>()
  var values = [U.T?](repeating: nil, count: all.count)
  var left = all.count
  guard left > 0 else { return .value([]) }
  for (index, one) in all.enumerated() {
    one.pipe { result in
      switch result {
      case .success(let value):
        values[index] = value
        left -= 1
        if left == 0 { promise.box.seal(.success(values.compactMap { $0 })) }
      case .failure(let error): promise.box.seal(.failure(error))
      }
    }
  }
  return promise
}

@_disfavoredOverload
public func when<U: Thenable>(fulfilled all: U...) -> Promise<Void> where U.T == Void {
  when(fulfilled: all).asVoid()
}

public func when<U: Thenable>(fulfilled all: [U]) -> Promise<Void> where U.T == Void {
  let promise: Promise<[U.T]> = when(fulfilled: all)
  return promise.asVoid()
}

public func when<U: Thenable, V: Thenable>(fulfilled one: U, _ two: V) -> Promise<(U.T, V.T)> {
  let promise = Promise<(U.T, V.T)>()
  func check() {
    guard let first = one.result, let second = two.result else {
      for error in [one.error, two.error].compactMap({ $0 }) { promise.box.seal(.failure(error)) }
      return
    }
    promise.box.seal(first.flatMap { a in second.map { (a, $0) } })
  }
  one.pipe { _ in check() }
  two.pipe { _ in check() }
  return promise
}

public func when<U: Thenable, V: Thenable, W: Thenable>(
  fulfilled one: U,
  _ two: V,
  _ three: W
)
  -> Promise<(U.T, V.T, W.T)>
{
  when(fulfilled: when(fulfilled: one, two), three).map(on: nil) { ($0.0, $0.1, $1) }
}

public func when<U: Thenable, V: Thenable, W: Thenable, X: Thenable>(
  fulfilled one: U,
  _ two: V,
  _ three: W,
  _ four: X
) -> Promise<(U.T, V.T, W.T, X.T)> {
  when(fulfilled: when(fulfilled: one, two), when(fulfilled: three, four)).map(on: nil) {
    ($0.0, $0.1, $1.0, $1.1)
  }
}

public func when<T>(resolved all: [Promise<T>]) -> Guarantee<[Result<T>]> {
  let guarantee = Guarantee<[Result<T>]>()
  guard !all.isEmpty else { return .value([]) }
  for one in all {
    one.pipe { _ in
      let results = all.compactMap(\.result).map { Result($0) }
      if results.count == all.count { guarantee.box.seal(.success(results)) }
    }
  }
  return guarantee
}

public func when<T>(resolved all: Promise<T>...) -> Guarantee<[Result<T>]> {
  when(resolved: all)
}

public func race<U: Thenable>(_ all: U...) -> Promise<U.T> { race(all) }

public func race<U: Thenable>(_ all: [U]) -> Promise<U.T> {
  guard !all.isEmpty else { return Promise(error: PMKError.badInput) }
  let promise = Promise<U.T>()
  for one in all { one.pipe { promise.box.seal($0) } }
  return promise
}

/// A promise that is kept after a time of the stage's clock.
public func after(_ interval: DispatchTimeInterval) -> Guarantee<Void> {
  Guarantee { fulfill in
    nonisolated(unsafe) let end = fulfill
    AppFoundation.DispatchQueue.main.asyncAfter(deadline: .now().advanced(by: interval)) {
      end(())
    }
  }
}

public func after(seconds: TimeInterval) -> Guarantee<Void> {
  after(.milliseconds(Int(max(0, min(seconds, longest)) * milliseconds)))
}

private let milliseconds = 1000.0
/// A wait beyond a year is one of a year, in seconds.
private let longest = 31_536_000.0

/// What became of a promise.
public enum Result<T> {
  case fulfilled(T)
  case rejected(any Swift.Error)

  init(_ result: Swift.Result<T, any Swift.Error>) {
    switch result {
    case .success(let value): self = .fulfilled(value)
    case .failure(let error): self = .rejected(error)
    }
  }

  public var isFulfilled: Bool { if case .fulfilled = self { true } else { false } }
}

/// Says that a promise is wanted.
public enum PMKNamespacer: Sendable {
  case promise
}

extension AppFoundation.URLSession {
  public func dataTask(
    _: PMKNamespacer,
    with request: any URLRequestConvertible,
    file: String = #fileID,
    line: Int = #line
  ) -> Promise<(data: Data, response: AppFoundation.URLResponse)> {
    Promise { seal in
      SourcePlace.asking(file, line) {
        dataTask(with: request.pmkRequest) { data, response, error in
          if let data, let response {
            seal.fulfill((data, response))
          } else {
            seal.reject(error ?? PMKError.invalidCallingConvention)
          }
        }.resume()
      }
    }
  }
}

/// A request, or an address to ask.
public protocol URLRequestConvertible {
  var pmkRequest: AppFoundation.URLRequest { get }
}

extension AppFoundation.URLRequest: URLRequestConvertible {
  public var pmkRequest: AppFoundation.URLRequest { self }
}

extension URL: URLRequestConvertible {
  public var pmkRequest: AppFoundation.URLRequest { AppFoundation.URLRequest(url: self) }
}

/// A response that says that something went wrong.
public enum PMKHTTPError: Swift.Error {
  case badStatusCode(Int, Data, AppFoundation.HTTPURLResponse)
}

extension Promise where T == (data: Data, response: AppFoundation.URLResponse) {
  /// Breaks the promise if the response's number says that something went wrong.
  public func validate() -> Promise<T> {
    map(on: nil) { answer in
      if let response = answer.response as? AppFoundation.HTTPURLResponse,
        !(200..<300).contains(response.statusCode)
      {
        throw PMKHTTPError.badStatusCode(response.statusCode, answer.data, response)
      }
      return answer
    }
  }
}

extension AppFoundation.DispatchQueue {
  public func async<T>(
    _: PMKNamespacer,
    execute body: @escaping () throws -> T
  ) -> Promise<T> {
    Promise { seal in
      // All work is done in one thread.
      nonisolated(unsafe) let (work, end) = (body, seal)
      self.async {
        do { end.fulfill(try work()) } catch { end.reject(error) }
      }
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation

public struct DataResponse<Success, Failure: Error> {
  public let request: AppFoundation.URLRequest?
  public let response: AppFoundation.HTTPURLResponse?
  public let data: Data?
  public let result: Result<Success, Failure>

  package init(
    request: AppFoundation.URLRequest?,
    response: AppFoundation.HTTPURLResponse?,
    data: Data?,
    result: Result<Success, Failure>
  ) {
    (self.request, self.response, self.data, self.result) = (request, response, data, result)
  }

  public var value: Success? { try? result.get() }
  public var error: Failure? {
    if case .failure(let error) = result { return error }
    return nil
  }
}

// All code of apps runs in one thread.
extension DataResponse: @unchecked Sendable {}

public typealias AFDataResponse<Success> = DataResponse<Success, AFError>
public typealias AFResult<Success> = Result<Success, AFError>

open class DataRequest: @unchecked Sendable {
  public private(set) var request: AppFoundation.URLRequest?
  public private(set) var response: AppFoundation.HTTPURLResponse?
  public private(set) var data: Data?
  private var error: AFError?
  private var task: AppFoundation.URLSessionDataTask?
  private var isDone = false
  private var codes: Set<Int>?
  private var waiting: [() -> Void] = []

  init(
    _ session: AppFoundation.URLSession,
    _ file: String,
    _ line: Int,
    _ make: () throws -> AppFoundation.URLRequest
  ) {
    do {
      let request = try make()
      self.request = request
      task = SourcePlace.asking(file, line) {
        session.dataTask(with: request) { data, response, error in
          self.data = data
          self.response = response as? AppFoundation.HTTPURLResponse
          self.error = error.map { .sessionTaskFailed(error: $0) }
          self.finish()
        }
      }
      task?.resume()
    } catch {
      self.error = error.asAFError ?? .parameterEncodingFailed(reason: error)
      isDone = true
    }
  }

  private func finish() {
    isDone = true
    let told = waiting
    waiting = []
    for tell in told { tell() }
  }

  // MARK: Progress

  @discardableResult
  open func resume() -> Self { self }
  @discardableResult
  open func suspend() -> Self { self }
  @discardableResult
  open func cancel() -> Self {
    task?.cancel()
    guard !isDone else { return self }
    error = .explicitlyCancelled
    finish()
    return self
  }
  @discardableResult
  open func validate() -> Self { validate(statusCode: 200..<300) }
  @discardableResult
  open func validate<Codes: Sequence>(statusCode codes: Codes) -> Self where Codes.Element == Int {
    self.codes = Set(codes)
    return self
  }
  @discardableResult
  open func validate(contentType: [String]) -> Self { self }
  @discardableResult
  open func authenticate(username: String, password: String) -> Self { self }

  // MARK: Answers

  private func later(
    on queue: AppFoundation.DispatchQueue,
    _ work: @escaping (Result<Data, AFError>) -> Void
  ) {
    // All code of apps runs in one thread.
    nonisolated(unsafe) let work = work
    let tell = { queue.async { work(self.outcome) } }
    if isDone { tell() } else { waiting.append(tell) }
  }

  private var outcome: Result<Data, AFError> {
    if let error { return .failure(error) }
    if let codes, let code = response?.statusCode, !codes.contains(code) {
      return .failure(.responseValidationFailed(reason: .unacceptableStatusCode(code: code)))
    }
    return .success(data ?? Data())
  }

  private func answer<Value>(_ result: Result<Value, AFError>) -> AFDataResponse<Value> {
    AFDataResponse(request: request, response: response, data: data, result: result)
  }

  @discardableResult
  open func response(
    queue: AppFoundation.DispatchQueue = .main,
    completionHandler: @escaping (AFDataResponse<Data?>) -> Void
  ) -> Self {
    later(on: queue) { completionHandler(self.answer($0.map { $0 as Data? })) }
    return self
  }

  @discardableResult
  open func responseData(
    queue: AppFoundation.DispatchQueue = .main,
    completionHandler: @escaping (AFDataResponse<Data>) -> Void
  ) -> Self {
    later(on: queue) { completionHandler(self.answer($0)) }
    return self
  }

  @discardableResult
  open func responseString(
    queue: AppFoundation.DispatchQueue = .main,
    encoding: String.Encoding? = nil,
    completionHandler: @escaping (AFDataResponse<String>) -> Void
  ) -> Self {
    later(on: queue) {
      completionHandler(self.answer($0.map { String(decoding: $0, as: UTF8.self) }))
    }
    return self
  }

  @discardableResult
  open func responseJSON(
    queue: AppFoundation.DispatchQueue = .main,
    completionHandler: @escaping (AFDataResponse<Any>) -> Void
  ) -> Self {
    later(on: queue) { outcome in
      completionHandler(
        self.answer(
          outcome.flatMap { data in
            do {
              return .success(
                try JSONSerialization.jsonObject(with: data, options: .allowFragments)
              )
            } catch {
              return .failure(
                .responseSerializationFailed(reason: .jsonSerializationFailed(error: error))
              )
            }
          }
        )
      )
    }
    return self
  }

  @discardableResult
  open func responseDecodable<Value: Decodable>(
    of type: Value.Type = Value.self,
    queue: AppFoundation.DispatchQueue = .main,
    decoder: Foundation.JSONDecoder = AppFoundation.JSONDecoder(),
    completionHandler: @escaping (AFDataResponse<Value>) -> Void
  ) -> Self {
    later(on: queue) { completionHandler(self.answer(Self.decoded(type, $0, decoder))) }
    return self
  }

  private static func decoded<Value: Decodable>(
    _ type: Value.Type,
    _ outcome: Result<Data, AFError>,
    _ decoder: Foundation.JSONDecoder
  ) -> Result<Value, AFError> {
    outcome.flatMap { data in
      do {
        return .success(try decoder.decode(type, from: data))
      } catch {
        return .failure(.responseSerializationFailed(reason: .decodingFailed(error: error)))
      }
    }
  }

  // MARK: Async answers

  public struct Serializing<Value: Sendable>: Sendable {
    let make: @Sendable () async -> AFDataResponse<Value>

    public var response: AFDataResponse<Value> {
      get async { await make() }
    }
    public var result: AFResult<Value> {
      get async { await make().result }
    }
    public var value: Value {
      get async throws { try await make().result.get() }
    }
  }

  open func serializingDecodable<Value: Decodable & Sendable>(
    _ type: Value.Type = Value.self,
    automaticallyCancelling: Bool = false,
    decoder: Foundation.JSONDecoder = AppFoundation.JSONDecoder()
  ) -> Serializing<Value> {
    Serializing {
      await withCheckedContinuation { next in
        self.responseDecodable(of: type, decoder: decoder) { next.resume(returning: $0) }
      }
    }
  }

  open func serializingData(automaticallyCancelling: Bool = false) -> Serializing<Data> {
    Serializing {
      await withCheckedContinuation { next in self.responseData { next.resume(returning: $0) } }
    }
  }

  open func serializingString(automaticallyCancelling: Bool = false) -> Serializing<String> {
    Serializing {
      await withCheckedContinuation { next in self.responseString { next.resume(returning: $0) } }
    }
  }
}

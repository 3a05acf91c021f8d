// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
import Foundation
public import RxSwift

public protocol Cancellable {
  var isCancelled: Bool { get }
  func cancel()
}

public protocol PluginType {}

public struct NetworkLoggerPlugin: PluginType {
  public struct Configuration {
    public enum LogOptions { case verbose, `default` }
    public init(logOptions: LogOptions = .default) {}
  }

  public init(configuration: Configuration = Configuration()) {}
  public init(verbose: Bool) {}
}

public enum NetworkActivityChangeType: Sendable { case began, ended }

public final class NetworkActivityPlugin: PluginType {
  public init(
    networkActivityClosure: @escaping (NetworkActivityChangeType, any TargetType) -> Void
  ) {}
}

public struct ProgressResponse {
  public let response: Response?
  public var completed: Bool { response != nil }
  public var progress: Double { completed ? 1 : 0 }
}

public typealias ProgressBlock = (ProgressResponse) -> Void
public typealias Completion = (Result<Response, MoyaError>) -> Void

public enum StubBehavior: Sendable {
  case never
  case immediate
  case delayed(seconds: Double)
}

public protocol MoyaProviderType: AnyObject {
  associatedtype Target: TargetType

  @discardableResult
  func request(
    _ target: Target,
    callbackQueue: AppFoundation.DispatchQueue?,
    progress: ProgressBlock?,
    file: String,
    line: Int,
    completion: @escaping Completion
  ) -> any Cancellable
}

open class MoyaProvider<Target: TargetType>: MoyaProviderType {
  public typealias StubClosure = (Target) -> StubBehavior

  private let stubClosure: StubClosure
  private let session: Session

  public init(
    stubClosure: @escaping StubClosure = MoyaProvider.neverStub,
    callbackQueue: AppFoundation.DispatchQueue? = nil,
    session: Session = .default,
    plugins: [any PluginType] = [],
    trackInflights: Bool = false
  ) {
    self.stubClosure = stubClosure
    self.session = session
  }

  public static func neverStub(_ target: Target) -> StubBehavior { .never }
  public static func immediatelyStub(_ target: Target) -> StubBehavior { .immediate }
  public static func delayedStub(_ seconds: Double) -> StubClosure {
    { _ in .delayed(seconds: seconds) }
  }

  @discardableResult
  open func request(
    _ target: Target,
    callbackQueue: AppFoundation.DispatchQueue? = nil,
    progress: ProgressBlock? = nil,
    file: String = #fileID,
    line: Int = #line,
    completion: @escaping Completion
  ) -> any Cancellable {
    let asked = Asked()
    // All code of apps runs in one thread.
    nonisolated(unsafe) let target = target
    nonisolated(unsafe) let finish = { (result: Result<Response, MoyaError>) in
      guard !asked.isCancelled else { return }
      if case .success(let response) = result { progress?(ProgressResponse(response: response)) }
      completion(result)
    }
    switch stubClosure(target) {
    case .immediate: finish(Self.sample(of: target, nil))
    case .delayed(let seconds):
      (callbackQueue ?? .main).asyncAfter(deadline: .now() + seconds) {
        finish(Self.sample(of: target, nil))
      }
    case .never:
      session.request(Described(target: target), file: file, line: line)
        .responseData(queue: callbackQueue ?? .main) { answer in
          finish(Self.result(of: answer, for: target))
        }
    }
    return asked
  }

  private static func sample(
    of target: Target,
    _ request: AppFoundation.URLRequest?
  ) -> Result<Response, MoyaError> {
    .success(Response(statusCode: 200, data: target.sampleData, request: request))
  }

  private static func result(
    of answer: AFDataResponse<Data>,
    for target: Target
  ) -> Result<Response, MoyaError> {
    switch answer.result {
    case .failure(let error): return .failure(.underlying(error, nil))
    case .success(let data):
      // A sample of the author's own is better than what is invented.
      if Invention.request(of: data) != nil, !target.sampleData.isEmpty {
        return sample(of: target, answer.request)
      }
      let code = answer.response?.statusCode ?? 200
      return .success(
        Response(statusCode: code, data: data, request: answer.request, response: answer.response)
      )
    }
  }

  public var rx: Reactive<MoyaProvider<Target>> { Reactive(self) }
}

private final class Asked: Cancellable {
  private(set) var isCancelled = false
  func cancel() { isCancelled = true }
}

/// A target as a request.
private struct Described: URLRequestConvertible {
  let target: any TargetType

  func asURLRequest() throws -> AppFoundation.URLRequest {
    let path = target.path
    let url = path.isEmpty ? target.baseURL : target.baseURL.appendingPathComponent(path)
    var request = try AppFoundation.URLRequest(url: url, method: target.method)
    request.allHTTPHeaderFields = target.headers
    switch target.task {
    case .requestPlain, .uploadFile, .uploadMultipart: break
    case .requestData(let data): request.httpBody = data
    case .requestJSONEncodable(let value): request.httpBody = try JSONEncoder().encode(value)
    case .requestCustomJSONEncodable(let value, let encoder):
      request.httpBody = try encoder.encode(value)
    case .requestParameters(let parameters, let encoding):
      request = try encoding.encode(request, with: parameters)
    case .requestCompositeData(let data, let parameters):
      request = try URLEncoding.queryString.encode(request, with: parameters)
      request.httpBody = data
    case .requestCompositeParameters(let body, let encoding, let parameters):
      request = try encoding.encode(request, with: body)
      request = try URLEncoding.queryString.encode(request, with: parameters)
    }
    return request
  }
}

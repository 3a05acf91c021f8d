// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation
public import RxSwift

/// A request that can be given up.
public protocol Cancellable {
  var isCancelled: Bool { get }
  func cancel()
}

/// How far a request is.
public struct ProgressResponse {
  public let response: Response?
  public let progressObject: Progress?

  public init(progress: Progress? = nil, response: Response? = nil) {
    (progressObject, self.response) = (progress, response)
  }

  public var completed: Bool { response != nil }
  public var progress: Double {
    if completed { return 1 }
    guard let progressObject, progressObject.totalUnitCount > 0 else { return 0 }
    return progressObject.fractionCompleted
  }
}

public typealias ProgressBlock = (ProgressResponse) -> Void
public typealias Completion = (_ result: Result<Response, MoyaError>) -> Void

/// Whether a sample answers in place of a server.
public enum StubBehavior: Equatable, Sendable {
  case never
  case immediate
  case delayed(seconds: TimeInterval)
}

public protocol MoyaProviderType: AnyObject {
  associatedtype Target: TargetType

  func request(
    _ target: Target,
    callbackQueue: AppFoundation.DispatchQueue?,
    progress: ProgressBlock?,
    completion: @escaping Completion
  ) -> any Cancellable
}

/// Asks the ends of a service.
open class MoyaProvider<Target: TargetType>: MoyaProviderType {
  public typealias EndpointClosure = (Target) -> Endpoint
  public typealias RequestResultClosure = (Result<AppFoundation.URLRequest, MoyaError>) -> Void
  public typealias RequestClosure = (Endpoint, @escaping RequestResultClosure) -> Void
  public typealias StubClosure = (Target) -> StubBehavior

  public let endpointClosure: EndpointClosure
  public let requestClosure: RequestClosure
  public let stubClosure: StubClosure
  public let session: Session
  public let plugins: [any PluginType]
  public let trackInflights: Bool
  public var manager: Session { session }
  let callbackQueue: AppFoundation.DispatchQueue?
  private(set) var inflightRequests: [Endpoint: [Completion]] = [:]
  private var place: (file: String, line: Int)?

  public init(
    endpointClosure: @escaping EndpointClosure = MoyaProvider.defaultEndpointMapping,
    requestClosure: @escaping RequestClosure = MoyaProvider.defaultRequestMapping,
    stubClosure: @escaping StubClosure = MoyaProvider.neverStub,
    callbackQueue: AppFoundation.DispatchQueue? = nil,
    session: Session = MoyaProvider<Target>.defaultAlamofireSession(),
    plugins: [any PluginType] = [],
    trackInflights: Bool = false
  ) {
    self.endpointClosure = endpointClosure
    self.requestClosure = requestClosure
    self.stubClosure = stubClosure
    self.callbackQueue = callbackQueue
    self.session = session
    self.plugins = plugins
    self.trackInflights = trackInflights
  }

  /// The initialiser before version 14.
  public convenience init(
    endpointClosure: @escaping EndpointClosure = MoyaProvider.defaultEndpointMapping,
    requestClosure: @escaping RequestClosure = MoyaProvider.defaultRequestMapping,
    stubClosure: @escaping StubClosure = MoyaProvider.neverStub,
    callbackQueue: AppFoundation.DispatchQueue? = nil,
    manager: Session,
    plugins: [any PluginType] = [],
    trackInflights: Bool = false
  ) {
    self.init(
      endpointClosure: endpointClosure,
      requestClosure: requestClosure,
      stubClosure: stubClosure,
      callbackQueue: callbackQueue,
      session: manager,
      plugins: plugins,
      trackInflights: trackInflights
    )
  }

  open func endpoint(_ token: Target) -> Endpoint { endpointClosure(token) }

  @discardableResult
  public func request(
    _ target: Target,
    callbackQueue: AppFoundation.DispatchQueue? = nil,
    progress: ProgressBlock? = nil,
    file: String = #fileID,
    line: Int = #line,
    completion: @escaping Completion
  ) -> any Cancellable {
    place = (file, line)
    defer { place = nil }
    return asked(self, target, callbackQueue, progress, completion)
  }

  @_disfavoredOverload @discardableResult
  open func request(
    _ target: Target,
    callbackQueue: AppFoundation.DispatchQueue?,
    progress: ProgressBlock?,
    completion: @escaping Completion
  ) -> any Cancellable {
    let asked = Asked()
    let endpoint = endpoint(target)
    let place = place ?? (#fileID, #line)
    let told: Completion = { [plugins] result in
      completion(plugins.reduce(result) { $1.process($0, target: target) })
    }
    if trackInflights {
      if inflightRequests[endpoint] != nil {
        inflightRequests[endpoint]?.append(told)
        return asked
      }
      inflightRequests[endpoint] = [told]
    }
    let finish: Completion = { result in
      guard self.trackInflights else { return told(result) }
      for tell in self.inflightRequests.removeValue(forKey: endpoint) ?? [] { tell(result) }
    }
    requestClosure(endpoint) { made in
      if asked.isCancelled { return self.cancelled(target, finish) }
      switch made {
      case .failure(let error): finish(.failure(error))
      case .success(let request):
        let prepared = self.plugins.reduce(request) { $1.prepare($0, target: target) }
        let call = Call(
          target: target,
          endpoint: endpoint,
          request: prepared,
          queue: callbackQueue ?? self.callbackQueue ?? .main,
          progress: progress,
          place: place,
          asked: asked,
          finish: finish
        )
        switch self.stubClosure(target) {
        case .never: self.send(call)
        case .immediate: self.stub(call)
        case .delayed(let seconds): self.stub(call, after: seconds)
        }
      }
    }
    return asked
  }

  /// What a request needs on its way.
  struct Call {
    let target: Target
    let endpoint: Endpoint
    let request: AppFoundation.URLRequest
    let queue: AppFoundation.DispatchQueue
    let progress: ProgressBlock?
    let place: (file: String, line: Int)
    let asked: Asked
    let finish: Completion
  }

  private func cancelled(_ target: Target, _ finish: Completion) {
    receive(.failure(.underlying(AFError.explicitlyCancelled, nil)), target, finish)
  }

  /// Tells the plugins and who asked.
  func receive(
    _ result: Result<Response, MoyaError>,
    _ target: Target,
    _ finish: Completion
  ) {
    for plugin in plugins { plugin.didReceive(result, target: target) }
    finish(result)
  }

  // MARK: Samples

  private func stub(_ call: Call, after seconds: TimeInterval? = nil) {
    let sent = SentRequest(sent: nil, made: call.request, session: session)
    for plugin in plugins { plugin.willSend(sent, target: call.target) }
    // All code of apps runs in one thread.
    nonisolated(unsafe) let answer = {
      if call.asked.isCancelled { return self.cancelled(call.target, call.finish) }
      self.receive(self.sample(call), call.target, call.finish)
    }
    guard let seconds else { return answer() }
    call.queue.asyncAfter(deadline: .now() + seconds) { answer() }
  }

  private func sample(_ call: Call) -> Result<Response, MoyaError> {
    switch call.endpoint.sampleResponseClosure() {
    case .networkResponse(let code, let data):
      .success(Response(statusCode: code, data: data, request: call.request))
    case .response(let head, let data):
      .success(
        Response(statusCode: head.statusCode, data: data, request: call.request, response: head)
      )
    case .networkError(let error): .failure(.underlying(error, nil))
    }
  }
}

/// Asks a provider, by the method that subclasses may override.
func asked<Provider: MoyaProviderType>(
  _ provider: Provider,
  _ token: Provider.Target,
  _ queue: AppFoundation.DispatchQueue?,
  _ progress: ProgressBlock?,
  _ completion: @escaping Completion
) -> any Cancellable {
  provider.request(token, callbackQueue: queue, progress: progress, completion: completion)
}

/// A request that was made or not yet.
final class Asked: Cancellable {
  private(set) var isCancelled = false
  var inner: Request?

  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    inner?.cancel()
  }
}

extension MoyaProvider {
  public static func defaultEndpointMapping(for target: Target) -> Endpoint {
    Endpoint(
      url: URL(target: target).absoluteString,
      sampleResponseClosure: { .networkResponse(200, target.sampleData) },
      method: target.method,
      task: target.task,
      httpHeaderFields: target.headers
    )
  }

  public static func defaultRequestMapping(
    for endpoint: Endpoint,
    closure: @escaping RequestResultClosure
  ) {
    do {
      closure(.success(try endpoint.urlRequest()))
    } catch let error as MoyaError {
      closure(.failure(error))
    } catch {
      closure(.failure(.underlying(error, nil)))
    }
  }

  public static func defaultAlamofireSession() -> Session {
    Session(configuration: .af.default, startRequestsImmediately: false)
  }
  /// The name before version 14.
  public static func defaultAlamofireManager() -> Session { defaultAlamofireSession() }

  public static func neverStub(_: Target) -> StubBehavior { .never }
  public static func immediatelyStub(_: Target) -> StubBehavior { .immediate }
  public static func delayedStub(_ seconds: TimeInterval) -> (Target) -> StubBehavior {
    { _ in .delayed(seconds: seconds) }
  }

  public var rx: Reactive<MoyaProvider<Target>> { Reactive(self) }
}

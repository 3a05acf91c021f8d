// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation

/// What is asked of a server, from its making to its answer.
///
/// All code of apps runs in one thread.
open class Request: @unchecked Sendable {
  public enum State: Sendable {
    case initialized
    case resumed
    case suspended
    case cancelled
    case finished
  }

  public typealias ValidationResult = Result<Void, any Error>
  public typealias ProgressHandler = (_ progress: Progress) -> Void

  public let id = UUID()
  public let interceptor: (any RequestInterceptor)?
  public private(set) var state = State.initialized
  public private(set) var requests: [AppFoundation.URLRequest] = []
  public private(set) var tasks: [AppFoundation.URLSessionTask] = []
  public private(set) var retryCount = 0
  public internal(set) var error: AFError?
  public let uploadProgress = Progress(totalUnitCount: 0)
  public let downloadProgress = Progress(totalUnitCount: 0)
  public private(set) var cachedResponseHandler: (any CachedResponseHandler)?
  public private(set) var redirectHandler: (any RedirectHandler)?

  let owner: Session
  private let initial: () throws -> AppFoundation.URLRequest
  private let place: (file: String, line: Int)
  var validators: [() -> ValidationResult] = []
  private var waiting: [() -> Void] = []
  private var uploadWatchers: [(AppFoundation.DispatchQueue, ProgressHandler)] = []
  private var downloadWatchers: [(AppFoundation.DispatchQueue, ProgressHandler)] = []
  private var credential: (user: String, password: String)?
  private var commands: [(AppFoundation.DispatchQueue, (String) -> Void)] = []

  init(
    _ owner: Session,
    _ interceptor: (any RequestInterceptor)?,
    _ place: (file: String, line: Int),
    _ initial: @escaping () throws -> AppFoundation.URLRequest
  ) {
    (self.owner, self.interceptor, self.place, self.initial) = (owner, interceptor, place, initial)
  }

  public var isInitialized: Bool { state == .initialized }
  public var isResumed: Bool { state == .resumed }
  public var isSuspended: Bool { state == .suspended }
  public var isCancelled: Bool { state == .cancelled }
  public var isFinished: Bool { state == .finished }

  public var firstRequest: AppFoundation.URLRequest? { requests.first }
  public var lastRequest: AppFoundation.URLRequest? { requests.last }
  public var request: AppFoundation.URLRequest? { lastRequest }
  public var performedRequests: [AppFoundation.URLRequest] {
    tasks.compactMap { $0.currentRequest }
  }
  public var firstTask: AppFoundation.URLSessionTask? { tasks.first }
  public var lastTask: AppFoundation.URLSessionTask? { tasks.last }
  public var task: AppFoundation.URLSessionTask? { lastTask }
  public var response: AppFoundation.HTTPURLResponse? {
    lastTask?.response as? AppFoundation.HTTPURLResponse
  }

  // MARK: Progress

  @discardableResult
  open func resume() -> Self {
    guard state == .initialized || state == .suspended else { return self }
    state = .resumed
    owner.tell { $0.requestDidResume(self) }
    if let task { begin(task) }
    return self
  }

  @discardableResult
  open func suspend() -> Self {
    guard state == .initialized || state == .resumed else { return self }
    state = .suspended
    owner.tell { $0.requestDidSuspend(self) }
    if let task {
      task.suspend()
      owner.tell { $0.request(self, didSuspendTask: task) }
    }
    return self
  }

  @discardableResult
  open func cancel() -> Self {
    guard state != .cancelled, state != .finished else { return self }
    state = .cancelled
    error = error ?? .explicitlyCancelled
    owner.tell { $0.requestDidCancel(self) }
    if let task {
      task.cancel()
      owner.tell { $0.request(self, didCancelTask: task) }
    }
    end()
    return self
  }

  private func begin(_ task: AppFoundation.URLSessionTask) {
    task.resume()
    owner.tell { $0.request(self, didResumeTask: task) }
  }

  /// The name and the word, which no server asks for here.
  @discardableResult
  open func authenticate(username: String, password: String) -> Self {
    credential = (username, password)
    return self
  }
  /// The name before version 5.
  @discardableResult
  open func authenticate(user: String, password: String) -> Self {
    authenticate(username: user, password: password)
  }

  @discardableResult
  open func cacheResponse(using handler: any CachedResponseHandler) -> Self {
    cachedResponseHandler = handler
    return self
  }
  @discardableResult
  open func redirect(using handler: any RedirectHandler) -> Self {
    redirectHandler = handler
    return self
  }

  @preconcurrency @discardableResult
  open func downloadProgress(
    queue: AppFoundation.DispatchQueue = .main,
    closure: @escaping ProgressHandler
  ) -> Self {
    downloadWatchers.append((queue, closure))
    return self
  }
  @preconcurrency @discardableResult
  open func uploadProgress(
    queue: AppFoundation.DispatchQueue = .main,
    closure: @escaping ProgressHandler
  ) -> Self {
    uploadWatchers.append((queue, closure))
    return self
  }

  // MARK: The way to an answer

  /// Makes the request, adapts it and makes its task.
  func perform() {
    do {
      let made = try initial()
      try made.validate()
      owner.tell { $0.request(self, didCreateInitialURLRequest: made) }
      requests.append(made)
      adapt(made)
    } catch {
      let failure = error.asAFError(or: .createURLRequestFailed(error: error))
      owner.tell { $0.request(self, didFailToCreateURLRequestWithError: failure) }
      tryAgain(or: failure)
    }
  }

  private func adapt(_ made: AppFoundation.URLRequest) {
    let all = [interceptor, owner.interceptor].compactMap { $0 }
    guard !all.isEmpty else { return makeTask(made) }
    let state = RequestAdapterState(requestID: id, session: owner)
    Interceptor(adapters: all).adapt(made, using: state) { result in
      guard self.state != .cancelled else { return }
      switch result {
      case .success(let adapted):
        self.requests.append(adapted)
        self.owner.tell { $0.request(self, didAdaptInitialRequest: made, to: adapted) }
        self.makeTask(adapted)
      case .failure(let error):
        let failure = AFError.requestAdaptationFailed(error: error)
        self.owner.tell { $0.request(self, didFailToAdaptURLRequest: made, withError: failure) }
        self.tryAgain(or: failure)
      }
    }
  }

  private func makeTask(_ made: AppFoundation.URLRequest) {
    owner.tell { $0.request(self, didCreateURLRequest: made) }
    let task = SourcePlace.asking(place.file, place.line) { makeTask(made, owner.session) }
    tasks.append(task)
    owner.tell { $0.request(self, didCreateTask: task) }
    for (queue, tell) in commands { Self.soon(on: queue) { tell(self.cURLDescription()) } }
    commands = []
    if state == .resumed { begin(task) }
  }

  /// The task of a request, which calls ``completed(_:)``.
  func makeTask(
    _ request: AppFoundation.URLRequest,
    _ session: AppFoundation.URLSession
  ) -> AppFoundation.URLSessionTask {
    preconditionFailure("a request of no kind has no task")
  }

  /// The task has ended.
  func completed(sent: Int, received: Int, _ failure: (any Error)?) {
    guard state != .cancelled else { return }
    error = failure.map { .sessionTaskFailed(error: $0) }
    if let task { owner.tell { $0.request(self, didCompleteTask: task, with: self.error) } }
    if error == nil {
      pass(uploadProgress, sent, uploadWatchers)
      pass(downloadProgress, received, downloadWatchers)
    }
    for validator in validators where error == nil {
      if case .failure(let reason) = validator() {
        error = reason.asAFError(
          or: .responseValidationFailed(reason: .customValidationFailed(error: reason))
        )
      }
    }
    if let error { tryAgain(or: error) } else { end() }
  }

  private func pass(
    _ progress: Progress,
    _ count: Int,
    _ watchers: [(AppFoundation.DispatchQueue, ProgressHandler)]
  ) {
    guard count > 0 || !watchers.isEmpty else { return }
    progress.totalUnitCount = Int64(count)
    progress.completedUnitCount = Int64(count)
    for (queue, tell) in watchers { Self.soon(on: queue) { tell(progress) } }
  }

  /// Asks the retriers; a request that is not tried again ends with its error.
  func tryAgain(or failure: AFError) {
    error = failure
    let all = [interceptor, owner.interceptor].compactMap { $0 }
    guard !all.isEmpty else { return end() }
    Interceptor(retriers: all).retry(self, for: owner, dueTo: failure) { result in
      guard self.state != .cancelled else { return }
      switch result {
      case .doNotRetry: self.end()
      case .doNotRetryWithError(let error):
        self.error = .requestRetryFailed(retryError: error, originalError: failure)
        self.end()
      case .retry: self.begin(again: 0)
      case .retryWithDelay(let seconds): self.begin(again: seconds)
      }
    }
  }

  private func begin(again seconds: TimeInterval) {
    nonisolated(unsafe) let work = {
      guard self.state != .cancelled else { return }
      self.retryCount += 1
      self.error = nil
      self.forget()
      self.owner.tell { $0.requestIsRetrying(self) }
      self.perform()
    }
    if seconds > 0 {
      owner.rootQueue.asyncAfter(deadline: .now() + seconds) { work() }
    } else {
      owner.rootQueue.async { work() }
    }
  }

  /// Forgets the answer before another try.
  func forget() {}

  private func end() {
    if state != .cancelled { state = .finished }
    owner.forget(self)
    owner.tell { $0.requestDidFinish(self) }
    let told = waiting
    waiting = []
    for tell in told { tell() }
  }

  static func soon(on queue: AppFoundation.DispatchQueue, _ work: @escaping () -> Void) {
    // All code of apps runs in one thread.
    nonisolated(unsafe) let work = work
    queue.async { work() }
  }

  /// Does work once there is an answer, and begins where that is wanted.
  func later(on queue: AppFoundation.DispatchQueue, _ work: @escaping () -> Void) {
    let tell = { Self.soon(on: queue, work) }
    if state == .finished || state == .cancelled { return tell() }
    waiting.append(tell)
    if owner.startRequestsImmediately { resume() }
  }
}

extension Request: Equatable, Hashable {
  public static func == (left: Request, right: Request) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Request: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String {
    guard let request = performedRequests.last ?? lastRequest, let url = request.url,
      let method = request.httpMethod
    else { return "No request created yet." }
    let code = response.map { " (\($0.statusCode))" } ?? ""
    return "\(method) \(url.absoluteString)\(code)"
  }
  public var debugDescription: String { cURLDescription() }

  /// The request as a command for a shell.
  public func cURLDescription() -> String {
    guard let request = lastRequest, let url = request.url, let method = request.httpMethod else {
      return "$ curl command could not be created"
    }
    var words = ["$ curl -v", "-X \(method)"]
    if let credential { words.append("-u \(credential.user):\(credential.password)") }
    var fields = owner.sessionConfiguration.headers
    for header in request.headers { fields.update(header) }
    for header in fields where header.name.lowercased() != "cookie" {
      let value = header.value.replacingOccurrences(of: "\"", with: "\\\"")
      words.append("-H \"\(header.name): \(value)\"")
    }
    if let body = request.httpBody {
      let text = String(decoding: body, as: UTF8.self)
        .replacingOccurrences(of: "\\\"", with: "\\\\\"")
        .replacingOccurrences(of: "\"", with: "\\\"")
      words.append("-d \"\(text)\"")
    }
    words.append("\"\(url.absoluteString)\"")
    return words.joined(separator: " \\\n\t")
  }

  @preconcurrency @discardableResult
  public func cURLDescription(
    on queue: AppFoundation.DispatchQueue = .main,
    calling handler: @escaping (String) -> Void
  ) -> Self {
    if task == nil {
      commands.append((queue, handler))
    } else {
      Self.soon(on: queue) { handler(self.cURLDescription()) }
    }
    return self
  }

  @preconcurrency @discardableResult
  public func onURLRequestCreation(
    on queue: AppFoundation.DispatchQueue = .main,
    perform handler: @escaping (AppFoundation.URLRequest) -> Void
  ) -> Self {
    if let request { Self.soon(on: queue) { handler(request) } }
    return self
  }
}

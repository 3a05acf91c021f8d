// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// One request of a session, in front of Foundation's.
open class URLSessionTask: NSObject, @unchecked Sendable {
  /// What a task does.
  public enum State: Int, Sendable {
    case running = 0
    case suspended = 1
    case canceling = 2
    case completed = 3
  }

  /// How soon a task matters by default.
  public static let defaultPriority: Float = 0.5
  /// How soon a task matters that can wait.
  public static let lowPriority: Float = 0.25
  /// How soon a task matters that cannot wait.
  public static let highPriority: Float = 0.75

  typealias Completion = (Data?, URLResponse?, (any Error)?) -> Void

  /// How long an answer takes, in seconds of the stage's clock.
  static let delay = 0.1

  /// The request.
  public let originalRequest: URLRequest?
  /// The request.
  open var currentRequest: URLRequest? { originalRequest }
  /// The head of the answer.
  open private(set) var response: URLResponse?
  /// What the task does.
  open private(set) var state = State.suspended
  /// Why there is no answer.
  open private(set) var error: (any Error)?
  /// A number in its session.
  open private(set) var taskIdentifier = 0
  /// A name for people.
  open var taskDescription: String?
  /// How soon it matters; it has no effect here.
  open var priority = URLSessionTask.defaultPriority
  /// How far it is.
  public let progress = Progress(totalUnitCount: 1)
  /// The bytes of the answer so far.
  open private(set) var countOfBytesReceived: Int64 = 0
  /// The bytes of the whole answer.
  open private(set) var countOfBytesExpectedToReceive: Int64 = 0
  /// Where the request stands in the source.
  var place: SourcePlace?

  private let session: URLSession
  private let completion: Completion?
  private var call: Int?

  init(_ request: URLRequest, in session: URLSession, _ completion: Completion? = nil) {
    (originalRequest, self.session, self.completion) = (request, session, completion)
    super.init()
    taskIdentifier = session.number(self)
  }

  /// Begins.
  open func resume() {
    guard state == .suspended else { return }
    state = .running
    call = WorkClock.current.add(after: Self.delay, on: .global()) { self.answer() }
  }

  /// Holds until `resume()`.
  open func suspend() {
    guard state == .running else { return }
    state = .suspended
    giveUp()
  }

  /// Ends without an answer.
  open func cancel() {
    guard state == .running || state == .suspended else { return }
    giveUp()
    state = .canceling
    finish(nil, nil, URLError(.cancelled))
  }

  private func giveUp() {
    if let call { WorkClock.current.giveUp(call) }
    call = nil
  }

  private func answer() {
    call = nil
    guard let request = originalRequest else { return finish(nil, nil, URLError(.badURL)) }
    switch AnswerBook.current.answer(to: request, at: place) {
    case .success(let answer): finish(answer.data, answer.head, nil)
    case .failure(let error): finish(nil, nil, error)
    }
  }

  private func finish(_ data: Data?, _ head: URLResponse?, _ error: (any Error)?) {
    (response, self.error) = (head, error)
    countOfBytesReceived = Int64(data?.count ?? 0)
    countOfBytesExpectedToReceive = countOfBytesReceived
    session.delegateQueue.addOperation { [self] in
      state = .completed
      progress.completedUnitCount = 1
      if let completion { return completion(data, head, error) }
      tell(data, head, error)
    }
  }

  /// Tells the delegate.
  func tell(_ data: Data?, _ head: URLResponse?, _ error: (any Error)?) {
    let delegate = session.delegate as? any URLSessionTaskDelegate
    if let data, let head {
      if let own = self as? URLSessionDownloadTask, let place = KeptFiles.keep(data) {
        (delegate as? any URLSessionDownloadDelegate)?
          .urlSession(session, downloadTask: own, didFinishDownloadingTo: place)
      } else if let own = self as? URLSessionDataTask,
        let delegate = delegate as? any URLSessionDataDelegate
      {
        delegate.urlSession(session, dataTask: own, didReceive: head) { _ in }
        delegate.urlSession(session, dataTask: own, didReceive: data)
      }
    }
    delegate?.urlSession(session, task: self, didCompleteWithError: error)
  }
}

/// A task for data.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}

/// A task that sends data.
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

/// A task for a file.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
  /// Ends without an answer; there is nothing to go on with.
  open func cancel(byProducingResumeData completionHandler: @escaping (Data?) -> Void) {
    cancel()
    completionHandler(nil)
  }
}

/// What is told of a session.
public protocol URLSessionDelegate: AnyObject {
  /// The session ended.
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
}

/// What is told of tasks.
public protocol URLSessionTaskDelegate: URLSessionDelegate {
  /// A task ended.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  )
}

/// What is told of tasks for data.
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  /// The head of the answer is there.
  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  )
  /// Content is there.
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}

/// What is told of tasks for files.
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
  /// The file is there.
  func urlSession(
    _ session: URLSession,
    downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  )
}

extension URLSession {
  /// What is done with the content after the head.
  public enum ResponseDisposition: Int, Sendable {
    case cancel = 0
    case allow = 1
    case becomeDownload = 2
  }
}

extension URLSessionDelegate {
  /// Does nothing, because the method is optional.
  public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}
}

extension URLSessionTaskDelegate {
  /// Does nothing, because the method is optional.
  public func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {}
}

extension URLSessionDataDelegate {
  /// Takes the content, because the method is optional.
  public func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    completionHandler(.allow)
  }
  /// Does nothing, because the method is optional.
  public func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
  {}
}

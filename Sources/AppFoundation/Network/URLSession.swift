// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// An app's way to a network, in front of Foundation's: nothing leaves the machine.
///
/// Recorded answers come from files, others are invented where they are decoded; all come on a later
/// turn of the stage's clock.
open class URLSession: NSObject, @unchecked Sendable {
  /// The session without settings.
  public class var shared: URLSession { AppProcess.current.session }

  /// The settings.
  public let configuration: URLSessionConfiguration
  /// What is told of the session.
  public let delegate: (any URLSessionDelegate)?
  /// The queue on which answers are told.
  public let delegateQueue: OperationQueue
  /// A name for people.
  open var sessionDescription: String?
  private var isEnded = false
  private var nextTask = 1
  private var tasks: [URLSessionTask] = []

  /// Makes a session.
  public init(
    configuration: URLSessionConfiguration,
    delegate: (any URLSessionDelegate)? = nil,
    delegateQueue queue: OperationQueue? = nil
  ) {
    self.configuration = configuration
    self.delegate = delegate
    delegateQueue = queue ?? OperationQueue()
    super.init()
  }

  func number(_ task: URLSessionTask) -> Int {
    tasks.removeAll { $0.state == .completed }
    tasks.append(task)
    defer { nextTask += 1 }
    return nextTask
  }

  // MARK: Data

  /// Makes a task that tells its answer to the delegate.
  @_disfavoredOverload
  open func dataTask(with request: URLRequest) -> URLSessionDataTask {
    URLSessionDataTask(request, in: self)
  }
  /// Makes a task that tells its answer to the delegate.
  @_disfavoredOverload
  open func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

  /// Makes a task for data.
  @_disfavoredOverload
  open func dataTask(
    with request: URLRequest,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    URLSessionDataTask(request, in: self, completionHandler)
  }
  /// Makes a task for data.
  @_disfavoredOverload
  open func dataTask(
    with url: URL,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  // MARK: Uploads and downloads

  /// Makes a task that sends data, which go nowhere.
  open func uploadTask(
    with request: URLRequest,
    from bodyData: Data?,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    URLSessionUploadTask(request, in: self, completionHandler)
  }
  /// Makes a task that sends data, which go nowhere.
  open func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
    URLSessionUploadTask(request, in: self)
  }
  /// Makes a task that sends a file, which goes nowhere.
  open func uploadTask(
    with request: URLRequest,
    fromFile fileURL: URL,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    URLSessionUploadTask(request, in: self, completionHandler)
  }

  /// Makes a task for a file.
  open func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    URLSessionDownloadTask(request, in: self) { data, response, error in
      completionHandler(data.flatMap(KeptFiles.keep), response, error)
    }
  }
  /// Makes a task for a file.
  open func downloadTask(
    with url: URL,
    completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }
  /// Makes a task that tells its file to the delegate.
  open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    URLSessionDownloadTask(request, in: self)
  }
  /// Makes a task that tells its file to the delegate.
  open func downloadTask(with url: URL) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url))
  }

  // MARK: End

  /// Lets the tasks end and takes no new ones.
  open func finishTasksAndInvalidate() {
    isEnded = true
    delegate?.urlSession(self, didBecomeInvalidWithError: nil)
  }

  /// Cancels the tasks and takes no new ones.
  open func invalidateAndCancel() {
    for task in tasks { task.cancel() }
    finishTasksAndInvalidate()
  }

  /// Tells the tasks that are not done.
  open func getAllTasks(completionHandler: @escaping ([URLSessionTask]) -> Void) {
    let open = tasks.filter { $0.state != .completed }
    delegateQueue.addOperation { completionHandler(open) }
  }
}

/// The settings of a session, in front of Foundation's; most have no effect, because nothing is sent.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  /// The usual settings.
  open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  /// Settings that keep nothing.
  open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  /// Settings for work without the app.
  open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let settings = URLSessionConfiguration()
    settings.identifier = identifier
    return settings
  }

  /// The name of the work without the app.
  open private(set) var identifier: String?
  /// Fields for the head of each request.
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  /// The seconds after which a request is given up; it has no effect here.
  open var timeoutIntervalForRequest: TimeInterval = 60
  /// The seconds after which content is given up; it has no effect here.
  open var timeoutIntervalForResource: TimeInterval = 604_800
  /// How kept answers are used; none are kept here.
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  /// Where answers are kept; none are kept here.
  open var urlCache: URLCache?
  /// Whether a request waits for a network; there never is one here.
  open var waitsForConnectivity = false
  /// Whether mobile networks may be used; it has no effect here.
  open var allowsCellularAccess = true
  /// The most connections to a server; it has no effect here.
  open var httpMaximumConnectionsPerHost = 6
  /// Whether cookies are set; it has no effect here.
  open var httpShouldSetCookies = true
  /// The cookies that requests carry; recorded.
  open lazy var httpCookieStorage: HTTPCookieStorage? = .shared
  /// Whether answers come one after the other; it has no effect here.
  open var httpShouldUsePipelining = false
  /// Whether the system decides when; it has no effect here.
  open var isDiscretionary = false
  /// What the traffic is for; it has no effect here.
  open var networkServiceType = URLRequest.NetworkServiceType.default
  /// Classes that answer in place of the network; they are not asked here.
  open var protocolClasses: [AnyClass]?
}

/// Keeps answers, in front of Foundation's; it keeps none.
open class URLCache: NSObject, @unchecked Sendable {
  /// The cache of the app.
  @safe public nonisolated(unsafe) static var shared = URLCache()
  /// The most bytes in memory.
  open var memoryCapacity = 0
  /// The most bytes in files.
  open var diskCapacity = 0

  /// Makes a cache.
  public override init() { super.init() }
  /// Makes a cache.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String?) {
    self.init()
    (self.memoryCapacity, self.diskCapacity) = (memoryCapacity, diskCapacity)
  }
  /// Makes a cache.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: nil)
  }

  private var kept: [URLRequest: CachedURLResponse] = [:]
  /// The answer that the app kept for a request.
  open func cachedResponse(for request: URLRequest) -> CachedURLResponse? { kept[request] }
  /// Keeps an answer.
  open func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {
    kept[request] = cachedResponse
  }
  /// Forgets an answer.
  open func removeCachedResponse(for request: URLRequest) { kept[request] = nil }
  /// Forgets all answers.
  open func removeAllCachedResponses() { kept = [:] }
}

/// A kept answer, in front of Foundation's.
open class CachedURLResponse: NSObject, @unchecked Sendable {
  /// The head.
  public let response: URLResponse
  /// The content.
  public let data: Data

  /// Makes a kept answer.
  public init(response: URLResponse, data: Data) {
    (self.response, self.data) = (response, data)
    super.init()
  }
}

// SPDX-License-Identifier: Apache-2.0
public import AppFoundation

/// Is told what happens to requests.
public protocol EventMonitor {
  var queue: AppFoundation.DispatchQueue { get }

  func request(_ request: Request, didCreateInitialURLRequest urlRequest: AppFoundation.URLRequest)
  func request(_ request: Request, didFailToCreateURLRequestWithError error: AFError)
  func request(
    _ request: Request,
    didAdaptInitialRequest initialRequest: AppFoundation.URLRequest,
    to adaptedRequest: AppFoundation.URLRequest
  )
  func request(
    _ request: Request,
    didFailToAdaptURLRequest initialRequest: AppFoundation.URLRequest,
    withError error: AFError
  )
  func request(_ request: Request, didCreateURLRequest urlRequest: AppFoundation.URLRequest)
  func request(_ request: Request, didCreateTask task: AppFoundation.URLSessionTask)
  func request(
    _ request: Request,
    didFailTask task: AppFoundation.URLSessionTask,
    earlyWithError error: AFError
  )
  func request(
    _ request: Request,
    didCompleteTask task: AppFoundation.URLSessionTask,
    with error: AFError?
  )
  func requestIsRetrying(_ request: Request)
  func requestDidFinish(_ request: Request)
  func requestDidResume(_ request: Request)
  func request(_ request: Request, didResumeTask task: AppFoundation.URLSessionTask)
  func requestDidSuspend(_ request: Request)
  func request(_ request: Request, didSuspendTask task: AppFoundation.URLSessionTask)
  func requestDidCancel(_ request: Request)
  func request(_ request: Request, didCancelTask task: AppFoundation.URLSessionTask)
  func request(
    _ request: DataRequest,
    didValidateRequest urlRequest: AppFoundation.URLRequest?,
    response: AppFoundation.HTTPURLResponse,
    data: Data?,
    withResult result: Request.ValidationResult
  )
  func request(_ request: DataRequest, didParseResponse response: DataResponse<Data?, AFError>)
  func request<Value>(
    _ request: DataRequest,
    didParseResponse response: DataResponse<Value, AFError>
  )
  func request(_ request: UploadRequest, didCreateUploadable uploadable: UploadRequest.Uploadable)
  func request(
    _ request: DownloadRequest,
    didParseResponse response: DownloadResponse<URL?, AFError>
  )
  func request<Value>(
    _ request: DownloadRequest,
    didParseResponse response: DownloadResponse<Value, AFError>
  )
  func request(_ request: DownloadRequest, didCreateDestinationURL url: URL)
}

extension EventMonitor {
  public var queue: AppFoundation.DispatchQueue { .main }

  public func request(
    _ request: Request,
    didCreateInitialURLRequest urlRequest: AppFoundation.URLRequest
  ) {}
  public func request(_ request: Request, didFailToCreateURLRequestWithError error: AFError) {}
  public func request(
    _ request: Request,
    didAdaptInitialRequest initialRequest: AppFoundation.URLRequest,
    to adaptedRequest: AppFoundation.URLRequest
  ) {}
  public func request(
    _ request: Request,
    didFailToAdaptURLRequest initialRequest: AppFoundation.URLRequest,
    withError error: AFError
  ) {}
  public func request(_ request: Request, didCreateURLRequest urlRequest: AppFoundation.URLRequest)
  {}
  public func request(_ request: Request, didCreateTask task: AppFoundation.URLSessionTask) {}
  public func request(
    _ request: Request,
    didFailTask task: AppFoundation.URLSessionTask,
    earlyWithError error: AFError
  ) {}
  public func request(
    _ request: Request,
    didCompleteTask task: AppFoundation.URLSessionTask,
    with error: AFError?
  ) {}
  public func requestIsRetrying(_ request: Request) {}
  public func requestDidFinish(_ request: Request) {}
  public func requestDidResume(_ request: Request) {}
  public func request(_ request: Request, didResumeTask task: AppFoundation.URLSessionTask) {}
  public func requestDidSuspend(_ request: Request) {}
  public func request(_ request: Request, didSuspendTask task: AppFoundation.URLSessionTask) {}
  public func requestDidCancel(_ request: Request) {}
  public func request(_ request: Request, didCancelTask task: AppFoundation.URLSessionTask) {}
  public func request(
    _ request: DataRequest,
    didValidateRequest urlRequest: AppFoundation.URLRequest?,
    response: AppFoundation.HTTPURLResponse,
    data: Data?,
    withResult result: Request.ValidationResult
  ) {}
  public func request(
    _ request: DataRequest,
    didParseResponse response: DataResponse<Data?, AFError>
  ) {}
  public func request<Value>(
    _ request: DataRequest,
    didParseResponse response: DataResponse<Value, AFError>
  ) {}
  public func request(
    _ request: UploadRequest,
    didCreateUploadable uploadable: UploadRequest.Uploadable
  ) {}
  public func request(
    _ request: DownloadRequest,
    didParseResponse response: DownloadResponse<URL?, AFError>
  ) {}
  public func request<Value>(
    _ request: DownloadRequest,
    didParseResponse response: DownloadResponse<Value, AFError>
  ) {}
  public func request(_ request: DownloadRequest, didCreateDestinationURL url: URL) {}
}

/// A monitor whose calls are closures.
open class ClosureEventMonitor: EventMonitor {
  open var requestDidCreateInitialURLRequest: ((Request, AppFoundation.URLRequest) -> Void)?
  open var requestDidCreateTask: ((Request, AppFoundation.URLSessionTask) -> Void)?
  open var requestDidResume: ((Request) -> Void)?
  open var requestDidSuspend: ((Request) -> Void)?
  open var requestDidCancel: ((Request) -> Void)?
  open var requestDidFinish: ((Request) -> Void)?
  open var requestIsRetrying: ((Request) -> Void)?
  open var requestDidParseResponse: ((DataRequest, DataResponse<Data?, AFError>) -> Void)?
  public let queue: AppFoundation.DispatchQueue

  public init(queue: AppFoundation.DispatchQueue = .main) { self.queue = queue }

  open func request(
    _ request: Request,
    didCreateInitialURLRequest urlRequest: AppFoundation.URLRequest
  ) { requestDidCreateInitialURLRequest?(request, urlRequest) }
  open func request(_ request: Request, didCreateTask task: AppFoundation.URLSessionTask) {
    requestDidCreateTask?(request, task)
  }
  open func requestDidResume(_ request: Request) { requestDidResume?(request) }
  open func requestDidSuspend(_ request: Request) { requestDidSuspend?(request) }
  open func requestDidCancel(_ request: Request) { requestDidCancel?(request) }
  open func requestDidFinish(_ request: Request) { requestDidFinish?(request) }
  open func requestIsRetrying(_ request: Request) { requestIsRetrying?(request) }
  open func request(
    _ request: DataRequest,
    didParseResponse response: DataResponse<Data?, AFError>
  ) { requestDidParseResponse?(request, response) }
}

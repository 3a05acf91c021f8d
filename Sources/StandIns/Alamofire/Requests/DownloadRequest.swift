// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation

/// A request for a file.
open class DownloadRequest: Request, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let createIntermediateDirectories = Options(rawValue: 1)
    public static let removePreviousFile = Options(rawValue: 2)
  }

  public typealias Destination = (
    _ temporaryURL: URL, _ response: AppFoundation.HTTPURLResponse
  ) -> (destinationURL: URL, options: Options)

  public typealias Validation = (
    AppFoundation.URLRequest?, AppFoundation.HTTPURLResponse, _ fileURL: URL?
  ) -> ValidationResult

  public private(set) var fileURL: URL?
  public private(set) var resumeData: Data?
  private let destination: Destination?

  init(
    _ owner: Session,
    _ interceptor: (any RequestInterceptor)?,
    _ place: (file: String, line: Int),
    _ destination: Destination?,
    _ initial: @escaping () throws -> AppFoundation.URLRequest
  ) {
    self.destination = destination
    super.init(owner, interceptor, place, initial)
  }

  override func forget() { fileURL = nil }

  override func makeTask(
    _ request: AppFoundation.URLRequest,
    _ session: AppFoundation.URLSession
  ) -> AppFoundation.URLSessionTask {
    session.downloadTask(with: request) { url, response, error in
      let data = url.flatMap { try? AppCalls.content(of: $0, [], file: #fileID, line: #line) }
      self.fileURL = url
      if let url, let data, let head = response as? AppFoundation.HTTPURLResponse,
        let (place, options) = self.destination?(url, head)
      {
        self.owner.tell { $0.request(self, didCreateDestinationURL: place) }
        // Where the stage lets no file be written, the content stays where it came.
        if Self.put(data, at: place, options) { self.fileURL = place }
      }
      self.completed(sent: 0, received: data?.count ?? 0, error)
    }
  }

  private static func put(_ data: Data, at place: URL, _ options: Options) -> Bool {
    let files = FileManager.default
    if options.contains(.removePreviousFile) { try? files.removeItem(at: place) }
    if options.contains(.createIntermediateDirectories) {
      try? files.createDirectory(
        at: place.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
    }
    return (try? data.write(to: place)) != nil
  }

  /// A place in a folder of the app, named as the server proposes.
  open class func suggestedDownloadDestination(
    for directory: FileManager.SearchPathDirectory = .documentDirectory,
    in domain: FileManager.SearchPathDomainMask = .userDomainMask,
    options: Options = []
  ) -> Destination {
    { temporary, response in
      let folder = FileManager.default.urls(for: directory, in: domain).first
      let name = response.suggestedFilename ?? temporary.lastPathComponent
      return (folder?.appendingPathComponent(name) ?? temporary, options)
    }
  }

  @discardableResult
  open override func cancel() -> Self { super.cancel() }
  @discardableResult
  open func cancel(producingResumeData shouldProduceResumeData: Bool) -> Self { cancel() }
  @discardableResult
  open func cancel(byProducingResumeData completion: @escaping (Data?) -> Void) -> Self {
    cancel()
    completion(nil)
    return self
  }

  // MARK: Checks

  @preconcurrency @discardableResult
  open func validate(_ validation: @escaping Validation) -> Self {
    validators.append {
      guard let response = self.response else { return .success(()) }
      return validation(self.request, response, self.fileURL)
    }
    return self
  }
  @discardableResult
  open func validate<Codes: Sequence>(statusCode codes: Codes) -> Self where Codes.Element == Int {
    let codes = Set(codes)
    return validate { _, response, _ in Validations.code(of: response, in: codes) }
  }
  @discardableResult
  open func validate<Types: Sequence>(
    contentType types: @escaping @autoclosure () -> Types
  ) -> Self where Types.Element == String {
    validate { _, response, _ in Validations.type(of: response, in: Array(types())) }
  }
  @discardableResult
  open func validate() -> Self {
    validate(statusCode: 200..<300)
      .validate(contentType: Validations.accepted(by: self.request))
  }
}

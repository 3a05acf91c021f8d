// SPDX-License-Identifier: Apache-2.0
@_exported public import Alamofire
public import Foundation

public typealias Method = Alamofire.HTTPMethod
public typealias ParameterEncoding = Alamofire.ParameterEncoding
public typealias URLEncoding = Alamofire.URLEncoding
public typealias JSONEncoding = Alamofire.JSONEncoding
public typealias Session = Alamofire.Session
/// The name before version 14.
public typealias Manager = Alamofire.Session
public typealias Headers = Alamofire.HTTPHeaders
public typealias URLRequestConvertible = Alamofire.URLRequestConvertible
public typealias RequestInterceptor = Alamofire.RequestInterceptor
public typealias RequestMultipartFormData = Alamofire.MultipartFormData
public typealias DownloadDestination = Alamofire.DownloadRequest.Destination
public typealias RequestAdapter = Alamofire.RequestAdapter
public typealias ReachabilityManager = Alamofire.NetworkReachabilityManager

/// An end of a service.
public protocol TargetType: SendableMetatype {
  var baseURL: URL { get }
  var path: String { get }
  var method: Moya.Method { get }
  var sampleData: Data { get }
  var task: Task { get }
  var validationType: ValidationType { get }
  var headers: [String: String]? { get }
}

extension TargetType {
  public var sampleData: Data { Data() }
  public var validationType: ValidationType { .none }
}

/// The codes with which an answer is right.
public enum ValidationType: Equatable, Sendable {
  case none
  case successCodes
  case successAndRedirectCodes
  case customCodes([Int])

  public var statusCodes: [Int] {
    switch self {
    case .none: []
    case .successCodes: Array(200..<300)
    case .successAndRedirectCodes: Array(200..<400)
    case .customCodes(let codes): codes
    }
  }
}

/// What is sent, and what comes.
public enum Task {
  case requestPlain
  case requestData(Data)
  case requestJSONEncodable(any Encodable)
  case requestCustomJSONEncodable(any Encodable, encoder: JSONEncoder)
  case requestParameters(parameters: [String: Any], encoding: any ParameterEncoding)
  case requestCompositeData(bodyData: Data, urlParameters: [String: Any])
  case requestCompositeParameters(
    bodyParameters: [String: Any],
    bodyEncoding: any ParameterEncoding,
    urlParameters: [String: Any]
  )
  case uploadFile(URL)
  case uploadMultipartFormData(MultipartFormData)
  case uploadCompositeMultipartFormData(MultipartFormData, urlParameters: [String: Any])
  case downloadDestination(DownloadDestination)
  case downloadParameters(
    parameters: [String: Any],
    encoding: any ParameterEncoding,
    destination: DownloadDestination
  )
}

/// One part of a body.
public struct MultipartFormBodyPart {
  public enum FormDataProvider {
    case data(Data)
    case file(URL)
    case stream(InputStream, UInt64)
  }

  public let provider: FormDataProvider
  public let name: String
  public let fileName: String?
  public let mimeType: String?

  public init(
    provider: FormDataProvider,
    name: String,
    fileName: String? = nil,
    mimeType: String? = nil
  ) {
    (self.provider, self.name, self.fileName, self.mimeType) = (provider, name, fileName, mimeType)
  }

  func add(to form: RequestMultipartFormData) {
    switch provider {
    case .data(let data):
      form.append(data, withName: name, fileName: fileName, mimeType: mimeType)
    case .file(let url):
      if let fileName, let mimeType {
        form.append(url, withName: name, fileName: fileName, mimeType: mimeType)
      } else {
        form.append(url, withName: name)
      }
    case .stream(let stream, let length):
      form.append(
        stream,
        withLength: length,
        name: name,
        fileName: fileName ?? "",
        mimeType: mimeType ?? ""
      )
    }
  }
}

/// What is sent as one body: parts, or, as before version 15.1, one of them.
public struct MultipartFormData: ExpressibleByArrayLiteral {
  public typealias FormDataProvider = MultipartFormBodyPart.FormDataProvider

  public let parts: [MultipartFormBodyPart]
  public let boundary: String?

  public init(
    fileManager: FileManager = .default,
    boundary: String? = nil,
    parts: [MultipartFormBodyPart]
  ) { (self.parts, self.boundary) = (parts, boundary) }
  public init(parts: [MultipartFormBodyPart]) { self.init(boundary: nil, parts: parts) }
  public init(arrayLiteral parts: MultipartFormBodyPart...) { self.init(parts: parts) }

  /// One part; the only meaning before version 15.1.
  public init(
    provider: FormDataProvider,
    name: String,
    fileName: String? = nil,
    mimeType: String? = nil
  ) {
    self.init(parts: [
      MultipartFormBodyPart(
        provider: provider,
        name: name,
        fileName: fileName,
        mimeType: mimeType
      )
    ])
  }

  /// The same for Alamofire.
  var form: RequestMultipartFormData {
    let form = RequestMultipartFormData(boundary: boundary)
    for part in parts { part.add(to: form) }
    return form
  }
}

extension Task {
  // The names before version 15.1.
  public static func uploadMultipart(_ parts: [MultipartFormData]) -> Task {
    .uploadMultipartFormData(MultipartFormData(parts: parts.flatMap(\.parts)))
  }
  public static func uploadCompositeMultipart(
    _ parts: [MultipartFormData],
    urlParameters: [String: Any]
  ) -> Task {
    .uploadCompositeMultipartFormData(
      MultipartFormData(parts: parts.flatMap(\.parts)),
      urlParameters: urlParameters
    )
  }
}

/// An end of any service.
public enum MultiTarget: TargetType {
  case target(any TargetType)

  public init(_ target: any TargetType) { self = .target(target) }

  public var target: any TargetType {
    switch self {
    case .target(let target): target
    }
  }
  public var baseURL: URL { target.baseURL }
  public var path: String { target.path }
  public var method: Moya.Method { target.method }
  public var sampleData: Data { target.sampleData }
  public var task: Task { target.task }
  public var validationType: ValidationType { target.validationType }
  public var headers: [String: String]? { target.headers }
}

extension MultiTarget: AccessTokenAuthorizable {
  public var authorizationType: AuthorizationType? {
    (target as? any AccessTokenAuthorizable)?.authorizationType
  }
}

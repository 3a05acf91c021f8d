// SPDX-License-Identifier: Apache-2.0
@_exported public import Alamofire
import Foundation

public typealias Method = Alamofire.HTTPMethod
public typealias ParameterEncoding = Alamofire.ParameterEncoding
public typealias URLEncoding = Alamofire.URLEncoding
public typealias JSONEncoding = Alamofire.JSONEncoding

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

public enum ValidationType: Equatable, Sendable {
  case none
  case successCodes
  case successAndRedirectCodes
  case customCodes([Int])
}

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
  case uploadMultipart([MultipartFormData])
}

public struct MultipartFormData {
  public enum FormDataProvider {
    case data(Data)
    case file(URL)
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
}

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

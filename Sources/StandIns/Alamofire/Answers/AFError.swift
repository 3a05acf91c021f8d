// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Why a request has no answer.
public enum AFError: Error {
  case createUploadableFailed(error: any Error)
  case createURLRequestFailed(error: any Error)
  case downloadedFileMoveFailed(error: any Error, source: URL, destination: URL)
  case explicitlyCancelled
  case invalidURL(url: any URLConvertible)
  case multipartEncodingFailed(reason: MultipartEncodingFailureReason)
  case parameterEncodingFailed(reason: ParameterEncodingFailureReason)
  case parameterEncoderFailed(reason: ParameterEncoderFailureReason)
  case requestAdaptationFailed(error: any Error)
  case requestRetryFailed(retryError: any Error, originalError: any Error)
  case responseValidationFailed(reason: ResponseValidationFailureReason)
  case responseSerializationFailed(reason: ResponseSerializationFailureReason)
  case serverTrustEvaluationFailed(reason: ServerTrustFailureReason)
  case sessionDeinitialized
  case sessionInvalidated(error: (any Error)?)
  case sessionTaskFailed(error: any Error)
  case urlRequestValidationFailed(reason: URLRequestValidationFailureReason)

  public enum MultipartEncodingFailureReason: Sendable {
    case bodyPartURLInvalid(url: URL)
    case bodyPartFilenameInvalid(in: URL)
    case bodyPartFileNotReachable(at: URL)
    case bodyPartFileNotReachableWithError(atURL: URL, error: any Error)
    case bodyPartFileIsDirectory(at: URL)
    case bodyPartInputStreamCreationFailed(for: URL)
    case outputStreamFileAlreadyExists(at: URL)
    case outputStreamURLInvalid(url: URL)
    case outputStreamWriteFailed(error: any Error)
    case inputStreamReadFailed(error: any Error)
  }

  public enum ParameterEncodingFailureReason: Sendable {
    case missingURL
    case jsonEncodingFailed(error: any Error)
    case customEncodingFailed(error: any Error)
  }

  public enum ParameterEncoderFailureReason: Sendable {
    case missingRequiredComponent(RequiredComponent)
    case encoderFailed(error: any Error)

    public enum RequiredComponent: Sendable {
      case url
      case httpMethod(rawValue: String)
    }
  }

  public enum ResponseValidationFailureReason: Sendable {
    case dataFileNil
    case dataFileReadFailed(at: URL)
    case missingContentType(acceptableContentTypes: [String])
    case unacceptableContentType(acceptableContentTypes: [String], responseContentType: String)
    case unacceptableStatusCode(code: Int)
    case customValidationFailed(error: any Error)
  }

  public enum ResponseSerializationFailureReason: Sendable {
    case inputDataNilOrZeroLength
    case inputFileNil
    case inputFileReadFailed(at: URL)
    case stringSerializationFailed(encoding: String.Encoding)
    case jsonSerializationFailed(error: any Error)
    case decodingFailed(error: any Error)
    case customSerializationFailed(error: any Error)
    case invalidEmptyResponse(type: String)
  }

  public enum ServerTrustFailureReason: Sendable {
    case noRequiredEvaluator(host: String)
    case noCertificatesFound
    case noPublicKeysFound
    case hostValidationFailed
    case customEvaluationFailed(error: any Error)
  }

  public enum URLRequestValidationFailureReason: Sendable {
    case bodyDataInGETRequest(Data)
  }
}

extension Error {
  public var asAFError: AFError? { self as? AFError }
  public func asAFError(orFailWith message: @autoclosure () -> String) -> AFError {
    guard let error = self as? AFError else { fatalError(message()) }
    return error
  }
  func asAFError(or other: @autoclosure () -> AFError) -> AFError { self as? AFError ?? other() }
}

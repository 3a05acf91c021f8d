// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension AFError {
  public var isSessionDeinitializedError: Bool {
    if case .sessionDeinitialized = self { true } else { false }
  }
  public var isSessionInvalidatedError: Bool {
    if case .sessionInvalidated = self { true } else { false }
  }
  public var isExplicitlyCancelledError: Bool {
    if case .explicitlyCancelled = self { true } else { false }
  }
  public var isInvalidURLError: Bool { if case .invalidURL = self { true } else { false } }
  public var isParameterEncodingError: Bool {
    if case .parameterEncodingFailed = self { true } else { false }
  }
  public var isParameterEncoderError: Bool {
    if case .parameterEncoderFailed = self { true } else { false }
  }
  public var isMultipartEncodingError: Bool {
    if case .multipartEncodingFailed = self { true } else { false }
  }
  public var isRequestAdaptationError: Bool {
    if case .requestAdaptationFailed = self { true } else { false }
  }
  public var isResponseValidationError: Bool {
    if case .responseValidationFailed = self { true } else { false }
  }
  public var isResponseSerializationError: Bool {
    if case .responseSerializationFailed = self { true } else { false }
  }
  public var isServerTrustEvaluationError: Bool {
    if case .serverTrustEvaluationFailed = self { true } else { false }
  }
  public var isRequestRetryError: Bool {
    if case .requestRetryFailed = self { true } else { false }
  }
  public var isCreateUploadableError: Bool {
    if case .createUploadableFailed = self { true } else { false }
  }
  public var isCreateURLRequestError: Bool {
    if case .createURLRequestFailed = self { true } else { false }
  }
  public var isDownloadedFileMoveError: Bool {
    if case .downloadedFileMoveFailed = self { true } else { false }
  }
  public var isSessionTaskError: Bool {
    if case .sessionTaskFailed = self { true } else { false }
  }

  public var url: URL? {
    if case .multipartEncodingFailed(let reason) = self { reason.url } else { nil }
  }
  public var urlConvertible: (any URLConvertible)? {
    if case .invalidURL(let url) = self { url } else { nil }
  }
  public var sourceURL: URL? {
    if case .downloadedFileMoveFailed(_, let source, _) = self { source } else { nil }
  }
  public var destinationURL: URL? {
    if case .downloadedFileMoveFailed(_, _, let destination) = self { destination } else { nil }
  }
  public var responseCode: Int? {
    guard case .responseValidationFailed(.unacceptableStatusCode(let code)) = self else {
      return nil
    }
    return code
  }
  public var responseContentType: String? {
    guard case .responseValidationFailed(.unacceptableContentType(_, let type)) = self else {
      return nil
    }
    return type
  }
  public var acceptableContentTypes: [String]? {
    switch self {
    case .responseValidationFailed(.missingContentType(let types)),
      .responseValidationFailed(.unacceptableContentType(let types, _)):
      types
    default: nil
    }
  }
  public var failedStringEncoding: String.Encoding? {
    guard case .responseSerializationFailed(.stringSerializationFailed(let encoding)) = self else {
      return nil
    }
    return encoding
  }

  public var underlyingError: (any Error)? {
    switch self {
    case .sessionTaskFailed(let error), .createUploadableFailed(let error),
      .createURLRequestFailed(let error), .requestAdaptationFailed(let error),
      .downloadedFileMoveFailed(let error, _, _), .requestRetryFailed(let error, _),
      .multipartEncodingFailed(.bodyPartFileNotReachableWithError(_, let error)),
      .multipartEncodingFailed(.outputStreamWriteFailed(let error)),
      .multipartEncodingFailed(.inputStreamReadFailed(let error)),
      .parameterEncodingFailed(.jsonEncodingFailed(let error)),
      .parameterEncodingFailed(.customEncodingFailed(let error)),
      .parameterEncoderFailed(.encoderFailed(let error)),
      .responseValidationFailed(.customValidationFailed(let error)),
      .responseSerializationFailed(.decodingFailed(let error)),
      .responseSerializationFailed(.jsonSerializationFailed(let error)),
      .responseSerializationFailed(.customSerializationFailed(let error)),
      .serverTrustEvaluationFailed(.customEvaluationFailed(let error)):
      error
    case .sessionInvalidated(let error): error
    default: nil
    }
  }
}

extension AFError.MultipartEncodingFailureReason {
  var url: URL? {
    switch self {
    case .bodyPartURLInvalid(let url), .bodyPartFilenameInvalid(let url),
      .bodyPartFileNotReachable(let url), .bodyPartFileNotReachableWithError(let url, _),
      .bodyPartFileIsDirectory(let url), .bodyPartInputStreamCreationFailed(let url),
      .outputStreamFileAlreadyExists(let url), .outputStreamURLInvalid(let url):
      url
    case .outputStreamWriteFailed, .inputStreamReadFailed: nil
    }
  }
}

extension AFError: LocalizedError {
  public var errorDescription: String? {
    let cause = underlyingError.map { " \($0.localizedDescription)" } ?? ""
    return switch self {
    case .createUploadableFailed: "The content to send could not be made.\(cause)"
    case .createURLRequestFailed: "The request could not be made.\(cause)"
    case .downloadedFileMoveFailed: "The file that came could not be moved.\(cause)"
    case .explicitlyCancelled: "Request explicitly cancelled."
    case .invalidURL(let url): "URL is not valid: \(url)"
    case .multipartEncodingFailed(let reason): "The parts could not be put together: \(reason)"
    case .parameterEncodingFailed, .parameterEncoderFailed:
      "Parameters could not be encoded.\(cause)"
    case .requestAdaptationFailed: "Request adaption failed.\(cause)"
    case .requestRetryFailed(let error, let original):
      "The request was not tried again: \(error.localizedDescription) It had failed: "
        + original.localizedDescription
    case .responseValidationFailed(.unacceptableStatusCode(let code)):
      "Response status code was unacceptable: \(code)."
    case .responseValidationFailed(.unacceptableContentType(_, let type)):
      "The type of the answer is not one of those asked for: \(type)."
    case .responseValidationFailed: "The answer is not as asked for.\(cause)"
    case .responseSerializationFailed(.inputDataNilOrZeroLength):
      "The answer could not be read: it is empty."
    case .responseSerializationFailed: "The answer could not be read.\(cause)"
    case .serverTrustEvaluationFailed(let reason): "The server is not trusted: \(reason)"
    case .sessionDeinitialized: "The session has gone."
    case .sessionInvalidated: "The session has ended.\(cause)"
    case .sessionTaskFailed(let error): "URLSessionTask failed: \(error.localizedDescription)"
    case .urlRequestValidationFailed: "A request that asks only cannot have a body."
    }
  }
}

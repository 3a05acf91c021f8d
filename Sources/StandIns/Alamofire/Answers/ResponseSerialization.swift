// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation

/// Changes data before they are read.
public protocol DataPreprocessor: Sendable {
  func preprocess(_ data: Data) throws -> Data
}

public struct PassthroughPreprocessor: DataPreprocessor {
  public init() {}
  public func preprocess(_ data: Data) throws -> Data { data }
}

/// Takes the guard away that some servers put in front of JSON.
public struct GoogleXSSIPreprocessor: DataPreprocessor {
  private static let mark = Data(")]}',\n".utf8)
  public init() {}
  public func preprocess(_ data: Data) throws -> Data {
    data.starts(with: Self.mark) ? Data(data.dropFirst(Self.mark.count)) : data
  }
}

extension DataPreprocessor where Self == PassthroughPreprocessor {
  public static var passthrough: PassthroughPreprocessor { .init() }
}
extension DataPreprocessor where Self == GoogleXSSIPreprocessor {
  public static var googleXSSI: GoogleXSSIPreprocessor { .init() }
}

/// Decodes values from data.
public protocol DataDecoder {
  func decode<D: Decodable>(_ type: D.Type, from data: Data) throws -> D
}

extension Foundation.JSONDecoder: DataDecoder {}
extension PropertyListDecoder: DataDecoder {}

/// A type that has a value for an empty answer.
public protocol EmptyResponse {
  static func emptyValue() -> Self
}

public struct Empty: Codable, Hashable, Sendable, EmptyResponse {
  public static let value = Empty()
  public static func emptyValue() -> Empty { value }
}

/// Reads a value from an answer with data.
public protocol DataResponseSerializerProtocol<SerializedObject> {
  associatedtype SerializedObject
  func serialize(
    request: AppFoundation.URLRequest?,
    response: AppFoundation.HTTPURLResponse?,
    data: Data?,
    error: (any Error)?
  ) throws -> SerializedObject
}

/// Reads a value from an answer with a file.
public protocol DownloadResponseSerializerProtocol<SerializedObject> {
  associatedtype SerializedObject
  func serializeDownload(
    request: AppFoundation.URLRequest?,
    response: AppFoundation.HTTPURLResponse?,
    fileURL: URL?,
    error: (any Error)?
  ) throws -> SerializedObject
}

/// Reads values from both, and knows which answers may be empty.
public protocol ResponseSerializer<SerializedObject>: DataResponseSerializerProtocol,
  DownloadResponseSerializerProtocol
{
  var dataPreprocessor: any DataPreprocessor { get }
  var emptyRequestMethods: Set<HTTPMethod> { get }
  var emptyResponseCodes: Set<Int> { get }
}

extension ResponseSerializer {
  public static var defaultDataPreprocessor: any DataPreprocessor { PassthroughPreprocessor() }
  public static var defaultEmptyRequestMethods: Set<HTTPMethod> { [.head] }
  public static var defaultEmptyResponseCodes: Set<Int> { [204, 205] }

  public var dataPreprocessor: any DataPreprocessor { Self.defaultDataPreprocessor }
  public var emptyRequestMethods: Set<HTTPMethod> { Self.defaultEmptyRequestMethods }
  public var emptyResponseCodes: Set<Int> { Self.defaultEmptyResponseCodes }

  public func emptyResponseAllowed(
    forRequest request: AppFoundation.URLRequest?,
    response: AppFoundation.HTTPURLResponse?
  ) -> Bool {
    request?.method.map(emptyRequestMethods.contains) == true
      || response.map { emptyResponseCodes.contains($0.statusCode) } == true
  }

  public func serializeDownload(
    request: AppFoundation.URLRequest?,
    response: AppFoundation.HTTPURLResponse?,
    fileURL: URL?,
    error: (any Error)?
  ) throws -> SerializedObject {
    if let error { throw error }
    guard let fileURL else { throw AFError.responseSerializationFailed(reason: .inputFileNil) }
    let data: Data
    do {
      data = try AppCalls.content(of: fileURL, [], file: #fileID, line: #line)
    } catch {
      throw AFError.responseSerializationFailed(reason: .inputFileReadFailed(at: fileURL))
    }
    return try serialize(request: request, response: response, data: data, error: error)
  }

  /// The data that are read; `nil` for an answer that may be empty and is.
  func content(
    _ request: AppFoundation.URLRequest?,
    _ response: AppFoundation.HTTPURLResponse?,
    _ data: Data?,
    _ error: (any Error)?
  ) throws -> Data? {
    if let error { throw error }
    guard let data, !data.isEmpty else {
      guard emptyResponseAllowed(forRequest: request, response: response) else {
        throw AFError.responseSerializationFailed(reason: .inputDataNilOrZeroLength)
      }
      return nil
    }
    return try dataPreprocessor.preprocess(data)
  }
}

// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation

/// Gives the data.
public final class DataResponseSerializer: ResponseSerializer {
  public let dataPreprocessor: any DataPreprocessor
  public let emptyResponseCodes: Set<Int>
  public let emptyRequestMethods: Set<HTTPMethod>

  public init(
    dataPreprocessor: any DataPreprocessor = PassthroughPreprocessor(),
    emptyResponseCodes: Set<Int> = [204, 205],
    emptyRequestMethods: Set<HTTPMethod> = [.head]
  ) {
    self.dataPreprocessor = dataPreprocessor
    self.emptyResponseCodes = emptyResponseCodes
    self.emptyRequestMethods = emptyRequestMethods
  }

  public func serialize(
    request: AppFoundation.URLRequest?,
    response: AppFoundation.HTTPURLResponse?,
    data: Data?,
    error: (any Error)?
  ) throws -> Data { try content(request, response, data, error) ?? Data() }
}

/// Gives a text.
public final class StringResponseSerializer: ResponseSerializer {
  public let dataPreprocessor: any DataPreprocessor
  public let encoding: String.Encoding?
  public let emptyResponseCodes: Set<Int>
  public let emptyRequestMethods: Set<HTTPMethod>

  public init(
    dataPreprocessor: any DataPreprocessor = PassthroughPreprocessor(),
    encoding: String.Encoding? = nil,
    emptyResponseCodes: Set<Int> = [204, 205],
    emptyRequestMethods: Set<HTTPMethod> = [.head]
  ) {
    self.dataPreprocessor = dataPreprocessor
    self.encoding = encoding
    self.emptyResponseCodes = emptyResponseCodes
    self.emptyRequestMethods = emptyRequestMethods
  }

  public func serialize(
    request: AppFoundation.URLRequest?,
    response: AppFoundation.HTTPURLResponse?,
    data: Data?,
    error: (any Error)?
  ) throws -> String {
    guard let data = try content(request, response, data, error) else { return "" }
    let encoding = encoding ?? .utf8
    guard let text = String(data: data, encoding: encoding) else {
      throw AFError.responseSerializationFailed(
        reason: .stringSerializationFailed(encoding: encoding)
      )
    }
    return text
  }
}

/// Gives what JSON stands for.
public final class JSONResponseSerializer: ResponseSerializer {
  public let dataPreprocessor: any DataPreprocessor
  public let emptyResponseCodes: Set<Int>
  public let emptyRequestMethods: Set<HTTPMethod>
  public let options: JSONSerialization.ReadingOptions

  public init(
    dataPreprocessor: any DataPreprocessor = PassthroughPreprocessor(),
    emptyResponseCodes: Set<Int> = [204, 205],
    emptyRequestMethods: Set<HTTPMethod> = [.head],
    options: JSONSerialization.ReadingOptions = .allowFragments
  ) {
    self.dataPreprocessor = dataPreprocessor
    self.emptyResponseCodes = emptyResponseCodes
    self.emptyRequestMethods = emptyRequestMethods
    self.options = options
  }

  public func serialize(
    request: AppFoundation.URLRequest?,
    response: AppFoundation.HTTPURLResponse?,
    data: Data?,
    error: (any Error)?
  ) throws -> Any {
    guard let data = try content(request, response, data, error) else { return NSNull() }
    do {
      return try JSONSerialization.jsonObject(with: data, options: options)
    } catch {
      throw AFError.responseSerializationFailed(reason: .jsonSerializationFailed(error: error))
    }
  }
}

/// Gives a decoded value.
public final class DecodableResponseSerializer<T: Decodable>: ResponseSerializer {
  public let dataPreprocessor: any DataPreprocessor
  public let decoder: any DataDecoder
  public let emptyResponseCodes: Set<Int>
  public let emptyRequestMethods: Set<HTTPMethod>

  public init(
    dataPreprocessor: any DataPreprocessor = PassthroughPreprocessor(),
    decoder: any DataDecoder = AppFoundation.JSONDecoder(),
    emptyResponseCodes: Set<Int> = [204, 205],
    emptyRequestMethods: Set<HTTPMethod> = [.head]
  ) {
    self.dataPreprocessor = dataPreprocessor
    self.decoder = decoder
    self.emptyResponseCodes = emptyResponseCodes
    self.emptyRequestMethods = emptyRequestMethods
  }

  public func serialize(
    request: AppFoundation.URLRequest?,
    response: AppFoundation.HTTPURLResponse?,
    data: Data?,
    error: (any Error)?
  ) throws -> T {
    guard let data = try content(request, response, data, error) else {
      guard let empty = T.self as? any EmptyResponse.Type, let value = empty.emptyValue() as? T
      else {
        throw AFError.responseSerializationFailed(
          reason: .invalidEmptyResponse(type: "\(T.self)")
        )
      }
      return value
    }
    do {
      return try decoder.decode(T.self, from: data)
    } catch {
      throw AFError.responseSerializationFailed(reason: .decodingFailed(error: error))
    }
  }
}

extension ResponseSerializer where Self == DataResponseSerializer {
  public static var data: DataResponseSerializer { DataResponseSerializer() }
}
extension ResponseSerializer where Self == StringResponseSerializer {
  public static var string: StringResponseSerializer { StringResponseSerializer() }
}

extension Result where Failure == AFError {
  /// What a serializer makes of an answer; an error of its own becomes one of the library.
  init(serializing work: () throws -> Success) {
    do {
      self = .success(try work())
    } catch {
      self = .failure(
        error.asAFError(
          or: .responseSerializationFailed(reason: .customSerializationFailed(error: error))
        )
      )
    }
  }
}

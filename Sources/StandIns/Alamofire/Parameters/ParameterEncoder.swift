// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation

/// Puts a value into a request.
public protocol ParameterEncoder {
  func encode<Values: Encodable>(
    _ parameters: Values?,
    into request: AppFoundation.URLRequest
  ) throws -> AppFoundation.URLRequest
}

/// Writes a value as words of an address.
open class URLEncodedFormParameterEncoder: ParameterEncoder {
  public enum Destination: Sendable {
    case methodDependent
    case queryString
    case httpBody
  }

  public static var `default`: URLEncodedFormParameterEncoder { .init() }

  public let encoder: URLEncodedFormEncoder
  public let destination: Destination

  public init(
    encoder: URLEncodedFormEncoder = URLEncodedFormEncoder(),
    destination: Destination = .methodDependent
  ) { (self.encoder, self.destination) = (encoder, destination) }

  open func encode<Values: Encodable>(
    _ parameters: Values?,
    into request: AppFoundation.URLRequest
  ) throws -> AppFoundation.URLRequest {
    guard let parameters else { return request }
    let place: URLEncoding.Destination =
      switch destination {
      case .methodDependent: .methodDependent
      case .queryString: .queryString
      case .httpBody: .httpBody
      }
    let encoding = URLEncoding(
      destination: place,
      arrayEncoding: encoder.arrayEncoding,
      boolEncoding: encoder.boolEncoding
    )
    return try encoding.encode(request, with: try encoder.table(of: parameters))
  }
}

/// Writes a value as words of an address.
public final class URLEncodedFormEncoder {
  public typealias ArrayEncoding = URLEncoding.ArrayEncoding
  public typealias BoolEncoding = URLEncoding.BoolEncoding

  public enum DateEncoding {
    case deferredToDate
    case secondsSince1970
    case millisecondsSince1970
    case iso8601
    case formatted(AppFoundation.DateFormatter)
    case custom((Date) throws -> String)
  }

  public enum KeyEncoding {
    case useDefaultKeys
    case convertToSnakeCase
  }

  public let arrayEncoding: ArrayEncoding
  public let boolEncoding: BoolEncoding
  public let dateEncoding: DateEncoding
  public let keyEncoding: KeyEncoding

  public init(
    alphabetizeKeyValuePairs: Bool = true,
    arrayEncoding: ArrayEncoding = .brackets,
    boolEncoding: BoolEncoding = .numeric,
    dateEncoding: DateEncoding = .deferredToDate,
    keyEncoding: KeyEncoding = .useDefaultKeys
  ) {
    self.arrayEncoding = arrayEncoding
    self.boolEncoding = boolEncoding
    self.dateEncoding = dateEncoding
    self.keyEncoding = keyEncoding
  }

  public func encode(_ value: any Encodable) throws -> String {
    let encoding = URLEncoding(arrayEncoding: arrayEncoding, boolEncoding: boolEncoding)
    return try table(of: value).sorted { $0.key < $1.key }
      .flatMap { encoding.queryComponents(fromKey: $0.key, value: $0.value) }
      .map { "\($0)=\($1)" }.joined(separator: "&")
  }

  /// The value as a table of plain values.
  func table(of value: any Encodable) throws -> Parameters {
    let encoder = Foundation.JSONEncoder()
    if case .convertToSnakeCase = keyEncoding { encoder.keyEncodingStrategy = .convertToSnakeCase }
    switch dateEncoding {
    case .deferredToDate: break
    case .secondsSince1970: encoder.dateEncodingStrategy = .secondsSince1970
    case .millisecondsSince1970: encoder.dateEncodingStrategy = .millisecondsSince1970
    case .iso8601: encoder.dateEncodingStrategy = .iso8601
    case .formatted(let formatter): encoder.dateEncodingStrategy = .formatted(formatter)
    case .custom(let write):
      nonisolated(unsafe) let write = write
      encoder.dateEncodingStrategy = .custom { date, encoder in
        var container = encoder.singleValueContainer()
        try container.encode(try write(date))
      }
    }
    do {
      let object = try JSONSerialization.jsonObject(with: encoder.encode(value))
      return object as? Parameters ?? [:]
    } catch {
      throw AFError.parameterEncoderFailed(reason: .encoderFailed(error: error))
    }
  }
}

/// Writes a value as JSON.
open class JSONParameterEncoder: ParameterEncoder {
  public static var `default`: JSONParameterEncoder { .init() }
  public static var prettyPrinted: JSONParameterEncoder {
    let encoder = Foundation.JSONEncoder()
    encoder.outputFormatting = .prettyPrinted
    return JSONParameterEncoder(encoder: encoder)
  }
  public static var sortedKeys: JSONParameterEncoder {
    let encoder = Foundation.JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return JSONParameterEncoder(encoder: encoder)
  }

  public let encoder: Foundation.JSONEncoder

  public init(encoder: Foundation.JSONEncoder = Foundation.JSONEncoder()) {
    self.encoder = encoder
  }

  open func encode<Values: Encodable>(
    _ parameters: Values?,
    into request: AppFoundation.URLRequest
  ) throws -> AppFoundation.URLRequest {
    guard let parameters else { return request }
    var request = request
    do {
      request.httpBody = try encoder.encode(parameters)
    } catch {
      throw AFError.parameterEncodingFailed(reason: .jsonEncodingFailed(error: error))
    }
    if request.headers["Content-Type"] == nil {
      request.headers.update(.contentType("application/json"))
    }
    return request
  }
}

extension ParameterEncoder where Self == URLEncodedFormParameterEncoder {
  public static var urlEncodedForm: URLEncodedFormParameterEncoder { .default }
  public static func urlEncodedForm(
    encoder: URLEncodedFormEncoder = URLEncodedFormEncoder(),
    destination: URLEncodedFormParameterEncoder.Destination = .methodDependent
  ) -> URLEncodedFormParameterEncoder { .init(encoder: encoder, destination: destination) }
}

extension ParameterEncoder where Self == JSONParameterEncoder {
  public static var json: JSONParameterEncoder { .default }
  public static func json(
    encoder: Foundation.JSONEncoder = Foundation.JSONEncoder()
  ) -> JSONParameterEncoder { .init(encoder: encoder) }
}

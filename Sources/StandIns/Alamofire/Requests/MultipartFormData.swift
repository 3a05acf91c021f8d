// SPDX-License-Identifier: Apache-2.0
import AppFoundation
public import Foundation

/// Parts that are sent as one body.
open class MultipartFormData: @unchecked Sendable {
  public static let encodingMemoryThreshold: UInt64 = 10_000_000

  private struct Part {
    var headers: HTTPHeaders
    var content: () throws -> Data
    var length: UInt64
  }

  public let boundary: String
  private var parts: [Part] = []

  open lazy var contentType = "multipart/form-data; boundary=\(boundary)"
  public var contentLength: UInt64 { parts.reduce(0) { $0 + $1.length } }

  public init(fileManager: FileManager = .default, boundary: String? = nil) {
    self.boundary = boundary ?? "alamofire.boundary.0123456789abcdef"
  }

  private static func headers(_ name: String, _ file: String?, _ type: String?) -> HTTPHeaders {
    var words = "form-data; name=\"\(name)\""
    if let file { words += "; filename=\"\(file)\"" }
    var headers: HTTPHeaders = [.contentDisposition(words)]
    if let type { headers.add(.contentType(type)) }
    return headers
  }

  public func append(
    _ data: Data,
    withName name: String,
    fileName: String? = nil,
    mimeType: String? = nil
  ) {
    parts.append(
      Part(
        headers: Self.headers(name, fileName, mimeType),
        content: { data },
        length: UInt64(data.count)
      )
    )
  }

  public func append(_ fileURL: URL, withName name: String) {
    append(
      fileURL,
      withName: name,
      fileName: fileURL.lastPathComponent,
      mimeType: Self.type(of: fileURL.pathExtension)
    )
  }

  public func append(_ fileURL: URL, withName name: String, fileName: String, mimeType: String) {
    let content = Result {
      try AppCalls.content(of: fileURL, [], file: #fileID, line: #line)
    }
    parts.append(
      Part(
        headers: Self.headers(name, fileName, mimeType),
        content: {
          do {
            return try content.get()
          } catch {
            throw AFError.multipartEncodingFailed(
              reason: .bodyPartFileNotReachableWithError(atURL: fileURL, error: error)
            )
          }
        },
        length: UInt64((try? content.get().count) ?? 0)
      )
    )
  }

  public func append(
    _ stream: InputStream,
    withLength length: UInt64,
    name: String,
    fileName: String,
    mimeType: String
  ) {
    append(
      stream,
      withLength: length,
      headers: Self.headers(name, fileName, mimeType)
    )
  }

  public func append(_ stream: InputStream, withLength length: UInt64, headers: HTTPHeaders) {
    parts.append(
      Part(headers: headers, content: { UploadRequest.all(of: stream) }, length: length)
    )
  }

  /// The body.
  public func encode() throws -> Data {
    var body = Data()
    for part in parts {
      body.append(Data("--\(boundary)\r\n".utf8))
      for header in part.headers { body.append(Data("\(header.name): \(header.value)\r\n".utf8)) }
      body.append(Data("\r\n".utf8))
      body.append(try part.content())
      body.append(Data("\r\n".utf8))
    }
    if !parts.isEmpty { body.append(Data("--\(boundary)--\r\n".utf8)) }
    return body
  }

  public func writeEncodedData(to fileURL: URL) throws {
    do {
      try encode().write(to: fileURL)
    } catch {
      throw AFError.multipartEncodingFailed(reason: .outputStreamWriteFailed(error: error))
    }
  }

  private static func type(of ending: String) -> String {
    switch ending.lowercased() {
    case "jpg", "jpeg": "image/jpeg"
    case "png": "image/png"
    case "gif": "image/gif"
    case "heic": "image/heic"
    case "pdf": "application/pdf"
    case "json": "application/json"
    case "txt": "text/plain"
    case "html": "text/html"
    case "mp4": "video/mp4"
    case "mov": "video/quicktime"
    case "mp3": "audio/mpeg"
    case "m4a": "audio/x-m4a"
    default: "application/octet-stream"
    }
  }
}

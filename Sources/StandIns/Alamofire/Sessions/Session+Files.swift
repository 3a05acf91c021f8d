// SPDX-License-Identifier: Apache-2.0
import AppFoundation
public import Foundation

extension Session {
  // MARK: Content that is sent

  private func sending(
    _ interceptor: (any RequestInterceptor)?,
    _ place: (String, Int),
    _ initial: @escaping () throws -> AppFoundation.URLRequest,
    _ make: @escaping () throws -> UploadRequest.Uploadable
  ) -> UploadRequest { started(UploadRequest(self, interceptor, place, initial, make)) }

  public func upload(
    _ data: Data,
    to convertible: any URLConvertible,
    method: HTTPMethod = .post,
    headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil,
    fileManager: FileManager = .default,
    requestModifier: RequestModifier? = nil,
    file: String = #fileID,
    line: Int = #line
  ) -> UploadRequest {
    sending(interceptor, (file, line)) {
      try Self.plain(convertible, method, headers, requestModifier)
    } _: {
      .data(data)
    }
  }

  public func upload(
    _ data: Data,
    with convertible: any URLRequestConvertible,
    interceptor: (any RequestInterceptor)? = nil,
    fileManager: FileManager = .default,
    file: String = #fileID,
    line: Int = #line
  ) -> UploadRequest {
    sending(interceptor, (file, line)) {
      try convertible.asURLRequest()
    } _: {
      .data(data)
    }
  }

  public func upload(
    _ fileURL: URL,
    to convertible: any URLConvertible,
    method: HTTPMethod = .post,
    headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil,
    fileManager: FileManager = .default,
    requestModifier: RequestModifier? = nil,
    file: String = #fileID,
    line: Int = #line
  ) -> UploadRequest {
    sending(interceptor, (file, line)) {
      try Self.plain(convertible, method, headers, requestModifier)
    } _: {
      .file(fileURL, shouldRemove: false)
    }
  }

  public func upload(
    _ fileURL: URL,
    with convertible: any URLRequestConvertible,
    interceptor: (any RequestInterceptor)? = nil,
    fileManager: FileManager = .default,
    file: String = #fileID,
    line: Int = #line
  ) -> UploadRequest {
    sending(interceptor, (file, line)) {
      try convertible.asURLRequest()
    } _: {
      .file(fileURL, shouldRemove: false)
    }
  }

  public func upload(
    _ stream: InputStream,
    to convertible: any URLConvertible,
    method: HTTPMethod = .post,
    headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil,
    fileManager: FileManager = .default,
    requestModifier: RequestModifier? = nil,
    file: String = #fileID,
    line: Int = #line
  ) -> UploadRequest {
    sending(interceptor, (file, line)) {
      try Self.plain(convertible, method, headers, requestModifier)
    } _: {
      .stream(stream)
    }
  }

  public func upload(
    _ stream: InputStream,
    with convertible: any URLRequestConvertible,
    interceptor: (any RequestInterceptor)? = nil,
    fileManager: FileManager = .default,
    file: String = #fileID,
    line: Int = #line
  ) -> UploadRequest {
    sending(interceptor, (file, line)) {
      try convertible.asURLRequest()
    } _: {
      .stream(stream)
    }
  }

  // MARK: Parts

  public func upload(
    multipartFormData: @escaping (MultipartFormData) -> Void,
    to url: any URLConvertible,
    usingThreshold encodingMemoryThreshold: UInt64 = MultipartFormData.encodingMemoryThreshold,
    method: HTTPMethod = .post,
    headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil,
    fileManager: FileManager = .default,
    requestModifier: RequestModifier? = nil,
    file: String = #fileID,
    line: Int = #line
  ) -> UploadRequest {
    let form = MultipartFormData(fileManager: fileManager)
    multipartFormData(form)
    return upload(
      multipartFormData: form,
      to: url,
      method: method,
      headers: headers,
      interceptor: interceptor,
      requestModifier: requestModifier,
      file: file,
      line: line
    )
  }

  public func upload(
    multipartFormData form: MultipartFormData,
    to url: any URLConvertible,
    usingThreshold encodingMemoryThreshold: UInt64 = MultipartFormData.encodingMemoryThreshold,
    method: HTTPMethod = .post,
    headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil,
    fileManager: FileManager = .default,
    requestModifier: RequestModifier? = nil,
    file: String = #fileID,
    line: Int = #line
  ) -> UploadRequest {
    sending(interceptor, (file, line)) {
      var plain = try Self.plain(url, method, headers, requestModifier)
      plain.headers.update(.contentType(form.contentType))
      return plain
    } _: {
      .data(try form.encode())
    }
  }

  public func upload(
    multipartFormData: @escaping (MultipartFormData) -> Void,
    with request: any URLRequestConvertible,
    usingThreshold encodingMemoryThreshold: UInt64 = MultipartFormData.encodingMemoryThreshold,
    interceptor: (any RequestInterceptor)? = nil,
    fileManager: FileManager = .default,
    file: String = #fileID,
    line: Int = #line
  ) -> UploadRequest {
    let form = MultipartFormData(fileManager: fileManager)
    multipartFormData(form)
    return upload(
      multipartFormData: form,
      with: request,
      interceptor: interceptor,
      file: file,
      line: line
    )
  }

  public func upload(
    multipartFormData form: MultipartFormData,
    with request: any URLRequestConvertible,
    usingThreshold encodingMemoryThreshold: UInt64 = MultipartFormData.encodingMemoryThreshold,
    interceptor: (any RequestInterceptor)? = nil,
    fileManager: FileManager = .default,
    file: String = #fileID,
    line: Int = #line
  ) -> UploadRequest {
    sending(interceptor, (file, line)) {
      var plain = try request.asURLRequest()
      plain.headers.update(.contentType(form.contentType))
      return plain
    } _: {
      .data(try form.encode())
    }
  }

  /// What became of the parts; before version 5.
  public enum MultipartFormDataEncodingResult {
    case success(request: UploadRequest, streamingFromDisk: Bool, streamFileURL: URL?)
    case failure(any Error)
  }

  /// The function before version 5.
  public func upload(
    multipartFormData: @escaping (MultipartFormData) -> Void,
    usingThreshold encodingMemoryThreshold: UInt64 = MultipartFormData.encodingMemoryThreshold,
    to url: any URLConvertible,
    method: HTTPMethod = .post,
    headers: HTTPHeaders? = nil,
    file: String = #fileID,
    line: Int = #line,
    encodingCompletion: ((MultipartFormDataEncodingResult) -> Void)?
  ) {
    let sent = upload(
      multipartFormData: multipartFormData,
      to: url,
      method: method,
      headers: headers,
      file: file,
      line: line
    )
    sent.resume()
    encodingCompletion?(.success(request: sent, streamingFromDisk: false, streamFileURL: nil))
  }

  // MARK: Files

  public func download(
    _ convertible: any URLConvertible,
    method: HTTPMethod = .get,
    parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default,
    headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil,
    requestModifier: RequestModifier? = nil,
    file: String = #fileID,
    line: Int = #line,
    to destination: DownloadRequest.Destination? = nil
  ) -> DownloadRequest {
    started(
      DownloadRequest(self, interceptor, (file, line), destination) {
        let plain = try Self.plain(convertible, method, headers, requestModifier)
        return try encoding.encode(plain, with: parameters)
      }
    )
  }

  public func download<Values: Encodable>(
    _ convertible: any URLConvertible,
    method: HTTPMethod = .get,
    parameters: Values?,
    encoder: any ParameterEncoder = URLEncodedFormParameterEncoder.default,
    headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil,
    requestModifier: RequestModifier? = nil,
    file: String = #fileID,
    line: Int = #line,
    to destination: DownloadRequest.Destination? = nil
  ) -> DownloadRequest {
    started(
      DownloadRequest(self, interceptor, (file, line), destination) {
        let plain = try Self.plain(convertible, method, headers, requestModifier)
        return try parameters.map { try encoder.encode($0, into: plain) } ?? plain
      }
    )
  }

  public func download(
    _ convertible: any URLRequestConvertible,
    interceptor: (any RequestInterceptor)? = nil,
    file: String = #fileID,
    line: Int = #line,
    to destination: DownloadRequest.Destination? = nil
  ) -> DownloadRequest {
    started(
      DownloadRequest(self, interceptor, (file, line), destination) {
        try convertible.asURLRequest()
      }
    )
  }
}

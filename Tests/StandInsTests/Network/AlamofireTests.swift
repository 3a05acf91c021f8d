// SPDX-License-Identifier: Apache-2.0
import Alamofire
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import AppFoundation

private struct Person: Codable, Equatable { var name: String }

/// Adds a token, and tries each failure again twice.
private final class Token: RequestInterceptor {
  func adapt(
    _ urlRequest: AppFoundation.URLRequest,
    for session: Session,
    completion: @escaping (Result<AppFoundation.URLRequest, any Error>) -> Void
  ) {
    var request = urlRequest
    request.headers.add(.authorization(bearerToken: "abc"))
    completion(.success(request))
  }

  func retry(
    _ request: Request,
    for session: Session,
    dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void
  ) { completion(request.retryCount < 2 ? .retryWithDelay(0.5) : .doNotRetry) }
}

/// The only method before version 5.
private final class OldToken: RequestAdapter {
  func adapt(_ urlRequest: AppFoundation.URLRequest) throws -> AppFoundation.URLRequest {
    var request = urlRequest
    request.setValue("old", forHTTPHeaderField: "Token")
    return request
  }
}

private final class Log: EventMonitor {
  nonisolated(unsafe) var lines: [String] = []

  func requestDidResume(_ request: Request) { lines.append("resume") }
  func requestIsRetrying(_ request: Request) { lines.append("again") }
  func requestDidFinish(_ request: Request) { lines.append("finish") }
  func request<Value>(
    _ request: DataRequest,
    didParseResponse response: DataResponse<Value, AFError>
  ) { lines.append("\(Value.self)") }
}

@MainActor
@Suite(.ownProcess) struct AlamofireTests {
  private let address = "https://a.example/x"

  @Test func `an answer is decoded, written and read as JSON`() {
    var (person, text, json): (Person?, String?, Any?)
    answering(["GET https://a.example/x": (200, #"{"name": "Ada"}"#)]) {
      AF.request(address).validate()
        .responseDecodable(of: Person.self) { person = $0.value }
        .responseString { text = $0.value }
        .responseJSON { json = $0.value }
    }
    expect(person, equals: Person(name: "Ada"))
    #expect(text == #"{"name": "Ada"}"#)
    expect((json as? [String: String])?["name"], equals: "Ada")
  }

  @Test func `interceptors adapt, and try again as often as they want`() {
    let log = Log()
    var error: AFError?
    var fields: [String?] = []
    answering(["GET https://a.example/x": (503, "{}")]) {
      let session = Session(interceptor: Token(), eventMonitors: [log])
      let request = session.request(address).validate()
      request.responseData {
        error = $0.error
        fields = request.performedRequests.map { $0.value(forHTTPHeaderField: "Authorization") }
      }
    }
    expect(error?.responseCode, equals: 503)
    expect(error?.isResponseValidationError, equals: true)
    expect(fields, equals: ["Bearer abc", "Bearer abc", "Bearer abc"])
    expect(log.lines, equals: ["resume", "again", "again", "finish", "Data"])
  }

  @Test func `the adapter of before version 5 is called`() {
    var field: String?
    answering(["GET https://a.example/x": (200, "{}")]) {
      let session = Session(interceptor: Interceptor(adapters: [OldToken()]))
      let request = session.request(address)
      request.response { _ in field = request.request?.value(forHTTPHeaderField: "token") }
    }
    expect(field, equals: "old")
  }

  @Test func `nothing is sent before resume, where requests do not start by themselves`() {
    var answers = 0
    var before = 0
    answering(["GET https://a.example/x": (200, "{}")], seconds: 9) {
      let session = Session(startRequestsImmediately: false)
      let request = session.request(address).response { _ in answers += 1 }
      WorkClock.current.advance(to: 3)
      before = answers
      request.resume()
    }
    expect(before, equals: 0)
    expect(answers, equals: 1)
  }

  @Test func `a cancelled request says so`() {
    var error: AFError?
    answering([:]) {
      AF.request(address).response { error = $0.error }.cancel()
    }
    expect(error?.isExplicitlyCancelledError, equals: true)
  }

  @Test func `an empty answer is an error unless its code allows it`() {
    var errors: [Bool] = []
    answering([
      "GET https://a.example/x": (200, ""), "GET https://a.example/y": (204, ""),
    ]) {
      AF.request(address).responseData { errors.append($0.error != nil) }
      AF.request("https://a.example/y").responseData { errors.append($0.error != nil) }
    }
    expect(errors, equals: [true, false])
  }

  @Test func `a closure validates, and types are compared`() {
    struct Wrong: Error {}
    var errors: [AFError?] = []
    answering(["GET https://a.example/x": (200, "1")]) {
      AF.request(address).validate { _, _, _ in .failure(Wrong()) }
        .response { errors.append($0.error) }
      AF.request(address).validate(contentType: ["text/*"]).response { errors.append($0.error) }
      AF.request(address).validate(contentType: ["application/*"])
        .response { errors.append($0.error) }
    }
    #expect(errors[0]?.underlyingError is Wrong)
    expect(errors[1]?.responseContentType, equals: "application/json")
    #expect(errors[2] == nil)
  }

  @Test func `parts are put together as a body`() throws {
    let form = MultipartFormData(boundary: "b")
    form.append(Data("1".utf8), withName: "n")
    form.append(Data("2".utf8), withName: "f", fileName: "a.txt", mimeType: "text/plain")
    let lines = [
      "--b", #"Content-Disposition: form-data; name="n""#, "", "1", "--b",
      #"Content-Disposition: form-data; name="f"; filename="a.txt""#, "Content-Type: text/plain",
      "", "2", "--b--", "",
    ]
    expect(
      String(decoding: try form.encode(), as: UTF8.self),
      equals: lines.joined(separator: "\r\n")
    )
    var (part, type): (Double?, String?)
    answering(["POST https://a.example/x": (200, "{}")]) {
      let sent = AF.upload(multipartFormData: form, to: address)
        .uploadProgress { part = $0.fractionCompleted }
      sent.response { _ in type = sent.request?.headers["content-type"] }
    }
    expect(part, equals: 1)
    expect(type, equals: "multipart/form-data; boundary=b")
  }

  @Test func `a download gives a file that can be read`() {
    var text: String?
    var place: URL?
    answering(["GET https://a.example/x": (200, "file")]) {
      AF.download(address).responseData {
        text = $0.value.map { String(decoding: $0, as: UTF8.self) }
      }
      .responseURL { place = $0.value }
    }
    expect(text, equals: "file")
    expect(place?.isFileURL, equals: true)
  }

  @Test func `parameters become words of an address, or of a body`() throws {
    let plain = try AppFoundation.URLRequest(url: address, method: .get)
    let parameters: Parameters = ["a": [1, 2], "b": true, "c": "x y&z", "d": ["e": 1]]
    let inAddress = try URLEncoding.default.encode(plain, with: parameters)
    #expect(
      inAddress.url?.absoluteString
        == "https://a.example/x?a%5B%5D=1&a%5B%5D=2&b=1&c=x%20y%26z&d%5Be%5D=1"
    )
    let post = try AppFoundation.URLRequest(url: address, method: .post)
    let encoding = URLEncoding(arrayEncoding: .noBrackets, boolEncoding: .literal)
    let inBody = try encoding.encode(post, with: ["a": [1, 2], "b": false])
    expect(inBody.httpBody, equals: Data("a=1&a=2&b=false".utf8))
    let json = try JSONParameterEncoder.default.encode(Person(name: "Ada"), into: post)
    #expect(json.httpBody == Data(#"{"name":"Ada"}"#.utf8))
    expect(json.headers["Content-Type"], equals: "application/json")
  }

  @Test func `a request is told as a command`() {
    var command = ""
    answering([:]) {
      let session = Session(configuration: .default)
      session.request(address, method: .post, headers: ["A": "1"])
        .cURLDescription { command = $0 }
    }
    #expect(
      command
        == ["$ curl -v", "-X POST", #"-H "A: 1""#, #""https://a.example/x""#]
        .joined(separator: " \\\n\t")
    )
  }

  @Test func `fields of a head keep their order, and are found in any case`() {
    var headers: HTTPHeaders = ["B": "1", "a": "2"]
    headers.update(name: "b", value: "3")
    headers.add(.authorization(username: "u", password: "p"))
    expect(headers.map(\.description), equals: ["b: 3", "a: 2", "Authorization: Basic dTpw"])
    headers.remove(name: "A")
    expect(headers.sorted().map(\.name), equals: ["Authorization", "b"])
  }
}

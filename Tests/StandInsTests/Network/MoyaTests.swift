// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Combine
import CombineMoya
import Expectations
import Foundation
import Moya
import RxSwift
import Testing
import UIKitTestSupport

private enum Service: TargetType, AccessTokenAuthorizable {
  case list
  case send([String: String])

  var baseURL: URL { URL(fileURLWithPath: "/").resolved("https://a.example") }
  var path: String { "x" }
  var method: Moya.Method {
    switch self {
    case .list: .get
    case .send: .post
    }
  }
  var sampleData: Data { Data(#"{"data": {"items": [1, 2]}}"#.utf8) }
  var task: Moya.Task {
    switch self {
    case .list: .requestParameters(parameters: ["page": 1], encoding: URLEncoding.default)
    case .send(let values): .requestJSONEncodable(values)
    }
  }
  var headers: [String: String]? { ["A": "1"] }
  var validationType: ValidationType { .successCodes }
  var authorizationType: AuthorizationType? { .bearer }
}

extension URL {
  fileprivate func resolved(_ text: String) -> URL { URL(string: text) ?? self }
}

private final class Witness: PluginType {
  var lines: [String] = []

  func prepare(
    _ request: AppFoundation.URLRequest,
    target: any TargetType
  ) -> AppFoundation.URLRequest {
    lines.append("prepare")
    var request = request
    request.setValue("2", forHTTPHeaderField: "B")
    return request
  }
  func willSend(_ request: any RequestType, target: any TargetType) {
    let fields = request.request?.allHTTPHeaderFields ?? [:]
    lines.append(
      "send " + fields.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: " ")
    )
  }
  func didReceive(_ result: Result<Moya.Response, MoyaError>, target: any TargetType) {
    lines.append("receive \((try? result.get().statusCode) ?? 0)")
  }
  func process(
    _ result: Result<Moya.Response, MoyaError>,
    target: any TargetType
  ) -> Result<Moya.Response, MoyaError> {
    lines.append("process")
    return result.map { Moya.Response(statusCode: 299, data: $0.data) }
  }
}

@MainActor
@Suite(.ownProcess) struct MoyaTests {
  @Test func `plugins are called in their order, and change what is sent and what comes`() {
    let witness = Witness()
    var code: Int?
    answering(["GET https://a.example/x*": (200, "{}")]) {
      let provider = MoyaProvider<Service>(
        plugins: [witness, AccessTokenPlugin { _ in "t" }]
      )
      provider.request(.list) { code = try? $0.get().statusCode }
    }
    expect(
      witness.lines,
      equals: ["prepare", "send A=1 Authorization=Bearer t B=2", "receive 200", "process"]
    )
    expect(code, equals: 299)
  }

  @Test func `closures make the end and the request`() {
    var addresses: [String] = []
    answering(["GET https://a.example/x*": (200, "{}")]) {
      let provider = MoyaProvider<Service>(
        endpointClosure: { target in
          MoyaProvider.defaultEndpointMapping(for: target).adding(newHTTPHeaderFields: ["C": "3"])
        },
        requestClosure: { endpoint, done in
          var request = try? endpoint.urlRequest()
          request?.timeoutInterval = 7
          if let request { done(.success(request)) }
        },
        session: Session(startRequestsImmediately: false)
      )
      provider.request(.list) { result in
        guard let request = try? result.get().request else { return }
        let field = request.value(forHTTPHeaderField: "C") ?? ""
        addresses.append("\(request.url?.absoluteString ?? "") \(field) \(request.timeoutInterval)")
      }
    }
    #expect(addresses == ["https://a.example/x?page=1 3 7.0"])
  }

  @Test func `samples answer at once, later, or as an end wants`() {
    var told: [String] = []
    answering([:]) {
      MoyaProvider<Service>(stubClosure: MoyaProvider.immediatelyStub).request(.list) {
        told.append("\((try? $0.get().map([Int].self, atKeyPath: "data.items")) ?? [])")
      }
      MoyaProvider<Service>(stubClosure: MoyaProvider.delayedStub(2)).request(.list) {
        told.append("later \((try? $0.get().statusCode) ?? 0)")
      }
      let failing = MoyaProvider<Service>(
        endpointClosure: { target in
          Endpoint(
            url: "https://a.example",
            sampleResponseClosure: { .networkResponse(401, Data()) },
            method: .get,
            task: .requestPlain,
            httpHeaderFields: nil
          )
        },
        stubClosure: MoyaProvider.immediatelyStub
      )
      failing.request(.list) { told.append("\((try? $0.get().statusCode) ?? 0)") }
      told.append("now")
    }
    expect(told, equals: ["[1, 2]", "401", "now", "later 200"])
  }

  @Test func `a wrong code is an error with its answer`() {
    var error: MoyaError?
    answering(["POST https://a.example/x": (422, #"{"m": 1}"#)]) {
      MoyaProvider<Service>().request(.send(["k": "v"])) { result in
        if case .failure(let found) = result { error = found }
      }
    }
    expect(error?.response?.statusCode, equals: 422)
    #expect(error?.response?.data == Data(#"{"m": 1}"#.utf8))
    #expect(error?.response?.request?.httpBody == Data(#"{"k":"v"}"#.utf8))
  }

  @Test func `equal requests that are under way share one answer`() {
    var answers = 0
    let witness = Witness()
    answering(["GET https://a.example/x*": (200, "{}")]) {
      let provider = MoyaProvider<Service>(plugins: [witness], trackInflights: true)
      for _ in 0..<3 { provider.request(.list) { _ in answers += 1 } }
    }
    expect(answers, equals: 3)
    expect(witness.lines.filter { $0.hasPrefix("send") }.count, equals: 1)
  }

  @Test func `a cancelled request fails, and the last progress has the answer`() {
    var told: [String] = []
    answering(["GET https://a.example/x*": (200, "{}")]) {
      let provider = MoyaProvider<Service>()
      provider.request(.list) { if case .failure = $0 { told.append("cancelled") } }.cancel()
      provider.request(.list, progress: { told.append("\($0.progress) \($0.completed)") }) { _ in }
    }
    expect(told, equals: ["cancelled", "1.0 false", "1.0 true"])
  }

  @Test func `streams and publishers ask when somebody listens`() {
    var told: [String] = []
    var kept: Set<AnyCancellable> = []
    let bag = DisposeBag()
    answering(["GET https://a.example/x*": (200, #"{"n": 5}"#)]) {
      let provider = MoyaProvider<Service>()
      provider.rx.request(.list).filterSuccessfulStatusCodes().map(Int.self, atKeyPath: "n")
        .subscribe(onSuccess: { told.append("rx \($0)") }).disposed(by: bag)
      provider.rx.requestWithProgress(.list).filterCompleted()
        .subscribe(onNext: { told.append("progress \($0.statusCode)") }).disposed(by: bag)
      provider.requestPublisher(.list).map(Int.self, atKeyPath: "n")
        .sink(receiveCompletion: { _ in }, receiveValue: { told.append("combine \($0)") })
        .store(in: &kept)
    }
    expect(told, equals: ["rx 5", "progress 200", "combine 5"])
  }
}

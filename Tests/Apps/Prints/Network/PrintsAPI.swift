// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import Moya

enum PrintsAPI {
  case latest(page: Int)
  case print(id: Int)
}

extension PrintsAPI: TargetType {
  var baseURL: URL { URL(string: "https://api.prints.example.org/v1")! }

  var path: String {
    switch self {
    case .latest: return "/prints"
    case .print(let id): return "/prints/\(id)"
    }
  }

  var method: Moya.Method { .get }

  var sampleData: Data { Data() }

  var task: Task {
    switch self {
    case .latest(let page):
      return .requestParameters(
        parameters: ["page": page, "per_page": 20],
        encoding: URLEncoding.default
      )
    case .print: return .requestPlain
    }
  }

  var headers: [String: String]? { ["Accept": "application/json"] }
}

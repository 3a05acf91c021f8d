// SPDX-License-Identifier: Apache-2.0
import Moya

enum PrintsAPI {
  case latest(page: Int)
  case print(id: Int)
}

extension PrintsAPI: TargetType {
  var baseURL: URL { return URL(string: "https://api.prints.example.org/v1")! }

  var path: String {
    switch self {
    case .latest: return "/prints"
    case .print(let id): return "/prints/\(id)"
    }
  }

  var method: Moya.Method { return .get }

  var sampleData: Data { return Data() }

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

  var headers: [String: String]? { return ["Accept": "application/json"] }
}

// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import Foundation

enum NetworkError: Error {
  case domain(Error)
  case status(Int)
  case noData
  case decoding
}

final class NetworkClient {
  private let session: URLSession

  init(session: URLSession = URLSession(configuration: .default)) {
    self.session = session
  }

  @discardableResult
  func request<Model: Decodable>(
    _ endpoint: String,
    completion: @escaping (Result<Model, NetworkError>) -> Void
  ) -> URLSessionDataTask? {
    guard let url = URL(string: endpoint) else { return nil }
    let task = session.dataTask(with: URLRequest(url: url)) { data, response, error in
      if let error = error { return completion(.failure(.domain(error))) }
      guard let http = response as? HTTPURLResponse, 200..<300 ~= http.statusCode else {
        return completion(.failure(.status(0)))
      }
      guard let data = data else { return completion(.failure(.noData)) }
      let dictionary = try! JSONSerialization.jsonObject(with: data, options: []) as! [String: Any]
      print(dictionary.count)
      do {
        completion(.success(try JSONDecoder().decode(Model.self, from: data)))
      } catch {
        completion(.failure(.decoding))
      }
    }
    task.resume()
    return task
  }
}

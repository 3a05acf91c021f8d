// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Answers those who watch over the server.
extension Server {
  /// The answer to `GET /health` or `GET /metrics`; `nil` for other requests.
  func tallyAnswer(to request: HTTPRequest) -> HTTPResponse? {
    let answer: (status: Int, type: String, text: String)
    switch request.path {
    case "/health":
      let health = ServerTally.health(isStopping: isStopping, isSaved: journal.failure == nil)
      answer = (health.status, "application/json", health.json + "\n")
    case "/metrics": answer = (200, PrometheusText.contentType, tally.metrics(census))
    default: return nil
    }
    guard request.method != .other else { return nil }
    let body = Array(answer.text.utf8)
    return HTTPResponse(
      status: answer.status,
      contentType: answer.type,
      headers: SecurityHeaders.all(host: request.host) + [
        HTTPResponse.Header(name: "cache-control", value: "no-store")
      ],
      body: request.method == .head ? [] : body,
      contentLength: body.count
    )
  }

  private var census: ServerCensus {
    ServerCensus(
      clients: connections.count,
      stages: session.stages.count,
      views: session.hubs.count,
      audience: session.hubs.values.reduce(0) { $0 + $1.receivers.count },
      hosts: fleet.count,
      isSaved: journal.failure == nil,
      process: OwnProcess.present,
      cluster: cluster?.census
    )
  }
}

// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation

extension MoyaProvider {
  /// Sends a request the way its task wants.
  func send(_ call: Call) {
    let (file, line) = call.place
    switch call.target.task {
    case .uploadFile(let url):
      finish(session.upload(url, with: call.request, file: file, line: line), call)
    case .uploadMultipartFormData(let parts), .uploadCompositeMultipartFormData(let parts, _):
      let form = parts.form
      finish(
        session.upload(multipartFormData: form, with: call.request, file: file, line: line),
        call
      )
    case .downloadDestination(let destination), .downloadParameters(_, _, let destination):
      let sent = session.download(call.request, file: file, line: line, to: destination)
      begin(check(sent, call), call) { sent in
        _ = sent.response(queue: call.queue) { answer in
          // What was kept in a file is no part of the answer.
          self.take(answer.response, nil, answer.error, sent, call)
        }
      }
    default: finish(session.request(call.request, file: file, line: line), call)
    }
  }

  private func check(_ sent: DownloadRequest, _ call: Call) -> DownloadRequest {
    let codes = call.target.validationType.statusCodes
    return codes.isEmpty ? sent : sent.validate(statusCode: codes)
  }

  private func finish(_ sent: DataRequest, _ call: Call) {
    let codes = call.target.validationType.statusCodes
    begin(codes.isEmpty ? sent : sent.validate(statusCode: codes), call) { sent in
      _ = sent.response(queue: call.queue) { answer in
        self.take(answer.response, answer.data, answer.error, sent, call)
      }
    }
  }

  private func begin<R: Request>(_ sent: R, _ call: Call, _ listen: (R) -> Void) {
    call.asked.inner = sent
    if let progress = call.progress {
      let tell = { (object: Progress) in progress(ProgressResponse(progress: object)) }
      if sent is UploadRequest {
        _ = sent.uploadProgress(queue: call.queue, closure: tell)
      } else {
        _ = sent.downloadProgress(queue: call.queue, closure: tell)
      }
    }
    let seen = SentRequest(sent: sent, made: call.request, session: session)
    for plugin in plugins { plugin.willSend(seen, target: call.target) }
    listen(sent)
    sent.resume()
  }

  private func take(
    _ head: AppFoundation.HTTPURLResponse?,
    _ data: Data?,
    _ error: AFError?,
    _ sent: Request,
    _ call: Call
  ) {
    let response = head.map {
      Response(
        statusCode: $0.statusCode,
        data: content(data ?? Data(), call),
        request: sent.request,
        response: $0
      )
    }
    let result: Result<Response, MoyaError> =
      if let error {
        .failure(.underlying(error, response))
      } else if let response {
        .success(response)
      } else {
        .failure(.underlying(URLError(.unknown), nil))
      }
    if case .success(let response) = result {
      call.progress?(ProgressResponse(progress: sent.downloadProgress, response: response))
    }
    receive(result, call.target, call.finish)
  }

  /// A sample of the author's own is better than what is invented.
  private func content(_ data: Data, _ call: Call) -> Data {
    guard Invention.request(of: data) != nil else { return data }
    let sample = call.target.sampleData
    return sample.isEmpty ? data : sample
  }
}

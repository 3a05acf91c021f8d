// SPDX-License-Identifier: Apache-2.0
import AppFoundation
public import Foundation

/// A request that sends content.
open class UploadRequest: DataRequest, @unchecked Sendable {
  public enum Uploadable: @unchecked Sendable {
    case data(Data)
    case file(URL, shouldRemove: Bool)
    case stream(InputStream)
  }

  private let make: () throws -> Uploadable
  public private(set) var uploadable: Uploadable?

  init(
    _ owner: Session,
    _ interceptor: (any RequestInterceptor)?,
    _ place: (file: String, line: Int),
    _ initial: @escaping () throws -> AppFoundation.URLRequest,
    _ make: @escaping () throws -> Uploadable
  ) {
    self.make = make
    super.init(owner, interceptor, place, initial)
  }

  override func perform() {
    do {
      let made = try make()
      uploadable = made
      owner.tell { $0.request(self, didCreateUploadable: made) }
      super.perform()
    } catch {
      tryAgain(or: error.asAFError(or: .createUploadableFailed(error: error)))
    }
  }

  override func makeTask(
    _ request: AppFoundation.URLRequest,
    _ session: AppFoundation.URLSession
  ) -> AppFoundation.URLSessionTask {
    let body: Data =
      switch uploadable {
      case .data(let data): data
      case .file(let url, _):
        (try? AppCalls.content(of: url, [], file: #fileID, line: #line)) ?? Data()
      case .stream(let stream): Self.all(of: stream)
      case nil: Data()
      }
    return session.uploadTask(with: request, from: body) { data, _, error in
      self.take(data, sent: body.count, error)
    }
  }

  static func all(of stream: InputStream) -> Data {
    stream.open()
    defer { stream.close() }
    var all = Data()
    var part = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = stream.read(&part, maxLength: part.count)
      guard count > 0 else { return all }
      all.append(contentsOf: part[..<count])
    }
  }
}

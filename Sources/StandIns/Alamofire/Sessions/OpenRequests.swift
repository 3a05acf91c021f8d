// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The requests of a session that have no answer yet; any thread may add and remove some.
final class OpenRequests: @unchecked Sendable {
  private let lock = NSLock()
  private var requests: [Request] = []

  var all: [Request] { lock.withLock { requests } }

  func add(_ request: Request) { lock.withLock { requests.append(request) } }
  func remove(_ request: Request) { lock.withLock { requests.removeAll { $0 === request } } }
}

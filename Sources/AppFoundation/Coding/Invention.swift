// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// Answers whose values are invented when they are decoded.
///
/// Such an answer is an empty JSON object, behind which spaces and tabs spell a number. So it is a
/// valid answer for whoever reads it as JSON, and it survives being copied, kept or made a text.
package enum Invention {
  /// What was asked for.
  package struct Request: Hashable, Sendable {
    /// The method.
    package var method: String
    /// The address.
    package var address: String
    /// The line that asked, if it is known.
    package var place: SourcePlace?

    /// Method and address.
    package var words: String { "\(method) \(address)" }

    /// Makes a request.
    package init(method: String, address: String, place: SourcePlace? = nil) {
      (self.method, self.address, self.place) = (method, address, place)
    }
  }

  private static let opening: [UInt8] = Array("{}\n\t \t\t \t\n".utf8)
  private static let bits = 32
  private static let (zero, one) = (UInt8(ascii: " "), UInt8(ascii: "\t"))
  private static let lock = NSLock()
  private nonisolated(unsafe) static var requests: [Request] = []
  private nonisolated(unsafe) static var numbers: [Request: Int] = [:]
  /// The most different requests that are told apart.
  private static let capacity = 10_000

  /// The answer to a request.
  package static func data(for request: Request) -> Data {
    let number = lock.withLock {
      if let known = numbers[request] { return known }
      let number = min(requests.count, capacity - 1)
      if requests.count < capacity { requests.append(request) }
      numbers[request] = number
      return number
    }
    let spelled = (0..<bits).map { number >> $0 & 1 == 1 ? one : zero }
    return Data(opening + spelled)
  }

  /// The request to which some data are an invented answer; `nil` for other data.
  package static func request(of data: Data) -> Request? {
    guard data.count == opening.count + bits, data.starts(with: opening) else { return nil }
    let number = data.suffix(bits).enumerated().reduce(0) { sum, bit in
      sum | (bit.element == one ? 1 << bit.offset : 0)
    }
    return lock.withLock { requests.indices.contains(number) ? requests[number] : nil }
  }

  /// FNV-1a: the same number for a text in every process.
  package static func hash(_ text: String) -> UInt64 {
    let (start, prime): (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x100_0000_01b3)
    return text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* prime }
  }
}

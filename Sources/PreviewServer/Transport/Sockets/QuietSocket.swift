// SPDX-License-Identifier: Apache-2.0
import Glibc

/// A socket that has not sent its first request yet.
///
/// It costs a few bytes: only a whole request is given to the library.
final class QuietSocket: PollTarget {
  /// The result of reading.
  enum Outcome {
    /// The head of the first request, and the bytes that came after it.
    case request(head: [UInt8], rest: [UInt8])
    case tooLong
    case ended
  }

  /// The longest head of a request, in bytes.
  private static let headBytes = 8 * 1024
  private static let headEnd: [UInt8] = Array("\r\n\r\n".utf8)

  let descriptor: Int32
  /// The number of the socket in `Admission`.
  let id: UInt64
  private var bytes: [UInt8] = []
  private let finish: (QuietSocket, Outcome) -> Void
  private var key: Poller.Key?

  init(_ descriptor: Int32, id: UInt64, finish: @escaping (QuietSocket, Outcome) -> Void) {
    self.descriptor = descriptor
    self.id = id
    self.finish = finish
  }

  /// Polls the socket from now on.
  func join(_ poller: Poller) -> Bool {
    key = poller.add(descriptor, self)
    return key != nil
  }

  /// Stops polling; somebody else owns the descriptor from now on.
  func release(_ poller: Poller) {
    guard let key else { return }
    self.key = nil
    poller.release(key, descriptor)
  }

  /// Stops polling and closes the descriptor.
  func close(_ poller: Poller) {
    guard let key else { return }
    self.key = nil
    poller.remove(key, descriptor)
  }

  func ready(toRead: Bool, toWrite: Bool) {
    guard key != nil else { return }
    let place = bytes.count
    bytes += repeatElement(0, count: Self.headBytes - place)
    let count = bytes.withUnsafeMutableBytes { buffer in
      recv(descriptor, buffer.baseAddress?.advanced(by: place), buffer.count - place, 0)
    }
    guard count > 0 else {
      bytes.removeLast(Self.headBytes - place)
      if count < 0, errno == EAGAIN || errno == EINTR { return }
      return finish(self, .ended)
    }
    bytes.removeLast(Self.headBytes - place - count)
    search(from: max(0, place - Self.headEnd.count + 1))
  }

  private func search(from start: Int) {
    let end = Self.headEnd
    var place = start
    while place + end.count <= bytes.count {
      if bytes[place] == end[0], bytes[place..<(place + end.count)].elementsEqual(end) {
        let length = place + end.count
        return finish(
          self,
          .request(head: Array(bytes[..<length]), rest: Array(bytes[length...]))
        )
      }
      place += 1
    }
    if bytes.count >= Self.headBytes { finish(self, .tooLong) }
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// The host's end of the stream to its server.
///
/// Reading never waits. Bytes that the kernel does not accept are kept and written later.
final class HostSocket {
  /// The stream broke in another way than by the end of its peer.
  struct StreamError: Error {
    var code: Int32

    /// The system's description of the error.
    var message: String { String(cString: strerror(code)) }
  }

  /// The result of a wait.
  struct Readiness {
    var readable: Bool
    var writable: Bool
  }

  private static let chunkBytes = 256 * 1024
  /// Written bytes are removed from the buffer when there are at least this many.
  private static let compactionBytes = 1024 * 1024

  private let descriptor: Int32
  private var outbound = Data()
  private var written = 0
  private var chunk = [UInt8](repeating: 0, count: HostSocket.chunkBytes)

  /// Uses an open stream socket.
  ///
  /// - Throws: `StreamError` when the descriptor is no stream socket.
  init(descriptor: Int32) throws(StreamError) {
    self.descriptor = descriptor
    var kind: CInt = 0
    var length = socklen_t(MemoryLayout<CInt>.size)
    guard getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &kind, &length) == 0 else {
      throw StreamError(code: errno)
    }
    let flags = fcntl(descriptor, F_GETFL)
    guard flags >= 0, fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) == 0 else {
      throw StreamError(code: errno)
    }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// The number of bytes that wait to be written.
  var pendingBytes: Int { outbound.count - written }

  /// Queues bytes for writing.
  func send(_ bytes: [UInt8]) { outbound.append(contentsOf: bytes) }

  /// Writes as many bytes as the kernel accepts now.
  ///
  /// - Returns: `false` when the peer is gone.
  func flush() throws(StreamError) -> Bool {
    while written < outbound.count {
      let count = outbound.withUnsafeBytes { bytes in
        write(descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        break
      } else if errno == EPIPE || errno == ECONNRESET {
        return false
      } else if errno != EINTR {
        throw StreamError(code: errno)
      }
    }
    compact()
    return true
  }

  private func compact() {
    if written == outbound.count {
      outbound.removeAll(keepingCapacity: outbound.count < Self.compactionBytes)
      written = 0
    } else if written >= Self.compactionBytes {
      outbound = Data(outbound.dropFirst(written))
      written = 0
    }
  }

  /// Calls `receive` with all arrived bytes, in chunks.
  ///
  /// - Returns: `false` when the peer is gone.
  func read(_ receive: (ArraySlice<UInt8>) throws -> Void) throws -> Bool {
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count > 0 {
        try receive(chunk[..<count])
        if count < chunk.count { return true }
      } else if count == 0 || errno == ECONNRESET {
        return false
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        return true
      } else if errno != EINTR {
        throw StreamError(code: errno)
      }
    }
  }

  /// Waits until bytes can be read, or written if some wait, at most for the given time.
  ///
  /// - Returns: `nil` when the time is over.
  func wait(atMostMs patience: Int32?) throws(StreamError) -> Readiness? {
    let events = POLLIN | (pendingBytes > 0 ? POLLOUT : 0)
    var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    var count = poll(&entry, 1, patience ?? -1)
    while count < 0 {
      guard errno == EINTR else { throw StreamError(code: errno) }
      count = poll(&entry, 1, patience ?? -1)
    }
    guard count > 0 else { return nil }
    let ends = POLLHUP | POLLERR | POLLNVAL
    return Readiness(
      readable: Int32(entry.revents) & (POLLIN | ends) != 0,
      writable: Int32(entry.revents) & POLLOUT != 0
    )
  }
}

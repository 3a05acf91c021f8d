// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// Reads input files within bounds.
enum FileReader {
  /// The reason why a file cannot be read.
  enum ReadError: Error, Equatable {
    case missing
    /// The file exists but cannot be read; the text says why.
    case unreadable(String)
  }

  /// Reads the whole of a regular file.
  static func read(_ path: String, bound: Int) throws(ReadError) -> Data {
    // Without O_NONBLOCK, opening a named pipe would wait for a writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { throw .missing }
      throw .unreadable(String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable("it is not a file")
    }
    guard status.st_size <= bound else {
      throw .unreadable("it has \(status.st_size) bytes, but may have at most \(bound)")
    }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size) + 1)
    var count = 0
    while count < bytes.count {
      let step = bytes.withUnsafeMutableBytes { buffer in
        Glibc.read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      }
      if step == 0 { break }
      if step < 0, errno != EINTR { throw .unreadable(String(cString: strerror(errno))) }
      count += max(0, step)
    }
    return Data(bytes[..<min(count, Int(status.st_size))])
  }
}

// SPDX-License-Identifier: Apache-2.0
import CZlib

/// Compresses answers for browsers.
enum Gzip {
  /// Asks zlib for the header and trailer of gzip around the data, with its largest window.
  private static let window = 15 + 16
  /// Less than a thousandth longer than the slowest level makes the page, in three quarters of its time.
  private static let level: Int32 = 6
  /// How much memory zlib takes; its own default.
  private static let memory: Int32 = 8

  /// The bytes as a gzip file without a name or time, so that equal bytes have equal forms; `nil` if it is not shorter.
  static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    let start = deflateInit2_(
      &stream,
      level,
      Z_DEFLATED,
      Int32(window),
      memory,
      Z_DEFAULT_STRATEGY,
      ZLIB_VERSION,
      size
    )
    guard start == Z_OK, bytes.count < Int(UInt32.max) else { return nil }
    defer { deflateEnd(&stream) }
    var input = bytes
    var output = [UInt8](repeating: 0, count: bytes.count)
    let end = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        // Where the output is full, the form is not shorter.
        return deflate(&stream, Z_FINISH)
      }
    }
    guard end == Z_STREAM_END, stream.total_out < bytes.count else { return nil }
    return Array(output.prefix(Int(stream.total_out)))
  }
}

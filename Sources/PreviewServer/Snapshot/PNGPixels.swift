// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation

/// Reads PNG files in memory.
enum PNGPixels {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// Where width and height are: after the signature, and the length and name of the first chunk.
  private static let sides = 16..<24

  /// The number of pixels; 0 for what is no PNG file.
  static func area(_ bytes: [UInt8]) -> Int {
    guard bytes.count > sides.upperBound, bytes.starts(with: signature) else { return 0 }
    let numbers = bytes[sides].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let (width, height) = (Int(numbers >> 32), Int(numbers & 0xFFFF_FFFF))
    let (area, isTooLarge) = width.multipliedReportingOverflow(by: height)
    return isTooLarge ? .max : area
  }

  private struct Rest {
    var bytes: UnsafeRawBufferPointer
  }

  /// The picture; `nil` if it is broken.
  static func surface(_ bytes: [UInt8]) -> OpaquePointer? {
    let surface = bytes.withUnsafeBytes { bytes in
      var rest = Rest(bytes: bytes)
      return cairo_image_surface_create_from_png_stream(
        { source, target, count in
          guard let source, let target else { return CAIRO_STATUS_READ_ERROR }
          let rest = source.assumingMemoryBound(to: Rest.self)
          guard rest.pointee.bytes.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
          let part = rest.pointee.bytes.prefix(Int(count))
          UnsafeMutableRawBufferPointer(start: target, count: part.count).copyBytes(from: part)
          let left = rest.pointee.bytes.dropFirst(part.count)
          rest.pointee.bytes = UnsafeRawBufferPointer(rebasing: left)
          return CAIRO_STATUS_SUCCESS
        },
        &rest
      )
    }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }
}

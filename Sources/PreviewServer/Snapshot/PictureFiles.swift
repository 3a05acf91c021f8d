// SPDX-License-Identifier: Apache-2.0
import CCairo
import CJPEG
import Foundation
import StageProtocol

/// The pictures that a painter shows, each read in the size in which it is shown: PNG and JPEG.
///
/// What is in another format, too large, or too much together is not read, so that a folder of huge
/// pictures takes a second or two, and little memory.
final class PictureFiles {
  /// The greatest length of a file, and of all that are read, in bytes.
  private static let mostBytes = 16 << 20
  private static let mostBytesTogether = 128 << 20
  /// The greatest number of pixels of a picture, and of all that are read.
  private static let mostPixels = 50_000_000
  private static let mostPixelsTogether = 400_000_000
  private static let examples = "/examples/"

  private struct Size: Hashable {
    var name: String
    var width: Int32
    var height: Int32
  }

  private let besides: [String: String]
  private let examples: String?
  private var surfaces: [Size: OpaquePointer?] = [:]
  private var bytesLeft = mostBytesTogether
  private var pixelsLeft = mostPixelsTogether

  /// Finds pictures.
  ///
  /// - Parameters:
  ///   - roots: the files and folders beside which a source's pictures are.
  ///   - examples: the folder of the gallery, whose pictures stand for those by address.
  init(beside roots: [String], examples: String?) {
    let pictures = SourcePicture.beside(roots).map { ($0.path, $0.file) }
    besides = Dictionary(pictures) { $1 }
    self.examples = examples
  }

  /// The files and folders that are read.
  var places: [String] { Array(besides.values) + [examples].compactMap(\.self) }

  deinit { for case let surface? in surfaces.values { cairo_surface_destroy(surface) } }

  /// A picture by its path on the server; `nil` if there is none that can be shown.
  ///
  /// The picture covers a place of `width` by `height` pixels, unless its file is smaller.
  func surface(named name: String, width: Double, height: Double) -> OpaquePointer? {
    let sides = [width, height].map { Int32(max(1, min($0, Double(Int16.max))).rounded(.up)) }
    let size = Size(name: name, width: sides[0], height: sides[1])
    if let known = surfaces[size] { return known }
    let surface = bytes(of: name).flatMap { read($0, size) }
    surfaces[size] = .some(surface)
    return surface
  }

  private func file(named name: String) -> String? {
    if let file = besides[name] { return file }
    guard let examples, name.hasPrefix(Self.examples) else { return nil }
    let parts = name.dropFirst(Self.examples.count).split(separator: "/")
    return parts.contains("..") ? nil : ([examples] + parts.map(String.init)).joined(separator: "/")
  }

  private func bytes(of name: String) -> [UInt8]? {
    guard let handle = file(named: name).flatMap(FileHandle.init(forReadingAtPath:)),
      let data = try? handle.read(upToCount: Self.mostBytes + 1),
      data.count <= min(Self.mostBytes, bytesLeft)
    else { return nil }
    bytesLeft -= data.count
    return [UInt8](data)
  }

  private func read(_ bytes: [UInt8], _ size: Size) -> OpaquePointer? {
    let isJPEG = bytes.starts(with: [0xFF, 0xD8])
    let area = isJPEG ? Int(tessera_jpeg_area(bytes, bytes.count)) : PNGPixels.area(bytes)
    guard area > 0, area <= min(Self.mostPixels, pixelsLeft) else { return nil }
    pixelsLeft -= area
    return isJPEG ? jpeg(bytes, size) : PNGPixels.surface(bytes).flatMap { Self.shrunk($0, size) }
  }

  private func jpeg(_ bytes: [UInt8], _ size: Size) -> OpaquePointer? {
    var picture = tessera_jpeg()
    guard tessera_jpeg_read(bytes, bytes.count, size.width, size.height, &picture) == 1 else {
      return nil
    }
    defer { free(picture.pixels) }
    let whole = cairo_image_surface_create_for_data(
      picture.pixels,
      CAIRO_FORMAT_RGB24,
      picture.width,
      picture.height,
      cairo_format_stride_for_width(CAIRO_FORMAT_RGB24, picture.width)
    )
    return Self.shrunk(whole, size)
  }

  /// A copy that just covers its place, if the picture is larger; the picture is released.
  private static func shrunk(_ picture: OpaquePointer?, _ size: Size) -> OpaquePointer? {
    defer { cairo_surface_destroy(picture) }
    let width = Double(cairo_image_surface_get_width(picture))
    let height = Double(cairo_image_surface_get_height(picture))
    let share = min(1, max(Double(size.width) / width, Double(size.height) / height))
    let copy = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32,
      Int32((width * share).rounded(.up)),
      Int32((height * share).rounded(.up))
    )
    let context = cairo_create(copy)
    cairo_scale(context, share, share)
    cairo_set_source_surface(context, picture, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    // Beyond the edge there is the edge, or else it would be half transparent.
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_paint(context)
    cairo_destroy(context)
    return copy
  }
}

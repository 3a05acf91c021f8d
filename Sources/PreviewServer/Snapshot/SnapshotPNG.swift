// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import StageProtocol

/// Paints a picture as PNG.
enum SnapshotPNG {
  /// The greatest number of pixels of a side; cairo has this limit.
  private static let mostPixels = 32_767.0
  /// The greatest number of pixels; each needs four bytes.
  private static let mostArea = 256.0 * 1024 * 1024

  /// Allows one picture at a time: cairo keeps data about fonts for all threads, and they are reset
  /// after each picture.
  private static let turn = NSLock()

  /// The file's bytes, with `scale` pixels for each point.
  ///
  /// `fonts` is the folder of the page's fonts. Without `pictures`, the file has their backgrounds.
  static func bytes(
    of picture: SnapshotPicture,
    scale: Double,
    fonts: String?,
    pictures: PictureFiles? = nil
  ) throws(CommandFailure) -> Data {
    turn.lock()
    defer { turn.unlock() }
    return try painted(picture, scale: scale, fonts: fonts, pictures: pictures)
  }

  private static func painted(
    _ picture: SnapshotPicture,
    scale: Double,
    fonts: String?,
    pictures: PictureFiles?
  ) throws(CommandFailure) -> Data {
    let width = max(1, (picture.rect.width * scale).rounded(.up))
    let height = max(1, (picture.rect.height * scale).rounded(.up))
    guard width <= mostPixels, height <= mostPixels, width * height <= mostArea else {
      throw CommandFailure(
        reason: .cannotWrite,
        message: "a picture of \(Int(width)) by \(Int(height)) pixels is too big for PNG; leave "
          + "out --all, use a smaller --scale, or write SVG"
      )
    }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface)
    else { throw failure("there is not enough memory for the picture") }
    let typeface = PictureFonts(folder: fonts)
    var painter = PicturePainter(context: context, fonts: typeface, pictures: pictures)
    painter.paint(picture, scale: scale)
    cairo_destroy(context)
    let result = Output()
    let status = cairo_surface_write_to_png_stream(
      surface,
      { target, bytes, count in
        guard let target, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        let output = Unmanaged<Output>.fromOpaque(target).takeUnretainedValue()
        output.data.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      },
      Unmanaged.passUnretained(result).toOpaque()
    )
    guard status == CAIRO_STATUS_SUCCESS else {
      throw failure(String(cString: cairo_status_to_string(status)))
    }
    return result.data
  }

  private static func failure(_ words: String) -> CommandFailure {
    CommandFailure(reason: .cannotWrite, message: "the PNG cannot be made: \(words)")
  }

  /// Collects the bytes that the library writes; the C function gets a reference.
  private final class Output {
    var data = Data()
  }
}

// SPDX-License-Identifier: Apache-2.0
import CCairo

/// A blurred shape, as a surface of opacities: cairo itself has no blur.
///
/// - Source: three means of neighbours, one after the other, come within three per cent of the bell curve of a blur; how
///   wide they are is the usual choice for its standard deviation.
struct SoftMask {
  /// A blur of less than this is not seen, in pixels.
  static let leastDeviation = 0.3
  /// How far a blur reaches, in standard deviations.
  private static let reach = 3.0
  private static let passes = 3

  /// The rectangle of the surface, in whole pixels.
  struct Area: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// The pixels that two rectangles touch in both; `nil` for none, and for more than cairo takes.
    init?(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
      guard right > left, bottom > top, right - left < Self.most, bottom - top < Self.most,
        abs(left) < Self.farthest, abs(top) < Self.farthest
      else { return nil }
      (x, y) = (Int(left.rounded(.down)), Int(top.rounded(.down)))
      (width, height) = (Int(right.rounded(.up)) - x, Int(bottom.rounded(.up)) - y)
    }

    private static let most = 16_000.0
    private static let farthest = 1e8
  }

  /// How far a blur reaches beyond its shape, in pixels.
  static func margin(of deviation: Double) -> Double { (deviation * reach).rounded(.up) }

  /// Makes an opaque shape's blurred opacities; the caller destroys the surface.
  ///
  /// - Parameters:
  ///   - area: The pixels that are wanted, of the surface on which the shape would be painted.
  ///   - deviation: The standard deviation of the blur, in pixels.
  ///   - paint: Paints the shape into a context whose pixels are those of that surface.
  /// - Returns: The opacities; `nil` without memory for them.
  static func surface(
    _ area: Area,
    deviation: Double,
    _ paint: (OpaquePointer) -> Void
  ) -> OpaquePointer? {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(area.width), Int32(area.height))
    guard let surface, let context = cairo_create(surface) else { return nil }
    cairo_translate(context, -Double(area.x), -Double(area.y))
    paint(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    if let bytes = cairo_image_surface_get_data(surface) {
      let stride = Int(cairo_image_surface_get_stride(surface))
      let all = UnsafeMutableBufferPointer(start: bytes, count: stride * area.height)
      for width in widths(of: deviation) {
        for row in 0..<area.height {
          mean(all, from: row * stride, step: 1, count: area.width, over: width)
        }
        for column in 0..<area.width {
          mean(all, from: column, step: stride, count: area.height, over: width)
        }
      }
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }

  /// Of how many pixels the means are, which are odd numbers.
  static func widths(of deviation: Double) -> [Int] {
    let square = 12 * deviation * deviation
    let count = Double(passes)
    var lower = Int((square / count + 1).squareRoot())
    if lower % 2 == 0 { lower -= 1 }
    let low = Double(lower)
    let short = ((square - count * low * low - 4 * count * low - 3 * count) / (-4 * low - 4))
      .rounded()
    return (0..<passes).map { Double($0) < short ? lower : lower + 2 }
  }

  /// Puts in place of each byte of a line the mean of it and its neighbours; there is nothing beyond the line.
  private static func mean(
    _ bytes: UnsafeMutableBufferPointer<UInt8>,
    from start: Int,
    step: Int,
    count: Int,
    over width: Int
  ) {
    let half = width / 2
    guard half > 0 else { return }
    let line = (0..<count).map { bytes[start + $0 * step] }
    var sum = line.prefix(half).reduce(0) { $0 + Int($1) }
    for index in 0..<count {
      if index + half < count { sum += Int(line[index + half]) }
      bytes[start + index * step] = UInt8((sum + half) / width)
      if index >= half { sum -= Int(line[index - half]) }
    }
  }
}

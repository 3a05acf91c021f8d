// SPDX-License-Identifier: Apache-2.0
import CCairo
import Expectations
import Testing

@testable import PreviewServer

/// Blurred shapes of PNG files.
@Suite struct SoftMaskTests {
  @Test func `a sharp edge becomes a slope as wide as the deviation says`() throws {
    let area = try #require(SoftMask.Area(100, 0, 160, 60))
    let mask = SoftMask.surface(area, deviation: 5) { context in
      // The left half of the area.
      cairo_rectangle(context, 100, 0, 30, 60)
      cairo_fill(context)
    }
    let surface = try #require(mask)
    defer { cairo_surface_destroy(surface) }
    let bytes = try #require(cairo_image_surface_get_data(surface))
    let row = 30 * Int(cairo_image_surface_get_stride(surface))
    let values = (0..<60).map { Int(bytes[row + $0]) }
    #expect(values[14] == 255 && values[50] == 0)
    // Both sides of the edge together are opaque, and a bell curve has 13.6 % beyond 1.1 deviations.
    #expect(abs(values[29] + values[30] - 255) <= 3)
    #expect(abs(values[35] - 35) <= 8)
    let seen = values.dropFirst(14)
    expect(Array(seen), equals: seen.sorted(by: >))
  }

  @Test func `three means have about the deviation of the blur`() {
    // The variance of a mean over n pixels is (n² − 1) / 12: 6.67, 6.67 and 10 of 25.
    expect(SoftMask.widths(of: 5), equals: [9, 9, 11])
    expect(SoftMask.widths(of: 0.6), equals: [1, 1, 3])
  }

  @Test func `the area has whole pixels, and none where nothing is`() {
    let area = SoftMask.Area(0.5, -1.5, 10, 3)
    #expect(area?.x == 0 && area?.width == 10 && area?.y == -2 && area?.height == 5)
    expect(SoftMask.Area(4, 0, 4, 9) == nil)
    expect(SoftMask.Area(0, 0, .infinity, 9) == nil)
  }
}

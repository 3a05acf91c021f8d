// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// The sizes of encoded pictures.
@MainActor
@Suite(.ownProcess) struct PictureHeaderTests {
  private func size(_ bytes: [UInt8], scale: CGFloat = 1) -> CGSize? {
    UIImage(data: Data(bytes), scale: scale)?.size
  }

  @Test func `a PNG says its size in its first chunk`() {
    let png: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 1, 44, 0, 0, 0, 100, 8, 6, 0, 0, 0]
    expect(size(png), equals: CGSize(width: 300, height: 100))
    expect(size(png, scale: 2), equals: CGSize(width: 150, height: 50))
    expect(size(Array(png.dropLast(8))), equals: nil)
  }

  @Test func `GIF and BMP count from the small end`() {
    expect(size(Array("GIF89a".utf8) + [64, 1, 240, 0]), equals: CGSize(width: 320, height: 240))
    var bitmap = Array("BM".utf8) + [UInt8](repeating: 0, count: 24)
    bitmap.replaceSubrange(18..<26, with: [10, 0, 0, 0, 0xEC, 0xFF, 0xFF, 0xFF])
    expect(size(bitmap), equals: CGSize(width: 10, height: 20))
  }

  @Test func `a JPEG says its size in a frame after other segments`() {
    let jpeg: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC4, 0, 3, 9, 0xFF, 0xC2, 0, 17, 8, 0, 120, 1, 0,
      3,
    ]
    expect(size(jpeg), equals: CGSize(width: 256, height: 120))
    expect(size([0xFF, 0xD8, 0xFF, 0xE0, 0, 0]), equals: nil)
  }

  @Test func `WebP has three forms`() {
    func riff(_ form: Character, _ rest: [UInt8]) -> [UInt8] {
      Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8\(form)".utf8) + [0, 0, 0, 0] + rest
    }
    // Extended format: four bytes of flags, then both sides minus one.
    expect(
      size(riff("X", [0, 0, 0, 0, 99, 0, 0, 49, 0, 0])),
      equals: CGSize(width: 100, height: 50)
    )
    // Lossless format: a mark, then 14 bits for each side minus one: 8 × 4 pixels are 7 and 3 <<
    // 14.
    expect(size(riff("L", [0x2F, 7, 0xC0, 0, 0])), equals: CGSize(width: 8, height: 4))
    // Lossy format: three bytes of frame tag, three of start code.
    expect(
      size(riff(" ", [0, 0, 0, 0x9D, 0x01, 0x2A, 16, 0, 9, 0])),
      equals: CGSize(width: 16, height: 9)
    )
  }

  @Test func `what is no picture has no size`() {
    expect(size([]), equals: nil)
    expect(size(Array("hello, world, this is text".utf8)), equals: nil)
    expect(UIImage().size, equals: .zero)
  }
}
